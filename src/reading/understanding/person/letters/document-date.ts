import type { FactType } from "../../../../domain/readings/reading.model.ts";
import { isDayOfCopy } from "../../copy-days.ts";
import type { FactDraft } from "../../facts.ts";
import { datesIn, isAmerican, isDayFirst } from "../../fields/dates.ts";
import type { ReadableDocument } from "../../kind-reader.ts";

/** What stands before the date on which a document was made: a label, or the end of a formula. */
const CUES =
  /(?:^|[^\p{L}])(?:datum|date|dated|given|gegeven|gegeben|opgemaakt|gedaan|afgegeven|uitgereikt|afgeleverd|aangemaakt|gegenereerd|getekend|ondertekend|verzonden|verzending|goedgekeurd|vastgesteld|fait|delivree?|etablie?|editee?|emise?|generee?|creee?|signee?|envoi|approuvee?|adoptee?|erstellt|ausgestellt|erteilt|unterzeichnet|generiert|erzeugt|genehmigt|verabschiedet|versand(?:datum|t)|(?:rechnungs|ausstellungs|prufungs|lauf|bericht|such|pruf)\w*datum|factuurdatum|rapportdatum|issued|signed|generated|created|produced|done|made|executed|approved|adopted|granted|screened|searched|execute|executee|effectue|effectuee|interroge|ausgefuhrt|durchgefuhrt|uitgevoerd|geraadpleegd|abfrage|scan|printed|prepared|tijdstip|zeitpunkt|moment|time|(?<!(?:prochaine|precedente|derniere|vorige|volgende|nachste|letzte) )(?:facture du|factuur van|rechnung vom|bill of))(?![\p{L}])[^\n\d;]{0,45}$/u;
