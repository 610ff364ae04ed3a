import { describe, expect, it } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const letter = (title: string, ...sentences: readonly string[]) =>
  understand(
    pagesOf(`
Paysera LT UAB
Pilaitės pr. 16, Vilnius

Vilnius, 20.11.2026

${title}

${sentences.join("\n")}
IBAN: LT12 1000 0111 0100 1000
BIC: EVIULT2VXXX`),
  );

const openedBy = (title: string, ...sentences: readonly string[]) => {
  const { kind, warnings } = letter(title, ...sentences);
  expect(kind).toBe("bank_account_certificate");
  return warnings
    .filter(({ code }) => code === "account_opened_stated")
    .map(({ detail }) => /^The account was opened on (\S+)\./.exec(detail)?.[1]);
};

describe("a certificate of a bank", () => {
  it.each([
    [
      "Account confirmation",
      "We confirm that Bakkerij De Linde BV is the holder of the account below.",
      "Account opened on 18 November 2026",
    ],
    [
      "Account confirmation",
      "We confirm that Bakkerij De Linde BV is the holder of the account below.",
      "Date of opening: 18/11/2026",
    ],
    [
      "Bankattest",
      "Hierbij bevestigen wij dat Bakkerij De Linde BV titularis is van onderstaande rekening,",
      "geopend op 18 november 2026.",
    ],
    [
      "Attestation bancaire",
      "Nous attestons que Bakkerij De Linde BV est titulaire du compte suivant,",
      "ouvert auprès de notre banque le 18 novembre 2026.",
    ],
    [
      "Kontobestätigung",
      "Hiermit bestätigen wir, dass Bakkerij De Linde BV Inhaber des folgenden Kontos ist,",
      "das am 18. November 2026 eröffnet wurde.",
    ],
    [
      "Kontobestätigung",
      "Hiermit bestätigen wir, dass Bakkerij De Linde BV Inhaber des folgenden Kontos ist.",
      "Kontoeröffnung: 18.11.2026",
    ],
  ])("says when the account was opened: %s, %s %s", (title, ...sentences) => {
    expect(openedBy(title, ...sentences)).toEqual(["2026-11-18"]);
  });

  it("of two accounts says since when the first has been one", () => {
    const both = ["Account 1 opened on 2 May 2014", "Account 2 opened on 18 November 2026"];
    expect(
      openedBy(
        "Account confirmation",
        "We confirm that Bakkerij De Linde BV is the holder of the accounts below.",
        ...both,
      ),
    ).toEqual(["2014-05-02"]);
  });

  it("that gives no such day says none: its own date is another", () => {
    expect(
      openedBy(
        "Account confirmation",
        "We confirm that Bakkerij De Linde BV is the holder of the account below.",
        "The account is open. Issued on 20 November 2026.",
      ),
    ).toEqual([]);
  });
});
