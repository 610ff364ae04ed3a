import { NOT_AFTER, NOT_BEFORE } from "../../domain/customer/public-function-words.ts";
import { matchesOf } from "../../platform/matches.ts";
import type { MediaHit, NotedArticle } from "../media-answer.ts";
import { fold, type FoldedText, foldText, printed } from "./judge/folded-text.ts";
import { spellingsOf } from "./spellings.rules.ts";

const PAST = "(?:(?:oud|ex|ere|alt)-?|(?:voormalige?|gewezen|ancien(?:ne)?|former|ehemaliger?|fruherer?) )";
const HIGH_JUDGE =
  "(?:raadsheer|rechter|juge|conseillere?|richter(?:in)?|judge|justice) (?:in|bij|a|au|am|of|at|on) (?:het |the |la |l')?(?:hof van cassatie|grondwettelijk hof|raad van state|cour (?:de cassation|constitutionnelle)|conseil d'etat|bundesverfassungsgericht|verfassungsgerichtshof|constitutional court|supreme court)";
const STATE_FIRM =
  "(?:ceo|topman|topvrouw|gedelegeerd bestuurder|administrat(?:eur|rice) deleguee?|patron(?:ne)?) (?:van|de|d'|of) ?(?:het |l')?(?:overheidsbedrijf|entreprise publique|bpost|proximus|infrabel|nmbs|sncb|skeyes)";
/** Public offices in folded Dutch, French, German and English. */
export const OFFICE = `(?<office>${PAST}?(?:(?:(?!kandidaat|kinder)[a-z]{4,11})?-?minister(?:in|-president)?|burgemeester|schepen|gouverneur|ambassadeur|kamerlid|(?:euro|europees |vlaams |federaal )?parlementslid|part(?:ij|ei)voorzitter|stafchef van het leger|eurodeputee?|europa-?abgeordnete[rn]?|ambassadrice|volksvertegenwoordiger|parlementslid|senator|staatssecretaris|(?:premiere? )?ministre|bourgmestre|echevine?|deputee?(?: federale?| europeenne?| wallonn?e?)?|senat(?:eur|rice)|secretaire d'etat|burgermeister(?:in)?|(?:bundestags|landtags)?abgeordnete[rn]?|botschafter(?:in)?|mayor|ambassador|member of parliament|${HIGH_JUDGE}|${STATE_FIRM}))`;
/** Where members of parliament sit. */
const PARLIAMENT =
  "(?<office>in (?:het |de |den )?(?:[a-z]+ )?(?:parlement|kamer(?! van k)|senaat|bundestag|landtag)|a la chambre(?: des (?:representants|deputes))?|au (?:senat|parlement(?: [a-z]+)?)|to (?:the )?(?:[a-z]+ )?(?:parliament|senate|house of representatives))";
const SITS = "(?:(?:her)?verkozen|zetelt|elue?|siege|gewahlt|sitzt|elected|sits)";
const SWORN =
  "(?:eed af|benoemd|aangesteld|verkozen|prete serment|nommee?|elue?|vereidigt|ernannt|gewahlt|sworn in|appointed|elected)";
const BECOMES = "(?:wordt|is|devient|est|wird|ist|becomes|werd|wurde|became)";
const LEAVES = "(?:stapt op|neemt ontslag|neemt afscheid|demissionne|quitte|tritt|resigns?|steps down|was|etait|war)";
const INSOLVENT =
  "(?:failliet|(?:declaree?|mise?) en faillite|privatinsolvenz|insolvent|bankrupt|(?:in|tot(?: een| de)?)(?: collectieve)? schuldenregeling|collectieve schuldenregeling|reglement collectif de dettes)";
const INSOLVENCY =
  "(?:faillissement|faillite(?: personnelle)?|(?:privat)?insolvenz(?:verfahren)?|bankruptcy|schuldenregeling|reglement collectif de dettes) (?:van|de|of|von|uber(?: das vermogen von)?) ?(?:mevrouw |meneer |mme |mr )?";

/** A pattern of folded text for somebody under one of some names. */
export const anyOf = (names: readonly string[]): string =>
  `(?:${names.map((name) => fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, "[^a-z0-9]+")).join("|")})`;

const KIN =
  "(?:broer|zus|zoon|dochter|echtgeno(?:ot|te)|man|vrouw|vader|moeder|schoon[a-z]+|frere|soeur|fils|fille|epou(?:x|se)|mari|femme|pere|mere|beau-[a-z]+|belle-[a-z]+|bruder|schwester|sohn|tochter|ehe(?:mann|frau)|schwieger[a-z]+|brother|sister|son|daughter|husband|wife|father|mother)";
/** Directly before an office that nobody holds yet. */
const NOT_YET =
  /(?:^|[^a-z])(?:kandidaat|candidate?|kandidat(?:in)?|faux|valse|nep|fake|geen|niet|pas|not|no|keine?|nicht|nooit|never|jamais)[ -]?$/;
