import type { CaseDocument, Finding } from "../../domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../domain/diligence/default-policy.ts";
import {
  type DocumentSubject,
  hasReadings,
  missingDocuments,
  presentDocuments,
} from "../../domain/diligence/document-findings.rules.ts";
import { SCANT_BYTES } from "../../domain/diligence/file-findings.rules.ts";
import type { Grounds } from "../../domain/diligence/grounds.model.ts";
import type { Facts } from "../../domain/case/case.model.ts";
import { type DocumentFacts, isLive } from "../../domain/diligence/provided-documents.ts";
import type { Dossier } from "../dossier.ts";
import { judgedBy } from "../rules-version.ts";
import { type FindingDetails, makeFinding } from "../findings/make-finding.ts";
import type { FindingRuleId } from "../findings/severity-table.ts";

/** Compares the submitted documents with the required ones: missing, repeated, duplicate or almost empty files. */
export function checkDocuments(
  dossier: Dossier,
  agent: string,
  evidence: readonly { readonly id: string }[],
): Finding[] {
  const finding = (rule: FindingRuleId, details: Pick<FindingDetails, "title" | "description" | "sourceEntry">) =>
    makeFinding(dossier, rule, { ...details, source: "customer", agent, subject: dossier.name, evidence });
  const { documents, iteration } = dossier.input;
  const ofCustomer = documents.filter((document) => document.source === "customer" && isLive(document));
  const now = ofCustomer.filter((document) => document.iteration === iteration);
  const earlier = ofCustomer.filter((document) => document.iteration < iteration);

  const given = documentFacts(dossier, dossier.input.grounds ?? null);
  const subject = documentSubject(dossier, evidence);
  // What was read is held against the register too, which is another agent's work.
  const wrong = hasReadings(documents) ? [] : presentDocuments(given, subject);
  const lacking = missingDocuments(given, subject);
  const duplicates = [...groupByContent(now)]
    .filter(([, files]) => new Set(files.map(({ requirement_id }) => requirement_id)).size > 1)
    .map(([sha256, files]) =>
      finding("document_duplicate", {
        title: "One file for several requirements",
        description: `The same file was submitted for ${list(files.map(({ requirement_id }) => requirement_id))}.`,
        sourceEntry: `duplicate:${sha256}`,
      }),
    );
  const known = new Set(earlier.map(({ sha256 }) => sha256));
  const repeated = now
    .filter(({ sha256 }) => known.has(sha256))
    .map((file) =>
      finding("document_repeated", {
        title: "File submitted before",
        description: `"${file.filename}" is the same file as one of an earlier iteration.`,
        sourceEntry: `repeated:${file.requirement_id}:${file.sha256}`,
      }),
    );
  const scant = now
    .filter(({ size }) => size < SCANT_BYTES)
    .map((file) =>
      finding("document_scant", {
        title: "File almost empty",
        description: `"${file.filename}" has ${file.size} bytes.`,
        sourceEntry: `scant:${file.sha256}`,
      }),
    );
  return [...lacking, ...wrong, ...duplicates, ...repeated, ...scant];
}

/** The case's documents, as requirements and checks are judged by, beside what the sources stated. */
export const documentFacts = (
  { input }: Dossier,
  grounds: Grounds | null,
  facts: Facts = input.facts,
): DocumentFacts => ({
  ...input,
  facts,
  grounds,
  policy: input.terms?.policy ?? DEFAULT_POLICY,
  ...judgedBy(input),
  now: new Date(input.startedAt),
});

export const documentSubject = (
  { input, name }: Dossier,
  evidence: readonly { readonly id: string }[],
): DocumentSubject => ({ caseId: input.caseId, name, evidenceIds: evidence.map(({ id }) => id) });

function groupByContent(files: readonly CaseDocument[]): Map<string, CaseDocument[]> {
  const groups = new Map<string, CaseDocument[]>();
  for (const file of files) groups.set(file.sha256, [...(groups.get(file.sha256) ?? []), file]);
  return groups;
}

const list = (items: readonly string[]): string => [...new Set(items)].sort().join(", ");
