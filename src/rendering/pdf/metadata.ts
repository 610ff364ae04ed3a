import type { PrintableDocument } from "../document/blocks.ts";
import { withoutForbidden } from "../goaml/xml-writer.ts";
import { escapeHtml } from "../html/escape.ts";

/** The standards that a document conforms to: PDF/A-2u (ISO 19005-2) and PDF/UA-1 (ISO 14289-1). */
const CONFORMANCE = `<pdfaid:part>2</pdfaid:part>
<pdfaid:conformance>U</pdfaid:conformance>
<pdfuaid:part>1</pdfuaid:part>`;

/** PDF/A wants a description of every schema that it does not define itself, such as that of PDF/UA. */
const EXTENSION = `<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>`;

const NAMESPACES: Readonly<Record<string, string>> = {
  dc: "http://purl.org/dc/elements/1.1/",
  xmp: "http://ns.adobe.com/xap/1.0/",
  pdf: "http://ns.adobe.com/pdf/1.3/",
  pdfaid: "http://www.aiim.org/pdfa/ns/id/",
  pdfuaid: "http://www.aiim.org/pdfua/ns/id/",
  pdfaExtension: "http://www.aiim.org/pdfa/ns/extension/",
  pdfaSchema: "http://www.aiim.org/pdfa/ns/schema#",
  pdfaProperty: "http://www.aiim.org/pdfa/ns/property#",
};

/** The program that documents name as their maker. */
export const PRODUCER = "Dossier";

/** Text as both the packet and the older information dictionary can hold it. */
export const plainText = (text: string): string =>
  withoutForbidden(text.toWellFormed()).replace(/[\p{Cc}\p{Bidi_Control}]/gu, " ");

/** A document's metadata as an XMP packet (ISO 16684-1). */
export function xmpPacket({ title, subject, author, language, created_at }: PrintableDocument): string {
  const declared = Object.entries(NAMESPACES).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  const inLanguage = (text: string): string =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(plainText(text))}</rdf:li></rdf:Alt>`;
  // Info has whole seconds, and both must name the same moment.
  const date = `${new Date(created_at).toISOString().slice(0, 19)}Z`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""${declared.join("")}>
<dc:title>${inLanguage(title)}</dc:title>
<dc:description>${inLanguage(subject)}</dc:description>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(plainText(author))}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escapeHtml(language)}</rdf:li></rdf:Bag></dc:language>
<dc:format>application/pdf</dc:format>
<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<pdf:Producer>${PRODUCER}</pdf:Producer>
${CONFORMANCE}
${EXTENSION}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
