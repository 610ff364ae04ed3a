import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import { isNamedIn } from "../../../domain/readings/names-in-quote.ts";
import { matchesOf } from "../../../platform/matches.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldInPlace } from "../text.ts";

/** Where a paper of a company tells of control by other means than an office or shares of one's own. */
interface Clause {
  readonly quote: string;
  readonly page: number | null;
}

const SHARES = String.raw`(?:aandelen|aandeel|actions?|parts?(?: sociales?)?|anteile?|geschaftsanteile?|aktien?|shares?)`;
const OPTION = String.raw`(?:(?:aan)?koopoptie|calloptie|call-optie|call option|purchase option|option to (?:buy|purchase|acquire)|option d['’]achat|promesse de vente|kaufoption|ankaufsrecht|erwerbsoption|warrants?)`;
/** A loan that becomes shares, and who has promised to hand shares over. */
const CONVERTED = String.raw`(?:omgezet|omzetba|convert|wandel|umgewandelt)\p{L}*`;
const PROMISES = String.raw`(?:verbindt zich|s['’]engage|verpflichtet sich|undertakes)`;
const CONSENT = String.raw`(?:akkoord|instemming|goedkeuring|toestemming|accord|consentement|approbation|zustimmung|consent|approval)`;
const PLEDGED = String.raw`(?:in pand (?:gegeven|gesteld)|verpand|pandrecht|nantissement|nantie?s?|(?:donnee?s?|remise?s?) en gage|gage sur|verpfandet|pfandrecht|pledged?|charged to)`;
const VOTES = String.raw`(?:stemvolmacht|stemrecht(?:en)?|droits? de vote|stimmrechte?|stimmvollmacht|voting (?:rights?|power|proxy)|\d[\d.,]* (?:stemmen|voix|stimmen|votes))`;
const MEMBER = String.raw`(?:associe(?:\(?e?\)?s?)?|actionnaires?|aandeelhouders?|vennoten|vennoot|gesellschafter(?:in|innen)?|aktionare?|shareholders?|members?)`;
const USUFRUCT = String.raw`(?:vruchtgebruik(?:er|ster)?|usufruit|usufruitiere?|nie(?:ss|s)brauch(?:er|erin)?|usufruct(?:uary)?)`;
const MANAGING = String.raw`(?:beherende vennoot|beherend vennoot|statutair zaakvoerder|gecommanditeerde|associee? commanditee?|komplementar(?:in)?|personlich haftende[rn]? gesellschafter(?:in)?(?!, geschaftsfuhrer)|general partner|managing partner)`;
const BENEFICIARY = String.raw`(?:(?:uiteindelijke?|economische?) (?:begunstigden?|gerechtigden?)|beneficiaires? (?:effectifs?|economiques?|ultimes?)|ayants? droits? economiques?|wirtschaftlich(?:e[rn]?)? berechtigte[rn]?|(?:ultimate )?beneficial owners?|ultimate beneficiar(?:y|ies))`;
const BUSINESS = String.raw`(?:handelszaak|handelsfonds|bedrijfstak|fonds de commerce|fonds(?= (?:donne|mis|concede))|branche d['’]activite|universalite|geschaftsbetrieb|whole (?:of the )?business|entire business|undertaking of the company)`;
const TRANSFERRED = String.raw`(?:(?:donnee?s?|mise?s?|concedee?s?) en (?:location-)?gerance|verpachtet|in pacht gegeven|leased to|overgedragen|overdracht|verkocht|ingebracht|cedee?s?|cession|vendue?|apportee?|transferee?|ubertragen|verkauft|ubertragung|veraussert|transferred|sold|assigned)`;
const DOMINATION = String.raw`(?:beherrschungs(?:- und (?:gewinn|ergebnis)abfuhrungs)?vertrag|(?:gewinn|ergebnis)abfuhrungsvertrag|herrschende[snm]? unternehmen|beheersovereenkomst|domination agreement|profit (?:and loss )?transfer agreement|controlled? by (?:an )?agreement)`;
const GIVEN = String.raw`(?:overgedragen|overgenomen|verkocht|afgestaan|geschonken|gecertificeerd|ingebracht|cede(?:e?s)?|transfere(?:e?s)?|vendue?s?|apporte(?:e?s)?|donnee?s|ubertragen|abgetreten|verkauft|veraussert|transferred|sold|assigned|certified)`;
const TO = String.raw`(?:aan|door|a|au|par|an|auf|durch|to|by)`;
const FOR_OTHERS = String.raw`(?:voor (?:rekening|ten behoeve) van|ten behoeve van|als (?:lasthebber|naamlener|stroman|trustee) van|pour (?:le )?compte d|comme (?:prete-nom|mandataire|fiduciaire) d|convention de portage|fur rechnung|treuhanderisch fur|als treuhander(?:in)? (?:fur|von|des|der)|on behalf of|as (?:a )?(?:nominee|trustee) (?:for|of)|(?:held )?in trust for)`;
const INSTRUCTED = String.raw`(?:(?:op|volgens) (?:\S+ ){0,2}?instructies? van|(?:sur|selon|d['’]apres) (?:\S+ ){0,2}?instructions? (?:\S+ )?d|(?:auf|nach) (?:\S+ ){0,2}?(?:an)?weisung(?:en)? (?:von|des|der)|(?:on|under|upon) (?:\S+ ){0,2}?instructions? (?:of|from))`;
const APPOINTS = String.raw`(?:recht|droit|right|entitled)\b[^.;]{0,60}\b(?:benoem\p{L}*|ontslaan|nommer|designer|revoquer|bestellen|ernennen|abzuberufen|abberufen|appoint|remove)`;
const PROFIT = String.raw`(?:winst(?:en)?|benefices?|gewinne?s?|profits?)`;
const MOST_OF = String.raw`(?:100|[2-9]\d(?:[.,]\d+)?) ?(?:%|procent|pour cent|prozent|per ?cent) (?:\S+ ){1,2}(?:net(?:to)?-?)?`;
const RUNS = String.raw`(?:bestuurt|leidt|gere|dirige|leitet|fuhrt|manages|directs|controls) (?:de|la|die|the) (?:vennootschap|societe|gesellschaft|company)`;
const POWER = String.raw`(?:volmacht|procuration|vollmacht|power of attorney|procura)`;
const OVER_MONEY = String.raw`(?:(?:bank)?rekening(?:en)?|comptes?|(?:bank)?konten|konto|(?:bank )?accounts?|alle (?:daden|handelingen)|tous (?:les )?actes|algemene volmacht|procuration generale|generalvollmacht|general power)`;

