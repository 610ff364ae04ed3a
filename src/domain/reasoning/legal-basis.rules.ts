import type { CaseRecord } from "../case/case.record.ts";
import type { Check, CheckName } from "../diligence/check.model.ts";
import { ownershipInForce } from "../ownership/ownership-in-force.rules.ts";
import { structurePolicy } from "../ownership/case-ownership.rules.ts";
import { structureOf } from "../ownership/shares/structure.rules.ts";
import { factsInForce } from "../diligence/due-diligence.rules.ts";
import type { Evaluation } from "./evaluation.model.ts";
import { lawOf, selectReasoningTemplate } from "./templates/index.ts";
import type { Law } from "./templates/law.ts";

/** The parts of a case that stand on articles of the law. */
export interface LegalGround {
  readonly kind: "rule" | "check" | "document";
  readonly id: string;
  readonly name: string;
  readonly outcome: "triggered" | "unknown" | "established" | "not_established" | "contradicted" | "provided";
  readonly articles: readonly string[];
}

/** The least and the most per cent that a person holds of the customer, 0 to 100. */
type HeldShare = readonly [minimum: number, maximum: number];

export interface LegalBases {
  readonly grounds: readonly LegalGround[];
  readonly shares: readonly HeldShare[];
}

/** How strongly a case stands on an article. */
export const RANKS = { triggered: 1, open: 2, standing: 3 } as const;

/**
 * The law that a case stands on: rules that triggered or could not be evaluated, checks with any outcome, and documents
 * that a rule would miss. A rule that was evaluated and did not trigger is no ground.
 */
export function legalBasesOf(record: CaseRecord, evaluation: Evaluation | null, now: Date): LegalBases {
  return {
    grounds: [...ruleGrounds(evaluation), ...checkGrounds(record), ...documentGrounds(record, evaluation)],
    shares: sharesOf(record, now),
  };
}

function ruleGrounds(evaluation: Evaluation | null): LegalGround[] {
  return (evaluation?.results ?? []).flatMap(({ rule_id, name, outcome, legal_basis }): LegalGround[] =>
    outcome === "not_triggered" ? [] : [{ kind: "rule", id: rule_id, name, outcome, articles: legal_basis }],
  );
}

const DUTIES: Readonly<Record<CheckName, readonly (keyof Law)[]>> = {
  registration: ["identification"],
  status: ["identification"],
  representatives: ["identification"],
  beneficial_owners: ["beneficialOwners", "ownerRegister"],
  identity: ["identification"],
  screening: ["sanctions", "politicallyExposed"],
  purpose: ["purpose"],
  documents: ["identification"],
};

const CHECK_NAMES: Readonly<Record<CheckName, string>> = {
  registration: "registration",
  status: "status of the company",
  representatives: "representatives",
  beneficial_owners: "beneficial owners",
  identity: "identity",
  screening: "screening against lists",
  purpose: "purpose of the relationship",
  documents: "documents",
};

function checkGrounds({ country, investigations }: CaseRecord): LegalGround[] {
  const law = lawOf(country);
  return (investigations.at(-1)?.checks ?? []).map(({ check, outcome }: Check) => ({
    kind: "check",
    id: check,
    name: CHECK_NAMES[check],
    outcome,
    articles: [...new Set(DUTIES[check].flatMap((duty) => law[duty]))],
  }));
}

/** Provided documents whose absence a rule of the case's template would report. */
function documentGrounds({ country, templateId, documents }: CaseRecord, evaluation: Evaluation | null): LegalGround[] {
  if (evaluation === null) return [];
  const rules = selectReasoningTemplate(country, templateId)?.red_flag_rules ?? [];
  const articlesOf = (requirement: string) =>
    rules
      .filter((rule) =>
        [rule, ...rule.and].some(
          (one) => one.condition_type === "document_missing" && one.condition.documents.includes(requirement),
        ),
      )
      .flatMap((rule) => rule.legal_basis);
  const provided = new Set(documents.filter(({ superseded }) => !superseded).map((one) => one.requirement_id));
  return [...provided].flatMap((id): LegalGround[] => {
    const articles = [...new Set(articlesOf(id))];
    return articles.length === 0
      ? []
      : [{ kind: "document", id, name: id.replaceAll("_", " "), outcome: "provided", articles }];
  });
}

/** Below every threshold of the law: each person with a share counts. */
const ANY_SHARE = { owner_threshold_percent: 0.01, owner_threshold_inclusive: true };

function sharesOf(record: CaseRecord, now: Date): HeldShare[] {
  const inForce = ownershipInForce(record, now);
  if (inForce === null) return [];
  const facts = factsInForce(record, now);
  const policy = { ...structurePolicy(facts.policy, facts.now), ...ANY_SHARE };
  return structureOf(inForce.ownership, policy)
    .beneficial_owners.filter(({ basis }) => basis === "owner")
    .map(({ effective_share: share, share_range: range }): HeldShare => {
      if (range !== null) return [range.minimum, range.maximum];
      return share === null ? [0, 100] : [share, share];
    });
}

/** The strongest ground on each article. */
export function rankArticles({ grounds }: Pick<LegalBases, "grounds">): { article_id: string; rank: number }[] {
  const ranks = new Map<string, number>();
  for (const ground of grounds) {
    for (const article of ground.articles) {
      ranks.set(article, Math.min(ranks.get(article) ?? RANKS.standing, rankOf(ground)));
    }
  }
  return [...ranks].map(([article_id, rank]) => ({ article_id, rank }));
}

function rankOf({ kind, outcome }: LegalGround): number {
  if (outcome === "triggered") return RANKS.triggered;
  const isUnsettled = outcome === "unknown" || (kind === "check" && outcome !== "established");
  return isUnsettled ? RANKS.open : RANKS.standing;
}
