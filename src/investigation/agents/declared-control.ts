import { text } from "../../domain/case/answers.ts";
import { controlInWords } from "../../domain/customer/control-in-words.rules.ts";
import { taskTexts } from "../../domain/customer/stated-functions.rules.ts";
import { percentWords } from "../../domain/ownership/ownership-words.ts";
import type { Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { shortened } from "./quote.ts";
import { REGISTRY } from "./registry.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";
import type { Noted } from "./declared-countries.ts";

const QUESTIONS = ["business_activity", "purpose_of_relationship", "source_of_funds", "structure_reason"];

/** What the customer's own words say of who owns and who decides. */
export const notedOwnership = (dossier: Dossier, seen: Observations): Noted[] =>
  judgesBy(dossier.input, 7) && dossier.person === null
    ? [...notedControl(dossier, registeredPeople(seen)), ...sharesOverWhole(dossier)]
    : [];

/** Whom the register names as director or owner. */
export function registeredPeople(seen: Observations): string[] {
  const registry = seen.of(REGISTRY);
  if (registry?.outcome !== "known") return [];
  const { directors, owners } = registry.value;
  return [...(directors ?? []), ...(owners ?? [])].map(({ name }) => name);
}

/** Somebody who runs the company by its own words, and whom nobody names as owner or director. */
function notedControl({ input, declaredOwners, declaredDirectors }: Dossier, registered: readonly string[]): Noted[] {
  const texts = [...QUESTIONS.map((question) => text(input.answers[question]) ?? ""), ...taskTexts(input)];
  const declared = [...(declaredOwners ?? []), ...(declaredDirectors ?? [])].map(({ name }) => name);
  const sentence = controlInWords(texts, [...declared, ...registered], judgedBy(input));
  if (sentence === null) return [];
  return [
    {
      rule: "control_in_words",
      title: "Somebody else decides, by the customer's own words",
      description: `The customer writes: "${shortened(sentence)}". Who controls a company in another way than by shares is a beneficial owner, and must be identified and searched for.`,
      sourceEntry: "control_in_words",
    },
  ];
}

const WHOLE = 100.5;

/** Persons, or companies, who hold more than the whole; a company and who is behind it may both be declared with one share. */
function sharesOverWhole({ declaredOwners }: Dossier): Noted[] {
  return (["person", "company"] as const).flatMap((kind): Noted[] => {
    const held = (declaredOwners ?? []).filter((owner) => owner.kind === kind && owner.share_percent !== undefined);
    const sum = held.reduce((total, { share_percent: share = 0 }) => total + share, 0);
    if (sum <= WHOLE) return [];
    const each = held.map(({ name, share_percent: share = 0 }) => `${name} ${percentWords(share)}`).join(", ");
    return [
      {
        rule: "owners_over_whole",
        title: `Declared shares add up to ${percentWords(sum)}`,
        description: `The customer declares ${each}. Nobody can hold more than the whole, so at least one of the shares is wrong.`,
        sourceEntry: "beneficial_owners:sum",
      },
    ];
  });
}
