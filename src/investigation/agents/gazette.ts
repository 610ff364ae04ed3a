import type { GazetteAct, GazetteAnswer } from "../../sources/filings.model.ts";
import { classifySituation, findActs } from "../../sources/index.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import type { Agent, KnownAnswer } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { factsFrom } from "../facts.ts";
import { makeFinding } from "../findings/make-finding.ts";
import type { FindingRuleId } from "../findings/severity-table.ts";
import { ageInDays } from "../registry/age.ts";
import { judgesBy } from "../rules-version.ts";
import { REGISTRY } from "./registry.ts";

const NAME = "gazette";
/** An end that the register has not entered after this time was withdrawn, or ended otherwise. */
const ENDING_DAYS = 730;
const DIRECTORS_DAYS = 365;
/** An appointment is published within half a year of its day, and seldom before it. */
const DAYS_BEFORE_ACT = 183;
const DAYS_AFTER_ACT = 31;
/** From an appointment to the publication of what was decided with it. */
const NEAR_MS = 60 * 86_400_000;
const FACTS_MAX = 20;

/** The Official Gazette: appointments bind third parties, and a dissolution is known, from the act in it on. */
export const GAZETTE: Agent<GazetteAnswer> = {
  manifest: {
    name: NAME,
    display_name: "Official Gazette",
    jurisdictions: ["BE"],
    information_gain_domains: ["registry", "ownership"],
    tools: ["gazette.lookup"],
    description: "Lists the company's published acts and compares them with the register.",
    version: "1.0.0",
    mandatory: false,
    cost_eur: 0,
    timeout_ms: 15_000,
    sources: ["gazette"],
  },
  needs: ["registry"],
  notApplicable: ({ enterpriseNumber }) => (enterpriseNumber === null ? "there is no enterprise number" : null),
  outgoing: ({ enterpriseNumber }) => (enterpriseNumber === null ? [] : [enterpriseNumber]),
  collect: (call, { enterpriseNumber }) => findActs(call, enterpriseNumber!),
  derive: (answer, dossier, seen) => {
    const observed = seen.of(REGISTRY);
    const register = observed?.outcome === "known" ? observed.value : null;
    return {
      facts: gazetteFacts(answer),
      findings: [
        ...endings(dossier, answer, register),
        ...changesOfDirectors(dossier, answer, register),
        ...newHands(dossier, answer, register),
        ...unreadActs(dossier, answer),
      ],
    };
  },
};

export const gazetteFacts = ({ value: { acts }, evidence }: KnownAnswer<GazetteAnswer>) =>
  factsFrom(NAME, evidence, { gazette_acts: acts.slice(0, FACTS_MAX), gazette_last_act: acts[0]?.date });

const isRecent = ({ today }: { readonly today: string }, date: string, days: number): boolean => {
  const age = ageInDays(date, today);
  return age !== null && age <= days;
};

/** Acts on a dissolution, judicial measure or strike-off that the register does not show: what it shows, it says itself. */
export const endingActs = ({ acts }: GazetteAnswer, register: RegistryEntry | null, today: string): GazetteAct[] =>
  register?.status === "stopped" || (register !== null && !["normal", "unknown"].includes(classifySituation(register)))
    ? []
    : acts.filter(
        ({ rubrics, date }) =>
          rubrics.some((code) => code === "c02" || code === "c16") && isRecent({ today }, date, ENDING_DAYS),
      );

function endings(dossier: Dossier, answer: KnownAnswer<GazetteAnswer>, register: RegistryEntry | null): Finding[] {
  const shown = register === null ? "The register gave no answer" : "The register does not show it";
  return endingActs(answer.value, register, dossier.today).map((act) =>
    found(dossier, answer, act, "gazette_ending", {
      title: act.rubrics.includes("c16") ? "Strike-off published" : "Dissolution or judicial measure published",
      description:
        `The Official Gazette of ${act.date} has an act under "${act.title}". ${shown}. ` +
        "The rubric also holds acts that withdraw an end: the act itself says which it is.",
    }),
  );
}

