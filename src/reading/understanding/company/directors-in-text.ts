import type { ReadingLanguage } from "../../../domain/readings/reading.model.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { datesIn } from "../fields/dates.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import { hasGivenName } from "../fields/person-names.ts";
import type { Flow } from "../flow.ts";
import { personsIn, sentenceAt } from "./mentions.ts";
import { officeBefore } from "./offices.ts";
import { emptyParty, type Party } from "./party.ts";
import { NO_PERSON, onOneLine, sentenceStops } from "./passages.ts";

/** What links an office to those who hold it. */
const LINK =
  /:|\b(?:is|zijn|bestaat|bestaan|wordt|worden|est|sont|composee?|assuree?|exercee?|besteht|bestehen|ist|sind|wird|werden|are|consists?|comprises?|held|ingeschreven|inscrite?s?|eingetragen|entered|registered)\b/;
const SINCE = /\b(?:sinds|sedert|depuis|seit|since|vanaf|from)\b(?: (?:le|dem|het|the))? $/;
const TITLE = /\b(?:m|mm|mme|mr|mrs|ms|dr|dhr|mevr)\.\s/g;
/** Characters between an office and the first name, and from one name of a list to the next. */
const REACH = 100;
/** Characters that are searched before a name. */
const LONGEST = 800;
/** Characters behind a name, in which its number stands. */
const NUMBERED = 40;
/** Least characters of a line of running text. */
const RUNNING = 45;

/**
 * Directors whom a sentence lists behind their office: `Het bestuur bestaat uit Jan Peeters en An Maes`, `Sont inscrits
 * comme administrateurs depuis le 1er mai 2020 : ...`.
 */
export function directorsInText(flow: Flow, language: ReadingLanguage | null): Party[] {
  const [text, folded] = [onOneLine(flow.text), onOneLine(flow.folded)];
  const stops = sentenceStops(flow.text);
  const lists: { end: number; readonly since: string | null }[] = [];
  const named = personsIn(flow.text).filter(({ at, end }) => !NO_PERSON.test(folded.slice(at, end)));
  return named.flatMap((mention): Party[] => {
    // A hostile text may be one sentence of many pages; without the limit the time is quadratic.
    const from = Math.max(sentenceAt(stops, mention.at).from, mention.at - LONGEST);
    let list = lists.findLast((one) => one.end > from && mention.at - one.end < REACH);
    const between = list === undefined ? "" : folded.slice(list.end, mention.at).replace(TITLE, "");
    const goesOn = list !== undefined && /^[^.;:]*(?:,|\ben\b|\bet\b|\bund\b|\band\b)[^.;:]*$/.test(between);
    if (!goesOn) {
      const office = officeBefore(folded.slice(from, mention.at));
      // A title over a name, or a label beside one, is no sentence.
      const isRunning = office !== null && flow.cellAt(from + office).text.length >= RUNNING;
      if (office === null || !isRunning) return [];
      const link = folded.slice(from, mention.at);
      const isLinked =
        mention.at - from - office < REACH &&
        LINK.test(link) &&
        legalFormsIn(text.slice(from + office, mention.at)).length === 0;
      if (!isLinked) return [];
      const since = datesIn(text.slice(from, mention.at), { language }).find(({ at }) =>
        SINCE.test(link.slice(Math.max(0, at - 30), at)),
      );
      list = { end: mention.end, since: since?.value ?? null };
      lists.push(list);
    } else list!.end = mention.end;
    // A person has no number of a register: `Peeters Consult (0999.900.150)`.
    const behind = text.slice(mention.end, mention.end + NUMBERED);
    const [number] = /^\s?\(/.test(behind) ? companyNumbersIn(behind).filter(({ valid }) => valid !== false) : [];
    const isPerson = number === undefined || hasGivenName(mention.name.name);
    return [
      {
        ...emptyParty(flow.cellAt(mention.end).row),
        ...(isPerson ? { name: mention.name } : { company: mention.name.name, number: number.value.number }),
        role: "director",
        since: list!.since,
        places: [flow.place(mention.at, mention.end)],
      },
    ];
  });
}
