import { type FoldedText, type Span, contains, findAll, foldText, overlaps, printed } from "./folded-text.ts";
import type {
  Article,
  Judgement,
  MediaEvent,
  MediaRole,
  MediaSeverity,
  MediaSubject,
  Quote,
} from "./judgement.model.ts";
import { languagesOf } from "./languages/index.ts";
import type { LanguageWords, ReportedEvent } from "./languages/table.ts";
import { type Identity, identify } from "./subject.rules.ts";

/** The gravest event that the words name prevails. */
const GRAVITY: readonly Exclude<ReportedEvent, "insolvency_fraud">[] = [
  "conviction",
  "charge",
  "authority_sanction",
  "asset_freeze",
  "search_or_arrest",
  "regulator_warning",
  "investigation",
  "accusation",
];
const HIGH: readonly MediaEvent[] = ["conviction", "charge", "authority_sanction"];
/** Points from which words count as a report of an event. */
const ENOUGH = 2;

interface Cue {
  readonly event: ReportedEvent;
  readonly span: Span;
}

interface Reading {
  readonly text: FoldedText;
  readonly words: readonly LanguageWords[];
  readonly identity: Identity;
  readonly cues: readonly Cue[];
  readonly weak: readonly Cue[];
}

/** What an article says of a subject, or null when it does not name it. */
export function judgeArticle(article: Article, subject: MediaSubject): Judgement | null {
  const text = foldText(article.headline, article.snippet);
  const words = languagesOf(text.folded);
  const identity = identify(text, subject, article, words);
  if (identity === null) return null;
  const outside = (cue: Cue) => !identity.mentions.some((mention) => contains(mention, cue.span));
  const reading: Reading = {
    text,
    words,
    identity,
    cues: cuesOf(text, words, "strong").filter(outside),
    weak: cuesOf(text, words, "weak").filter(outside),
  };
  return judge(reading, subject);
}

function judge(reading: Reading, subject: MediaSubject): Judgement {
  const { text, identity } = reading;
  const report = gravest(reading);
  const cleared = clearing(reading);
  const because: Quote[] = identity.because ? [{ for: identity.namesake, words: printed(text, identity.because) }] : [];
  const quote = (span: Span, what: Quote["for"]): Quote => ({ for: what, words: printed(text, span) });
  const not = (event: MediaEvent, role: MediaRole, quotes: readonly Quote[], exculpatory = false): Judgement => ({
    adverse: false,
    event,
    role,
    namesake: identity.namesake,
    severity: null,
    exculpatory,
    quotes: [...quotes, ...because],
  });
  if (identity.namesake === "other_subject") return not(report?.event ?? "none", report ? "unrelated" : "none", []);
  if (cleared) return not("none", "none", [quote(cleared, "exculpatory")], true);
  const score = weigh(reading);
  if (report === null || score.points < ENOUGH) {
    return not("none", "none", score.harmless ? [quote(score.harmless, "harmless")] : []);
  }
  const other = otherRole(reading, subject);
  if (other) return not(report.event, other.role, [quote(other.span, other.role), quote(report.span, report.event)]);
  const role = report.stage === "conviction" || report.stage === "authority_sanction" ? "convicted" : "suspect";
  return {
    adverse: true,
    event: report.event,
    role,
    namesake: identity.namesake,
    severity: severityOf(report.stage, identity),
    exculpatory: false,
    quotes: [quote(report.span, report.event), quote(identity.mentions[0]!, "name"), ...because],
  };
}

function severityOf(stage: MediaEvent, { namesake }: Identity): MediaSeverity {
  if (namesake !== "certain" || stage === "accusation") return "low";
  return HIGH.includes(stage) ? "high" : "medium";
}

function cuesOf(text: FoldedText, words: readonly LanguageWords[], strength: "strong" | "weak"): Cue[] {
  return words.flatMap((table) =>
    Object.entries(table[strength]).flatMap(([event, sources]) =>
      findAll(text.folded, sources, event === "insolvency_fraud").map((span) => ({
        event: event as ReportedEvent,
        span,
      })),
    ),
  );
}

const spansOf = (
  { text, words }: Reading,
  part:
    | "crimes"
    | "authorities"
    | "cleared"
    | "notCleared"
    | "guiltyAllTheSame"
    | "victim"
    | "witness"
    | "bystander"
    | "harmless",
) => words.flatMap((table) => findAll(text.folded, table[part]));

