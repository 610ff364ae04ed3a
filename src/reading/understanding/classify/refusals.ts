import { foldedLineOf, lineOf } from "../text.ts";
import { isOrdinaryBill, isOrdinaryCertificate } from "./ordinary-sentences.ts";
import { matchesOf } from "../../../platform/matches.ts";
import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadableDocument } from "../kind-reader.ts";

/** Rows from the top in which a title stands, and characters that one has at most. */
const HEAD_ROWS = 8;
const TITLE_LENGTH = 90;
/** Characters of a sentence that are looked at on each side of its verb. */
const REACH = 110;

interface Words {
  /** In a title or a subject line: what the paper is about. */
  readonly title: RegExp;
  /** In a sentence: what was done, or is not. */
  readonly verb: RegExp;
  /** What it must be done to, in the same sentence. */
  readonly object: RegExp;
  /** On a line of its own, anywhere: a stamp. */
  readonly stamp?: RegExp;
  /** Whether a sentence with such a verb says something else, as ordinary papers of the kind do. */
  readonly isOrdinary?: typeof isOrdinaryBill;
}

const NOTHING = /(?!)/g;
/** What an issuer prints over a card that is none, or that counts no longer. */
const VOID_CARD: Words = {
  title: NOTHING,
  verb: NOTHING,
  object: NOTHING,
  stamp:
    /^\W*(?:(?:specimen|muster|voorbeeld|ongeldig|void|annule|invalide|nul|nietig|ungultig|entwertet|cancelled)(?:\W+|$)){1,4}$/,
};

const PERMISSION =
  /licen[cs]|vergunning|erkenning|toelating|agrement|aut?hori[sz]|autoris|permi[st]|erlaubnis|zulassung|genehmigung|bewilligung|konzession|concession|registrati|registrier|enregistrement|inschrijving|aanvra[ag]|demande|\bantr[aa]g|applica/;

