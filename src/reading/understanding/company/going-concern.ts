import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import { matchesOf } from "../../../platform/matches.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldedLineOf, lineOf } from "../text.ts";

/** Where a paper says that its company may not be able to go on. */
interface Doubt {
  /** The sentence or heading, as it stands there. */
  readonly quote: string;
  readonly page: number | null;
}

/** Accounts, reports of auditors and of boards, which are of no kind of their own. Articles and contracts say what holds if it comes to that. */
const KINDS: readonly (DocumentKind | null)[] = ["annual_accounts", "gazette_publication", "other", null];

const GOING_ON = String.raw`(?:going[- ]concern|continuite?it\w*|continuite|fortfuhrung\w*|unternehmensfortfuhrung|fortbestand\w*|voortzetting|voortbestaan|voort te zetten|poursuite|poursuivre|fortzu(?:fuhren|setzen)|continue (?:as|in|its|trading|operat\w+))`;
const UNCERTAIN = String.raw`(?:(?:material|significant|substantial) uncertaint(?:y|ies)|(?:significant|substantial|serious|considerable) doubts?|(?:materiele|wezenlijke|ernstige|belangrijke|significante|grote|gerede) (?:onzekerhe(?:id|den)|twijfels?)|onzekerhe(?:id|den) van materieel belang|incertitudes? (?:significatives?|importantes?|majeures?|materielles?)|doutes? (?:significatifs?|importants?|serieux)|(?:wesentliche|erhebliche|bedeutsame|ernsthafte)[rn]? (?:unsicherheit\w*|zweifel\w*))`;
const IN_DANGER = String.raw`(?:in het gedrang|bedreigd|onzeker|in gevaar|in vraag|ter discussie|niet (?:verzekerd|gewaarborgd|gegarandeerd)|twijfelachtig|compromise|menacee?|incertaine|en peril|en cause|en doute|pas (?:assuree|garantie)|gefahrdet|bedroht|ungewiss|nicht (?:gesichert|gewahrleistet)|in doubt|doubtful|uncertain|threatened|at risk|not (?:assured|certain|guaranteed))`;
const DEPENDS = String.raw`(?:afhankelijk van|hangt af van|depend(?:s|ent|ait)? (?:on|upon|de|du|des)|abhangig von|hangt von)`;
const COMPANY = String.raw`(?:onderneming|vennootschap|bedrijf|exploitation|societe|entreprise|compan|gesellschaft|unternehm|activit|operations?\b|operating|trading|groep\b|groupe?\b|konzern)`;
/** Going on of the company: services, projects and markets go on as well. */
const COMPANY_GOES_ON = String.raw`(?:going[- ]concern|de continuiteit(?= is)|continuite(?= depend)|unternehmensfortfuhrung|fortbestand|${GOING_ON}[^.;]{0,60}${COMPANY}|${COMPANY}[^.;]{0,60}\b${GOING_ON})`;