const VOTE_ALIKE = String.raw`(?:stemmen|votent|stimmen|vote) (?:\S+ )?(?:zoals|comme|wie|as)\b[^.;]{0,40}\b(?:beslis\p{L}*|decide\p{L}*|entscheide\p{L}*)`;
const DECIDES = [
  String.raw`veto\p{L}*|gouden aandeel|golden share|goldene aktie|action (?:d['’]or|specifique)|golden vote`,
  String.raw`(?:recht op|recht geven op|donne(?:nt)? droit a|berechtig(?:en|t) zu|carry|carries)\b[^.;%]{0,25}\d[\d.,]* ?% (?:\S+ ){0,2}?(?:stemmen|voix|stimmen|votes)`,
  String.raw`(?:benoemd|benoemt|ontslagen|nomme(?:e?s?|nt)?|revoque(?:e?s?)?|bestellt|ernannt|abberufen|appointed|removed)\b[^.;]{0,20}\b(?:door|par|von|durch|by)\b[^.;]{0,50}\b(?:alleen|uitsluitend|seule?s?|exclusivement|allein|ausschliesslich|alone|solely|exclusively)`,
  VOTE_ALIKE,
  String.raw`(?:vereis(?:t|en)|behoe(?:ft|ven)|requi(?:ert|erent)|exige(?:nt)?|bedarf|bedurfen|erforder(?:t|n)|requires?)\b[^.;]{0,40}\b${CONSENT} (?:van|de|du|der|des|von|of)`,
  String.raw`(?:slechts|enkel|alleen|qu['’]avec|nur|only)\b[^.;]{0,30}\b${CONSENT} (?:van|de|du|der|des|von|of)`,
].join("|");