const WORDS: Readonly<Partial<Record<DocumentKind, Words>>> = {
  identity_card: VOID_CARD,
  passport: VOID_CARD,
  residence_permit: VOID_CARD,
  licence: {
    title:
      /\brefus(?:al|ed)?\b|weiger|afwijz|afgewezen|\brejet (?:de (?:la|votre|sa) |d[e'’] ?)?(?:demande|agrement|licence)|rejection|reject\b|retrait|intrekk|ingetrokken|cancel|revo[ck]|withdraw|widerruf(?!lich|sbeleh|svorb)|ablehn|abgelehnt|versag|entzug|entziehung|rucknahme|schorsing|suspen[sd]|opheffing|aufhebung|abrogation|radiation|schrapping|terminat/g,
    verb: /\b(?:refus(?:ed|e[es]{0,2})|reject(?:ed|s)|denied|declined|revoke[ds]|withdr(?:awn|ew|aws)|cancell?ed|terminated|suspended|rejet(?:t?e[es]{0,2})|retir(?:e[es]{0,2})|revoque[es]{0,2}|abrogee?s?|suspendue?s?|annulee?s?|radiee?s?|geweigerd|weigert|afgewezen|ingetrokken|herroepen|geschorst|opgeheven|geschrapt|abgelehnt|versagt|widerrufen|zuruckgenommen|entzogen|aufgehoben)\b|\b(?:is|are|n['’]est|ist|does|do|ne (?:constitue|vaut|confere)) (?:not (?:constitute )?an?|no|pas(?: une?)?|geen|keine?) (?:licen[cs]\p{L}*|authori[sz]ation|permit|vergunning|erkenning|agrement|autorisation|erlaubnis|zulassung|genehmigung)\b(?! (?:to \S+ |om |pour |zu )?(?:any )?(?:other|andere|autres?|weitere))|\btrekt\b.{1,60}\bin\b|\blehnt\b.{1,60}\bab\b|\bwijst\b.{1,60}\baf\b|\bwiderruft\b/gu,
    object: PERMISSION,
  },
  proof_of_address: {
    title:
      /schrapping|geschrapt|radiation|radiee?\b|deregistration|struck off|abmeld|niet[- ]?inschrijving|non[- ]inscription|uitschrijving|niet ingeschreven/g,
    verb: /\b(?:niet|nicht|n[oi]?t|no|pas|plus|geen) (?:(?:meer|mehr|longer|any|langer|de|of|ou|or) ){0,2}(?:\S+ ){0,2}?(?:ingeschreven|gedomicilieerd|woonachtig|wonend|inscrite?|domicilie(?:e|es)?|registered|resident|living|lives?|gemeldet|wohnhaft)\b|\b(?:geschrapt|uitgeschreven|radiee?s?|abgemeldet|deregistered|struck off|removed from the)\b|\bu bent (?:\S+ ){0,6}verhuisd\b|\bvous avez (?:\S+ ){0,6}demenage\b|\bsie sind (?:\S+ ){0,6}(?:umge|ausge)zogen\b|\byou (?:have )?moved (?:out|from|away|on)\b|\b(?:contract|levering|contrat|fourniture|vertrag|lieferung|supply)\b (?:\S+ ){0,6}(?:is|werd|est|a ete|wurde|ist|was|has been) (?:\S+ ){0,4}(?:stopgezet|beeindigd|resiliee?|arretee?|beendet|gekundigt|ended|terminated|stopped)\b/g,
    object:
      /adres|address|anschrift|wohnung|register|registre|bevolking|population|domicil|gemeente|commune|gemeinde|woon|wohn|reside|plaats/,
    isOrdinary: isOrdinaryBill,
  },
  bank_account_certificate: {
    title:
      /(?:afsluiting|opheffing|opzegging|stopzetting|beeindiging) (?:\S+ ){0,3}?\S*(?:rekening|relatie)|(?:cloture|fermeture|resiliation) (?:\S+ ){0,3}?(?:compte|relation)|clos(?:ing|ure) (?:\S+ ){0,3}?(?:account|relation)|(?:rekening|compte|account|konto)\S* (?:\S+ ){0,4}?(?:afgesloten|opgeheven|opgezegd|cloture|ferme|closed|closure|geschlossen|aufgelost)|kontoschliess?|kontoauflos|kontokundigung|(?:schliess?ung|auflosung|kundigung) (?:\S+ ){0,3}?\S*(?:konto|verbindung)/g,
    verb: /\b(?:afgesloten|opgeheven|opgezegd|stopgezet|geblokkeerd|cloturee?s?|fermee?s?|resiliee?s?|closed|terminated|cancell?ed|geschlossen|aufgelost|gekundigt|geloscht|in beslag genomen|bevroren|seized|frozen|gepfandet|beschlagnahmt|eingefroren|(?:est|sont|ete) (?:saisie?s?|gelee?s?))\b|\b(?:bewarend|uitvoerend) beslag\b|\bderdenbeslag\b|\bsaisie[- ](?:arret|conservatoire|attribution)\b|\bpfandung|\b(?:embargad|bloquead|cancelad|cerrad|encerrad|penhorad)[oa]s?\b|\b(?:chius|pignorat|sequestrat|bloccat|blocat|inchis)[oaei]?\b|\b(?:zamknie|zaje|zablokowa)\p{L}+|\bpopri[rt]\p{L}*|\bgeen klant meer\b|\bn['’]est plus clien|\bno longer (?:a |our )?(?:customer|client)|\bnicht mehr kund|\bkein kunde mehr\b/gu,
    object:
      /rekening|compte|account|konto|cuenta|\bconta\b|\bcont[uo]|rachun|saldo|tegoed|solde|avoirs|balance|guthaben|klant|client|customer|kund/,
    isOrdinary: isOrdinaryCertificate,
  },
};

const SUBJECT_LINE = /^\W{0,3}(?:objet|betreft?|betreff|onderwerp|subject|concerne|re)\s?:/;
/** A condition on which a permission is lost is no loss: `kan worden ingetrokken`, `may be withdrawn`, `unless revoked`. */
const CONDITION_BEFORE =
  /\b(?:may|can|could|might|shall|must|would|should|to|not|never)(?: \w+){0,2} be(?: \w+,?){0,4}\s$|\betre (?:\w+,? ){0,4}$|\b(?:kan|kunnen|mag|zou|zouden)\b[^,.;]{0,70}$|\b(?:if|unless|until|whe(?:n|re|never)|indien|wanneer|tenzij|zolang|totdat|tot (?:ze|zij|hij|deze|het)|si|lorsqu['’e]|sauf|jusqu['’]|tant qu['’e]|en cas de|wenn|falls|sofern|solange|soweit|bis (?:sie|zum|er|es))(?![\p{L}])[^.;]{0,80}$/u;
const CONDITION_BEHIND =
  /^(?:,? (?:or|and|of|en|ou|et|oder|und) \w+)?(?: worden (?:kan|kunnen|als|indien|wanneer)\b| werden\b|,? (?:if|indien|wanneer|lorsqu|wenn|falls|sofern|unless|en cas de|in case)\b)/;
const DENIED =
  /\b(?:not|never|no|any|free (?:of|from)|geen|vrij van|aucune?|libre de|keine?|keiner|frei von|niet|nooit|pas|jamais|nicht|nie|nor|noch|neither|ni|without|zonder|sans|ohne)(?: \w+){0,2}\s$/;
const CONDITIONAL_TITLE =
  /\b(?:may|can|kan|kunnen|peut|peuvent|kann|konnen|if|indien|wanneer|lorsque|wenn|falls|unless|tenzij|sauf|conditions|voorwaarden|bedingungen|until|jusqu)\b/;

/** What a paper says against what it would prove. */
interface Refusal {
  /** The title or a sentence, as it stands there. */
  readonly quote: string;
  readonly page: number | null;
}

const REFUSALS_MAX = 3;
/** The end of a sentence; `3. November` is none. */
const END = /(?<!\b\d{1,2})[.;] |\? /;

/**
 * Where a paper says in its title, its subject line or a main verb that what its kind would prove was refused, taken back or is not so.
 * Conditions on which it may be taken back are none of these.
 */
export function refusalsIn(document: ReadableDocument, kind: DocumentKind | null): readonly Refusal[] {
  const words = kind === null ? undefined : WORDS[kind];
  if (words === undefined) return [];
  const said = [...inTitle(document, words), ...inSentences(document, words)];
  return [...new Map(said.map((one) => [one.quote, one])).values()].slice(0, REFUSALS_MAX);
}

/** A line of its own, in capitals unless the word says it anyway. */
const STAMP = /^\W*(?:SP[EÉ]CIMEN|[Ss]p[eé]cimen|MUSTER|VOORBEELD|EXEMPLE|MOD[EÈ]LE|SAMPLE)\W*$/;
const NO_REAL_ONE =
  /(?:\b(?:fake|false|nep|faux)[\w -]{0,25}|bank ?statements?[ -]?|utility ?bills?[ -]?)(?:generator|maker|creator)|\bfor (?:entertainment|novelty|demonstration|demo|test(?:ing)?)(?: and \w+)? (?:purposes?|use) only|(?:gegenereerd|gemaakt|generated|created|made|genere|cree|erstellt|erzeugt)\b.{0,60}\b(?:testdoeleinden|testzwecken|fins? de tests?|test(?:ing)? purposes)|\bnovelty item|\b(?:demonstrations|unterhaltungs)zwecken|voor demonstratie(?:f gebruik|doeleinden)|\ba des fins de (?:demonstration|divertissement)|\b(?:not a|geen|kein|pas un) (?:real|genuine|echte?s?|vrai) (?:document|pay ?slip|loonfiche|bulletin|dokument)/;
const SIGNED_BESIDE = /signat|handteken|unterschr/;

/** Where a paper says that it is a specimen, or was made up. */
export function madeUpIn({ text: { rows } }: ReadableDocument): readonly Refusal[] {
  const lines = rows.map((row) => lineOf(row).trim());
  return lines
    .flatMap((line, at) => {
      const folded = foldedLineOf(rows[at]!);
      const word = line.replaceAll(/\W/g, "");
      const isStamp =
        STAMP.test(line) &&
        // A family of that name stands elsewhere with its given name.
        lines.every((other) => STAMP.test(other) || !other.toLowerCase().includes(word.toLowerCase())) &&
        !SIGNED_BESIDE.test(
          rows
            .slice(Math.max(0, at - 2), at + 3)
            .map(foldedLineOf)
            .join(" "),
        );
      return isStamp || NO_REAL_ONE.test(folded) ? [{ quote: line, page: rows[at]![0]?.factPage ?? null }] : [];
    })
    .slice(0, 1);
}

export const saysRefused = (document: ReadableDocument, kind: DocumentKind | null): boolean =>
  refusalsIn(document, kind).length > 0;

function inTitle({ text, flow }: ReadableDocument, words: Words): Refusal[] {
  const paper = paperOf(flow.folded, text.rows);
  const row = text.rows.find((one, index) => {
    const title = foldedLineOf(one);
    const isOne = (index < HEAD_ROWS && title.length <= TITLE_LENGTH) || SUBJECT_LINE.test(title);
    if (title.length <= TITLE_LENGTH && words.stamp?.test(title)) return true;
    if (!isOne || CONDITIONAL_TITLE.test(title) || title.trimEnd().endsWith("?")) return false;
    return matchesOf(title, words.title).some(({ 0: verb, index: at }) => {
      const said = { before: `${title.slice(0, at)}${verb}`, verb: "", behind: title.slice(at + verb.length) };
      return !words.isOrdinary?.({ ...said, ...paper });
    });
  });
  return row === undefined ? [] : [{ quote: lineOf(row).trim(), page: row[0]?.factPage ?? null }];
}

function inSentences({ flow, text }: ReadableDocument, words: Words): Refusal[] {
  const paper = paperOf(flow.folded, text.rows);
  const { running } = paper;
  const found: Refusal[] = [];
  for (const match of matchesOf(running, words.verb)) {
    if (found.length === REFUSALS_MAX) break;
    const end = match.index + match[0].length;
    const before = running
      .slice(Math.max(0, match.index - REACH), match.index)
      .split(END)
      .at(-1)!;
    const behind = running.slice(end, end + REACH).split(END)[0]!;
    if (!words.object.test(`${before}${match[0]}${behind}`)) continue;
    if (CONDITION_BEFORE.test(before) || CONDITION_BEHIND.test(behind) || DENIED.test(before)) continue;
    // "Have you moved?" is printed on every bill.
    if (
      toLine(flow.text.slice(end, end + behind.length + 1))
        .trimEnd()
        .endsWith("?")
    )
      continue;
    const line = fromLine(flow.text.slice(match.index - before.length, match.index)).length;
    const said = {
      before: before.slice(before.length - line),
      verb: match[0],
      behind: running.slice(end, end + REACH),
    };
    if (words.isOrdinary?.({ ...said, ...paper })) continue;
    const quote = `${fromLine(flow.text.slice(match.index - before.length, match.index))}${toLine(flow.text.slice(match.index, end + behind.length))}`;
    found.push({
      quote: quote.replaceAll(/\s+/g, " ").trim().replace(/\.$/, ""),
      page: flow.place(match.index, end).page,
    });
  }
  return found;
}

const paperOf = (folded: string, rows: ReadableDocument["text"]["rows"]) => ({
  running: folded.replaceAll("\n", " "),
  head: rows.slice(0, HEAD_ROWS).map(foldedLineOf).join(" "),
});

/** A line that begins with a capital begins a sentence; the lines around it are often fields. */
const fromLine = (text: string): string => text.split(/\n(?=\p{Lu})/u).at(-1)!;
const toLine = (text: string): string => text.split(/\n(?=\p{Lu})/u)[0]!;
