import type { DocumentKind } from "../documents/document-kinds.ts";
import { contradicted, established, listed, open, type Verdict } from "./check-results.ts";
import { withoutRegister } from "./company-checks.rules.ts";
import { readDeclaredOwners } from "../customer/declared-owners.ts";
import type { CheckReason } from "./check.model.ts";
import type { DueFacts } from "./due-facts.model.ts";
import { ownershipOf, structurePolicy } from "../ownership/case-ownership.rules.ts";
import { sourceWords } from "../ownership/ownership-words.ts";
import { type InterestType, OFFICES } from "../ownership/ownership.model.ts";
import { structureOf } from "../ownership/shares/structure.rules.ts";
import type { BeneficialOwner, OwnershipStructure, OwnershipWarning } from "../ownership/structure.model.ts";
import { personsIn } from "../readings/effective-facts.rules.ts";
import { describeDiscrepancy } from "./discrepancies.rules.ts";
import { acceptedDocuments } from "./judge-document.rules.ts";
import { reachesThreshold } from "./owner-threshold.rules.ts";
import { type AcceptedDocument, describeDocument, isStale, readingEvidence } from "./provided-documents.ts";

const WHO_OWNS: readonly DocumentKind[] = ["ubo_extract", "shareholder_register", "articles_of_association"];

export function checkBeneficialOwners(facts: DueFacts): Verdict {
  const register = facts.grounds?.register;
  const statement = register?.state === "answered" ? register : null;
  const conflict = facts.discrepancies.find(({ kind, status }) => kind === "ubo" && status !== "resolved");
  if (conflict) {
    return contradicted(describeDiscrepancy(conflict), statement?.evidence_ids);
  }
  const vouched = acceptedDocuments(facts, WHO_OWNS);
  const newest = vouched.find((one) => one.agrees === null || lacksOwners(facts)(one) === null);
  if (newest !== undefined) {
    const evidence = readingEvidence(facts, newest);
    return isStale(newest, facts)
      ? open("stale", `The ${describeDocument(newest)} is too old.`, evidence)
      : established(`Stated by the ${describeDocument(newest)}.`, evidence);
  }
  if (statement?.exempt_from_owners) {
    return established(`Its owners need not be named: ${statement.exempt_from_owners}.`, statement.evidence_ids);
  }
  const stated = byStatements(facts);
  if (stated !== null) return stated;
  if (declaresOwners(facts)) {
    return open("only_declared", "Only the customer names the owners; no register and no accepted document does.");
  }
  return register?.state === "silent"
    ? withoutRegister(facts, WHO_OWNS, register.reason, undefined, lacksOwners(facts))
    : open("nothing_provided", "No source names the owners, and neither does the customer.");
}

/** What the service reads establishes the owners only where it is the owner register's own word. */
const lacksOwners =
  ({ policy }: DueFacts) =>
  ({ document, kind }: AcceptedDocument): string | null => {
    if (kind !== "ubo_extract") return "is not an extract from the register of owners; an officer must look";
    const found = personsIn(document, ["owner"]).some(
      ({ share_percent: share, control }) =>
        share === undefined || control === "other" || reachesThreshold(policy.values, share),
    );
    return found ? null : "names nobody who reaches the threshold; an officer must look";
  };

/** What everybody but the customer states of the owners, over the whole chain. Null where nobody else names one. */
function byStatements(facts: DueFacts): Verdict | null {
  const all = ownershipOf(facts);
  const statements = (all?.statements ?? []).filter(({ source }) => source.type !== "selfDeclaration");
  const onCustomer = statements.filter(
    ({ subject, interests }) => subject === all?.subject && interests.some(isHolding),
  );
  if (all === null || onCustomer.length === 0) return null;
  const structure = structureOf({ ...all, statements }, structurePolicy(facts.policy, facts.now));
  const evidence = [...new Set(statements.flatMap(({ source }) => source.evidence_ids))];
  const sources = listed([...new Set(onCustomer.map(({ source }) => sourceWords(source.name)))]);
  if (mayHideAnOwner(facts, structure)) {
    const traced = Number((100 - structure.unaccounted_share).toFixed(2));
    const why = structure.warnings.filter(({ code }) => HIDING.includes(code)).map(({ text }) => text);
    const how = [`By ${sources}, ${traced} % of the capital is traced to natural persons.`, ...why].join(" ");
    return open(whyOpen(structure), how, evidence);
  }
  const [first] = structure.beneficial_owners;
  if (first?.basis === "owner") {
    const { layers } = structure;
    const through = layers === 0 ? "" : ` through ${layers} ${layers === 1 ? "layer" : "layers"} of companies`;
    const nameOf = new Map(all.parties.map(({ id, name }) => [id, name]));
    const names = structure.beneficial_owners.map((owner) => describeOwner(nameOf.get(owner.person)!, owner));
    return established(`Traced${through} by ${sources} to ${listed(names)}.`, evidence);
  }
  const ends = all.parties.filter(({ exempt }) => exempt !== undefined);
  if (first === undefined && ends.length > 0) {
    const names = ends.map(({ name, exempt }) => `${name} (${exempt})`);
    return established(`Held by ${listed(names)}, whose owners need not be named.`, evidence);
  }
  const stand = structure.warnings.find(({ code }) => code === "fallback_officials")?.text;
  return first === undefined
    ? open("nothing_provided", stand ?? "Nobody is named who owns or manages the company.", evidence)
    : established(stand ?? first.explanation, evidence);
}

const isHolding = ({ type }: { readonly type: InterestType }): boolean => !OFFICES.includes(type);

/** Warnings that say where an owner may be hidden. */
const HIDING: readonly OwnershipWarning["code"][] = [
  "unaccounted_capital",
  "circular_holdings",
  "nominee",
  "unknown_end",
];

const mayHideAnOwner = (
  { policy }: DueFacts,
  { unaccounted_share: share, beneficial_owners: owners, warnings }: OwnershipStructure,
): boolean =>
  reachesThreshold(policy.values, share) ||
  (owners.every(({ basis }) => basis !== "owner") && warnings.some(({ code }) => code === "unknown_end"));

/** A source that did not answer is asked again; what no source says must be provided. */
const whyOpen = ({ open_ends }: OwnershipStructure): CheckReason =>
  RETRYABLE.find((reason) => open_ends.some((end) => end.reason === reason)) ?? "nothing_provided";
const RETRYABLE = ["source_unavailable", "source_not_configured", "not_covered"] as const;

function describeOwner(name: string, { effective_share: share, share_range: range }: BeneficialOwner): string {
  if (share !== null) return `${name} (${share} %)`;
  return range === null ? name : `${name} (${range.minimum} to ${range.maximum} %)`;
}

const declaresOwners = ({ answers }: DueFacts): boolean =>
  (readDeclaredOwners(answers["beneficial_owners"])?.length ?? 0) > 0;
