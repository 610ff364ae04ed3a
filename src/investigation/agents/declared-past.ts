import { text } from "../../domain/case/answers.ts";
import { taskTexts } from "../../domain/customer/stated-functions.rules.ts";
import { sanctionsSaid } from "../../domain/customer/sanctions-said.rules.ts";
import { type PastSaid, pastSaid } from "../../domain/diligence/past-said.rules.ts";
import { derivedId } from "../../platform/ids.ts";
import type { Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { judgesBy } from "../rules-version.ts";
import { registeredPeople } from "./declared-control.ts";
import type { Noted } from "./declared-countries.ts";
import { shortened } from "./quote.ts";

const OF_PERSON = ["occupation", "purpose_of_relationship", "source_of_funds"];
const OF_COMPANY = ["business_activity", "purpose_of_relationship", "source_of_funds", "structure_reason"];

const NOTED = {
  convicted: {
    rule: "conviction_stated",
    title: "A conviction, charge or prison term, by the customer's own words",
    asks: "What for, when, how it ended, and where the money comes from must be known.",
  },
  bankrupt_or_banned: {
    rule: "bankrupt_or_banned",
    title: "A bankruptcy or a ban from business, by the customer's own words",
    asks: "Who manages the money since then, and whether it is over, must be known.",
  },
} as const satisfies Record<PastSaid["kind"], unknown>;

/** What the customer's own words say of a past with the law: its own, or that of its owners and directors. */
export function notedPast({ input, person, declaredOwners, declaredDirectors }: Dossier, seen: Observations): Noted[] {
  if (!judgesBy(input, 8)) return [];
  const isPerson = person !== null;
  const answers = (isPerson ? OF_PERSON : OF_COMPANY).map((question) => text(input.answers[question]) ?? "");
  const declared = isPerson ? [] : [...(declaredOwners ?? []), ...(declaredDirectors ?? [])].map(({ name }) => name);
  const named = [...declared, ...registeredPeople(seen)];
  const texts = [...answers, ...taskTexts(input)];
  const past = pastSaid(texts, { isPerson, named }).map(({ kind, isGrave, sentence }) => {
    const { rule, title, asks } = NOTED[kind];
    return {
      rule,
      title,
      description: `The customer writes: "${shortened(sentence)}". ${asks}`,
      // An officer's clearance is of these words.
      sourceEntry: `${rule}:${derivedId("words", sentence)}`,
      ...(isGrave && { severity: "high" as const }),
    };
  });
  return [...past, ...sanctionsSaid(texts).map(notedSanctions)];
}

const notedSanctions = (sentence: string): Noted => ({
  rule: "sanctions_said",
  title: "Somebody under sanctions, by the customer's own words",
  description: `The customer writes: "${shortened(sentence)}". Who that is, and whether the customer's money or shares are theirs, must be known.`,
  sourceEntry: `sanctions_said:${derivedId("words", sentence)}`,
});
