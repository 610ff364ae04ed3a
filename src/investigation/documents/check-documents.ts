import type { CaseDocument, Finding } from "../../domain/case/case.model.ts";
import { findTemplate, requirementsFor } from "../../domain/templates/index.ts";
import type { Dossier } from "../dossier.ts";
import { type FindingDetails, makeFinding } from "../findings/make-finding.ts";
import type { FindingRuleId } from "../findings/severity-table.ts";

/** A page of anything is larger; smaller is most often a slip of the hand. */
const SCANT_BYTES = 256;

/** Compares the submitted documents with the required ones: missing, repeated, duplicate or almost empty files. */
export function checkDocuments(
  dossier: Dossier,
  agent: string,
  evidence: readonly { readonly id: string }[],
): Finding[] {
  const finding = (rule: FindingRuleId, details: Pick<FindingDetails, "title" | "description" | "sourceEntry">) =>
    makeFinding(dossier, rule, { ...details, source: "customer", agent, subject: dossier.name, evidence });
  const { documents, iteration } = dossier.input;
  const now = documents.filter((document) => document.iteration === iteration && document.source === "customer");
  const earlier = documents.filter((document) => document.iteration < iteration);

  const missing = missingDocuments(dossier).map(({ id, label }) =>
    finding("document_missing", {
      title: `Missing document: ${label}`,
      description: `The required document "${label}" was not submitted.`,
      sourceEntry: `missing:${id}`,
    }),
  );
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
  return [...missing, ...duplicates, ...repeated, ...scant];
}

/** Required documents that no file of any round stands for, and tasks of this round that asked for one in vain. */
function missingDocuments(dossier: Dossier): { readonly id: string; readonly label: string }[] {
  const { templateId, country, followUpTasks, iteration } = dossier.input;
  const template = findTemplate(templateId);
  const given = providedDocuments(dossier);
  const ofTemplate = (template === undefined ? [] : requirementsFor(template, country))
    .filter(({ id, required }) => required && !given.has(id))
    .map(({ id, name }) => ({ id, label: name.en }));
  const ofTasks = followUpTasks
    .filter((task) => task.iteration === iteration && task.response_type === "document" && task.required)
    .filter((task) => !given.has(task.id) && !ofTemplate.some(({ id }) => id === task.document_type))
    .map((task) => ({ id: task.document_type ?? task.id, label: task.description }));
  return [...ofTemplate, ...ofTasks];
}

/** Requirements, tasks and kinds of document that a file of any round stands for. */
export function providedDocuments({ input }: Dossier): ReadonlySet<string> {
  const typeOfTask = new Map(input.followUpTasks.map((task) => [task.id, task.document_type]));
  return new Set(input.documents.flatMap(({ requirement_id: id }) => [id, typeOfTask.get(id) ?? id]));
}

function groupByContent(files: readonly CaseDocument[]): Map<string, CaseDocument[]> {
  const groups = new Map<string, CaseDocument[]>();
  for (const file of files) groups.set(file.sha256, [...(groups.get(file.sha256) ?? []), file]);
  return groups;
}

const list = (items: readonly string[]): string => [...new Set(items)].sort().join(", ");
