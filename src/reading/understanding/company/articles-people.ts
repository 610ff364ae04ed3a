import type { PersonFact } from "../../../domain/readings/reading.model.ts";
import type { FactDraft } from "../facts.ts";
import { readPersonName, type PersonName } from "../fields/person-names.ts";
import { sharesIn } from "../fields/shares.ts";
import type { Flow } from "../flow.ts";
import { itemsOf } from "../items.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { LabelFinder } from "../labels.ts";
import { escapePattern, foldInPlace, type Place } from "../text.ts";
import { birthDateOf, factOf } from "./common.ts";
import { namesIn, onOneLine, passagesAfter, placeOf, sentenceEnd, type Passage } from "./passages.ts";
import { countOf, PartyBuilder, partyFacts, type PersonKey } from "./people.ts";
import {
  APPEARING,
  APPOINTED,
  INCORPORATES,
  NOTARY_AFTER,
  NOTARY_PHRASE,
  NOTARY_TITLE,
  TITLED,
} from "./words/deed-phrases.ts";

interface Founder {
  readonly name: PersonName;
  readonly birth: string | null;
  readonly place: Place;
}

/** Notary, founders with their shares, and first directors of a deed. */
export function articlesPeople(document: ReadableDocument): FactDraft[] {
  const { flow } = document;
  const founders = INCORPORATES.test(onOneLine(flow.folded)) ? foundersOf(flow) : [];
  const shares = sharesOf(flow, founders);
  return [
    ...notary(flow),
    ...founders.map((founder) => {
      const share = shares.get(keyOf(founder.name));
      const value: PersonFact = {
        ...founder.name,
        ...(founder.birth === null ? {} : { birth_date: founder.birth }),
        role: "founder",
        ...(share === undefined ? {} : { share_percent: share }),
      };
      return factOf("person", value, founder.place, { certainty: 0.94 });
    }),
    ...subscribers(document),
    ...appointed(flow),
  ];
}

const keyOf = ({ name }: PersonName): string =>
  foldInPlace(name)
    .split(/[\s,-]+/)
    .sort()
    .join(" ");

function notary(flow: Flow): FactDraft[] {
  const read = (passage: Passage, stop: number): FactDraft[] => {
    const bare = passage.text
      .slice(0, stop)
      .replace(/[\s,]+$/, "")
      .replace(/,? (?:te|a|à|in|de résidence|met).*$/, "");
    const name = readPersonName(bare);
    if (name === null) return [];
    const place = placeOf(flow, passage, 0, stop);
    return [factOf("person", { ...name, role: "notary" }, place, { subject: "issuer", certainty: 0.95 })];
  };
  for (const passage of passagesAfter(flow, NOTARY_PHRASE, 110)) {
    const stop = passage.folded.indexOf(",");
    const after = NOTARY_AFTER.exec(passage.folded);
    const isNotary = /notar/.test(passage.phrase) || (after !== null && after.index < 80);
    const facts = !isNotary || stop <= 0 ? [] : read(passage, stop);
    if (facts.length > 0) return facts;
  }
  for (const passage of passagesAfter(flow, NOTARY_TITLE, 70)) {
    const stop = / te | a | in |,|\.(?=\s)|;|$/.exec(passage.folded)!.index;
    const facts = read(passage, stop);
    if (facts.length > 0) return facts;
  }
  return passagesNamed(flow, read);
}

/** `Jan Peeters, notaris te Gent`, below what is certified. */
function passagesNamed(flow: Flow, read: (passage: Passage, stop: number) => FactDraft[]): FactDraft[] {
  const folded = onOneLine(flow.folded);
  for (const match of flow.folded.matchAll(
    /(?:^|\n)([^\n,]{5,50}),? (?:notary|notaris|notaire|notar) (?:in|te|a)\b/g,
  )) {
    const at = match.index + (match[0].startsWith("\n") ? 1 : 0);
    const length = match[1]!.length;
    const passage = {
      text: flow.text.slice(at, at + length),
      folded: folded.slice(at, at + length),
      at,
      from: at,
      phrase: "",
    };
    const facts = read(passage, length);
    if (facts.length > 0) return facts;
  }
  return [];
}

/** Those who appear before the notary, up to what they declare. */
function foundersOf(flow: Flow): Founder[] {
  const founders: Founder[] = [];
  for (const passage of passagesAfter(flow, APPEARING, 4000)) {
    const end =
      /verzocht|verklaren|verklaart|requis|declarent|declare |ersucht|erklaren|erklart|declares|declare /.exec(
        passage.folded,
      );
    const stop = end?.index ?? 1200;
    for (const match of passage.folded.slice(0, stop).matchAll(TITLED)) {
      const from = match.index + match[0].length;
      const rest = passage.text.slice(from, Math.min(stop, from + 260));
      if (/^[^,]{3,60}, (?:\S+ )?nota(?:ris|ire|r)/.test(foldInPlace(rest))) continue;
      const name = readPersonName(
        rest.slice(0, Math.max(0, /,|\(| geboren| ne[e]? | born/.exec(foldInPlace(rest))?.index ?? -1)),
      );
      if (name === null || founders.some((one) => keyOf(one.name) === keyOf(name))) continue;
      const born = /(?:geboren|\bnee?\b|ne\(e\)|born).{0,80}/.exec(foldInPlace(rest));
      const birth = born === null ? null : birthDateOf(rest.slice(born.index, born.index + 110));
      founders.push({ name, birth, place: placeOf(flow, passage, from, from + name.name.length) });
    }
    if (founders.length === 0) founders.push(...untitled(flow, passage, stop));
    if (founders.length > 0) break;
  }
  return founders;
}

/** A name without a title, directly behind the phrase: `appeared before me, ..., notary in Utrecht: Jan Bakker, born in`. */
function untitled(flow: Flow, passage: Passage, stop: number): Founder[] {
  const match = /[:;]\s*(?:\d[.)] )?([^:;,]{5,60}), (?:geboren|nee? |born)/.exec(passage.folded.slice(0, stop + 60));
  const at = match === null ? -1 : match.index + match[0].indexOf(match[1]!);
  const name = match === null ? null : readPersonName(passage.text.slice(at, at + match[1]!.length));
  if (name === null) return [];
  const birth = birthDateOf(passage.text.slice(at, at + 160));
  return [{ name, birth, place: placeOf(flow, passage, at, at + match![1]!.length) }];
}

