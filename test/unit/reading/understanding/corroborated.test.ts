import { expect, it } from "vitest";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** What a scan says once it says without certainty where recognition doubts it, and with certainty where it says it again. */

const EXTRACT = `
FOD Financiën - Algemene Administratie van de Thesaurie
UITTREKSEL UIT HET UBO-REGISTER
Register van de uiteindelijke begunstigden
Datum van het uittreksel:   05/10/2026

Informatieplichtige
Ondernemingsnummer          0999.900.150
Naam                        Bakkerij De Linde

Uiteindelijke begunstigden

VERMEULEN Katrien
Geboortedatum:                    21/05/1978
Nationaliteit:                    België
Land van verblijf:                België
Type controle:                    Rechtstreeks
Percentage eigendomsbelang:       60 %
Percentage stemrechten:           VOTES

Dit uittreksel van 5 oktober 2026 over Bakkerij De Linde werd elektronisch afgeleverd.
`;

/** @param doubted lines that recognition doubts */
const read = (votes: string, doubted: Readonly<Record<string, number>>) =>
  understand(
    pagesOf(EXTRACT.replace("VOTES", votes), { confidence: 0.96 }).map((page) => ({
      ...page,
      lines: page.lines.map((line) => ({ ...line, confidence: doubted[line.text] ?? line.confidence })),
    })),
  ).facts;

const ownersIn = (votes: string, doubted: Readonly<Record<string, number>>) =>
  read(votes, doubted).flatMap(({ type, value, confidence }) =>
    type === "person" ? [{ ...(value as PersonFact), isCertain: confidence >= 0.8 }] : [],
  );

it("a share is certain where the votes say the same, and doubtful where they say another figure or none", () => {
  expect(ownersIn("60 %", { "60 %": 0.79 })).toMatchObject([{ share_percent: 60, isCertain: true }]);
  expect(ownersIn("55 %", { "60 %": 0.79 })).toMatchObject([{ share_percent: 60, isCertain: false }]);
  expect(ownersIn("", { "60 %": 0.79 })).toMatchObject([{ share_percent: 60, isCertain: false }]);
});

it("two doubts together are no certainty", () => {
  expect(ownersIn("60 %", { "60 %": 0.5 })).toMatchObject([{ share_percent: 60, isCertain: false }]);
});

it("an owner is certain without a birth date that was read without certainty, which is said beside it", () => {
  const owners = ownersIn("60 %", { "21/05/1978": 0.78 });
  expect(owners).toMatchObject([
    { name: "Katrien VERMEULEN", birth_date: "1978-05-21", isCertain: false },
    { name: "Katrien VERMEULEN", share_percent: 60, isCertain: true },
  ]);
  expect(owners[1]).not.toHaveProperty("birth_date");
});

it("recognition that doubts the name of a field does not make its value doubtful, and a doubted nationality does", () => {
  expect(ownersIn("60 %", { "Nationaliteit:": 0.6 })).toMatchObject([{ nationality: "BE", isCertain: true }]);
  expect(ownersIn("60 %", { België: 0.6 })).toMatchObject([{ nationality: "BE", isCertain: false }]);
});

it("a name and a date that the paper says again are certain, and those that it says once are not", () => {
  const isCertain = (type: string, doubted: Readonly<Record<string, number>>) =>
    read("60 %", doubted).find((fact) => fact.type === type)!.confidence >= 0.8;
  expect(isCertain("company_name", { "Bakkerij De Linde": 0.75 })).toBe(true);
  expect(isCertain("document_date", { "05/10/2026": 0.75 })).toBe(true);
  expect(isCertain("enterprise_number", { "0999.900.150": 0.75 })).toBe(false);
});
