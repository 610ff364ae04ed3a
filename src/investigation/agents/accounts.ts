import type { AccountsAnswer } from "../../sources/filings.model.ts";
import { classifySituation, findAccounts } from "../../sources/index.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import type { FactDraft } from "../../domain/case/facts.rules.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import type { Agent, KnownAnswer } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { factsFrom } from "../facts.ts";
import { sourceGap } from "../findings/gap-findings.ts";
import { type FindingDetails, makeFinding } from "../findings/make-finding.ts";
import { REGISTRY } from "./registry.ts";

const NAME = "accounts";

/** Forms that must deposit accounts whatever their size, by CBE code. */
const DEPOSITING_FORMS = ["001", "008", "013", "014", "015", "027", "610", "706"];
/** Accounts must be on deposit seven months after their year ends. Two years of them: */
const MONTHS_AFTER_LAST_YEAR = 12 + 12 + 7;
/** The first financial year may have almost 24 months. */
const MONTHS_AFTER_START = 24 + 12 + 7;

/** Annual accounts: how large the company is, who ran it, what it holds and who holds it. */
export const ACCOUNTS: Agent<AccountsAnswer> = {
  manifest: {
    name: NAME,
    display_name: "Annual accounts",
    jurisdictions: ["BE"],
    information_gain_domains: ["financials", "ownership"],
    tools: ["nbb.lookup"],
    description: "Reads the accounts on deposit at the National Bank: figures, participations, shareholders.",
    version: "1.0.0",
    mandatory: false,
    cost_eur: 0,
    timeout_ms: 20_000,
    sources: ["nbb"],
  },
  needs: ["registry"],
  notApplicable: ({ enterpriseNumber }) => (enterpriseNumber === null ? "there is no enterprise number" : null),
  outgoing: ({ enterpriseNumber }) => (enterpriseNumber === null ? [] : [enterpriseNumber]),
  collect: (call, { enterpriseNumber }) => findAccounts(call, enterpriseNumber!),
  derive: (answer, dossier, seen) => {
    const observed = seen.of(REGISTRY);
    const { gap } = answer.value;
    return {
      facts: accountsFacts(answer),
      findings: [
        ...negativeEquity(dossier, answer),
        ...(observed?.outcome === "known" ? overdueAccounts(dossier, answer, observed.value) : []),
        ...(gap === undefined || gap.reason === "pdf_only"
          ? []
          : [
              sourceGap(
                dossier,
                ACCOUNTS,
                { reason: gap.reason, detail: gap.detail, part: "figures" },
                answer.evidence,
              ),
            ]),
      ],
    };
  },
};

export function accountsFacts({ value, evidence }: KnownAnswer<AccountsAnswer>): FactDraft[] {
  const { deposits, accounts } = value;
  const isEuro = accounts?.currency === "EUR";
  return factsFrom("nbb", evidence, {
    accounts_last_year_end: deposits[0]?.exercise_end,
    accounts_year_end: accounts?.exercise_end,
    ...(isEuro && {
      turnover_eur: accounts.turnover,
      gross_margin_eur: accounts.gross_margin,
      equity_eur: accounts.equity,
      total_assets_eur: accounts.total_assets,
      net_result_eur: accounts.result,
    }),
    workforce: accounts?.workforce,
    accounts_directors: notEmpty(accounts?.administrators),
    participations: notEmpty(accounts?.participations),
    accounts_shareholders: notEmpty(accounts?.shareholders),
  });
}

const notEmpty = <T>(items: readonly T[] | undefined): readonly T[] | null => (items?.length ? items : null);

function negativeEquity(dossier: Dossier, answer: KnownAnswer<AccountsAnswer>): Finding[] {
  const { accounts } = answer.value;
  if (accounts === null || accounts.equity === null || accounts.equity >= 0) return [];
  const amount = `${accounts.equity.toLocaleString("en-GB")} ${accounts.currency}`.trim();
  return [
    found(dossier, answer, "negative_equity", {
      title: "Negative equity",
      description: `The accounts of ${accounts.exercise_end} show an equity of ${amount}: debts exceed what the company owns.`,
      sourceEntry: `equity:${accounts.exercise_end}`,
    }),
  ];
}

/** A company that lives, of a form that must deposit, old enough to have deposited two years and more. */
function overdueAccounts(dossier: Dossier, answer: KnownAnswer<AccountsAnswer>, register: RegistryEntry): Finding[] {
  const { status, legal_form_code: form, start_date: start } = register;
  if (status !== "active" || classifySituation(register) !== "normal" || !DEPOSITING_FORMS.includes(form ?? ""))
    return [];
  const [newest] = answer.value.deposits;
  if (newest === undefined) {
    if (start === null || monthsAfter(start, MONTHS_AFTER_START) >= dossier.today) return [];
    return [
      found(dossier, answer, "accounts_overdue", {
        title: "No annual accounts on deposit",
        description: `The company exists since ${start} and must deposit accounts. The National Bank has none; under load it also says so of companies that have, so it is to be asked again.`,
        sourceEntry: "deposits:none",
        severity: "low",
        confidence: 0.5,
      }),
    ];
  }
  if (monthsAfter(newest.exercise_end, MONTHS_AFTER_LAST_YEAR) >= dossier.today) return [];
  return [
    found(dossier, answer, "accounts_overdue", {
      title: "No annual accounts for two years",
      description: `The last accounts on deposit are those of ${newest.exercise_end}; the company must deposit them each year.`,
      sourceEntry: `deposits:${newest.exercise_end}`,
    }),
  ];
}

function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
}

const found = (
  dossier: Dossier,
  { evidence }: KnownAnswer<AccountsAnswer>,
  rule: "negative_equity" | "accounts_overdue",
  details: Pick<FindingDetails, "title" | "description" | "sourceEntry"> &
    Partial<Pick<FindingDetails, "severity" | "confidence">>,
): Finding => makeFinding(dossier, rule, { ...details, source: "nbb", agent: NAME, subject: dossier.name, evidence });
