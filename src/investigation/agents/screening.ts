import type { Finding } from "../../domain/case/case.model.ts";
import { companyKey, type CurrentHit, type RememberedHit } from "../../domain/decisions/cleared-hits.rules.ts";
import { listed } from "../../domain/diligence/check-results.ts";
import { canonicalHash } from "../../platform/canonical-json.ts";
import { errorClass } from "../../platform/logger.ts";
import { type ScreeningSubject, type Unreadable, whyUnreadable } from "../../screening/index.ts";
import { recordAnswer } from "../../sources/recording.ts";
import { runTool } from "../../sources/tool-call.ts";
import type { Answer } from "../../sources/types.ts";
import type { Agent, AgentCall, KnownAnswer, Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { factsFrom } from "../facts.ts";
import { GAP_WORDS, sourceGap } from "../findings/gap-findings.ts";
import { makeFinding } from "../findings/make-finding.ts";
import { hitFindings, type Screened, SCREENING_NAME } from "../hits/hit-findings.ts";
import { isStated } from "../hits/searched-names.ts";
import { questionsOf } from "../hits/hit-questions.ts";
import { addressOfLists, screenLimited } from "../hits/screen-limited.ts";
import { storeRecord } from "../store-record.ts";
import { guessedSubjects, type Mentioned, namedByCustomer, textsOf } from "../people/mentioned.ts";
import { comparesTexts, papersCompared, searchTextsOf, withListed } from "../people/texts-of-case.ts";
import { peopleBehind } from "../people/people-behind.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";
import { OWNERSHIP_CHAIN } from "./ownership-chain.ts";
import { REGISTRY } from "./registry.ts";

/** Sanctions lists and lists of politically exposed persons, for the subject and everyone behind it. */
export const SCREENING: Agent<Screened> = {
  manifest: {
    name: SCREENING_NAME,
    display_name: "Sanctions and PEP screening",
    jurisdictions: ["*"],
    information_gain_domains: ["sanctions", "pep"],
    tools: ["screening.screen"],
    description: "Screens the subject, its directors and owners against all active lists.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 8_000,
    sources: [SCREENING_NAME],
  },
  needs: [REGISTRY.manifest.name, OWNERSHIP_CHAIN.manifest.name],
  notApplicable: () => null,
  // The lists are in the house: nothing is sent out.
  outgoing: () => [],
  collect: screen,
  derive: (answer, dossier, seen) => ({
    facts: factsFrom(SCREENING_NAME, answer.evidence, {
      screened_names: answer.value.results.filter(isStated).map(({ subject }) => subject.name),
      screening_lists: answer.value.lists.map(({ source, version }) => `${source} ${version}`),
    }),
    findings: [
      ...hitFindings(dossier, answer.value, {
        evidence: answer.evidence,
        company: companyOf(dossier),
        rules: dossier.input.terms?.rules ?? 0,
      }),
      ...unscreened(dossier, answer, seen),
      ...unreadable(dossier, answer),
      ...unsearched(dossier, answer),
    ],
  }),
};

function screen(call: AgentCall, dossier: Dossier, seen: Observations): Promise<Answer<Screened>> {
  return runTool(call, { name: "screening.screen", category: "free" }, async () => {
    const behind = peopleBehind(dossier, seen.of(REGISTRY), seen.of(OWNERSHIP_CHAIN));
    const texts = await textsIn(call, dossier);
    if (texts?.outcome === "unknown") return { ...texts, evidence: [] };
    const { subjects, leftOut } = withMentioned(dossier, behind, texts?.subjects);
    const answer = await recordAnswer(call, `lists ${canonicalHash(subjects)}`, () =>
      screenLimited(call.ctx, subjects),
    );
    if (answer.outcome === "unknown") return { ...answer, evidence: [] };
    const found = {
      results: answer.results,
      lists: answer.lists,
      ...(leftOut > 0 && { leftOut }),
      ...(texts !== null && { compared: texts.compared }),
    };
    const questions = questionsOf(answer.results, companyOf(dossier));
    const cleared = await recordAnswer(call, "clearings", () => recall(call, questions));
    const evidence = [await storeRecord(call, SCREENING_NAME, addressOfLists(answer.lists), found)];
    return { outcome: "known", value: { ...found, cleared }, evidence };
  });
}

/** What the lists have of the texts of the case; null in a run that did not look for it. */
async function textsIn(call: AgentCall, { input }: Dossier) {
  const rules = judgedBy(input);
  if (!comparesTexts(rules)) return null;
  const parts = { ...input, ...rules };
  const question = `lists in texts ${canonicalHash([textsOf(input), papersCompared(parts).map(({ reading }) => reading!.key)])}`;
  return recordAnswer(call, question, () => searchTextsOf(call.ctx, parts));
}

/** With names that were read without certainty, and those in the customer's own words; runs before version 7 did not search for them. */
function withMentioned(
  { input }: Dossier,
  behind: readonly ScreeningSubject[],
  listed?: readonly ScreeningSubject[],
): Mentioned {
  if (!judgesBy(input, 7)) return { subjects: behind, leftOut: 0 };
  const known = [...behind, ...guessedSubjects({ ...input, ...judgedBy(input) }, behind, new Date(input.startedAt))];
  const named = namedByCustomer(input, known, judgedBy(input));
  if (listed === undefined) return { ...named, subjects: [...known, ...named.subjects] };
  const guessed = [...known.slice(behind.length), ...named.subjects];
  // Every name of the lists was looked for in these words, whatever looks like one.
  return { subjects: withListed(behind, guessed, listed), leftOut: 0 };
}

const companyOf = ({ input, enterpriseNumber }: Dossier): string | null =>
  companyKey(input.country, enterpriseNumber ?? input.registrationNumber);

/** A memory that cannot be read clears nobody. */
async function recall(call: AgentCall, hits: readonly CurrentHit[]): Promise<readonly RememberedHit[]> {
  try {
    return await call.recallClearings(hits);
  } catch (error) {
    call.ctx.log.warn("clearings_not_recalled", { class: errorClass(error) });
    return [];
  }
}

/** If the register did not answer, its directors and owners were not screened, which is a finding. */
function unscreened(dossier: Dossier, { evidence }: KnownAnswer<Screened>, seen: Observations): Finding[] {
  const registry = seen.of(REGISTRY);
  if (registry?.outcome !== "unknown") return [];
  const text = {
    title: "Not screened: directors and owners in the register",
    description:
      `The directors and owners that the register names were not screened: the register ${GAP_WORDS[registry.reason]}. ` +
      "Nothing was concluded about them.",
  };
  const gap = { reason: registry.reason, detail: "the register gave no names", part: "directors and owners", text };
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
    .filter((result) => result.unreadable && isStated(result))
    .map(({ subject }) => {
      const detail = UNREADABLE[whyUnreadable(subject.name) ?? "no_letter"];
      const text = {
        title: `Not fully screened: ${subject.name}`,
        description: `The name ${subject.name} could not be fully compared with the lists: ${detail}. That no match was found proves nothing.`,
      };
      const gap = { reason: "parse_error" as const, detail, part: subject.name, text };
      return sourceGap(dossier, SCREENING, gap, evidence);
    });
}

/** More words than can be compared hide a name as well as silence does: an officer has to read them. */
function unsearched(dossier: Dossier, { value, evidence }: KnownAnswer<Screened>): Finding[] {
  const answers = (value.compared?.left ?? []).filter(({ document_id }) => document_id === undefined);
  if (answers.length === 0) return [];
  return [
    makeFinding(dossier, "names_unsearched", {
      title: "The customer's answers are too long to search for every name in them",
      description: `Not compared with the lists: ${listed(answers.map(({ what }) => what))}. An officer must read the answers, and screen whom they name.`,
      source: "customer",
      agent: SCREENING_NAME,
      subject: dossier.name,
      sourceEntry: "names_unsearched",
      evidence,
    }),
  ];
}