/** The gravest event; `stage` is that of the proceedings where the event is insolvency fraud. */
function gravest(reading: Reading): { event: MediaEvent; stage: MediaEvent; span: Span } | null {
  const { cues, weak } = reading;
  const of = (event: ReportedEvent, among: readonly Cue[]) => among.find((cue) => cue.event === event);
  const insolvency = of("insolvency_fraud", cues);
  const main =
    GRAVITY.map((event) => of(event, cues)).find(Boolean) ?? GRAVITY.map((event) => of(event, weak)).find(Boolean);
  if (insolvency) {
    return { event: "insolvency_fraud", stage: main?.event ?? "investigation", span: insolvency.span };
  }
  return main ? { event: main.event, stage: main.event, span: main.span } : null;
}

/** Whether the words together are a report of something adverse, or a pun, a product or a prize. */
function weigh(reading: Reading): { points: number; harmless: Span | null } {
  const { cues, weak, identity } = reading;
  const outside = (span: Span) => !identity.mentions.some((mention) => contains(mention, span));
  const events = new Set(cues.map(({ event }) => event)).size;
  const crimes = spansOf(reading, "crimes").filter(outside).length;
  const authorities = spansOf(reading, "authorities").filter(outside).length;
  const harmless = spansOf(reading, "harmless").filter(outside);
  const points =
    (events > 0 ? 2 : 0) +
    (events > 1 ? 1 : 0) +
    Math.min(1, weak.length) +
    Math.min(2, crimes) +
    Math.min(1, authorities) -
    3 * Math.min(2, harmless.length);
  return { points, harmless: harmless[0] ?? null };
}

const CLAUSE_ENDS = /[,;:.!?\n]|\s-\s|\b(?:maar|terwijl|mais|tandis que|aber|wahrend|but|while)\b/g;

function clausesOf(text: string): Span[] {
  const ends = [...text.matchAll(CLAUSE_ENDS)].map((match) => match.index);
  return [...ends, text.length].map((to, at) => ({ from: at === 0 ? 0 : ends[at - 1]!, to }));
}

/** The words that clear the subject, unless they clear another or another count only. */
function clearing(reading: Reading): Span | null {
  const { text, identity, cues } = reading;
  const denied = spansOf(reading, "notCleared");
  const cleared = spansOf(reading, "cleared").filter((span) => !denied.some((other) => overlaps(span, other)));
  if (cleared.length === 0 || spansOf(reading, "guiltyAllTheSame").length > 0) return null;
  const guilty = cues.filter(({ event }) => HIGH.includes(event)).map(({ span }) => span);
  const touches = (clause: Span, spans: readonly Span[]) => spans.some((span) => overlaps(clause, span));
  const headline: Span = { from: 0, to: text.folded.indexOf("\n") };
  const clauses = clausesOf(text.folded);
  const own = clauses.filter((clause) => touches(clause, identity.about));
  const inHeadline =
    touches(headline, cleared) &&
    !clauses.some((clause) => contains(headline, clause) && touches(clause, guilty) && !touches(clause, cleared));
  const isCleared = inHeadline || own.some((clause) => touches(clause, cleared));
  const isGuilty = own.some((clause) => touches(clause, guilty) && !touches(clause, cleared));
  return isGuilty && !isCleared ? null : cleared[0]!;
}

function otherRole(reading: Reading, subject: MediaSubject): { role: MediaRole; span: Span } | null {
  const { text, words, identity } = reading;
  const names = identity.mentions.map(({ from, to }) => text.folded.slice(from, to).replace(/[^a-z0-9 ]/g, "."));
  const own = `(?:${names.join("|")})`;
  const first = (role: MediaRole, spans: readonly Span[]) => (spans[0] ? { role, span: spans[0] } : null);
  const trade = foldText(`${subject.trade ?? ""} ${subject.kind === "person" ? subject.name : ""}`, "").folded;
  const isOfficial = subject.kind === "person" && words.some(({ officials }) => findAll(trade, officials).length > 0);
  const complaints = words.flatMap(({ complainant }) =>
    findAll(
      text.folded,
      complainant.map((source) => source.replaceAll("$", own)),
    ),
  );
  return (
    (isOfficial ? first("authority", identity.mentions) : null) ??
    first("complainant", complaints) ??
    first(
      "victim",
      spansOf(reading, "victim").filter((span) => !namesCulprit(reading, span)),
    ) ??
    first("witness", spansOf(reading, "witness")) ??
    first("unrelated", spansOf(reading, "bystander"))
  );
}

/** "Opgelicht door X" names X as the one who did it. */
function namesCulprit({ text, identity }: Reading, span: Span): boolean {
  if (!/(?:door|par|durch|von|by)$/.test(text.folded.slice(span.from, span.to))) return false;
  return identity.about.some((mention) => overlaps({ from: span.to, to: span.to + 40 }, mention));
}
