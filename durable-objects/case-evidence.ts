import { isTerminal } from "../src/domain/case/case.machine.ts";
import type { EvidenceVerdict } from "../src/features/cases/case.client.ts";
import { isAtWork } from "./case-agenda.ts";
import type { CaseStorage } from "./case-storage.ts";

/** Whether a case with storage still needs evidence under its case_id. */
export function judgeEvidence(storage: CaseStorage, caseId: string, keys: readonly string[]): EvidenceVerdict {
  const record = storage.record();
  if (!record) return { standing: "none", unnamed: keys };
  if (record.caseId !== caseId) return { standing: "open", unnamed: [] };
  const named = new Set(record.evidence.map(({ key }) => key));
  const unnamed = storage.unmentioned(keys.filter((key) => !named.has(key)));
  if (storage.isClosed()) return { standing: "closed", unnamed };
  return { standing: isTerminal(record.status) && !isAtWork(storage) ? "decided" : "open", unnamed };
}
