import { describe, expect, it } from "vitest";
import { decodeMail, encodeMail } from "../../../src/features/mail/encode-mail.rules.ts";
import { senderFault } from "../../../src/platform/mail-sender.rules.ts";

const sender = (MAIL_FROM: string, MAIL_REPLY_TO = "", MAIL_ENVELOPE_FROM = "") =>
  senderFault({ MAIL_FROM, MAIL_REPLY_TO, MAIL_ENVELOPE_FROM });

describe("the sender of mails", () => {
  it.each([
    ["Example Bank <clients@example.be>"],
    ["clients@example.be", "kyc@example.be", "bounce@mail.example.be"],
    ["Bank <clients@mail.example.be>", "", "bounces@example.be"],
    ["Dossier <no-reply@localhost>"],
    [""],
  ])("%s %s %s is one that receivers believe", (...settings) => {
    expect(sender(...(settings as [string]))).toBeNull();
  });

  it.each([
    ["Example Bank", "", "", "MAIL_FROM"],
    ["a@example.be\r\nBcc: all@example.be", "", "", "MAIL_FROM"],
    ["clients@example.be", "clients@example.com", "", "MAIL_REPLY_TO"],
    ["clients@example.be", "", "bounce@notexample.be", "MAIL_ENVELOPE_FROM"],
    ["clients@example.be", "", "bounce", "MAIL_ENVELOPE_FROM"],
  ])("%s %s %s is refused", (from, replyTo, envelope, name) => {
    expect(sender(from, replyTo, envelope)).toContain(name);
  });
});

it("a mail file is read as it was written", () => {
  const mail = {
    to: "an@example.be",
    subject: "Échéance: überfällig, vóór 1 mei, nog een lange regel die omloopt",
    text: "a\r\n\r\nb",
  };
  const file = encodeMail("id", mail, { from: "Bank <b@example.be>", replyTo: "kyc@example.be" });
  expect(decodeMail(file)).toEqual({ from: "Bank <b@example.be>", ...mail });
  expect(file).toContain("Reply-To: kyc@example.be\r\n");
});
