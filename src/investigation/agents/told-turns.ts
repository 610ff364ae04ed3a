import { readYesNo } from "../../domain/case/answers.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { nameKey } from "../../domain/customer/same-person.ts";
import { foldAccents } from "../../platform/folding.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { isCompanyName } from "../../sources/adverse-media/judge/mentions.rules.ts";
import type { MediaAnswer, MediaHit, NotedArticle } from "../../sources/media-answer.ts";
import type { KnownAnswer } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { makeFinding } from "../findings/make-finding.ts";
import type { FindingRuleId } from "../findings/severity-table.ts";
import { judgesBy } from "../rules-version.ts";
import { offencesIn, wordsOf } from "./media-grade.rules.ts";
import { citationOf } from "./media-wording.ts";

const SHOWN_MAX = 3;
/** Members of a municipal college hold no prominent public function; their head does. */
const LESSER = /(?<![a-z])(?:schepen|echevine?)(?![a-z])/;
const RULES = {
  office: ["pep_reported", "A public function by the news"],
  former_office: ["pep_past", "A former public function by the news"],
  relative: ["pep_reported", "A relative in a public function by the news"],
  insolvency: ["media_insolvency", "Insolvent by the news"],
} as const satisfies Readonly<Record<NotedArticle["of"], readonly [FindingRuleId, string]>>;

/**
 * The public offices that the news tells of those behind the case, one finding a person, to confirm or clear as a match with a list;
 * and the insolvency of a private customer. An approved customer's are events of its monitoring.
 * @param names for whom the news was searched, the customer first.
 */
export function toldTurns(
  dossier: Dossier,
  { value, evidence }: KnownAnswer<MediaAnswer>,
  {
    source,
    confidence,
    names,
  }: { readonly source: string; readonly confidence: number; readonly names: readonly string[] },
): Finding[] {
  if (dossier.input.isLook || !judgesBy(dossier.input, 13)) return [];
  const company = dossier.subject === "company" ? names[0] : null;
  const isOfPerson = ({ subject }: NotedArticle) => subject !== company && !isCompanyName(subject);
  const bySubject = Map.groupBy(
    (value.noted ?? []).filter((one) => isOfPerson(one) && isTold(dossier, value, one)),
    ({ subject, of }) => `${nameKey(subject)}\n${of.replace("former_", "")}`,
  );
  return [...bySubject.values()].map((all) => {
    const { of, isUnsure, subject, words } = all.toSorted((a, b) => rankOf(a) - rankOf(b))[0]!;
    const same = all.filter((one) => one.of === of && one.isUnsure === isUnsure).slice(0, SHOWN_MAX);
    const [rule, title] = RULES[of];
    return makeFinding(dossier, rule, {
      title: `${title}: ${subject}${isUnsure ? " (may be a namesake)" : ""}`,
      description:
        `${same.map(citationOf).join("; ")}. It says: "${words}". ` +
        (isUnsure ? "Only the name agrees, so it may be a namesake. " : "") +
        ASKS[of],
      source,
      agent: source,
      subject,
      // One that may be a namesake's leaves what is sure to be news of the customer.
      sourceEntry: isUnsure ? `${of}:unsure` : of,
      // Who holds an office is in the news every week: a further article of the same is nothing new.
      entryFingerprint: sha256Hex(JSON.stringify([nameKey(subject), of, isUnsure === true])),
      evidence,
      confidence,
      ...(isUnsure && { severity: "low" }),
    });
  });
}

/** Whether a finding is one of these, which have no list entry. */
export const isToldTurn = ({ source_entry: entry = "" }: Pick<Finding, "source_entry">): boolean =>
  /^(?:(?:former_)?office|relative|insolvency)(?::unsure)?$/.test(entry);

const ASKS: Readonly<Record<NotedArticle["of"], string>> = {
  office: "Confirm or clear it, as a match with a list.",
  former_office: "Until when has to be known: confirm or clear it.",
  relative: "Confirm or clear it, as a match with a list.",
  insolvency: "That is no crime; who may manage the money has to be known.",
};

const rankOf = ({ of, isUnsure }: NotedArticle): number => (isUnsure ? 2 : 0) + (of === "former_office" ? 1 : 0);

function isTold({ input, subject: kind, name, person }: Dossier, { hits }: MediaAnswer, one: NotedArticle): boolean {
  const isCustomer = kind === "person" && [name, person?.fullName].includes(one.subject);
  if (one.of === "insolvency")
    return isCustomer && !hits.some(({ url, subject }) => url === one.url && subject === one.subject);
  // What the customer declares of itself is a finding already.
  if (isCustomer && readYesNo(input.answers["politically_exposed"]) === "yes") return false;
  return !LESSER.test(foldAccents(one.words.replace(one.subject, "")));
}

const INSOLVENT =
  /failli|bankro|bankrupt|insolv|schuldenreg|reglement collectif de dettes|settlement of debt|debt settle/;
const OF_FRAUD =
  /fraud|bedrieg|bankbreuk|banquerout|betrug|verschlepp|onvermogen|sluis|verborg|verdw|dissimul|disparu|detourn|beiseite|vanish|hidden|parket|parquet|anwalt|prosec|onderzo|enquet|ermitt|inquiry|investig|arrest|aangeh|inculp|verdenk|veroord|condamn|verurt|convict|sentenc|verbod|interdi|disqual|abus|misbr|klacht|plainte|anzeige/;

/** Whether an article tells of no more than an insolvency, which is no crime. */
export const isPlainInsolvency = (hit: MediaHit): boolean => {
  const words = wordsOf(hit);
  return (
    hit.judgement?.event === "insolvency_fraud" &&
    INSOLVENT.test(words) &&
    !OF_FRAUD.test(words) &&
    offencesIn(words).length === 0
  );
};
