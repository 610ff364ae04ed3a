import type { Severity } from "../case/case.model.ts";
import type { Compared, DebtFacts, FoundChange, PeppolFacts, ReportFacts, VatFacts } from "./looks.model.ts";

const said = (value: boolean | null | undefined, yes: string, no: string): string =>
  value === true ? yes : value === false ? no : "not known";

const DEBT_WORDS = { social: "social security debts", tax: "tax debts" } as const;

/** A debt that is new, or known for the first time, is bad news; one that was paid is not. */
export function compareDebts(before: DebtFacts | null, after: DebtFacts): Compared<DebtFacts> {
  const parts = ["social", "tax"] as const;
  const words = (facts: DebtFacts | null) =>
    Object.fromEntries(parts.map((part) => [DEBT_WORDS[part], said(facts?.[part], "yes", "none")]));
  const facts = { social: after.social ?? before?.social ?? null, tax: after.tax ?? before?.tax ?? null };
  const grown = parts.filter((part) => after[part] === true && before?.[part] !== true);
  const changes = grown.map((part): FoundChange => ({
    field: `debt_${part}`,
    outcome: true,
    severity: "high",
    consequence: "none",
    title: `The company has ${DEBT_WORDS[part]}: its clients must withhold a part of each invoice.`,
    before: words(before),
    after: words(facts),
  }));
  return { changes, facts };
}

export function compareVat(before: VatFacts | null, after: VatFacts): Compared<VatFacts> {
  const facts = { valid: after.valid ?? before?.valid ?? null };
  const ended = before?.valid === true && after.valid === false;
  const word = (value: boolean | null) => ({ vat_number: said(value, "valid", "not valid") });
  const change: FoundChange = {
    field: "vat",
    outcome: false,
    severity: "medium",
    consequence: "open_review",
    title: "The VAT number of the company is no longer valid.",
    before: word(true),
    after: word(false),
  };
  return { changes: ended ? [change] : [], facts };
}

export function comparePeppol(before: PeppolFacts | null, after: PeppolFacts): Compared<PeppolFacts> {
  const facts = { registered: after.registered ?? before?.registered ?? null };
  const ended = before?.registered === true && after.registered === false;
  const word = (value: boolean) => ({ peppol_directory: value ? "has the company" : "does not have the company" });
  const change: FoundChange = {
    field: "peppol",
    outcome: false,
    severity: "medium",
    consequence: "none",
    title: "The company is no longer in the Peppol directory.",
    before: word(true),
    after: word(false),
  };
  return { changes: ended ? [change] : [], facts };
}

/** A report of a source: an article, or an act of a gazette. */
export interface Report {
  /** Each says which report it is: an article is known again by its address or by its title and subject. */
  readonly marks: readonly [string, ...string[]];
  readonly title: string;
  readonly description: string;
  readonly severity: Severity;
  /** It is told of even where nothing was known before. */
  readonly isGrave: boolean;
  readonly url: string | null;
  /** Whom it is about. */
  readonly subject: string | null;
  readonly opensReview: boolean;
  /** Whether an MLRO assesses it. */
  readonly isForMlro: boolean;
}

/** Marks that are remembered, the newest first. */
const SEEN_MAX = 1_000;

/** Reports that were not told before. Of a first answer only the grave ones are events; all are remembered. */
export function compareReports(before: ReportFacts | null, reports: readonly Report[]): Compared<ReportFacts> {
  const seen = new Set(before?.seen);
  const changes: FoundChange[] = [];
  for (const report of reports) {
    const isNew = report.marks.every((mark) => !seen.has(mark));
    for (const mark of report.marks) seen.add(mark);
    if (isNew && (before !== null || report.isGrave)) changes.push(reported(report));
  }
  const added = [...seen].slice(before?.seen.length ?? 0);
  return { changes, facts: { seen: [...added, ...(before?.seen ?? [])].slice(0, SEEN_MAX) } };
}

const reported = ({
  marks,
  title,
  description,
  severity,
  url,
  subject,
  opensReview,
  isForMlro,
}: Report): FoundChange => ({
  field: "report",
  outcome: marks[0],
  severity,
  consequence: opensReview ? "open_review" : "none",
  title,
  ...(isForMlro && { needsRole: "mlro" }),
  before: null,
  after: { report: description, ...(url && { url }), ...(subject && { about: subject }) },
});
