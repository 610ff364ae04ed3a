import type { LegalGround } from "../reasoning/legal-basis.rules.ts";
import type { ObservedChange } from "./monitoring-event.model.ts";

export interface ChangeInForce {
  readonly id: string;
  readonly articleId: string;
  readonly description: string;
  /** YYYY-MM-DD. */
  readonly effectiveDate: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
  readonly sourceUrl: string | null;
  readonly createdAt: string;
}

export interface DecidedCase {
  readonly relationshipId: string;
  readonly isLiving: boolean;
  /** The newest decision on the customer. */
  readonly decidedAt: string | null;
  /** Parts of the case that stand on law; null where that is not known. Empty: none does. */
  readonly grounds: readonly LegalGround[] | null;
}

/**
 * What a change of the law in force means for a customer: the checks, rules and documents that stand on its article are
 * stale. Null where none does, and for a customer who was decided on when the change applied and was known. Where it is
 * not known what a case stands on, the customer is told of as well.
 */
export function lawChangeOf(change: ChangeInForce, decided: DecidedCase): ObservedChange | null {
  const { relationshipId, isLiving, decidedAt, grounds } = decided;
  const stale = grounds?.filter(({ articles }) => articles.includes(change.articleId)) ?? null;
  if (!isLiving || stale?.length === 0 || isDecidedUnder(change, decidedAt)) return null;
  const named = (kind: LegalGround["kind"]) =>
    (stale ?? []).filter((ground) => ground.kind === kind).map(({ name }) => name);
  const names = (stale ?? []).map(({ name }) => name);
  return {
    relationshipId,
    partyId: null,
    type: "law_change",
    severity: "medium",
    key: ["law_change", change.id, relationshipId].join(":"),
    title:
      stale === null
        ? `The law changed on ${change.effectiveDate}, and it is not known which checks of this customer stand on it: ${change.description}`
        : `The law changed on ${change.effectiveDate}. Stale for this customer: ${names.join(", ")}. ${change.description}`,
    before: { text: change.oldValue, decided_at: decidedAt },
    after: {
      text: change.newValue,
      change_id: change.id,
      article_id: change.articleId,
      effective_date: change.effectiveDate,
      stale_checks: stale === null ? "not known" : named("check"),
      stale_rules: stale === null ? "not known" : named("rule"),
      stale_documents: stale === null ? "not known" : named("document"),
      ...(change.sourceUrl && { source_url: change.sourceUrl }),
    },
    evidenceIds: [],
    needsRole: null,
    consequence: "none",
  };
}

/** A decision knew the change only if it was registered before, however early it applied. */
const isDecidedUnder = ({ effectiveDate, createdAt }: ChangeInForce, decidedAt: string | null): boolean =>
  decidedAt !== null && decidedAt.slice(0, 10) >= effectiveDate && decidedAt > createdAt;
