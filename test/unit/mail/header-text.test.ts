import { describe, expect, it } from "vitest";
import { headerText } from "../../../src/features/mail/encode-mail.rules.ts";
import { composeCustomerMail } from "../../../src/rendering/letters/customer-mail.ts";

const decode = (header: string): string =>
  header
    .split("\r\n ")
    .map((word) => Buffer.from(/^=\?utf-8\?B\?(.*)\?=$/.exec(word)![1]!, "base64").toString())
    .join("");

describe("the text of a mail's header", () => {
  it("stays as it is where every mail program reads it", () => {
    expect(headerText("Documents for Bakkerij De Linde")).toBe("Documents for Bakkerij De Linde");
  });

  it.each(["Négoce du Café SPRL", `${"é".repeat(200)} 😀 ${"ü".repeat(80)}`])("is encoded otherwise: %s", (text) => {
    const header = headerText(text);
    expect(header).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(Math.max(...header.split("\r\n ").map((word) => word.length))).toBeLessThanOrEqual(75);
    expect(decode(header)).toBe(text);
  });
});

describe("a mail to a customer", () => {
  it("ends with how the tenant is reached, as it was written", () => {
    const compose = (contact: string | null) =>
      composeCustomerMail({
        cause: "link",
        is_review: false,
        language: "en",
        brand_name: "Bank De Zoon",
        contact,
        company_name: "Bakkerij De Linde",
        portal_url: "https://dossier.example/portal/pt_x",
        expires_at: "2026-12-24T10:00:00.000Z",
      }).text;
    const paragraphs = compose("Call us about {company}\non 02 000 00 00.").trim().split("\n\n");
    expect(paragraphs.at(-2)).toBe("Call us about {company}\non 02 000 00 00.");
    expect(paragraphs.at(-1)).toContain("Bank De Zoon");
    expect(compose(null)).not.toContain("null");
  });
});