const DEEDS: readonly DocumentKind[] = ["articles_of_association", "gazette_publication", "register_extract"];
const LISTS: readonly DocumentKind[] = ["shareholder_register", "structure_chart"];
const OF_MONEY: readonly DocumentKind[] = ["bank_account_certificate", "annual_accounts"];
const LETTERS: readonly DocumentKind[] = ["contract", "other"];
const IN_FAVOUR = String.raw`(?:ten gunste van|ten voordele van|au profit d|en faveur d|zu ?gunsten|in favou?r of)`;

/** What somebody who is neither owner nor director may decide or draw by, in one sentence, by the papers in which it says so. */
const BY_NAME: readonly (readonly [readonly DocumentKind[], RegExp, isOfReceiver?: true])[] = [
  [
    [...DEEDS, ...LISTS, ...OF_MONEY, ...LETTERS],
    new RegExp(String.raw`\b${OPTION}\b[^.;]{0,160}\b${SHARES}\b|\b${SHARES}\b[^.;]{0,160}\b${OPTION}\b`, "g"),
  ],
  [
    [...DEEDS, ...LISTS, ...OF_MONEY, ...LETTERS],
    new RegExp(String.raw`\b(?:${CONVERTED}|${PROMISES})\b[^.;]{0,80}\b${SHARES}\b|\b${SHARES} ${CONVERTED}`, "gu"),
  ],
  [[...DEEDS, "bank_account_certificate"], new RegExp(String.raw`\b${PLEDGED}\b`, "g")],
  [LISTS, new RegExp(String.raw`\b${PLEDGED}\b[^.;:]{0,60}\b${IN_FAVOUR}`, "g")],
  [DEEDS, new RegExp(String.raw`\b${VOTES}\b`, "g")],
  [["register_extract"], new RegExp(String.raw`\b${MEMBER}(?![a-z])[^.;:\d]{0,25}:`, "g")],
  [DEEDS, new RegExp(String.raw`\b${USUFRUCT}\b`, "g")],
  [DEEDS, new RegExp(String.raw`\b${MANAGING}\b`, "g")],
  [
    [...DEEDS, "annual_accounts"],
    new RegExp(
      String.raw`\b${BUSINESS}\b[^.;]{0,80}\b${TRANSFERRED}\b|\b${TRANSFERRED}\b[^.;]{0,80}\b${BUSINESS}\b`,
      "g",
    ),
  ],
  [[...DEEDS, "annual_accounts"], new RegExp(String.raw`\b${DOMINATION}\b`, "g")],
  [
    ["articles_of_association", "gazette_publication", ...OF_MONEY, ...LETTERS],
    new RegExp(String.raw`\b${BENEFICIARY}\b[^.;:]{0,40}(?::|\b(?:is|zijn|est|sont|ist|sind|are)\b)`, "g"),
  ],
  // Who gave, sold or held before need not be known today.
  [
    [...DEEDS, ...LETTERS],
    new RegExp(
      String.raw`\b${GIVEN}(?: [^\s.;]+){0,5} ${SHARES}(?: [^\s.;]+){0,8}? ${TO}\b|(?<=\b${SHARES}\b[^.;]{0,110})\b(?:${GIVEN}\b[^.;]{0,60}?\b${TO}\b|${TO}\b[^.;]{3,70}\b${GIVEN}\b)|\b${TO}\b[^.;]{3,70}\b${SHARES}\b[^.;]{0,50}\b${GIVEN}\b`,
      "g",
    ),
    true,
  ],
  [
    [...DEEDS, ...LISTS, ...LETTERS],
    new RegExp(
      String.raw`(?<=\b${SHARES}\b[^.;]{0,160})\b${FOR_OTHERS}|\b${FOR_OTHERS}(?=[^.;]{0,160}\b${SHARES}\b)`,
      "g",
    ),
    true,
  ],
  [
    DEEDS,
    new RegExp(
      String.raw`\b(?:(?:schrijft|schreef|schrijven|tekent|tekende)(?: \S+){0,3}? (?:in )?op|ingeschreven|souscri(?:t|vent|te?s?)|zeichne[nt]|gezeichnet|ubernimmt|subscribe[sd]?)\b[^.;]{0,50}(?:\b(?:nieuwe|nouvel(?:les?)?|neuen?|new)\b[^.;]{0,20}\b${SHARES}\b|\b${SHARES} nouvelles\b)`,
      "g",
    ),
  ],
  [DEEDS, new RegExp(String.raw`\b(?:${INSTRUCTED}|${APPOINTS})`, "gu")],
  [DEEDS, new RegExp(String.raw`\b(?:${DECIDES})\b`, "gu")],
  [LETTERS, new RegExp(String.raw`\b${VOTE_ALIKE}\b`, "gu")],
  [
    [...DEEDS, ...LETTERS],
    new RegExp(
      String.raw`\b${PROFIT}\b[^.;]{0,40}\b(?:toe aan|naar|revient a|verse[es]* a|an|zu|(?:goes|belongs|paid) to)\b`,
      "g",
    ),
    true,
  ],
  [[...DEEDS, ...LETTERS], new RegExp(String.raw`(?<![\d.,])${MOST_OF}${PROFIT}\b|\b${RUNS}\b`, "g")],
  [
    LETTERS,
    new RegExp(String.raw`\b${POWER}\b[^.;]{0,160}\b${OVER_MONEY}\b|\b${OVER_MONEY}\b[^.;]{0,160}\b${POWER}\b`, "g"),
  ],
];