/** `Fait à Mons, le`, `Opgemaakt te Gent op`, `Given at Cardiff, the`: what a paper ends with. */
const FORMULA =
  /(?:^|[^\p{L}])(?:fait|faite|delivree?|etablie?|signee?|opgemaakt|gedaan|afgeleverd|afgegeven|uitgereikt|getekend|ondertekend|ausgestellt|erstellt|ausgefertigt|given|done|signed|issued)\s(?:a|te|in|at|zu)\s\p{L}[\p{L}'. -]{1,40}?,?\s(?:(?:le|op|den|am|on|on the|the)\s)?$|\bdated this\s$/u;
const TOWN =
  /(?:^|\n)[^\S\n]*\p{Lu}(?:[\p{L}'’. /-]{1,30},|[\p{L}'’-]{1,24}(?:[ -]\p{Lu}[\p{L}'’-]{1,20})?)\s{0,2}(?:(?:le|den|op|on|am|de)\s)?$/u;
/** What makes it another date than the document's own. */
export const OTHERS =
  /(?:demande|aanvraag|antrags?\b|introduite|ingediend|eingereicht|verzoek|gebor|geb\.|\bdob\b|geburt|birth|born|naissance|nee?\(?e?\)? (?:le|a)|vervalda|echeance|\bdue\b|zahlbar|fallig|geldig|valable|gultig|valid|expir|ablauf|wet van|loi du|gesetz|decreet|decret|arrete|koninklijk besluit|\bact\b|regulation|sinds|depuis|seit|since|opening|ouverture|eroff|eroffn|opened|open sinds|periode|period|zeitraum|vanaf|a partir|ingang|entstehung|gaat in|prend cours|takes effect|effective|in werking|entree en vigueur|in kraft|gilt ab|start|begin|bevroren|tussen|between|entre le|zwischen|tot en met|jusqu|until|au plus tard|uiterlijk|spatestens|bis einschlies\w*|bis zum|no later|before|voor het|avant le|meterstand|releve|ablesung|reading|betaald|paye|bezahlt|paid|volgende|prochain|nachste|next|aanslagjaar)[^\n]{0,28}$/u;

/** Words of a period, which also stand inside of labels: `datum van afgifte`. */
const PERIODS = /(?:^|[^\p{L}])(?:van|from|du|vom|tot|bis|to|au)\s[^\n]{0,4}$/u;

interface Candidate {
  readonly value: string;
  readonly at: number;
  readonly end: number;
  readonly confidence: number;
  readonly score: number;
}

/** How certain each kind of sign makes a date the document's own. */
const SCORES = { formula: 4, cue: 3, town: 2.5, alone: 2 } as const;
/** Of a date that its formula makes the paper's own beyond doubt. */
export const SIGNED = 0.99;
/** A date that stands alone and is so many years older than another was not the day of the document. */
const OLD = 14;

/**
 * The date on which a document was made, as a fact. `type` is `issue_date` for a permit that names it as such.
 * @param options.isBesidePlace Only a date behind the place where the paper was made: `Gent, 3 mei 2025`.
 */
export function documentDate(
  document: ReadableDocument,
  type: FactType = "document_date",
  { isBesidePlace = false }: { readonly isBesidePlace?: boolean } = {},
): FactDraft[] {
  const { flow } = document;
  const language = document.language === "en" && isDayFirst(flow.text) ? null : document.language;
  const american = language === "en" && isAmerican(flow.text);
  const candidates = datesIn(flow.text, { language, american, latestYear: 2040 }).map((date): Candidate => {
    const end = date.at + date.quote.length;
    return {
      value: date.value,
      at: date.at,
      end,
      confidence: date.confidence,
      score: isDayOfCopy(document, date.at, end, { isSentOwn: true })
        ? -1
        : scoreOf(flow.text, flow.folded, date.at, end),
    };
  });
  const yearOf = (value: string): number => Number(value.slice(0, 4));
  const newest = Math.max(...candidates.map(({ value }) => yearOf(value)));
  const possible = candidates.filter(
    ({ score, value }) => score > SCORES.alone || (score >= 0 && yearOf(value) > newest - OLD),
  );
  const best = possible.toSorted((a, b) => b.score - a.score)[0];
  if (best === undefined || (isBesidePlace && best.score !== SCORES.formula && best.score !== SCORES.town)) return [];
  const rivals = new Set(possible.filter(({ score }) => score === best.score).map(({ value }) => value));
  const isOnly = new Set(possible.map(({ value }) => value)).size === 1;
  if (best.score === 0 && !isOnly) return [];
  const sure = best.score === SCORES.formula ? SIGNED : 0.97;
  const certainty = (best.score === 0 || rivals.size > 1 ? 0.85 : sure) * best.confidence;
  return [{ type, subject: "subject", value: best.value, place: flow.place(best.at, best.end), certainty }];
}

/** `am 12.03.2024 automatisch erstellt`. */
const AFTER =
  /^\s(?:automatisch |automatically |électroniquement |automatiquement )?(?:erstellt|ausgestellt|generiert|erzeugt|aangemaakt|opgemaakt|afgeleverd|gegenereerd|générée?|établie?|délivrée?|generated|issued|created)\b/u;

function scoreOf(text: string, folded: string, at: number, end: number): number {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  const isLineStart = line.trim() === "";
  // A value may stand in a cell of its own behind or under its label.
  const before = folded.slice(Math.max(0, at - 70), at).replace(/\n$/, isLineStart ? " " : "\n");
  if (FORMULA.test(before)) return SCORES.formula;
  const rest = text.slice(end).split("\n")[0]!;
  const isTown = TOWN.test(`\n${line}`) && /^\s*[.,;]?\s*$/.test(rest);
  if (isTown && !OTHERS.test(before) && line.trim().length > 2 && !/^(?:vanaf|depuis|since|seit)/i.test(line))
    return SCORES.town;
  const isOther = OTHERS.test(before);
  const cue = CUES.exec(before);
  // `Expiry date`, where the word for the date stands last.
  if (cue !== null && /(?:expiry|expiration|due|birth|end|start)\s$/.test(before.slice(0, cue.index + 1))) return -1;
  // `Vu la demande introduite en date du 28 mai`.
  if (isOther && /\ben date (?:du|de la)\s$/.test(before)) return -1;
  if (cue !== null && !(isOther && OTHERS.test(before.slice(cue.index)))) return SCORES.cue;
  if (AFTER.test(text.slice(end, end + 40).replaceAll("\n", " "))) return SCORES.cue;
  if (isOther || PERIODS.test(before)) return -1;
  return isLineStart && /^\s*\.?\s*$/.test(rest) ? SCORES.alone : 0;
}
