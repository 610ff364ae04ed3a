import type { FactDraft } from "../facts.ts";
import { personOf } from "../fields/person-names.ts";
import type { Flow } from "../flow.ts";
import { companyHolder, type Deed, foundersOf, holderFacts, isSameName, keyOf, notary } from "./articles-people.ts";
import { birthDateOf, factOf } from "./common.ts";
import type { Mention } from "./mentions.ts";
import { changeOf, dayOf, holdsOffice } from "./offices.ts";

/** Persons and companies that come to an office or leave it, with the day where the sentence has one; founders of a new company. */
export function changesOfOffice(flow: Flow, deed: Deed, subject: string, scope: number): FactDraft[] {
  const facts: FactDraft[] = [];
  const seen = new Set<string>();
  const entries = entriesIn(deed.text);
  const inEntry = ({ at }: Mention) => entries.some((entry) => at >= entry.at && at < entry.end);
  const mentions = [...entries, ...deed.persons.filter((one) => !inEntry(one))].filter(({ at }) => at < scope);
  for (const mention of mentions.toSorted((a, b) => a.at - b.at)) {
    const change = changeOf(deed.folded, deed.stops, mention) ?? (holdsOffice(deed.folded, mention) ? "holds" : null);
    if (change === null || seen.has(keyOf(mention.name)) || (!mention.isSure && isSameName(mention.name.name, subject)))
      continue;
    seen.add(keyOf(mention.name));
    const date = change === "holds" ? {} : dayOf(deed.text, deed.stops, mention, change);
    const born = /^(?:, [^,;*]{2,40}, ?\*| \(\d\d\.\d\d\.(?:19\d\d|200\d)\))/.test(deed.text.slice(mention.end))
      ? birthDateOf(deed.text.slice(mention.end, mention.end + 70))
      : null;
    const value = {
      ...mention.name,
      ...(born === null ? {} : { birth_date: born }),
      role: "director" as const,
      ...date,
    };
    facts.push(factOf("person", value, flow.place(mention.at, mention.end), { certainty: 0.93 }));
  }
  for (const one of deed.companies) {
    const holder = companyHolder(deed, one);
    const isSubject = holder.company === null || one.at >= scope || seen.has(one.name) || one.name.startsWith(subject);
    if (isSubject || changeOf(deed.folded, deed.stops, { ...one, isSure: false }) === null) continue;
    seen.add(one.name);
    const number = holder.number === null ? {} : { enterprise_number: holder.number };
    facts.push(
      factOf("company_share", { holder: one.name, ...number, role: "director" }, flow.place(one.at, one.end), {
        certainty: 0.88,
      }),
    );
  }
  if (FOUNDING.test(deed.folded.slice(0, scope)))
    facts.push(
      ...holderFacts(flow, deed, foundersOf(deed, subject)),
      ...notary(deed).map((one) =>
        factOf("person", { ...one.name, role: "notary" }, flow.place(one.at, one.end), {
          subject: "issuer",
          certainty: 0.93,
        }),
      ),
    );
  return facts;
}

const FOUNDING = /oprichting|opgericht|constitution|constituee?|grundung|gegrundet|incorporation/;

/** `Albers, Jürgen, Köln, *30.04.1966`, as courts of Germany enter persons. */
const ENTRY =
  /(\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}), (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3}), (?=[^,;*]{2,60}, ?\*)/gu;

const entriesIn = (text: string): Mention[] =>
  [...text.matchAll(ENTRY)].flatMap((match): Mention[] => {
    const name = personOf(match[2]!, match[1]!);
    return name === null ? [] : [{ name, at: match.index, end: match.index + match[0].length - 2, isSure: true }];
  });
