import { matchesOf } from "../../../platform/matches.ts";
import type { PersonFact } from "../../../domain/readings/reading.model.ts";
import { type FactDraft, textIn } from "../facts.ts";
import { readPersonName } from "../fields/person-names.ts";
import type { Flow } from "../flow.ts";
import { factOf, nameKey } from "./common.ts";
import { onOneLine } from "./passages.ts";
import { proceedingsFacts } from "./proceedings.ts";

/** In `Eigenverwaltung` the board acts on, with a `Sachwalter` beside it. */
const OFFICE =
  "(?:insolvenzverwalter(?:in)?|masseverwalter(?:in)?|administrat(?:eur|rice)s?(?: judiciaires?)?|liquidat(?:eur|rice)s?(?: judiciaires?)?|bewindvoerders?|curator(?:en)?|curat(?:eur|rice)s?|insolvency practitioners?|administrators?)";
const TITLE = "(?:rechtsanwalt(?:in)?|ra|maitres?|me|meester|mter|mr|dr)";
/** `Insolvenzverwalter: Rechtsanwalt Dr. Jörg Nardi`, `désignant administrateur judiciaire Maître Paul Roussel`. */
const APPOINTED = new RegExp(
  String.raw`\b${OFFICE}(?:\s(?:is|ist|est|wird|wurde|was|aangesteld|benoemd|bestellt|nommee?|appointed))*(?:\s?:\s?|\s(?=${TITLE}\b))`,
  "g",
);
const FORMER =
  /\b(?:voorheen|gewezen|vroegere?|voormalige?|ancien(?:ne)?|precedente?|former(?:ly)?|ehemalige[rn]?|fruhere[rn]?|bisherige[rn]?) $/;
/** A name goes on to a comma, a bracket, the end of its line or that of the sentence, which no initial or title ends. */
const NAME_END = /[,;(\n]|(?<=\p{Ll}{3})\.(?=\s|$)/u;

/** What an extract says of proceedings, and whom it names as the practitioner who acts in them. */
export function insolvencyFacts(flow: Flow): FactDraft[] {
  const said = proceedingsFacts(flow);
  const [status] = said.map(textIn);
  if (status !== "bankrupt" && status !== "in_insolvency") return said;
  const folded = onOneLine(flow.folded);
  const named = matchesOf(folded, APPOINTED).flatMap(({ index, 0: words }) => {
    const from = index + words.length;
    const rest = flow.text.slice(from, from + 80);
    const name =
      readPersonName(rest.split(NAME_END)[0]!) ?? readPersonName(rest.split(/[\n;]/)[0]!.split(",", 2).join(","));
    const place = flow.place(index, from + rest.search(NAME_END.test(rest) ? NAME_END : /$/));
    const isFormer = FORMER.test(folded.slice(Math.max(0, index - 20), index));
    return name === null || isFormer
      ? []
      : [factOf("person", { ...name, role: "curator" as const }, place, { certainty: 0.93 })];
  });
  return [...said, ...named];
}

/** `Liquidateur` over a name, in bankruptcy: no director, but who acts in their place. */
export const withoutCurators = (directors: readonly FactDraft[], proceedings: readonly FactDraft[]): FactDraft[] => {
  const nameIn = ({ type, value }: FactDraft) => (type === "person" ? nameKey((value as PersonFact).name) : null);
  const curators = new Set(proceedings.flatMap((fact) => nameIn(fact) ?? []));
  return directors.filter((fact) => !curators.has(nameIn(fact) ?? ""));
};
