interface Content {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail as a file (RFC 5322). The same input always gives the same bytes. */
export function encodeMail(
  id: string,
  { to, subject, text }: Content,
  sender: { from: string; replyTo: string },
): string {
  const head = [
    `Message-ID: <${id}@dossier>`,
    `From: ${sender.from}`,
    `To: ${to}`,
    ...(sender.replyTo === "" ? [] : [`Reply-To: ${sender.replyTo}`]),
    `Subject: ${headerText(subject)}`,
    "Auto-Submitted: auto-generated",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
  ];
  return `${head.join("\r\n")}\r\n\r\n${text}`;
}

/** Bytes of a header's text that leave an encoded word below its limit of 75 characters. */
const WORD_BYTES = 45;

/** Text of a mail's header, which is ASCII: anything else as encoded words (RFC 2047). */
export function headerText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words: string[] = [""];
  for (const character of text) {
    const longer = words.at(-1)! + character;
    if (Buffer.byteLength(longer) > WORD_BYTES) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString("base64")}?=`).join("\r\n ");
}

/** Reads a mail that `encodeMail` wrote, to show it. */
export interface ReadMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export function decodeMail(file: string): ReadMail {
  const end = file.indexOf("\r\n\r\n");
  const head = file.slice(0, end).replaceAll(/\r\n[ \t]+/g, " ");
  const valueOf = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1]?.trimEnd() ?? "";
  return {
    from: valueOf("From"),
    to: valueOf("To"),
    subject: plainText(valueOf("Subject")),
    text: file.slice(end + 4),
  };
}

const plainText = (value: string): string =>
  value
    .replaceAll(/\?= =\?/g, "?==?")
    .replaceAll(/=\?utf-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, "base64").toString());
