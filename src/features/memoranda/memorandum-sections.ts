import { bundleHash } from "../../platform/canonical-json.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { findTemplate } from "../../domain/templates/index.ts";
import type { MemoSection } from "../../domain/memoranda/memorandum.model.ts";
import { bullets, day, factTexts, newestFact, orNone, people } from "./memorandum-words.ts";
import { describeDecision, describeFindings, describeRisk, describeScreening } from "./memorandum-findings.ts";

/** The title of each section and how its text derives from the case. Deterministic. */
const SECTIONS: readonly (readonly [title: string, tell: (record: CaseRecord) => string])[] = [
  ["Purpose and scope", describeScope],
  ["Subject and identification", describeSubject],
  ["Ownership and control", describeOwnership],
  ["Screening results", describeScreening],
  ["Findings and discrepancies", describeFindings],
  ["Risk assessment", describeRisk],
  ["Decision and conditions", describeDecision],
];

/** Sections 1 to 7 from the case, and the justification as section 8. */
export function writeSections(record: CaseRecord, justification: string | null): MemoSection[] {
  const told = SECTIONS.map(([title, tell], i) => ({ number: i + 1, title, content: tell(record) }));
  return [...told, { number: told.length + 1, title: "Justification", content: justification ?? "" }];
}

function describeScope(record: CaseRecord): string {
  const template = findTemplate(record.templateId)?.name ?? record.templateId;
  const rounds = record.investigations.length;
  const documents = record.documents.filter((document) => document.source === "customer").length;
  return [
    `This memorandum records the review of ${record.companyName} as a case of the kind "${template}", opened on ${day(record.createdAt)} by ${record.createdBy}.`,
    bullets([
      `Case: ${record.caseId}`,
      `Status: ${record.status}, round ${record.iteration} of at most ${record.maxIterations}`,
      `Investigations completed: ${rounds}`,
      `Documents handed in by the customer: ${documents}`,
      record.evidence.length === 0
        ? "Evidence: none on file"
        : `Evidence: ${record.evidence.length} items, bundle hash ${bundleHash(record.evidence)}`,
    ]),
  ].join("\n\n");
}

function describeSubject(record: CaseRecord): string {
  const { registrationNumber, vatNumber, country, websiteUrl } = record;
  const registered = newestFact(record, "legal_name");
  return bullets([
    `Declared name: ${record.companyName}`,
    `Registered name: ${orNone(registered)}`,
    `Registration number: ${orNone(registrationNumber)}`,
    `VAT number: ${orNone(vatNumber)}${vatWord(record)}`,
    `Country: ${country}`,
    ...factTexts(record, [
      ["Legal form", "legal_form"],
      ["Register status", "registry_status"],
      ["Juridical situation", "juridical_situation_label"],
      ["Registered since", "start_date"],
      ["Ended on", "end_date"],
      ["Registered seat", "registered_address"],
      ["Activities", "activities"],
    ]),
    `Website: ${orNone(websiteUrl)}`,
  ]);
}

function vatWord(record: CaseRecord): string {
  const valid = newestFact(record, "vat_valid");
  return valid === true ? " (valid)" : valid === false ? " (reported as not valid)" : "";
}

function describeOwnership(record: CaseRecord): string {
  const open = record.discrepancies.filter((discrepancy) => discrepancy.kind === "ubo");
  return [
    `Directors on the register:\n${people(record, "directors")}`,
    `Beneficial owners on the register:\n${people(record, "beneficial_owners")}`,
    open.length === 0
      ? "No difference between declared and registered owners is on file."
      : `Differences between declared and registered owners:\n${bullets(
          open.map(({ declared, observed, status }) => `declared "${declared}", registered "${observed}" (${status})`),
        )}`,
  ].join("\n\n");
}