/** In one sentence of the folded text. */
const SAYS: readonly RegExp[] = [
  new RegExp(String.raw`\b${UNCERTAIN}\b[^.;]{0,220}\b${GOING_ON}`, "g"),
  new RegExp(String.raw`\b${GOING_ON}\b[^.;]{0,120}\b${UNCERTAIN}\b`, "g"),
  new RegExp(String.raw`\b${GOING_ON}\b[^.;]{0,90}\b${IN_DANGER}(?!\p{L})`, "gu"),
  new RegExp(String.raw`\b${COMPANY_GOES_ON}[^.;]{0,90}\b${DEPENDS}(?!\p{L})`, "gu"),
  /\b(?:not|no longer|niet(?: langer| meer)?|geen) (?:be |als |een )?(?:a )?going[- ]concern\b(?! basis is)|\bother than (?:a |the )?going[- ]concern\b|\bbestandsgefahrd\w+/g,
  // The procedure of art. 5:153 and 7:228 of the Belgian code, by its name, its articles, or the net assets that open it.
  /\balarmbel(?!\w* (?:systemen|installaties))\w*|\bsonnette d['’]alarme\b|\balarm[- ]bell\b|\balarmglocke\w*|\b(?:art(?:ikel|icles?|\.)?) ?(?:5:153|7:228)\b/g,
  /\b(?:netto-?actief|actif net|net assets|nettoaktiva|nettovermogen)\b(?:(?!(?<!\b(?:plus|langer|longer|mehr) )\b(?:meer dan|hoger dan|groter dan|superieure?s? a|plus de|more than|exceeds?|above|increased by|grew by|gestegen met|uber der|mehr als)\b)[^.;]){0,80}\b(?:helft|moitie|half|halfte)\b/g,
  /\b(?:netto-?actief|actif net|net assets|nettoaktiva|nettovermogen)\b[^.;]{0,60}\b(?:minder dan|lager dan|onder|moins d[eu'’]|inferieure?s? au?|unter|weniger als|less than|below)[^.;]{0,30}\b(?:vierde|kwart|quart|viertel|quarter|fourth)\b/g,
  /\b(?:kapitaal|capital|grundkapital|stammkapital|share capital) (?:is |werd |est |a ete |wurde |ist |was |has been )?(?:geheel |volledig |totalement |vollstandig |wholly |entirely )?(?:verloren|perdu|aufgezehrt|lost)\b|\b(?:perte|verlust|verlies|loss) (?:de |van |von |of |der |des |du )?(?:(?:de |het |la |les |the )?(?:helft|moitie|halfte|half|drie vierde|trois quarts|dreiviertel|three quarters)) (?:van |de |du |des |der |von |of )?(?:het |la |the )?(?:\w*kapitaal|capital|\w*kapitals?)\b/g,
  /\b3:6\b[^.;]{0,160}\b(?:verlies|verliezen|pertes?|verlust\w*|loss(?:es)?)\b|\b(?:verlies|verliezen|pertes?|verlust\w*|loss(?:es)?)\b[^.;]{0,160}\b3:6\b/g,
];

/** What an auditor checks, or the law says, holds of every company. */
const CONDITION =
  /\b(?:conclusies? (?:trekken|over)|conclusion (?:quant|sur)|if|whether|when|where|indien|wanneer|ingeval|si|s['’]il|lorsqu\w*|ob|falls|sofern|wenn|may be|could|zou|zouden|peut|pourrait|kann|konnte)\b|\bof (?:er )?(?:sprake is van )?(?:een |enige )?(?:onzekerheid|materiele|significante|wezenlijke|gebeurtenissen)/;
const DENIED_BEFORE =
  /\b(?:no|not|any|without|nor|geen|niet|zonder|enige|aucune?|pas|ni|sans|keine?[rnms]?|nicht|ohne)(?: [\p{L}'’]+){0,3} $/u;
const DENIED_WITHIN = /\b(?:no|not|geen|niet|aucune?|pas|keine?[rnms]?|nicht)\b/;
/** Denials that are what is in doubt. */
const DOUBT_BY_DENIAL =
  /\b(?:not (?:assured|certain|guaranteed)|niet (?:verzekerd|gewaarborgd|gegarandeerd)|pas (?:assuree|garantie)|nicht (?:gesichert|gewahrleistet)|(?:not|no longer|niet(?: langer| meer)?|geen) (?:be |als |een )?(?:a )?going[- ]concern)/g;
const DENIED_BEHIND =
  /^[^.;]{0,40}\b(?:niet (?:van toepassing|vereist|nodig|vastgesteld|vervuld|aan de orde|te worden)|werd volledig weggewerkt|bestaat niet|n\.?v\.?t|not (?:applicable|required|identified|been)|does not (?:exist|apply)|n['’](?:est pas|a pas|existe pas)|pas (?:applicable|d['’]application|requise|a s['’]appliquer)|nicht (?:anwendbar|erforderlich|festgestellt|erkennbar)|keine anwendung|besteh(?:t|en) nicht|sans objet|neant|nihil)/;

const DOUBTS_MAX = 3;
const REACH = 400;
/** The end of a sentence; `3. November`, `art. 3:6` and `n.v.t.` are none. */
const END = /(?<!\b(?:\d{1,2}|art|nr|n|v|t|no))[.;] /;

/**
 * The sentences and headings in which accounts or a report on them say that going on is in doubt, that the alarm bell procedure is followed, or
 * that losses have to be justified. That accounts are made on the basis of going on, and what an auditor has to check, are none of these.
 */
export function goingConcernDoubts(document: ReadableDocument, kind: DocumentKind | null): readonly Doubt[] {
  if (!KINDS.includes(kind)) return [];
  const found = [...inHeadings(document), ...SAYS.flatMap((words) => inSentences(document, words))];
  const unique = [...new Map(found.map((one) => [one.quote, one])).values()];
  return unique
    .filter(({ quote }) => !unique.some((other) => other.quote.length > quote.length && other.quote.includes(quote)))
    .slice(0, DOUBTS_MAX);
}

const HEADING = new RegExp(
  String.raw`^\W{0,3}(?:[\divx]{1,4}[.)]? )?${UNCERTAIN}\b.{0,60}\b${GOING_ON}(?: (?:der|de|van|of|des) .{0,30})?$`,
);

/** An auditor's report gives a doubt a heading of its own. */
function inHeadings({ text }: ReadableDocument): Doubt[] {
  const row = text.rows.find((one) => HEADING.test(foldedLineOf(one).trim()));
  return row === undefined ? [] : [{ quote: lineOf(row).trim(), page: row[0]?.factPage ?? null }];
}

function inSentences({ flow }: ReadableDocument, words: RegExp): Doubt[] {
  const running = flow.folded.replaceAll("\n", " ");
  return matchesOf(running, words).flatMap(({ 0: said, index }) => {
    const end = index + said.length;
    const before = running
      .slice(Math.max(0, index - REACH), index)
      .split(END)
      .at(-1)!;
    const behind = running.slice(end, end + REACH).split(END)[0]!;
    if (CONDITION.test(`${before}${said}`)) return [];
    if (DENIED_BEFORE.test(before) || DENIED_BEHIND.test(behind)) return [];
    if (DENIED_WITHIN.test(said.replaceAll(DOUBT_BY_DENIAL, ""))) return [];
    // A line that begins with a capital begins a sentence: the lines above it are often fields.
    const from = flow.text
      .slice(index - before.length, index)
      .split(/\n(?=\p{Lu})/u)
      .at(-1)!;
    const quote = `${from}${flow.text.slice(index, end + behind.length)}`.replace(/\.$/, "");
    return [{ quote: quote.replaceAll(/\s+/g, " ").trim(), page: flow.place(index, end).page }];
  });
}
