import { expect, it } from "vitest";
import { explainChangeTask, explainChangeText } from "../../../src/domain/portal/changed-answer.task.ts";
import { TEMPLATES } from "../../../src/domain/templates/index.ts";

const questions = TEMPLATES.flatMap((template) => template.questions);
const asked = (id: string) => questions.find((one) => one.id === id)!;
const shown = (id: string, answers: string, language: "nl" | "fr" | "de" | "en") =>
  explainChangeText(explainChangeTask(asked(id).text.en, answers), language);

it("quotes a choice in the language of its customer", () => {
  const answers = '"yes" → "no"';
  expect(shown("politically_exposed", answers, "nl")).toMatch(/\("ja" → "nee"\)$/);
  expect(shown("politically_exposed", answers, "fr")).toMatch(/\("oui" → "non"\)$/);
  expect(shown("politically_exposed", answers, "de")).toMatch(/\("ja" → "nein"\)$/);
  expect(shown("politically_exposed", answers, "en")).toMatch(/\("yes" → "no"\)$/);
  const [first] = asked("expected_monthly_volume").options!;
  expect(shown("expected_monthly_volume", `"${first!.en}" → "${first!.en}"`, "fr")).toContain(`"${first!.fr}"`);
  expect(shown("nationality", '"IR" → "BE"', "fr")).toContain('("Iran" → "Belgique")');
});

it("quotes words as the customer wrote them", () => {
  expect(shown("source_of_funds", '"A gift" → "Wages"', "nl")).toContain('("A gift" → "Wages")');
});
