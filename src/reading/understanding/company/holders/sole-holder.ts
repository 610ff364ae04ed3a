import { CERTAIN } from "../../../../domain/readings/certain-kind.ts";
import type { CompanyShareFact, PersonFact } from "../../../../domain/readings/reading.model.ts";
import type { FactDraft } from "../../facts.ts";
import { type Cell, type DocumentText, placeWithin } from "../../text.ts";
import { factOf, nameWords } from "../common.ts";
import { sentenceStops } from "../passages.ts";
import { SPOUSE } from "../words/deed-phrases.ts";
import { ACTIVE, BY, PASSIVE } from "./clauses.ts";
import { FOR_ANOTHER } from "./not-alone.ts";
import { plainCompany } from "./merge.ts";
import { type Mention, mentionsOf } from "./mentions.ts";
import { withParagraphs } from "./paragraphs.ts";

/** Who has all shares by a sentence: `Enig aandeelhouder is Jan Maes`, `All shares are held by Alfa Ltd`. */

const SOLE =
  /\b(?:enige? (?:aandeelhoud(?:er|ster)|vennoot|eigenaar|eigenares)|(?:actionnaire|associee?|proprietaire) unique|(?:l'unique|seule?) (?:actionnaire|associee?)|allein(?:gesellschafter|aktionar|eigentumer)\S*|(?:alleinige|einzige)[rn]? (?:gesellschafter|aktionar|anteilseigner|anteilsinhaber)\S*|(?:sole|only) (?:shareholder|stockholder|member|owner of the shares))\b/;
const ALL =
  /\b(?:alle|al de|samtliche|toutes les|all(?: of)?(?: the)?|de totaliteit (?:van de|der)|het geheel van de|la totalite des|l'(?:integralite|ensemble) des|the entire)(?: (?!van\b|de\b|of\b)\S+){0,2} (?:aandelen|actions|parts(?: sociales)?|titres|(?:geschafts)?anteile|aktien|shares|share capital)\b/;
/** It may be so, or was. */
const NOT_NOW =
  /\b(?:indien|wanneer|als er|zolang|ingeval|mocht|si|lorsqu\S*|quand|au cas ou|wenn|falls|sofern|solange|if|where|when|unless|was|waren|etait|etaient|war|were|voorheen|vroeger|voormalige?|anciene?|ehemalige?r?|former(?:ly)?|zal|zullen|sera|wird sein|shall|kan|peut|kann|may|geen|niet|pas|nicht|kein\S*|not|no longer|overgedragen|verkocht|vendue?s?|cedee?s?|verkauft|abgetreten|sold|transferred|machtig\w*|ratifi\w*)\b/;
/** An office with the one who has all, and the notary who says so. */
const OFFICE_WITH =
  /(?:bestuurder|vertegenwoordiger|mandataris|zaakvoerder|gerante?|administra\w+|representante?|mandataire|vertreter(?:in)?|geschaftsfuhrer(?:in)?|director|representative|namens|au nom|im namen|on behalf)(?: (?:van|de|du|of|der|des|l'|la|the)){0,2}\s?$/;
const NOTARY = /nota(?:ris|ire|r|ry)\b[^;.]{0,30}$/;
/** `enig aandeelhouder van Holding Maes BV`: of whom, where it is not the company of the paper that is called so. */
const OF_WHOM =
  /^ (?:(?:van|in|de|du|of|der|des|von) |d')(?!(?:de |la |the |der |deze |cette |this |dieser |het |onze |notre |our |unserer )?(?:vennootschap|societe|company|gesellschaft|onderneming|entreprise|aandelen|actions|parts|shares|aktien|anteile)\b)/;
const WHOSE = /\b(?:waarvan|waarin|wier|wiens|dont|de laquelle|duquel|deren|dessen|whose|of which)\b[^.;]{0,60}$/;
/** Between a name and the words for all shares. */
const REACH = 90;
const LONGEST = 600;
const CERTAINTY = 0.9;

/** Adds to the holders of a paper the one who has all shares by a sentence of it. `subject` is the name of the company. */
export function withSoleHolder(
  whole: DocumentText,
  facts: readonly FactDraft[],
  subject: string,
  role: "owner" | "shareholder",
): readonly FactDraft[] {
  if (!whole.cells.some(({ folded }) => SOLE.test(folded) || ALL.test(folded))) return facts;
  const found = withParagraphs(whole).cells.flatMap((cell) => soleIn(cell, subject) ?? []);
  const [first, ...others] = found;
  if (first === undefined || others.some((one) => keyOf(one) !== keyOf(first))) return facts;
  const known = facts.filter((fact) => keyOfFact(fact) === keyOf(first));
  const isTold = ({ value, certainty }: FactDraft): boolean => {
    const { share_percent: share } = value as PersonFact;
    return share !== undefined && (share !== 100 || certainty >= CERTAIN);
  };
  // Others hold shares too: the sentence is about another company, or the paper contradicts itself.
  const isOthers = (fact: FactDraft): boolean =>
    !known.includes(fact) && isHolder(fact) && (fact.value as PersonFact).share_percent !== undefined;
  if (known.some(isTold) || facts.some(isOthers)) return facts;
  const place = placeWithin(first.cell, first.start, first.end);
  const { name, company, number } = first;
  const value =
    name === null
      ? { holder: company!, ...(number === null ? {} : { enterprise_number: number }), role: "shareholder" as const }
      : { ...name, role };
  const sole = factOf(name === null ? "company_share" : "person", { ...value, share_percent: 100 }, place, {
    certainty: CERTAINTY,
  });
  return [...facts.filter((fact) => !(known.includes(fact) && isHolder(fact))), sole];
}

/** The only one whom a sentence on all shares names, beside the company that it is about. */
function soleIn(cell: Cell, subject: string): Mention | null {
  const stops = [...sentenceStops(cell.text), cell.text.length];
  for (const [at, to] of stops.entries()) {
    const from = at === 0 ? 0 : stops[at - 1]! + 1;
    const folded = cell.folded.slice(from, to);
    if (folded.length > LONGEST || NOT_NOW.test(folded) || FOR_ANOTHER.test(folded)) continue;
    const cue = [SOLE, ALL].map((words) => words.exec(folded)).find((match) => match !== null);
    if (cue === undefined || OFFICE_WITH.test(folded.slice(0, cue.index))) continue;
    if (isOfAnother(cell.text.slice(from, to), folded, cue, subject)) continue;
    if (!SOLE.test(folded) && !PASSIVE.test(folded) && !ACTIVE.test(folded)) continue;
    // Words with capitals would begin a name: `Alleinige Gesellschafterin ist Els Claes`.
    const behind = from + cue.index + cue[0].length;
    const text = `${cell.text.slice(0, from + cue.index)}${";".repeat(cue[0].length)}${cell.text.slice(behind)}`;
    const named = mentionsOf({ ...cell, text }).filter(({ start, end, company }, order) => {
      if (start < from || end > to) return false;
      const before = cell.folded.slice(Math.max(from, start - 90), start);
      const isOwn = company !== null && subject !== "" && plainCompany(company) === plainCompany(subject);
      return !isOwn && !NOTARY.test(before) && (order === 0 || !(SPOUSE.test(before) || BY.test(before)));
    });
    const [only] = named;
    const isNear =
      only !== undefined &&
      only.start - from < cue.index + cue[0].length + REACH &&
      only.end - from > cue.index - REACH;
    if (named.length === 1 && isNear) return { ...only, cell };
  }
  return null;
}

/** Whether a sentence says of another company than the paper's that one has all its shares. */
function isOfAnother(text: string, folded: string, cue: RegExpExecArray, subject: string): boolean {
  const behind = folded.slice(cue.index + cue[0].length);
  const isOfSubject =
    subject !== "" &&
    plainCompany(text.slice(cue.index + cue[0].length).replace(/^ \p{L}+ /u, "")).startsWith(plainCompany(subject));
  return WHOSE.test(folded.slice(0, cue.index)) || (OF_WHOM.test(behind) && !isOfSubject);
}

const keyOf = ({ name, company }: Mention): string =>
  name === null ? plainCompany(company!) : nameWords(name.name).join(" ");

function keyOfFact({ type, value }: FactDraft): string | null {
  if (type === "person") return nameWords((value as PersonFact).name).join(" ");
  return type === "company_share" ? plainCompany((value as CompanyShareFact).holder) : null;
}

const isHolder = ({ value }: FactDraft): boolean =>
  ["owner", "shareholder", "founder"].includes((value as PersonFact).role ?? "");
