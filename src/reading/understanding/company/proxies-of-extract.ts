import { matchesOf } from "../../../platform/matches.ts";
import type { FactDraft } from "../facts.ts";
import type { Flow } from "../flow.ts";
import { isTown } from "../fields/country-places.ts";
import { readPersonName } from "../fields/person-names.ts";
import { birthDateFrom, factOf } from "./common.ts";

/** A heading or label of those who may sign for a company by a power of its register: `Einzelprokura:`, `Gevolmachtigde`. */
const LABEL =
  /(?:^|\n)[^\S\n]*(?:\d{1,2}[.)] ?|[a-z]\) ?)?(?:(?:einzel|gesamt|filial)?prokur(?:a|ist(?:in|en)?)|gevolmachtigden?|procuratiehouders?|fondee?s? de pouvoirs?|procura(?:tion|taires?))\b(?<with>[^:\n]{0,70})(?::[^\S\n]*|\n)/g;
/** The next heading, or an end of it. */
const OVER = /erloschen|geloscht|widerrufen|herroepen|ingetrokken|uit functie|revoque|nicht mehr|beendet|ausgeschieden/;
const CAPTION = /^[^\S\n]*(?:naam|name|nom(?: et prenoms?)?)[^\S\n]*:?[^\S\n]*/i;
const BIRTH_REACH = 110;

/** Persons whom an extract names with a power of the register. */
export function proxiesOfExtract(flow: Flow): FactDraft[] {
  return matchesOf(flow.folded, LABEL).flatMap((match): FactDraft[] => {
    const from = match.index + match[0].length;
    const [line] = flow.text.slice(from).split("\n");
    const caption = CAPTION.exec(line!)?.[0].length ?? 0;
    // Under a heading alone the name has a caption; beside a label it stands behind the colon.
    if (caption === 0 && !match[0].includes(":")) return [];
    const said = line!.slice(caption);
    const found = nameIn(said);
    if (found === null || OVER.test(flow.folded.slice(match.index, from + line!.length))) return [];
    const at = from + caption;
    const birth = birthDateFrom(flow.text, at + found.length, BIRTH_REACH);
    const value = { ...found.name, ...(birth === null ? {} : { birth_date: birth }), role: "signatory" as const };
    return [factOf("person", value, flow.place(at, at + found.length), { certainty: 0.92 })];
  });
}

/** `Morozenko, Viktor Arkadjevitsj, Moskau, *14.03.1968`: a family name, given names, and where and when. */
function nameIn(said: string) {
  const parts = said.split(",");
  const both = parts.slice(0, 2).join(",");
  const [first, second = ""] = parts;
  const isFamilyAlone = second.trim() !== "" && !isTown(second.trim()) && !/\d/.test(second);
  const name = isFamilyAlone ? readPersonName(both) : readPersonName(first!);
  if (name === null) return null;
  return { name, length: isFamilyAlone ? both.length : first!.length };
}
