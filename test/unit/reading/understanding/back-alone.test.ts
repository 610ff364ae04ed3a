import { expect, it } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";
import { cardZone, passportZone } from "./zones.ts";

const HOLDER = {
  issuer: "BEL",
  number: "592123456",
  birth: "820314",
  sex: "M",
  expiry: "310312",
  nationality: "BEL",
  names: "MUELLER<<ARNE",
} as const;

const ZONE = cardZone(HOLDER).join("\n");
const PASSPORT = passportZone(HOLDER).join("\n");

const isAlone = (drawn: string, confidence = 1) =>
  understand(pagesOf(drawn, { confidence })).warnings.some(({ code }) => code === "front_missing");

it.each([
  ["of a card", ZONE],
  ["of a card, with what its back prints", `Geboorteplaats / Place of birth\nGent\nStad Gent\n${ZONE}`],
  ["of a passport", PASSPORT],
])("tells a zone alone: %s", (_, drawn) => expect(isAlone(drawn)).toBe(true));

it.each([
  ["labels", `Naam / Name\nMÜLLER\nVoornamen / Given names\nArne\n\f${ZONE}`],
  ["a name without labels that were read", `M U L L E R\nBELG 14 MAA/MAR 1982\nMÜLLER\n\f${ZONE}`],
  ["a misread name", `N4am\nMUELIER\n${ZONE}`],
  ["a birth date beside its label", `Geboortedatum / Date of birth\n14 MAA/MAR 1982\n\f${ZONE}`],
  ["a front without a zone", `IDENTITEITSKAART\nNaam / Name\nMÜLLER\nVoornamen / Given names\nArne`],
  ["a passport", `PASPOORT\nNaam / Name\nMÜLLER\nVoornamen / Given names\nArne\n${PASSPORT}`],
])("tells none beside %s", (_, drawn) => expect(isAlone(drawn, 0.9)).toBe(false));
