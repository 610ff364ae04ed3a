import { mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import type { CaseRecord, ProvisionalDecision } from "../case/case.record.ts";
import { agrees } from "./tier.rules.ts";

/** What a review without the service's judgement depends on. */
type Reviewed = Pick<CaseRecord, "automation" | "createdBy" | "decision" | "iteration" | "provisional" | "status">;

/** The provisional decision of the current iteration; null while there is none. */
export const provisionalOf = ({ provisional, iteration }: Pick<CaseRecord, "provisional" | "iteration">) =>
  provisional?.iteration === iteration ? provisional : null;

/** Whether the case waits for the provisional decision of its officer. */
export const needsProvisional = (record: Reviewed): boolean =>
  record.status === "REVIEW_PENDING" && record.automation?.asksProvisional === true && provisionalOf(record) === null;

/** Whether an officer must not see the judgement yet: the case waits for their provisional decision. */
export const isWithheldFrom = (record: Reviewed, officerId: string): boolean =>
  needsProvisional(record) && mayBeSameOfficer(record.createdBy, officerId);

/**
 * Whether the case's tier may be explained: where a provisional decision was asked, only once the case is decided, because
 * the reasons tell a blind sample from an ordinary full review.
 */
export const isTierExplained = ({ automation, decision, iteration, status }: Reviewed): boolean =>
  automation?.asksProvisional !== true || (decision?.iteration === iteration && status !== "REVIEW_PENDING");

/**
 * Whether a blind sample was decided otherwise than the service recommends: by the provisional decision, or where none was
 * recorded by the decision itself.
 */
export const isDisagreedSample = (record: Reviewed, decided: Judged): boolean =>
  record.automation?.blindSample === true && !isAgreed(provisionalOf(record) ?? decided);

type Judged = Pick<ProvisionalDecision, "decision" | "recommended">;

export const isAgreed = ({ decision, recommended }: Judged): boolean => agrees(decision, recommended);
