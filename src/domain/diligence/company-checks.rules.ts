import { DAY_MS } from "../../platform/clock.ts";
import { isEnded } from "../case/ended-entity.rules.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";
import type { CheckReason } from "./check.model.ts";
import { contradicted, established, listed, open, type Verdict } from "./check-results.ts";
import type { DueFacts } from "./due-facts.model.ts";
import type { RegisterGround, RegisterStatement } from "./grounds.model.ts";
import { acceptedDocuments, describeDocument, isStale } from "./provided-documents.ts";

const EXTRACT: readonly DocumentKind[] = ["register_extract"];
const WHO_MAY_ACT: readonly DocumentKind[] = ["register_extract", "articles_of_association", "gazette_publication"];

const SILENCE: Readonly<Record<string, string>> = {
  source_unavailable: "The company register did not answer",
  source_not_configured: "The company register is not configured",
  not_covered: "No register that is connected covers this country",
};

/** What a silent register leaves open; an officer's extract may close it. */
export function withoutRegister(
  facts: DueFacts,
  kinds: readonly DocumentKind[],
  reason: CheckReason,
  why = SILENCE[reason] ?? "The register does not state it",
): Verdict {
  const [newest] = acceptedDocuments(facts, kinds);
  if (newest === undefined) return open(reason, `${why}, and no accepted document states it.`);
  if (isStale(newest, facts)) return open("stale", `${why}; the ${describeDocument(newest)} is too old.`);
  return established(`Stated by the ${describeDocument(newest)}.`);
}

export function checkRegistration(facts: DueFacts): Verdict {
  const register = facts.grounds?.register;
  if (register?.state !== "answered") return withoutRegister(facts, EXTRACT, silenceOf(register));
  const { source, number, names, status, evidence_ids } = register;
  if (status === "not_found") {
    return contradicted(`The register (${source}) does not know the number ${number}.`, evidence_ids);
  }
  const differs = facts.discrepancies.find(({ kind, status: is }) => kind === "name" && is === "open");
  if (differs) {
    const other = `"${differs.observed}"; the customer declared "${differs.declared}"`;
    return contradicted(`The register (${source}) has number ${number} under the name ${other}.`, evidence_ids);
  }
  const stale = staleAnswer(facts, register);
  if (stale) return stale;
  const [name] = names;
  if (name === undefined) {
    return open("source_unavailable", `The register (${source}) gave no name for ${number}.`, evidence_ids);
  }
  return established(`The register (${source}) has number ${number} under the name "${name}".`, evidence_ids);
}

const silenceOf = (register: RegisterGround | undefined): CheckReason =>
  register?.state === "silent" ? register.reason : "source_unavailable";

function staleAnswer({ policy, now }: DueFacts, { source, as_of, evidence_ids }: RegisterStatement): Verdict | null {
  const days = policy.values.document_max_age_days["register"];
  if (days === undefined || now.getTime() - Date.parse(as_of) <= days * DAY_MS) return null;
  return open(
    "stale",
    `The register (${source}) last answered on ${as_of.slice(0, 10)}, over ${days} days ago.`,
    evidence_ids,
  );
}

export function checkStatus(facts: DueFacts): Verdict {
  const register = facts.grounds?.register;
  if (register?.state !== "answered") return withoutRegister(facts, EXTRACT, silenceOf(register));
  const { source, status, juridical_situation: situation, evidence_ids } = register;
  if (status === "not_found") return contradicted(`The register (${source}) does not know the number.`, evidence_ids);
  if (isEnded(status, situation)) {
    const code = situation === null ? "" : ` (situation ${situation})`;
    return contradicted(
      `The register (${source}) states that the entity has ended or is bankrupt${code}.`,
      evidence_ids,
    );
  }
  return (
    staleAnswer(facts, register) ??
    established(`The register (${source}) states that the entity is active.`, evidence_ids)
  );
}

export function checkRepresentatives(facts: DueFacts): Verdict {
  const register = facts.grounds?.register;
  if (register?.state !== "answered") return withoutRegister(facts, WHO_MAY_ACT, silenceOf(register));
  const { source, directors, evidence_ids } = register;
  const differs = facts.discrepancies.find(({ kind, status }) => kind === "director" && status === "open");
  if (differs) {
    return contradicted(
      `The register (${source}) names ${differs.observed}; the customer declared ${differs.declared}.`,
      evidence_ids,
    );
  }
  if (directors === null) {
    const why = `The register (${source}) answered without its directors`;
    return withoutRegister(facts, WHO_MAY_ACT, "source_unavailable", why);
  }
  if (directors.length === 0) {
    const why = `The register (${source}) names nobody who may act`;
    return withoutRegister(facts, WHO_MAY_ACT, "nothing_provided", why);
  }
  const names = listed(directors.map(({ name }) => name));
  return (
    staleAnswer(facts, register) ?? established(`The register (${source}) names who may act: ${names}.`, evidence_ids)
  );
}
