import { expect, test } from "vitest";
import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** What a bank's paper certainly says of whose account it is. */
const certain = (drawn: string, type: "account_holder" | "iban") =>
  understand(pagesOf(drawn))
    .facts.filter((fact) => fact.type === type && fact.subject === "subject" && fact.confidence >= CERTAIN)
    .map(({ value }) => value);

test.each([
  ["Rekeninghouders: Jan Maes en Els Claes", ["Jan Maes", "Els Claes"]],
  ["Cotitulaires : Luc Bernard, Nadia Haddad", ["Luc Bernard", "Nadia Haddad"]],
  ["Account holders: Mr S Khan & Mrs A Khan", ["S Khan", "A Khan"]],
])("an account of two has two holders: %s", (line, holders) => {
  const drawn = `
BANKATTEST
Hierbij bevestigen wij dat de rekening BE68 5390 0754 7034 op naam staat van:
${line}
ING België NV
Datum: 4 maart 2025`;
  expect(certain(drawn, "account_holder")).toEqual(holders);
});

test.each([
  "Unsere eigene Bankverbindung: BE71 0961 2345 6769",
  "De kosten van dit attest werden betaald op onze rekening BE71 0961 2345 6769.",
  "Frais à verser sur notre compte BE71 0961 2345 6769.",
])("an account that the bank calls its own is not the customer's: %s", (line) => {
  const drawn = `
KBC Bank NV
BANKATTEST
Wij bevestigen dat Alfa Handel BV titularis is van rekening BE68 5390 0754 7034.
${line}
Gent, 4 maart 2025`;
  expect(certain(drawn, "iban")).toEqual(["BE68539007547034"]);
});
