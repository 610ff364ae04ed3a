import { newest } from "../../domain/case/facts.rules.ts";
import type { Discrepancy, Facts, Finding } from "../../domain/case/case.model.ts";
import { requirementsFor, templateOf } from "../../domain/templates/index.ts";
import type { RuleInput } from "../../domain/reasoning/evaluation.model.ts";
import { sourcesFor } from "../agent.ts";
import { AGENTS } from "../agents/index.ts";
import { readYesNo, text } from "../../domain/case/answers.ts";
import { nationalitiesIn } from "../../domain/customer/stated-nationality.ts";
import { HIGH_RISK_COUNTRIES } from "../../domain/reasoning/templates/high-risk-countries.ts";
import type { Dossier } from "../dossier.ts";
import { providedTypes } from "../../domain/diligence/requirement-standings.rules.ts";
import { groundsOf } from "./grounds.ts";
import { documentFacts } from "../documents/check-documents.ts";
import type { ObservationSet } from "../observations.ts";
import { ageInDays } from "../registry/age.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import { judgesBy } from "../rules-version.ts";

export interface RuleGrounds {
  readonly dossier: Dossier;
  readonly seen: ObservationSet;
  readonly findings: readonly Finding[];
  readonly discrepancies: readonly Discrepancy[];
  readonly facts: Facts;
  readonly riskScore: number;
}

/** The case as red-flag rules look at it. */
export function toRuleInput({ dossier, seen, findings, discrepancies, facts, riskScore }: RuleGrounds): RuleInput {
  const start = newest({ facts }, "start_date");
  return {
    findings,
    discrepancies,
    riskScore,
    sources: sourceStates(dossier, seen),
    documents: documentStates(dossier, seen),
    fields: fieldValues(dossier),
    nace: {
      declared: codes(dossier.input.answers["nace_codes"] ?? dossier.input.additionalData["nace_codes"]),
      registered: codes(newest({ facts }, "nace_codes")),
    },
    companyAgeDays: typeof start === "string" ? ageInDays(start, dossier.today) : null,
  };
}

function sourceStates(dossier: Dossier, seen: ObservationSet): RuleInput["sources"] {
  const states = AGENTS.flatMap((agent) => {
    const observed = seen.of(agent);
    if (observed === undefined) return [];
    const state = observed.outcome === "known" ? ("answered" as const) : ("unavailable" as const);
    return sourcesFor(agent, dossier).map((source) => [source, state] as const);
  });
  return Object.fromEntries(states);
}

function documentStates(dossier: Dossier, seen: ObservationSet): RuleInput["documents"] {
  const template = templateOf(dossier.input);
  const provided = providedTypes(documentFacts(dossier, groundsOf(dossier, seen)));
  const requirements =
    template === undefined ? [] : requirementsFor(template, dossier.input.country, dossier.input.retrievable);
  return Object.fromEntries(requirements.map(({ id }) => [id, provided.has(id) ? "provided" : "missing"] as const));
}

/** Answers over metadata; a country as its code, a yes or no in English, everything else as it was given. */
function fieldValues({ input }: Dossier): RuleInput["fields"] {
  const types = new Map(templateOf(input)?.questions.map(({ id, type }) => [id, type]));
  const { answers: _, ...metadata } = input.additionalData;
  const read = ([field, value]: [string, unknown]): [string, unknown] => {
    if (types.get(field) === "yes_no") return [field, readYesNo(value)];
    if (field === "nationality" && judgesBy(input, 8)) return [field, gravest(nationalitiesIn(text(value) ?? ""))];
    if (types.get(field) === "country") return [field, toCountryCode(text(value) ?? "")];
    return [field, value];
  };
  return Object.fromEntries(Object.entries({ ...metadata, ...input.answers }).map(read));
}

/** A field has one value: of two nationalities the one that rules ask for. */
const gravest = (nationalities: readonly string[]): string | null =>
  nationalities.find((code) => HIGH_RISK_COUNTRIES.includes(code)) ?? nationalities[0] ?? null;

function codes(value: unknown): readonly string[] | null {
  const list = Array.isArray(value) ? value : [value];
  const found = list.map(text).filter((code) => code !== null);
  return found.length === 0 ? null : found;
}
