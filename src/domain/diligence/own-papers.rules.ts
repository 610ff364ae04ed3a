import { judgesBefore } from "../case/rules-version.model.ts";
import type { DueFacts } from "./due-facts.model.ts";
import { acceptedDocuments } from "./judge-document.rules.ts";
import { isStale } from "./provided-documents.ts";

/**
 * Whether a company is known by nothing but papers that it handed in itself: no register answered, the service read an extract, and no
 * officer filed or accepted one, or cleared the gap. A signature changes nothing, since whose it is was not verified.
 */
export function isKnownByOwnPapersOnly(facts: DueFacts): boolean {
  const { grounds, findings } = facts;
  if (judgesBefore(facts, 7) || grounds === null || grounds.subject === "person") return false;
  if (grounds.register.state === "answered") return false;
  if (findings.some(({ code, clearance }) => code === "coverage_gap" && clearance !== undefined)) return false;
  const extracts = acceptedDocuments(facts, ["register_extract"]).filter((one) => !isStale(one, facts));
  return extracts.length > 0 && extracts.every(({ agrees }) => agrees !== null);
}
