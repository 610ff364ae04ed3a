import { describe, expect, it } from "vitest";
import { documentText } from "../../../../src/reading/understanding/text.ts";
import { flowOf } from "../../../../src/reading/understanding/flow.ts";
import { readGazette } from "../../../../src/reading/understanding/company/gazette.ts";
import { pagesOf } from "./pages-of.ts";

const peopleOf = (drawn: string): unknown[] => {
  const text = documentText(pagesOf(drawn));
  const facts = readGazette({ text, flow: flowOf(text), language: null });
  return facts
    .filter(({ type, value }) => type === "person" && (value as { role: string }).role === "director")
    .map(({ value }) => (value as { name: string }).name);
};

describe("people of a notice", () => {
  it("takes no street, liquidator or proxy for a director", () => {
    const notice = `
Sonnhof Verlag, S.à r.l.
Siège social : 12, boulevard du Fort Bourbon, L-1249 Luxembourg
R.C.S. Luxembourg B123456
Madame Jeanne Kieffer, demeurant à 4, rue de la Gare, L-8001 Strassen, est nommée gérante à compter du 01/03/2024.
Maître Paul Weis est nommé liquidateur.
Procuration est donnée à Monsieur Luc Hoffmann, comptable, en vue du dépôt.`;
    expect(peopleOf(notice)).toEqual(["Jeanne Kieffer"]);
  });

  it("reads a particle inside a family name", () => {
    const notice = `
Notice: ALMEN GmbH
FN 123456a
GF: (B) Karl von der Heide (06.01.1976); vertritt seit 04.10.2025 selbständig;`;
    expect(peopleOf(notice)).toEqual(["Karl von der Heide"]);
  });
});
