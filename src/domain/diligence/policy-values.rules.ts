import { canonicalJson } from "../../platform/canonical-json.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import type { FieldError } from "../../platform/errors.ts";
import { CASE_STATUSES } from "../case/case.model.ts";
import { DOCUMENT_KINDS } from "../documents/document-kinds.ts";
import { HIGH_RISK_COUNTRIES } from "../reasoning/templates/high-risk-countries.ts";
import { findTemplate } from "../templates/index.ts";
import { BLOCKING_CHECKS } from "./check.model.ts";
import { DEFAULT_POLICY_VALUES } from "./default-policy.ts";
import type { PolicyValues } from "./policy.model.ts";
import { RISK_LEVELS } from "./rating.model.ts";
import { ACTIVITY_PREFIX } from "./rating/activities.rules.ts";
import { CRITICAL_FACTORS, type FactorWord, isFactorWord, LEGAL_EDD_TRIGGERS } from "./rating/weights.ts";

/** What a tenant changes: objects by their members, lists and single values as a whole. */
export type PolicyChange = {
  readonly [K in keyof PolicyValues]?: PolicyValues[K] extends readonly unknown[] | number | boolean
    ? PolicyValues[K] | undefined
    : { readonly [M in keyof PolicyValues[K]]?: PolicyValues[K][M] | undefined } | undefined;
};

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The values with a change applied. */
export function changePolicy(values: PolicyValues, change: PolicyChange): PolicyValues {
  const changed: Record<string, unknown> = { ...values };
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) continue;
    const before = changed[key];
    changed[key] = isMembers(value) && isMembers(before) ? { ...before, ...value } : value;
  }
  return changed as unknown as PolicyValues;
}

/** Stored values, with the default of each setting that an earlier version of the service did not have. */
export const completePolicy = (stored: PolicyChange): PolicyValues => changePolicy(DEFAULT_POLICY_VALUES, stored);

export interface PolicyDifference {
  /** Dotted, as `review_months.enhanced`. */
  readonly path: string;
  /** Null where there is none. */
  readonly from: unknown;
  readonly to: unknown;
}

/** Where two versions differ, in the order of their paths. */
export function comparePolicies(from: PolicyValues, to: PolicyValues): PolicyDifference[] {
  const before = flat(from);
  const after = flat(to);
  return [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .map((path) => ({ path, from: before.get(path) ?? null, to: after.get(path) ?? null }))
    .filter((one) => canonicalJson(one.from) !== canonicalJson(one.to));
}

const flat = (values: PolicyValues): Map<string, unknown> =>
  new Map(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] =>
      isMembers(value) ? Object.entries(value).map(([member, one]) => [`${key}.${member}`, one]) : [[key, value]],
    ),
  );

/** Kinds of document and source whose age is limited. */
const AGED: readonly string[] = [...DOCUMENT_KINDS, "register"];

/** What a case has of a rating. */
const RATED: readonly string[] = ["unrated", ...RISK_LEVELS];

/** What is wrong with a policy, by field. What the law demands cannot be taken out. */
export function checkPolicy(values: PolicyValues): FieldError[] {
  const unknown = (field: string, keys: readonly string[], isKnown: (key: string) => boolean) =>
    keys.filter((key) => !isKnown(key)).map((key) => fault(`${field}.${key}`, "unknown", `"${key}" is not known.`));
  return [
    ...countryFaults("prohibited_countries", values.prohibited_countries),
    ...countryFaults("high_risk_countries", values.high_risk_countries),
    ...activityFaults("prohibited_activities", values.prohibited_activities),
    ...activityFaults("high_risk_activities", values.high_risk_activities),
    ...unknown("edd_triggers", values.edd_triggers, isFactorWord),
    ...unknown("weights", Object.keys(values.weights), isFactorWord),
    ...unknown("document_max_age_days", Object.keys(values.document_max_age_days), (key) => AGED.includes(key)),
    ...unknown("due_days", Object.keys(values.due_days), (key) => (CASE_STATUSES as readonly string[]).includes(key)),
    ...unknown("decision_due_days", Object.keys(values.decision_due_days), (key) => RATED.includes(key)),
    ...unknown("mandatory_checks", Object.keys(values.mandatory_checks), (key) => findTemplate(key) !== undefined),
    ...legalFaults(values),
  ];
}

const fault = (path: string, code: string, message: string): FieldError => ({ path, code, message });

const countryFaults = (field: string, codes: readonly string[]): FieldError[] =>
  codes
    .filter((code) => toCountryCode(code) !== code)
    .map((code) => fault(field, "unknown_country", `"${code}" is no ISO 3166-1 alpha-2 code.`));

const activityFaults = (field: string, prefixes: readonly string[]): FieldError[] =>
  prefixes
    .filter((prefix) => !ACTIVITY_PREFIX.test(prefix.replaceAll(".", "")))
    .map((prefix) => fault(field, "invalid_prefix", `"${prefix}" is no prefix of a NACE or MCC code, as nace:92.`));

/** What the gravest factors weigh at the least: their dimension is high, that of a high-risk third country medium. */
const LEAST_WEIGHTS = { ...Object.fromEntries(CRITICAL_FACTORS.map((factor) => [factor, 60])), high_risk_country: 25 };

function legalFaults(values: PolicyValues): FieldError[] {
  const lacking = (given: readonly string[], demanded: readonly string[]) =>
    demanded.filter((one) => !given.includes(one));
  const countries = lacking(values.high_risk_countries, HIGH_RISK_COUNTRIES);
  const triggers = lacking(values.edd_triggers, LEGAL_EDD_TRIGGERS);
  const faults = Object.entries(LEAST_WEIGHTS).flatMap(([factor, least]) =>
    (values.weights[factor as FactorWord] ?? least) < least
      ? [fault(`weights.${factor}`, "too_small", `This factor weighs ${least} points or more.`)]
      : [],
  );
  if (countries.length > 0) {
    const message = `The Union lists these as high-risk third countries: ${countries.join(", ")}.`;
    faults.push(fault("high_risk_countries", "required_by_law", message));
  }
  if (triggers.length > 0) {
    const message = `The law requires enhanced due diligence for ${triggers.join(", ")}.`;
    faults.push(fault("edd_triggers", "required_by_law", message));
  }
  for (const [template, checks] of Object.entries(values.mandatory_checks)) {
    const demanded = (DEFAULT_POLICY_VALUES.mandatory_checks[template] ?? []).filter((c) =>
      BLOCKING_CHECKS.includes(c),
    );
    const missing = lacking(checks, demanded);
    if (missing.length === 0) continue;
    faults.push(fault(`mandatory_checks.${template}`, "required_by_law", `The law requires ${missing.join(", ")}.`));
  }
  return faults;
}
