import type { DocumentKind } from "../documents/document-kinds.ts";
import { contradicted, established, listed, open, type Verdict } from "./check-results.ts";
import { withoutRegister } from "./company-checks.rules.ts";
import { readDeclaredOwners } from "../customer/declared-owners.ts";
import type { DueFacts } from "./due-facts.model.ts";
import type { NamedParty, RegisterStatement } from "./grounds.model.ts";
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
    return established(`No owner is to be named: ${statement.exempt_from_owners}.`, statement.evidence_ids);
  }
  if (statement?.owners && statement.owners.length > 0) return byRegister(facts, statement, statement.owners);
  if (declaresOwners(facts)) {
    return open("only_declared", "Only the customer names the owners; no register and no accepted document does.");
  }
  return register?.state === "silent"
    ? withoutRegister(facts, WHO_OWNS, register.reason, undefined, lacksOwners(facts))
    : open("nothing_provided", "Nobody has named the owners.");
}

/** What the service reads establishes the owners only where it is the owner register's own word. */
const lacksOwners =
  ({ policy }: DueFacts) =>
  ({ document, kind }: AcceptedDocument): string | null => {
    if (kind !== "ubo_extract") return "is no extract of the register of owners; an officer must look";
    const found = personsIn(document, ["owner"]).some(
      ({ share_percent: share, control }) =>
        share === undefined || control === "other" || reachesThreshold(policy.values, share),
    );
    return found ? null : "names nobody who reaches the threshold; an officer must look";
  };

function byRegister(
  facts: DueFacts,
  { source, evidence_ids, directors }: RegisterStatement,
  owners: readonly NamedParty[],
) {
  const { owner_threshold_percent: threshold } = facts.policy.values;
  const reaches = (share: number) => reachesThreshold(facts.policy.values, share);
  const persons = owners.filter(({ kind }) => kind === "person");
  const traced = persons.reduce((sum, { share_percent }) => sum + (share_percent ?? 0), 0);
  const untraced = persons.some(({ share_percent }) => share_percent === undefined) ? 0 : Math.max(0, 100 - traced);
  const companies = owners.filter(({ kind }) => kind === "company");
  const hidden = companies.some(({ share_percent }) => share_percent === undefined) || reaches(untraced);
  if (hidden) {
    const holders = companies.length === 0 ? "" : `, held among others by ${listed(companies.map(({ name }) => name))}`;
    return open(
      "nothing_provided",
      `The register (${source}) traces ${traced} % to natural persons; who stands behind the rest${holders} is not known.`,
      evidence_ids,
    );
  }
  const found = persons.filter(({ share_percent }) => share_percent === undefined || reaches(share_percent));
  if (found.length > 0) {
    return established(`The register (${source}) names ${listed(found.map(describeOwner))}.`, evidence_ids);
  }
  if (directors === null || directors.length === 0) {
    return open("nothing_provided", `Nobody reaches ${threshold} %, and no managing official is named.`, evidence_ids);
  }
  return established(
    `Nobody reaches ${threshold} %, so the managing officials stand in: ${listed(directors.map(({ name }) => name))}.`,
    evidence_ids,
  );
}

const describeOwner = ({ name, share_percent }: NamedParty): string =>
  share_percent === undefined ? name : `${name} (${share_percent} %)`;

const declaresOwners = ({ answers }: DueFacts): boolean =>
  (readDeclaredOwners(answers["beneficial_owners"])?.length ?? 0) > 0;
