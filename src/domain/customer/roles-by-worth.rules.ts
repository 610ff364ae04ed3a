import type { CaseDocument } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { dueFacts } from "../diligence/due-diligence.rules.ts";
import type { DueFacts } from "../diligence/due-facts.model.ts";
import { judgeDocument, type JudgedDocument } from "../diligence/judge-document.rules.ts";
import { type DocumentParty, holdersInDocuments, rolesInDocuments } from "../readings/people-in-documents.rules.ts";

/** Whether the word of a document counts, is open until an officer looks, or is of something else than it was handed in for. */
type Worth = "counts" | "open" | "not_accepted";

/** Whom the documents of a case name, by what these are worth. */
export function rolesByWorth(record: CaseRecord, due?: DueFacts): Readonly<Record<Worth, readonly DocumentParty[]>> {
  const now = new Date(record.updatedAt);
  // Most documents name nobody, and then nothing has to be judged.
  if (named(record, record.documents, now).length === 0) return { counts: [], open: [], not_accepted: [] };
  const facts = due ?? dueFacts(record, now);
  const byWorth = Map.groupBy(record.documents, (document) => worthOf(judgeDocument(facts, document)));
  const of = (worth: Worth) => named(record, byWorth.get(worth) ?? [], now);
  return { counts: of("counts"), open: of("open"), not_accepted: of("not_accepted") };
}

const named = ({ companyName }: CaseRecord, documents: readonly CaseDocument[], now: Date): DocumentParty[] => [
  ...rolesInDocuments(documents, now),
  ...holdersInDocuments({ documents, companyName }),
];

const worthOf = ({ accepted, state }: JudgedDocument): Worth =>
  accepted !== null ? "counts" : state === "stranger" || state === "wrong_kind" ? "not_accepted" : "open";
