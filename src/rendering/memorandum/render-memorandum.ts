import { facts, heading, panel, paragraph, text, type Block, type PrintableDocument } from "../document/blocks.ts";
import { frameDocument, masthead } from "../document/frame.ts";
import { formatTime } from "../document/format.ts";
import { toBlocks } from "../document/plain-text.ts";
import { renderHtml } from "../html/render-html.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import type { PrintAssets } from "../pdf/print-assets.model.ts";
import type { MemorandumInput } from "./memorandum.model.ts";

const JUSTIFICATION = 8;

export function renderMemorandumPdf(input: MemorandumInput, fonts: PrintAssets): Promise<Uint8Array> {
  return renderPdf(composeMemorandum(input), fonts);
}

/** One page that loads and runs nothing; serve it with `HTML_SECURITY_POLICY`. */
export function renderMemorandumHtml(input: MemorandumInput): string {
  return renderHtml(composeMemorandum(input));
}

/** The same content for both: what was signed is what is shown. */
function composeMemorandum(input: MemorandumInput): PrintableDocument {
  const { memorandum: memo, case: reported } = input;
  return frameDocument({
    brand_name: input.brand_name,
    generated_at: input.generated_at,
    sample: input.sample,
    kind: "Decision memorandum",
    subject: `Case ${reported.case_id}`,
    company_name: reported.company_name,
    footer: ["Confidential", `memorandum ${memo.memo_id}`],
    marks: memo.status === "signed" ? [] : ["DRAFT: NOT SIGNED"],
    blocks: [
      masthead("DECISION MEMORANDUM", reported.company_name, [
        reported.company_registration_number,
        reported.country,
        reported.template_name,
      ]),
      facts([
        ["Case", text(reported.case_id, "code")],
        ["Drafted by", memo.created_by],
        ["Made", formatTime(input.generated_at)],
      ]),
      ...memo.sections.toSorted((a, b) => a.number - b.number).flatMap((section) => composeSection(section, memo)),
      ...composeDissent(memo.dissenting_concerns),
      composeSignature(memo),
    ],
  });
}

function composeSection(
  section: MemorandumInput["memorandum"]["sections"][number],
  memo: MemorandumInput["memorandum"],
): Block[] {
  const content = section.number === JUSTIFICATION ? (memo.justification ?? section.content) : section.content;
  const written = toBlocks(content);
  return [
    heading(1, `${section.number}.  ${section.title}`),
    ...(written.length > 0 ? written : [paragraph("This section is empty.", "muted")]),
  ];
}

function composeDissent(concerns: string | null): Block[] {
  const written = toBlocks(concerns ?? "");
  return written.length === 0 ? [] : [heading(1, "Dissenting concerns"), ...written];
}

function composeSignature(memo: MemorandumInput["memorandum"]): Block {
  if (memo.status !== "signed" || memo.signed_by === null)
    return panel("warning", text("Not signed", "strong"), text("This memorandum can still be changed.", "muted"));
  return panel(
    "positive",
    text(`Signed by ${memo.signed_by}${memo.signed_at === null ? "" : `, ${formatTime(memo.signed_at)}`}`, "strong"),
    text("Hash of sections, justification and concerns:", "muted"),
    text(memo.content_hash ?? "", "code"),
  );
}