/** The newest change of directors within the year: only the act itself says who left and who came. */
function changesOfDirectors(
  dossier: Dossier,
  answer: KnownAnswer<GazetteAnswer>,
  register: RegistryEntry | null,
): Finding[] {
  const changes = answer.value.acts.filter(
    ({ rubrics, date }) =>
      rubrics.includes("c08") && !rubrics.includes("c01") && isRecent(dossier, date, DIRECTORS_DAYS),
  );
  const [newest] = changes;
  if (newest === undefined) return [];
  const day = (date: string) => Date.parse(date) / 86_400_000;
  const isShown = (register?.directors ?? []).some(({ since }) => {
    const lead = since === null ? Number.NaN : day(newest.date) - day(since);
    return lead <= DAYS_BEFORE_ACT && lead >= -DAYS_AFTER_ACT;
  });
  const acts = changes.length === 1 ? "an act" : `${changes.length} acts within a year, the newest one`;
  return [
    {
      ...found(dossier, answer, newest, "directors_changed", {
        title: isShown ? "Directors changed within a year" : "A change of directors is published, not registered",
        description:
          `The Official Gazette of ${newest.date} has ${acts} on resignations and appointments. ` +
          (isShown
            ? "The register has a director who was appointed around that day."
            : "No director in the register was appointed around that day: it may still name who left, or not yet name who came."),
      }),
      ...(isShown ? { severity: "info" as const } : judgesBy(dossier.input, 6) ? {} : { severity: "low" as const }),
    },
  ];
}

/** An older company whose directors all came within half a year, beside a change of name, seat or object: it may have been bought for its age. */
function newHands(dossier: Dossier, answer: KnownAnswer<GazetteAnswer>, register: RegistryEntry | null): Finding[] {
  const start = register?.start_date ?? null;
  const since = (register?.directors ?? []).map((one) => one.since ?? "");
  const isOld = start !== null && !isRecent(dossier, start, DIRECTORS_DAYS);
  const areNew = since.length > 0 && since.every((day) => isRecent(dossier, day, DAYS_BEFORE_ACT));
  if (!isOld || !areNew || !judgesBy(dossier.input, 12)) return [];
  const act = answer.value.acts.find(
    ({ rubrics, date }) =>
      rubrics.some((code) => ["c03", "c04", "c06"].includes(code)) &&
      since.some((day) => Math.abs(Date.parse(date) - Date.parse(day)) < NEAR_MS),
  );
  if (act === undefined) return [];
  return [
    found(dossier, answer, act, "shelf_company", {
      title: "New directors alone, and a change of name, seat or object",
      description: `The company is of ${start}; every director came since ${since.toSorted()[0]}, and the Official Gazette of ${act.date} has an act under "${act.title}". Whether it was bought, from whom and with what money must be known.`,
    }),
  ];
}

/** A company that publishes so much that the pages read do not reach back far enough. */
function unreadActs(dossier: Dossier, answer: KnownAnswer<GazetteAnswer>): Finding[] {
  const { read_back_to } = answer.value;
  if (read_back_to === null || !isRecent(dossier, read_back_to, ENDING_DAYS)) return [];
  return [
    makeFinding(dossier, "source_gap", {
      title: "Not read: older acts in the Official Gazette",
      description: `The company published more acts than are read; those before ${read_back_to} were not.`,
      source: NAME,
      agent: NAME,
      subject: dossier.name,
      sourceEntry: `${NAME}:older_acts`,
      evidence: answer.evidence,
    }),
  ];
}

const found = (
  dossier: Dossier,
  { evidence }: KnownAnswer<GazetteAnswer>,
  act: GazetteAct,
  rule: FindingRuleId,
  words: { readonly title: string; readonly description: string },
): Finding =>
  makeFinding(dossier, rule, {
    title: words.title,
    description: act.pdf_url === null ? words.description : `${words.description} ${act.pdf_url}`,
    source: NAME,
    agent: NAME,
    subject: dossier.name,
    sourceEntry: `${act.date}/${act.number}`,
    evidence,
  });