/** What each founder subscribes, in per cent: as stated, or by the number of shares of all. */
function sharesOf(flow: Flow, founders: readonly Founder[]): Map<string, number> {
  const shares = new Map<string, number>();
  const counts = new Map<string, number>();
  const text = onOneLine(flow.text);
  const folded = onOneLine(flow.folded);
  for (const { name } of founders) {
    for (const spelled of spellings(name)) {
      for (const match of folded.matchAll(
        new RegExp(
          `${escapePattern(foldInPlace(spelled))}\\s*[:,]?\\s*(?:voor |pour |fur |for |schrijft in op |souscrit )?`,
          "g",
        ),
      )) {
        const from = match.index + match[0].length;
        const rest = text.slice(from, from + 110).split(/;|\s-\s/)[0]!;
        const count =
          /^(?:de |les )?(?:[\p{L}-]+ )?\(?(\d[\d., ]*)\)? (?:nieuwe )?(?:aandelen|actions|parts|aktien|anteile|geschaftsanteile|shares)/u.exec(
            foldInPlace(rest),
          );
        if (count === null) continue;
        const share = sharesIn(rest)[0];
        if (share !== undefined && rest.includes("%")) shares.set(keyOf(name), share.value);
        counts.set(keyOf(name), countOf(count[1]!.trim()) ?? 0);
      }
    }
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (counts.size === founders.length && total > 0) {
    for (const [key, count] of counts) if (!shares.has(key)) shares.set(key, Math.round((count / total) * 1e6) / 1e4);
  }
  const isSole = founders.length === 1 && shares.size === 0;
  const takesAll =
    /(?:alle|all|toutes les|samtliche)\s(?:\S+\s){0,3}(?:aandelen|shares|actions|parts|aktien|anteile)[^.]{0,60}(?:geplaatst|oprichter|ingeschreven|issued|incorporator|souscrit|gezeichnet|ubernommen)/;
  if (isSole && takesAll.test(folded)) shares.set(keyOf(founders[0]!.name), 100);
  return shares;
}

const spellings = ({ name, given_names, family_name }: PersonName): string[] => [
  ...new Set([
    name,
    ...(given_names === undefined ? [] : [`${given_names} ${family_name}`, `${family_name} ${given_names}`]),
  ]),
];

const SUBSCRIBERS = new LabelFinder<PersonKey>({
  name: [
    "Name of subscriber",
    "Subscriber",
    "Name of each subscriber",
    "Oprichter",
    "Naam van de oprichter",
    "Fondateur",
    "Gründer",
    "Name des Gründers",
    "Founder",
    "Inschrijver",
    "Souscripteur",
    "Gesellschafter",
  ],
  count: [
    "Shares taken",
    "Number of shares",
    "Number of shares taken",
    "Aantal aandelen",
    "Nombre d'actions",
    "Nombre de parts",
    "Anzahl der Anteile",
    "Anzahl Aktien",
    "Shares",
  ],
  share: ["%", "Percentage", "Pourcentage", "Prozent"],
  address: ["Address", "Adres", "Adresse", "Anschrift"],
} as Record<PersonKey, string[]>);

/** A table of those who take shares. */
function subscribers({ text }: ReadableDocument): FactDraft[] {
  const rows = itemsOf(text, SUBSCRIBERS).filter(({ tableRow }) => tableRow !== null);
  const builder = new PartyBuilder();
  for (const item of rows) builder.add(item, new Set());
  const total = builder.parties.reduce((sum, { count }) => sum + (count ?? 0), 0);
  for (const party of builder.parties) {
    if (party.share === null && party.count !== null && total > 0)
      party.share = Math.round((party.count / total) * 1e6) / 1e4;
  }
  return builder.parties.flatMap((party) => partyFacts(party, "founder"));
}

function appointed(flow: Flow): FactDraft[] {
  const facts: FactDraft[] = [];
  for (const passage of passagesAfter(flow, APPOINTED, 500)) {
    const end = sentenceEnd(passage.text);
    for (const { name, at, end: stop } of namesIn(passage.text.slice(0, end), passage.folded.slice(0, end))) {
      facts.push(
        factOf("person", { ...name, role: "director" }, placeOf(flow, passage, at, stop), { certainty: 0.93 }),
      );
    }
  }
  return facts;
}
