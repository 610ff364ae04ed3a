/** `Example Bank <clients@example.be>` or `clients@example.be`. */
const ADDRESS = /^(?:[^<>\r\n]*<)?([^\s<>@]+@([^\s<>@]+\.[^\s<>@]+|localhost))>?$/;

const domainOf = (text: string): string | null => ADDRESS.exec(text.trim())?.[2]?.toLowerCase() ?? null;

interface Sender {
  readonly MAIL_FROM: string;
  readonly MAIL_REPLY_TO: string;
  readonly MAIL_ENVELOPE_FROM: string;
}

/**
 * Why receivers would reject or distrust the sender, or null. SPF is checked for the domain of the envelope, and DMARC wants it to be
 * that of `From`, or a subdomain of it (RFC 7489, 3.1.2); an answer that goes elsewhere is a mark of fraud.
 */
export function senderFault({ MAIL_FROM, MAIL_REPLY_TO, MAIL_ENVELOPE_FROM }: Sender): string | null {
  const from = domainOf(MAIL_FROM);
  if (MAIL_FROM !== "" && from === null)
    return "setting MAIL_FROM is not an address, such as Example Bank <clients@example.be>";
  for (const [name, value] of [
    ["MAIL_REPLY_TO", MAIL_REPLY_TO] as const,
    ["MAIL_ENVELOPE_FROM", MAIL_ENVELOPE_FROM] as const,
  ]) {
    if (value === "") continue;
    const domain = domainOf(value);
    if (domain === null) return `setting ${name} is not an address`;
    const isAligned = domain === from || domain.endsWith(`.${from}`) || from?.endsWith(`.${domain}`);
    if (!isAligned) return `setting ${name} must be of the domain of MAIL_FROM, or of a subdomain of it`;
  }
  return null;
}