/** Whom these say nothing of, and what an officer must know all the same. */
const WITHOUT_NAME: typeof BY_NAME = [
  [
    ["bank_account_certificate"],
    /\b(?:held (?:in trust|on trust|in escrow|for the benefit of|for (?:its |their )?clients)|(?:client|trust|escrow|nominee|third[- ]party) account|(?:funds?|money|balance) (?:\S+ )?(?:do(?:es)? not )?belongs? to|derdenrekening|kwaliteitsrekening|rubriekrekening|(?:gelden|tegoeden) (?:\S+ )?(?:behoren|komen) (?:niet )?toe|compte (?:de )?(?:tiers|fiduciaire|sequestre|clients)|(?:fonds|avoirs) (?:\S+ )?(?:n['’])?appartiennent|treuhandkonto|anderkonto|treuhandisch gehalten|(?:gelder|guthaben) (?:\S+ )?gehoren)\b/g,
  ],
  [
    ["contract", "other"],
    /\b(?:opdrachtgevers?|clients?|clienten|donneurs? d['’]ordre|mandants?|auftraggebers?|principals?|begunstigden?|beneficiaires?)\b[^.;]{0,40}\b(?:(?:blijft|blijven|reste|restent|bleibt|bleiben|remains?|stays?) (?:strikt |strictement |streng |strictly )?(?:vertrouwelijk|anoniem|geheim|confidentiell?e?s?|anonymes?|secrete?s?|vertraulich|anonym|ungenannt|confidential|anonymous|undisclosed|unnamed))\b/g,
  ],
  [
    ["articles_of_association", "gazette_publication", "register_extract", "annual_accounts"],
    /\b(?:vennootschap|societe|gesellschaft|company|onderneming)\b[^.;]{0,40}\b(?:heeft geen activiteit(?:en)? meer|n['’](?:a|exerce) plus (?:aucune |d['’])activite|(?:hat|ubt) keine (?:geschafts)?tatigkeit mehr|no longer (?:has|carries on|conducts) (?:any )?(?:business|activit(?:y|ies)))/g,
  ],
];

const DENIED =
  /\b(?:geen|niet|zonder|aucune?|pas|ni|sans|keine?[rnms]?|nicht|ohne|no|not|without|nor|vrij van|libre de|frei von|free (?:of|from))(?: [\p{L}'’-]+){0,3} $/u;
const END = /(?<!\b(?:\d{1,2}|art|nr|n|v|t|no|dhr|mevr|mr|mrs|ms|dr|st|[a-z]))[.;](?:\s|$)/;
const OF_LINES: readonly DocumentKind[] = ["bank_account_certificate", "register_extract"];
const LINE_END = /\n(?=\S[^\n]{0,40}:)|[.;](?:\s|$)/;
const DENIED_BEHIND = /^[^.;\d]{0,25}[ :](?:geen|nee|none|neant|aucune?|keine?|nihil|n\.?v\.?t)\b/;
/** The quote must hold the names, and fit in what a reading keeps of a sentence. */
const REACH = 135;
const CLAUSES_MAX = 12;
const AFTER_CAPITAL = /(?:(?<=\p{Lu}\S*\s)|^)[^\p{Lu}]*$/u;

/**
 * Sentences on options, votes, vetoes, appointments, pledges, usufruct, beneficiaries, managing partners, a business that was transferred and contracts of
 * control, where a name stands in them. Whether it is somebody whom the case knows, the rules tell: `names` are those of the paper.
 */
export function controlClauses(
  { flow }: ReadableDocument,
  kind: DocumentKind | null,
  names: readonly string[],
): readonly Clause[] {
  if (kind === null) return [];
  const running = flow.folded.replaceAll("\n", " ");
  const quotesOf = (rules: typeof BY_NAME) =>
    rules
      .filter(([kinds]) => kinds.includes(kind))
      .flatMap(([, words, isOfReceiver]) =>
        matchesOf(running, words).flatMap(({ 0: said, index }) =>
          clauseAt(flow, running, OF_LINES.includes(kind), index, index + said.length, isOfReceiver === true, names),
        ),
      );
  const byName = withoutSmall(quotesOf(BY_NAME)).filter(({ quote }) => names.some((name) => isNamedIn(name, quote)));
  const unique = [...new Map([...byName, ...quotesOf(WITHOUT_NAME)].map((one) => [one.quote, one])).values()];
  return unique
    .filter(
      ({ quote }) =>
        !unique.some((other) => other.quote.length > quote.length && other.quote.includes(quote.replace("…", ""))),
    )
    .slice(0, CLAUSES_MAX);
}

const HOLDER = new RegExp(String.raw`^${MEMBER}[^:]{0,25}:.*?(\d[\d. ]*) (?:parts|aandelen|anteile|shares)`);

/** Members of an extract whose number of shares is less than a quarter of all that it names are no owners. */
function withoutSmall(clauses: readonly Clause[]): readonly Clause[] {
  const counts = clauses.map(({ quote }) => Number(HOLDER.exec(foldInPlace(quote))?.[1]!.replaceAll(/\D/g, "") ?? NaN));
  const all = counts.filter(Number.isFinite).reduce((sum, count) => sum + count, 0);
  return clauses.filter((_, at) => !(counts[at]! < all / 4));
}

function clauseAt(
  flow: ReadableDocument["flow"],
  running: string,
  isOfLines: boolean,
  index: number,
  end: number,
  isOfReceiver: boolean,
  names: readonly string[],
): Clause[] {
  // Certificates and extracts have a field a line.
  const text = isOfLines ? flow.folded : running;
  const stop = isOfLines ? LINE_END : END;
  // With what follows, by which a line is known to begin.
  const sentence = text
    .slice(Math.max(0, index - REACH), end)
    .split(stop)
    .at(-1)!;
  const before = sentence.slice(0, Math.max(0, sentence.length - (end - index)));
  if (DENIED.test(before)) return [];
  const behind = text.slice(end, end + REACH).split(stop)[0]!;
  if (DENIED_BEHIND.test(behind)) return [];
  const isCut = before.length === REACH && index > REACH;
  const written = flow.text.slice(index - before.length, index);
  // The first word may be cut as well.
  const whole = isCut ? written.replace(/^\S*\s/, "") : written;
  // Without who gives: what stands before the receiver begins behind the last capital there.
  const given = isOfReceiver ? AFTER_CAPITAL.exec(whole)![0] : whole;
  const quote = `${given}${flow.text.slice(index, end + behind.length)}`;
  const own = ownLines(quote, given.length, names);
  return [
    {
      quote: `${given.length < written.length && own.startsWith(given) ? "…" : ""}${own.replaceAll(/\s+/g, " ").trim()}`,
      page: flow.place(index, end).page,
    },
  ];
}

/** A line that begins with a capital is most often another statement than the one above it, unless a name goes over both. */
function ownLines(quote: string, at: number, names: readonly string[]): string {
  const above = quote
    .slice(0, at + 1)
    .split(/\n(?=\p{Lu})/u)
    .map((line, of, all) => (of === all.length - 1 ? line.slice(0, -1) : line));
  const [rest, ...below] = quote.slice(at).split(/\n(?=\p{Lu})/u);
  const own = `${above.at(-1)!}${rest!}`;
  const within = names.filter((name) => isNamedIn(name, quote));
  const parts = [own, ...above.slice(0, -1), ...below];
  const isWhole = within.every((name) => parts.some((part) => isNamedIn(name, part)));
  return isWhole && (within.length === 0 || within.some((name) => isNamedIn(name, own))) ? own : quote;
}
