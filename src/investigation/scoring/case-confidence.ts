import type { CaseConfidence, Discrepancy, Finding, InvestigationResult } from "../../domain/case/case.model.ts";

const DIMENSION_MAX = 25;
/** With this many independent sources the picture is as broad as it gets. */
const SOURCES_FOR_FULL_MARKS = 6;
const PENALTY = { disagreement: 8, mismatch: 5, wrongAnswer: 3 } as const;
const AGE_YEARS_FOR_FULL_MARKS = 5;

export interface ConfidenceBasis {
  /** Agents with an outside source or a list that should answer: those that ran, and a register that nobody asked. */
  readonly expected: number;
  /** Those of them that answered. */
  readonly answered: number;
  readonly sources: readonly string[];
  readonly findings: readonly Finding[];
  readonly discrepancies: readonly Discrepancy[];
  readonly wrongAnswers: number;
  /** Statements that were compared with one another; null in runs of earlier versions, which did not count them. */
  readonly compared: number | null;
  /** Whether documents and answers that contradict are counted; runs of earlier versions did not count them. */
  readonly countsContradictions?: boolean;
  /** Full years since the register's start date; null where it is not known. */
  readonly ageYears: number | null;
  readonly previous: readonly InvestigationResult[];
  /** Whether an answer of an earlier iteration was taken back: then that iteration made nothing surer. */
  readonly hasChangedAnswers?: boolean;
}

type Dimension = CaseConfidence["dimensions"][number];

/**
 * How far the picture can be trusted, in four dimensions of 25 points, before rules limit it. It says nothing about the
 * risk in the picture.
 */
export function rateConfidence(basis: ConfidenceBasis): CaseConfidence {
  const dimensions = [evidence(basis), diversity(basis), consistency(basis), history(basis)];
  return { total: dimensions.reduce((total, { points }) => total + points, 0), dimensions };
}

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

function evidence({ expected, answered }: ConfidenceBasis): Dimension {
  const points = expected === 0 ? 0 : Math.round((DIMENSION_MAX * answered) / expected);
  return { name: "evidence", points, reason: `${answered} of ${expected} expected sources answered.` };
}

function diversity({ sources }: ConfidenceBasis): Dimension {
  const distinct = [...new Set(sources)].sort();
  const points = Math.min(DIMENSION_MAX, Math.round((DIMENSION_MAX * distinct.length) / SOURCES_FOR_FULL_MARKS));
  const named = distinct.length === 0 ? "none" : distinct.join(", ");
  return { name: "source_diversity", points, reason: `${count(distinct.length, "independent source")}: ${named}.` };
}

/** Findings that two statements contradict which are no discrepancy with a register, as `contradictionsIn` names them. */
const CONTRADICTS =
  /^contradicts_(?:birth_date|nationality|country_of_residence|iban|status|national_register_number|bsn|turnover|equity|workforce)_/;

const isContradiction = ({ code, clearance, source_entry: entry = "" }: Finding): boolean =>
  clearance === undefined &&
  (code === "residence_differs" || (code === "document_contradicts" && CONTRADICTS.test(entry)));

/** A name or address of which sources differ; where somebody lives and pays tax are both the customer's answers. */
const isMismatch = ({ category, code }: Finding): boolean =>
  category === "name" || (category === "address" && code !== "tax_residence_differs");

function consistency(basis: ConfidenceBasis): Dimension {
  const { discrepancies, findings, wrongAnswers, answered, compared } = basis;
  const contradictions = basis.countsContradictions ? findings.filter(isContradiction).length : 0;
  const open = discrepancies.filter(({ status }) => status === "open").length;
  const mismatches = findings.filter(isMismatch).length;
  const lost =
    (open + contradictions) * PENALTY.disagreement + mismatches * PENALTY.mismatch + wrongAnswers * PENALTY.wrongAnswer;
  const isCompared = compared === null ? answered > 0 : compared + open + mismatches + contradictions > 0;
  // Where nothing was compared there is nothing that could agree.
  const points = !isCompared ? 0 : Math.max(0, DIMENSION_MAX - lost);
  const nothing = compared !== null && !isCompared ? "Nothing was compared; " : "";
  const stated = basis.countsContradictions
    ? `${count(contradictions, "contradiction")} between answers and documents, `
    : "";
  const reason = `${nothing}${count(open, "open discrepancy", "open discrepancies")}, ${stated}${count(mismatches, "difference")} between sources, ${count(wrongAnswers, "answer")} that cannot be right.`;
  return { name: "consistency", points, reason };
}

/** Age and earlier iterations: what has stood for years, or been looked at before, surprises less. */
function history({ ageYears, previous, hasChangedAnswers }: ConfidenceBasis): Dimension {
  const age = Math.min(ageYears ?? 0, AGE_YEARS_FOR_FULL_MARKS);
  const points = Math.min(DIMENSION_MAX, age * 3 + (hasChangedAnswers ? 0 : Math.min(previous.length, 2) * 5));
  const known =
    ageYears === null ? "The start date is not known" : `On the register for ${count(ageYears, "full year")}`;
  const earlier = `${count(previous.length, "earlier iteration")}${hasChangedAnswers ? ", which add nothing: the customer changed an answer since" : ""}`;
  return { name: "history", points, reason: `${known}; ${earlier}.` };
}
