import { z } from "zod";
import type { Finding, EvidenceRef } from "../domain/case/case.model.ts";
import type { CaseRecord } from "../domain/case/case.record.ts";
import { companyKey, type CurrentHit, type RememberedHit } from "../domain/decisions/cleared-hits.rules.ts";
import type { ScreeningList, ScreeningStatement } from "../domain/diligence/grounds.model.ts";
import { answersOfRecord } from "../domain/diligence/taken-back.rules.ts";
import type { Ctx } from "../platform/context.ts";
import { getFile } from "../platform/files.ts";
import type { ScreeningSubject } from "../screening/index.ts";
import { statedLists } from "./conclude/grounds.ts";
import { RULES_VERSION } from "./rules-version.ts";
import { hitFindings, SCREENING_NAME } from "./hits/hit-findings.ts";
import { questionsOf } from "./hits/hit-questions.ts";
import { searchedNames } from "./hits/searched-names.ts";
import { addressOfLists, screenLimited } from "./hits/screen-limited.ts";
import { nameEvidence } from "./stages/name-evidence.ts";
import { searchTextsOf, type TextCase, withListed } from "./people/texts-of-case.ts";
import { withLaterSubjects } from "./people/people-behind.ts";
import { storeRecord } from "./store-record.ts";

/** What the lists in force say of the subjects of a case's latest screening. */
export interface ScreenedAgain {
  readonly findings: readonly Finding[];
  readonly evidence: readonly EvidenceRef[];
  readonly lists: readonly ScreeningList[];
  readonly unreadable: readonly string[];
  /** Names that were screened. */
  readonly subjects: readonly string[];
  readonly uncertain?: ScreeningStatement["uncertain"];
  readonly in_papers?: ScreeningStatement["in_papers"];
  readonly named?: ScreeningStatement["named"];
  readonly compared?: ScreeningStatement["compared"];
}

/** What a rescreening may reach beside lists and evidence. */
interface Outside {
  readonly signal: AbortSignal;
  readonly recallHits: (hits: readonly CurrentHit[]) => Promise<readonly RememberedHit[]>;
}

/**
 * Screens the subjects of the latest screening again, as its evidence has them, and the people whom documents that were
 * read since, and filings of owners, name. Null when that evidence or the lists cannot be read: nobody was screened then.
 */
export async function rescreen(ctx: Ctx, record: CaseRecord, outside: Outside): Promise<ScreenedAgain | null> {
  const screened = await readSubjects(ctx, record);
  if (screened === null) return null;
  const texts = await searchTextsOf(ctx, textCase(record), outside.signal);
  if (texts.outcome === "unknown") return null;
  const subjects = withListedAgain(withLaterSubjects(screened, record, ctx.now()), texts.subjects);
  const answer = await screenLimited(ctx, subjects, outside.signal);
  if (answer.outcome === "unknown" || outside.signal.aborted) return null;
  const { results, lists } = answer;
  const company = companyKey(record.country, record.registrationNumber ?? record.vatNumber);
  const cleared = await outside.recallHits(questionsOf(results, company));
  const call = { ctx, evidencePrefix: record.caseId, signal: outside.signal };
  const stored = await storeRecord(call, SCREENING_NAME, addressOfLists(lists), {
    results,
    lists,
    compared: texts.compared,
  });
  // One more screening of the case: its evidence gets an id of its own.
  const evidence = nameEvidence([record.caseId, "rescreening", String(record.version)], [stored]);
  return {
    findings: hitFindings(
      { input: { caseId: record.caseId, terms: { rules: RULES_VERSION } } },
      { results, lists, cleared },
      { evidence, company, rules: RULES_VERSION },
    ),
    evidence,
    lists: statedLists(lists, ctx.settings.LIST_MAX_AGE_HOURS),
    ...searchedNames(results, 0, texts.compared),
  };
}

const textCase = (record: CaseRecord): TextCase => ({
  ...record,
  answers: answersOfRecord(record).answers,
  documents: record.documents.filter(({ source }) => source !== "system"),
});

/** Entries that the texts had of the lists before count by the lists in force alone. */
function withListedAgain(
  subjects: readonly ScreeningSubject[],
  listed: readonly ScreeningSubject[],
): ScreeningSubject[] {
  const isGuess = ({ mention }: ScreeningSubject) => mention !== undefined && mention.entries === undefined;
  const stated = subjects.filter(({ mention }) => mention === undefined);
  return withListed(stated, subjects.filter(isGuess), listed);
}

/** The part of a screening record that names its subjects. */
const ScreeningRecord = z.object({
  results: z.array(
    z.object({
      subject: z.object({
        kind: z.enum(["person", "company", "unknown"]),
        name: z.string(),
        birthDate: z.string().exactOptional(),
        countries: z.array(z.string()).exactOptional(),
        identifiers: z.array(z.string()).exactOptional(),
        gender: z.enum(["male", "female"]).exactOptional(),
        mention: z
          .object({
            by: z.enum(["document", "paper", "customer"]),
            where: z.string(),
            ship: z.literal(true).exactOptional(),
            related: z.literal(true).exactOptional(),
            entries: z.array(z.string()).exactOptional(),
          })
          .exactOptional(),
      }),
    }),
  ),
});

async function readSubjects(ctx: Ctx, { grounds, evidence }: CaseRecord): Promise<readonly ScreeningSubject[] | null> {
  const ids = grounds?.screening.state === "answered" ? grounds.screening.evidence_ids : [];
  const ref = evidence.findLast(({ id, source }) => source === SCREENING_NAME && ids.includes(id));
  const object = ref && (await getFile(ctx, ref.key));
  const parsed = ScreeningRecord.safeParse(object && (await object.json()));
  return parsed.success ? parsed.data.results.map(({ subject }) => subject) : null;
}
