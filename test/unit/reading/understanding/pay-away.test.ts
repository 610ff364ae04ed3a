import { expect, it } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const said = (title: string, ...lines: string[]) =>
  understand(pagesOf([title, ...lines].join("\n"))).warnings.flatMap(({ code, detail }) =>
    code === "money_stated" ? [detail] : [],
  );

it.each([
  ["LOONFICHE - OKTOBER 2026", "Loonbeslag ten gunste van FOD Financien   1.200,00", "Pay seized"],
  ["BULLETIN DE PAIE", "Saisie sur salaire   -450,00", "Pay seized"],
  ["ENTGELTABRECHNUNG", "Lohnpfändung Amtsgericht   320,50", "Pay seized"],
  ["PAYSLIP", "Attachment of earnings order   210.00", "Pay seized"],
  ["LOONFICHE - OKTOBER 2026", "Uitbetaald op rekening van: Igor Petrov", "Paid to the account of Igor Petrov"],
  ["BULLETIN DE PAIE", "Versé sur le compte de Igor Petrov", "Paid to the account of Igor Petrov"],
])("tells of a payslip %s: %s", (title, line, what) => {
  expect(said(title, "Werknemer   Els Claes", line, "Nettoloon   2.534,40")).toEqual([
    expect.stringContaining(`${what}: "`),
  ]);
});

it("says nothing of an empty line, of another paper, nor of an account without a name", () => {
  expect(said("LOONFICHE", "Loonbeslag   0,00", "Uitbetaald op rekening van: BE68 5390 0754 7034")).toEqual([]);
  expect(said("FACTUUR", "Loonbeslag   1.200,00")).toEqual([]);
});