/** Directly before one that another holds, where it follows the name. */
const OF_ANOTHER =
  /(?:^|[^a-z])(?:(?:van|of|du|des|von|vom|voor|pour|fur|for|bij|chez|bei|beim|door|by|par|durch|op|over|sur|uber|met|with|avec|mit|tegen|contre|gegen|against|aan|to|an|en|et|and|und)(?: (?:de|het|een|la|le|l'|the|a|dem|den|der))?|(?!(?:wordt|is|est|devient|wird|ist|werd|wurde|was|war) )[a-z]+ (?:der?|de la|d')) ?$/;
/** Who plays an office holds none. */
const PLAYS =
  "(?:acteur|actrice|actor|actress|schauspieler(?:in)?|comedien(?:ne)?|speelt|vertolkt|joue|incarne|spielt|verkorpert|plays|portrays)";
const IN_INSOLVENCY = /\b(?:curator|curat(?:eur|rice)|(?:insolvenz)?verwalter(?:in)?|trustee|receiver)\b/;
const ENDED = /^[^.;\n]{0,40}\b(?:tot|until|jusqu'en|bis) (?:19|20)\d\d\b/;

interface Turn extends Pick<NotedArticle, "of" | "words"> {}

/** What a text says of whom it names: an office beside the name, or one that this subject takes; the insolvency of the subject. */
export function turnOf(text: FoldedText, subject: string): Turn | null {
  const { folded } = text;
  const [first = "", ...others] = subject.trim().split(/\s+/);
  // A register may have the family name first.
  const spellings = [...spellingsOf({ kind: "person", name: subject }), [...others, first].join(" ")];
  const name = anyOf(spellings);
  // Behind the name may stand what this person does: "Jo Eeckhout, zaakvoerder van De Linde in Gent, wordt burgemeester".
  const gap = "(?:, [^.;,\\n]{2,80},)?[^.;\\n]{0,40}";
  const isPlayed = new RegExp(`${PLAYS} ${name}|${name}[^.;\\n]{0,60}\\b${PLAYS}\\b`).test(folded);
  // An office before a name is whose name follows; one behind may be that of the next name.
  const before = `\\b${OFFICE}(?: (?:van|of|de|du|for|fur|voor) (?:de |het |la |l')?[a-z-]+| d'[a-z-]+)? ${name}\\b`;
  const behind = [
    `\\b${name}(?: \\(\\d+\\))?(?:, (?:[a-z]+ ){0,2}?| )${OFFICE}\\b`,
    `\\b${name}${gap}\\b${SWORN}${gap}\\b${OFFICE}\\b`,
    `\\b${name}${gap}\\b${BECOMES}(?: \\S+){0,2} ${OFFICE}\\b`,
    `\\b${name}${gap}\\b${SITS}${gap}\\b${PARLIAMENT}\\b`,
    `\\b${name}${gap}\\b${PARLIAMENT} gewahlt\\b`,
    `\\b${name}[^.;\\n]{0,20}\\b(?<past>${LEAVES})(?: \\S+){0,3} ${OFFICE}\\b`,
  ];
  const found = [before, ...(isPlayed ? [] : behind)].flatMap((pattern) =>
    matchesOf(folded, new RegExp(pattern, "dg")).flatMap(({ indices, index, groups, 0: { length } }) => {
      const [from, to] = indices!.groups!["office"]!;
      const [head, tail] = [folded.slice(0, from), folded.slice(to, to + 60)];
      const isOfNext =
        pattern !== before &&
        (OF_ANOTHER.test(head) || /^ \p{Lu}\p{Ll}/u.test(text.original.slice(text.origins[to] ?? Infinity)));
      const isOther = isOfNext || NOT_YET.test(head) || NOT_AFTER.test(head.slice(-80)) || NOT_BEFORE.test(tail);
      if (isOther) return [];
      const isPast =
        groups!["past"] !== undefined || new RegExp(`^${PAST}`).test(groups!["office"]!) || ENDED.test(tail);
      return [{ isPast, words: printed(text, { from: index, to: index + length }) }];
    }),
  );
  const relative = [
    `\\b${name}(?:,| is| est| ist) (?:[a-z]+ ){0,2}?${KIN} (?:van|du|de|des|of|von|der) ?(?:(?:de|la|the|le|een|der) )?${OFFICE}\\b`,
    `\\b${OFFICE} [^.;\\n]{0,60}\\b(?:zijn|haar|sa|son|his|her|sein[a-z]*|ihr[a-z]*) (?:[a-z]+ )?${KIN},? ${name}\\b`,
  ]
    .map((pattern) => new RegExp(pattern).exec(folded))
    .find((match) => match !== null);
  const office = found.find(({ isPast }) => !isPast) ?? found[0];
  if (office) return { of: office.isPast ? "former_office" : "office", words: office.words };
  if (relative) return { of: "relative", words: wordsAt(text, relative) };
  const insolvent = new RegExp(`\\b(?:${name}${gap}\\b${INSOLVENT}|${INSOLVENCY}${name})\\b`).exec(folded);
  return insolvent === null || IN_INSOLVENCY.test(folded)
    ? null
    : { of: "insolvency", words: wordsAt(text, insolvent) };
}

const wordsAt = (text: FoldedText, { index: from, 0: { length } }: RegExpExecArray): string =>
  printed(text, { from, to: from + length });

/** Articles that name a subject in full and tell of a turn in its life that a bank has to know. */
export const notedOf = (named: readonly MediaHit[]): NotedArticle[] =>
  named.flatMap((hit) => {
    const { title, snippet, url, publisher, published_at, subject, judgement } = hit;
    const isOther = !judgement || judgement.namesake === "other_subject";
    const turn = isOther ? null : turnOf(foldText(title, snippet), subject);
    const isUnsure = judgement?.namesake !== "certain";
    return turn === null
      ? []
      : [{ title, url, publisher, published_at, subject, ...turn, ...(isUnsure && { isUnsure: true as const }) }];
  });
