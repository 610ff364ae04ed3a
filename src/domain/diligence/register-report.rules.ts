import { addDays } from "../../platform/clock.ts";
import { REGISTER_SOURCES } from "../../platform/register-setting.ts";
import type { Discrepancy, IsoTime } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { isSarLocked } from "../decisions/gates.rules.ts";
import type { OwnershipFiling } from "../ownership/ownership-filing.model.ts";
import { dayOf } from "../retention/retention.rules.ts";
import { isMlro } from "../sar/circle.rules.ts";
import { documentSource, filingSource, isOfDocument, isOfFiling, isOwnerName } from "./discrepancies.rules.ts";
import { datedOf, isLive, kindOf } from "./provided-documents.ts";
import { isOwnDeclaration } from "./owner-declarations.rules.ts";

/**
 * Regulation (EU) 2024/1624, article 24(1), from 10 July 2027: without undue delay, and in any case within 14 calendar
 * days. Until then the Belgian law of 18 September 2017, article 74/1, names no number of days, and this limit is ours.
 */
const REPORT_DAYS = 14;

/** Who names owners: a register, the customer, a document of a kind, or an officer who found it. */
export interface NamingSide {
  readonly by: "owner_register" | "company_register" | "customer" | "document" | "officer";
  /** Name of the source, or kind of the document; null where `by` says all. */
  readonly name: string | null;
  readonly owners: string;
  /** Day of the information, YYYY-MM-DD; null where it is not known. */
  readonly as_of: string | null;
}

/** Owners in a register that differ from what was found, as they are reported to the register. */
export interface RegisterDifference {
  readonly discrepancy_id: string;
  readonly register: NamingSide;
  readonly found: NamingSide;
  readonly found_at: IsoTime;
  /** Last day for the report, YYYY-MM-DD in Belgium. */
  readonly report_due: string;
  readonly report_overdue: boolean;
}

/**
 * Differences between a register of owners and what was found, which an obliged entity reports to the register. An
 * officer's override settles the gate of an approval and not the duty to report.
 */
export function registerDifferences(record: CaseRecord, now: Date): RegisterDifference[] {
  return record.discrepancies.flatMap((discrepancy) => {
    if (discrepancy.kind !== "ubo" || discrepancy.status === "resolved") return [];
    // The register has the right name, and the customer gave a wrong one: there is nothing to correct.
    if (isOwnerName(discrepancy)) return [];
    const sides = sidesOf(record, discrepancy);
    const found_at = foundAt(record, discrepancy);
    if (sides === null || found_at === null) return [];
    const report_due = dayOf(addDays(new Date(found_at), REPORT_DAYS));
    return [
      { discrepancy_id: discrepancy.id, ...sides, found_at, report_due, report_overdue: dayOf(now) > report_due },
    ];
  });
}

/**
 * Those that an officer may know to be reportable. A register may contact the company that a report is about, so while
 * the SAR-first gate is shut only an MLRO knows of any.
 */
export const reportableDifferences = (
  record: CaseRecord,
  officer: Parameters<typeof isMlro>[0],
  now: Date,
): RegisterDifference[] => (isSarLocked(record) && !isMlro(officer) ? [] : registerDifferences(record, now));

/** A discrepancy of an earlier version has no day of its own: the first investigation that had it open counts. */
function foundAt({ investigations }: CaseRecord, { id, found_at }: Discrepancy): IsoTime | null {
  if (found_at !== undefined) return found_at;
  const first = investigations.find(({ discrepancies }) =>
    discrepancies.some((one) => one.id === id && one.status === "open"),
  );
  return first?.completed_at ?? null;
}

type Sides = Pick<RegisterDifference, "register" | "found">;

function sidesOf(record: CaseRecord, discrepancy: Discrepancy): Sides | null {
  const observed = observedSide(record, discrepancy);
  const declared = declaredSide(record, discrepancy);
  const isRegister = ({ by }: NamingSide) => by === "owner_register" || by === "company_register";
  // Where both are registers, the register of owners is the one to correct.
  const register =
    [observed, declared].find(({ by }) => by === "owner_register") ?? [observed, declared].find(isRegister);
  return register ? { register, found: register === observed ? declared : observed } : null;
}

function observedSide(record: CaseRecord, { source, observed: owners }: Discrepancy): NamingSide {
  if (isOfFiling(source))
    return filedSide(
      filingsIn(record).find((one) => filingSource(one.evidence_id) === source),
      owners,
    );
  if (isOfDocument(source)) return documentSide(record, source.slice(documentSource("").length), owners);
  return registerSide(record, source, owners);
}

/** The other side, by the end of the field's name. */
function declaredSide(record: CaseRecord, { source, field, declared: owners }: Discrepancy): NamingSide {
  if (field.endsWith("_by_register")) return registerSide(record, null, owners);
  if (field.endsWith("_by_documents")) return documentSide(record, "ubo_extract", owners);
  if (field.endsWith("_by_filing")) {
    const at = filingsIn(record).findIndex((one) => filingSource(one.evidence_id) === source);
    return filedSide(filingsIn(record)[at - 1], owners);
  }
  return { by: "customer", name: null, owners, as_of: null };
}

const filingsIn = ({ ownershipFiled = [] }: CaseRecord): OwnershipFiling[] =>
  ownershipFiled.filter(({ withdrawn }) => withdrawn === undefined);

const filedSide = (filing: OwnershipFiling | undefined, owners: string): NamingSide => ({
  by: filing?.source_type === "officialRegister" ? "owner_register" : "officer",
  name: filing?.source ?? null,
  owners,
  as_of: filing?.as_of ?? null,
});

function documentSide({ documents }: CaseRecord, kind: string, owners: string): NamingSide {
  const document = documents.findLast((one) => isLive(one) && kindOf(one) === kind);
  const isExtract = kind === "ubo_extract" && !(document && isOwnDeclaration({}, document));
  return {
    by: isExtract ? "owner_register" : "document",
    name: kind,
    owners,
    as_of: document ? datedOf(document).slice(0, 10) : null,
  };
}

/** @param source null for the register of the latest iteration. */
function registerSide({ grounds }: CaseRecord, source: string | null, owners: string): NamingSide {
  const register = grounds?.register.state === "answered" ? grounds.register : null;
  const isLatest = register !== null && (source === null || register.source === source);
  const isRegister = source === null || isLatest || isKbo(source) || isRegisterSource(source);
  return {
    by: isRegister ? "company_register" : "officer",
    name: source ?? register?.source ?? null,
    owners,
    as_of: isLatest ? dayOf(new Date(register.as_of)) : null,
  };
}

/** The Belgian register, by its public search or its open data. */
export const isKbo = (source: string): boolean => /^kbo(_|$)/.test(source);

/** Sources that are no register of a company's owners. */
const OTHER_SOURCES: readonly string[] = ["gleif", "gazette", "nbb"];

const isRegisterSource = (source: string): boolean =>
  (REGISTER_SOURCES as readonly string[]).includes(source) && !OTHER_SOURCES.includes(source);
