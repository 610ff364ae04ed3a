import type { Finding } from "../../domain/case/case.model.ts";
import {
  type ClearedHit,
  companyKey,
  describeLapse,
  type CurrentHit,
  hitFingerprint,
  recallClearing,
  sourceEntryOf,
} from "../../domain/decisions/cleared-hits.rules.ts";
import { compareHit } from "../../domain/hits/compare-hit.rules.ts";
import { canonicalHash } from "../../platform/canonical-json.ts";
import { errorClass } from "../../platform/logger.ts";
import {
  type ListVersion,
  screenSubjects,
  type ScreeningSubject,
  type Unreadable,
  whyUnreadable,
} from "../../screening/index.ts";
import { recordAnswer } from "../../sources/recording.ts";
import { runTool } from "../../sources/tool-call.ts";
import type { Answer } from "../../sources/types.ts";
import type { Agent, AgentCall, KnownAnswer, Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { factsFrom } from "../facts.ts";
import { sourceGap } from "../findings/gap-findings.ts";
import { makeFinding } from "../findings/make-finding.ts";
import { questionsOf, ruleOfHit } from "../hits/hit-questions.ts";
import { type HiddenHits, HITS_A_SUBJECT_MAX, type LimitedResult, limitHits } from "../hits/limit-hits.ts";
import { storeRecord } from "../store-record.ts";
import { peopleBehind } from "../people/people-behind.ts";
import { REGISTRY } from "./registry.ts";

const NAME = "screening";

/** What was looked for and what was found, with the versions of the lists it was found on. */
export interface Screened {
  readonly results: readonly LimitedResult[];
  readonly lists: readonly ListVersion[];
  /** What officers had cleared before, as far as it may concern these hits; absent where nothing was asked. */
  readonly cleared?: readonly ClearedHit[];
}

/** Sanctions lists and lists of politically exposed persons, for the subject and everyone behind it. */
export const SCREENING: Agent<Screened> = {
  manifest: {
    name: NAME,
    display_name: "Sanctions and PEP screening",
    jurisdictions: ["*"],
    information_gain_domains: ["sanctions", "pep"],
    tools: ["screening.screen"],
    description: "Screens the subject, its directors and owners against all active lists.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 8_000,
    sources: ["screening"],
  },
  needs: [REGISTRY.manifest.name],
  notApplicable: () => null,
  // The lists are in the house: nothing is sent out.
  outgoing: () => [],
  collect: screen,
  derive: (answer, dossier, seen) => ({
    facts: factsFrom("screening", answer.evidence, {
      screened_names: answer.value.results.map(({ subject }) => subject.name),
      screening_lists: answer.value.lists.map(({ source, version }) => `${source} ${version}`),
    }),
    findings: [
      ...questionsOf(answer.value.results, companyOf(dossier)).map((hit) => hitFinding(dossier, answer, hit)),
      ...hiddenHits(dossier, answer),
      ...unscreened(dossier, answer, seen),
      ...unreadable(dossier, answer),
    ],
  }),
};

function screen(call: AgentCall, dossier: Dossier, seen: Observations): Promise<Answer<Screened>> {
  return runTool(call, { name: "screening.screen", category: "free" }, async () => {
    const subjects = peopleBehind(dossier, seen.of(REGISTRY));
    const answer = await recordAnswer(call, `lists ${canonicalHash(subjects)}`, () => screenLimited(call, subjects));
    if (answer.outcome === "unknown") return { ...answer, evidence: [] };
    const found = { results: answer.results, lists: answer.lists };
    const questions = questionsOf(answer.results, companyOf(dossier));
    const cleared = await recordAnswer(call, "clearings", () => recall(call, questions));
    const sources = answer.lists.map(({ source }) => source);
    const url = `${sources.includes("sample") ? "sample:" : ""}lists/${sources.join("+")}`;
    const evidence = [await storeRecord(call, NAME, url, found)];
    return { outcome: "known", value: { ...found, cleared }, evidence };
  });
}

async function screenLimited({ ctx }: AgentCall, subjects: readonly ScreeningSubject[]) {
  const answer = await screenSubjects(ctx, subjects);
  return answer.outcome === "known" ? { ...answer, results: limitHits(answer.results) } : answer;
}

const companyOf = ({ input, enterpriseNumber }: Dossier): string | null =>
  companyKey(input.country, enterpriseNumber ?? input.registrationNumber);

/** A memory that cannot be read clears nobody. */
async function recall(call: AgentCall, hits: readonly CurrentHit[]): Promise<readonly ClearedHit[]> {
  try {
    return await call.recallClearings(hits);
  } catch (error) {
    call.ctx.log.warn("clearings_not_recalled", { class: errorClass(error) });
    return [];
  }
}

/** A hit as a finding, with what became of it when it was met before. */
function hitFinding(dossier: Dossier, { value, evidence }: KnownAnswer<Screened>, question: CurrentHit): Finding {
  const { category, subject, hit } = question;
  const { entry, list, match, score, parts } = hit;
  const topic = category === "pep" ? "pep" : "sanction";
  const sure = match === "exact" ? "Match" : "Near match";
  const why = parts.map(({ part, detail }) => `${part}: ${detail}`).join("; ");
  const programmes = entry.programmes.length === 0 ? "" : ` Programmes: ${entry.programmes.join(", ")}.`;
  const recalled = recallClearing(question, value.cleared ?? []);
  const lapse = recalled.kind === "lapsed" ? ` ${describeLapse(recalled)}` : "";
  const finding = makeFinding(dossier, ruleOfHit(topic, hit), {
    title: `${sure} on a ${topic === "pep" ? "list of politically exposed persons" : "sanctions list"}: ${subject.name}`,
    description:
      `${subject.name} matches "${entry.matchedName}" (entry ${entry.id} of list ${list.source}, version ` +
      `${list.version}) with a score of ${score.toFixed(2)}. ${why}.${programmes}${lapse}`,
    source: NAME,
    agent: NAME,
    subject: subject.name,
    sourceEntry: sourceEntryOf(hit),
    evidence,
    confidence: Math.min(1, Math.max(0, score)),
    entryFingerprint: hitFingerprint(subject, hit),
    hit: compareHit(subject, hit, value.lists),
  });
  return recalled.kind === "still_cleared" ? { ...finding, clearance: recalled.clearance } : finding;
}

/** Hits beyond the limit weigh as much as the gravest of them: what is not shown is not cleared. */
function hiddenHits(dossier: Dossier, { value, evidence }: KnownAnswer<Screened>): Finding[] {
  return value.results.flatMap(({ subject, hidden }) =>
    hidden ? [hiddenFinding(dossier, evidence, subject, hidden)] : [],
  );
}

function hiddenFinding(
  dossier: Dossier,
  evidence: KnownAnswer<Screened>["evidence"],
  { name }: ScreeningSubject,
  { count, isAtLeast, exact, topic, match, score, entries, fingerprint }: HiddenHits,
): Finding {
  const list = topic === "pep" ? "list of politically exposed persons" : "sanctions list";
  const kinds = exact === 0 ? "all near matches" : `${exact} of them exact`;
  return makeFinding(dossier, ruleOfHit(topic, { match }), {
    title: `${isAtLeast ? "At least " : ""}${count} more list ${count === 1 ? "match" : "matches"} not shown: ${name}`,
    description:
      `Besides the ${HITS_A_SUBJECT_MAX} most severe, ${name} matches ${isAtLeast ? "at least " : ""}${count} further list ` +
      `${count === 1 ? "entry" : "entries"} (${kinds}). The gravest of these is ${match === "exact" ? "an exact" : "a near"} ` +
      `match on a ${list}. Ask for a date of birth or a registration number to narrow them down.`,
    source: NAME,
    agent: NAME,
    subject: name,
    sourceEntry: `more:${entries}`,
    evidence,
    confidence: Math.min(1, Math.max(0, score)),
    entryFingerprint: fingerprint,
  });
}

/** If the register did not answer, its directors and owners were not screened, which is a finding. */
function unscreened(dossier: Dossier, { evidence }: KnownAnswer<Screened>, seen: Observations): Finding[] {
  const registry = seen.of(REGISTRY);
  if (registry?.outcome !== "unknown") return [];
  const gap = { reason: registry.reason, detail: "the register gave no names", part: "directors and owners" };
  return [sourceGap(dossier, SCREENING, gap, evidence)];
}

const UNREADABLE: Readonly<Record<Unreadable, string>> = {
  no_letter: "the name holds no letter or digit",
  script: "the name is in a script that the lists cannot be compared with",
  truncated: "the name is too long to be compared in full",
};

/** A name that cannot be compared in full: that nothing was found clears nobody. */
function unreadable(dossier: Dossier, { value, evidence }: KnownAnswer<Screened>): Finding[] {
  return value.results
    .filter((result) => result.unreadable)
    .map(({ subject }) => {
      const detail = UNREADABLE[whyUnreadable(subject.name) ?? "no_letter"];
      const gap = { reason: "parse_error" as const, detail, part: subject.name };
      return sourceGap(dossier, SCREENING, gap, evidence);
    });
}
