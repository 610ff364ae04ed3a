import { expect, it } from "vitest";
import { isEmptyReason } from "../../../src/domain/decisions/empty-reason.rules.ts";

it.each([
  "fine",
  "Done",
  "checked",
  "yes",
  "no",
  "akkoord",
  "in orde",
  "123",
  "x y",
  "see file",
  "geen probleem",
  "lorem ipsum",
  "D'accord.",
  "En ordre",
  "c'est bon",
  "rien à signaler",
  "R.A.S.",
  "Vu et vérifié",
  "Alles in Ordnung",

  "Geprüft, passt.",
  "Erledigt",
  "gezien en goedgekeurd",
  "Zie dossier.",
  "No problem!",
  "OK, seen 2026",
  "all good",
  "👍",
  ".",
  "ok",
])("takes no reason for one: %j", (reason) => {
  expect(isEmptyReason(reason)).toBe(true);
});

it.each([
  "Typing error.",
  "A namesake",
  "Another person.",
  "Born in another year.",
  "Not the same person",
  "Deceased in 2019",
  "Spoken with the customer.",
  "Gesproken met de klant.",
  "Naamgenoot",
  "Homonyme, né en 1951.",
  "Namensvetter",

  "The card says 2035",
  "Zie paspoort van 1/3/2020",
  "Voir acte du notaire",
  "Siehe Auszug vom 3. Mai",
  "Paid on 1 May",
  "No ground: the debt is paid.",
  "Другое лицо",
  "别人",
  "Registered 14 months ago.",
  "Nothing speaks against it.",
])("takes a reason for one: %j", (reason) => {
  expect(isEmptyReason(reason)).toBe(false);
});
