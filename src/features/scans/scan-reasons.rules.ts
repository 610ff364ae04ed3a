import type { UnknownReason } from "../../sources/types.ts";
import type { ClearedMatch, OtherMatch, ScanFindings, ScanSource, UnansweredSource } from "./scan.model.ts";

const SOURCE_NAMES: Readonly<Record<ScanSource, string>> = {
  kbo: "The company register",
  ubo: "The register of beneficial owners",
  peppol: "The Peppol directory",
  inhoudingsplicht: "The page of tax and social debts",
  screening: "The screening against the sanctions lists",
  adverse_media: "The search for adverse media",
};
const EVAL_REASONS_SHOWN = 3;

/** Why a scan has its risk tier, then what it does not know: one sentence each. */
export function reasonsOf(findings: ScanFindings): string[] {
  const { flags, eval_reasons, unanswered_sources = null, news_to_read: toRead = 0 } = findings;
  const has = (flag: (typeof flags)[number]) => flags.includes(flag);
  const { sanctions_exact_matches: exact, sanctions_fuzzy_matches: near } = findings;
  const cleared = clearedIn(findings);
  const said: readonly (readonly [boolean, string])[] = [
    [has("SANCTIONS_HIT"), `${plural(exact, "exact match", "exact matches")} on the sanctions lists.`],
    [has("SANCTIONS_FUZZY"), `${plural(near, "near match", "near matches")} on the sanctions lists.`],
    [cleared > 0, describeCleared(cleared, findings.cleared_matches ?? [])],
    [(findings.other_matches?.length ?? 0) > 0, describeOthers(findings.other_matches ?? [])],
    [has("COMPANY_IN_DISSOLUTION"), "The company is being dissolved, by the register: it exists only to be wound up."],
    [has("LEGAL_SITUATION_UNUSUAL"), "The register states a legal situation that the rules do not know."],
    [
      !has("KBO_UNAVAILABLE") && findings.unknown_fields.includes("company_status"),
      "The register states no legal situation, so the company may be bankrupt or being dissolved.",
    ],
    [has("COMPANY_INACTIVE"), `The company is ${findings.company_status} in the register.`],
    [
      has("WITHHOLDING_OBLIGATIONS"),
      `The company has ${debts(findings)}: its clients must withhold part of their payments.`,
    ],
    [has("ADVERSE_MEDIA_FOUND"), `${plural(findings.adverse_media_hits, "article", "articles")} of adverse media.`],
    [
      toRead > 0,
      `${plural(toRead, "article is", "articles are")} to be read: the rules could not tell whether anything adverse is reported.`,
    ],
    [
      has("KBO_UNAVAILABLE") && !names(unanswered_sources, "kbo"),
      "The company register does not know this number, or did not answer.",
    ],
    [
      !has("KBO_UNAVAILABLE") && findings.unknown_fields.includes("director_count"),
      "The register names no directors, so they were not screened.",
    ],
    [
      has("SANCTIONS_UNAVAILABLE") && !names(unanswered_sources, "screening"),
      "Not everybody could be screened against the sanctions lists.",
    ],
    [
      findings.withholding_obligations === null && !names(unanswered_sources, "inhoudingsplicht"),
      "The page of tax and social debts does not state every debt.",
    ],
  ];
  return [
    ...said.flatMap(([applies, sentence]) => (applies ? [sentence] : [])),
    ...eval_reasons.slice(0, EVAL_REASONS_SHOWN).map(({ reason }) => reason),
    ...(unanswered_sources ?? []).map(describeUnanswered),
    ...(unanswered_sources === null
      ? ["An earlier version did this scan and did not record which sources failed."]
      : []),
  ];
}

/** How many matches of any list do not count; scans of earlier versions have those of sanctions lists alone. */
export const clearedIn = ({ cleared_matches, sanctions_cleared_matches }: ScanFindings): number =>
  cleared_matches?.length ?? sanctions_cleared_matches;

function describeCleared(count: number, matches: readonly ClearedMatch[]): string {
  const by = matches.map(
    ({ name, cleared_by, cleared_at }) => `${name} (cleared by ${cleared_by} on ${cleared_at.slice(0, 10)})`,
  );
  const which = by.length === 0 ? "" : `: ${by.join(", ")}`;
  return count === 1
    ? `An officer cleared 1 list match earlier, so it does not count here${which}.`
    : `Officers cleared ${count} list matches earlier, so they do not count here${which}.`;
}

const LISTS: Readonly<Record<OtherMatch["list"], (named: string) => string>> = {
  own_list: (named) => `your list "${named}"`,
  pep: (named) => `a list of politically exposed persons (${named})`,
};

const describeOthers = (matches: readonly OtherMatch[]): string =>
  matches
    .map(
      ({ name, list, list_name, match }) =>
        `${name} ${match === "exact" ? "is" : "may be"} on ${LISTS[list](list_name)}.`,
    )
    .join(" ");

/** Instead of the detail, where that speaks to an operator. */
const OWN_REASONS: Readonly<Partial<Record<UnknownReason, string>>> = {
  circuit_open: "it failed several times in a row and is left alone for some seconds",
  rate_limited: "it takes no more requests at the moment",
  captcha: "it asked for a captcha",
};

/** A sentence that says which source gave no answer, and why. */
export function describeUnanswered({ source, failed, reason, detail }: UnansweredSource): string {
  const why = OWN_REASONS[reason] ?? detail;
  return `${SOURCE_NAMES[source]} ${failed ? "gave no answer" : "was not queried"}${why === "" ? "" : `: ${why}`}.`;
}

const names = (unanswered: readonly UnansweredSource[] | null, source: ScanSource): boolean =>
  unanswered?.some((one) => one.source === source) ?? false;

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function debts({ tax_debt_detected: tax, social_debt_detected: social }: ScanFindings): string {
  if (tax === true && social === true) return "tax and social debts";
  return tax === true ? "tax debts" : "social debts";
}
