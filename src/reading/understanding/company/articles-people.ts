import { matchesOf } from "../../../platform/matches.ts";
import type { PersonFact } from "../../../domain/readings/reading.model.ts";
import type { FactDraft } from "../facts.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import type { PersonName } from "../fields/person-names.ts";
import type { Flow } from "../flow.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldInPlace, type Cell, type DocumentText } from "../text.ts";
import { birthDateOf, factOf, nameKey } from "./common.ts";
import { companiesIn, type CompanyMention, type Mention, personsIn, sentenceAt } from "./mentions.ts";
import { changeOf } from "./offices.ts";
import { countOf } from "./party-fields.ts";
import { onOneLine, sentenceStops } from "./passages.ts";
import { listedHolders } from "./listed-holders.ts";
import { sharesOf, type Holder } from "./subscriptions.ts";
import { APPEARING, HELPER, HELPER_BEHIND, INCORPORATES, SPOUSE } from "./words/deed-phrases.ts";

/** A deed as one line, with the persons and companies that it names. */
export interface Deed {
  readonly text: string;
  readonly folded: string;
  readonly stops: readonly number[];
  readonly persons: readonly Mention[];
  readonly companies: readonly CompanyMention[];
}

export function deedOf({ flow }: ReadableDocument): Deed {
  const text = onOneLine(flow.text);
  const folded = onOneLine(flow.folded);
  return {
    text,
    folded,
    stops: sentenceStops(flow.text),
    persons: personsIn(flow.text),
    companies: companiesIn(flow.text),
  };
}

/** Notary, founders with their shares, and directors of a deed. `subject` is the name of the company. */
export function articlesPeople(document: ReadableDocument, deed: Deed, subject: string): FactDraft[] {
  const { flow } = document;
  const isFounding = INCORPORATES.test(deed.folded);
  const founders = isFounding ? distinct([...foundersOf(deed, subject), ...subscribersIn(document.text, deed)]) : [];
  const holders =
    founders.length > 0 ? founders : [...soleHolder(deed, subject), ...listedHolders(document.text, deed.text)];
  const facts: FactDraft[] = notary(deed).map((one) =>
    factOf("person", { ...one.name, role: "notary" }, flow.place(one.at, one.end), {
      subject: "issuer",
      certainty: 0.95,
    }),
  );
  facts.push(...holderFacts(flow, deed, holders));
  const seen = new Set<string>();
  for (const mention of deed.persons) {
    const key = nameKey(mention.name.name);
    if (seen.has(key) || changeOf(deed.folded, deed.stops, mention) !== "comes") continue;
    seen.add(key);
    const name = nameAbove(mention.name, holders) ?? mention.name;
    facts.push(
      factOf("person", { ...name, role: "director" }, flow.place(mention.at, mention.end), { certainty: 0.93 }),
    );
  }
  return facts;
}

/** The name in full of the one founder whom a deed calls by fewer given names further on. */
function nameAbove(short: PersonName, holders: readonly Holder[]): PersonName | null {
  const words = nameKey(short.name).split(" ");
  const isWithin = ({ person }: Holder) => {
    const whole = person === null ? [] : nameKey(person.name).split(" ");
    return words.length > 1 && whole.length > words.length && words.every((word) => whole.includes(word));
  };
  const found = holders.filter(isWithin);
  return found.length === 1 ? found[0]!.person : null;
}

/** Founders and holders as facts, with their shares where the text gives them. */
export function holderFacts(flow: Flow, deed: Deed, holders: readonly Holder[]): FactDraft[] {
  const shares = sharesOf(deed, holders);
  return holders.map((holder) => {
    const share = shares.get(holder);
    const part = share === undefined ? {} : { share_percent: share };
    const place = flow.place(holder.at, holder.end);
    if (holder.person === null) {
      const number = holder.number === null ? {} : { enterprise_number: holder.number };
      const value = { holder: holder.company!, ...number, ...part, role: "shareholder" as const };
      return factOf("company_share", value, place, { certainty: 0.92 });
    }
    const birth = holder.birth === null ? {} : { birth_date: holder.birth };
    const value: PersonFact = { ...holder.person, ...birth, role: holder.isToday ? "shareholder" : "founder", ...part };
    return factOf("person", value, place, { certainty: 0.94 });
  });
}

/** Each person once, with the count that a table gives them. */
function distinct(holders: readonly Holder[]): Holder[] {
  const same = (one: Holder) =>
    holders.filter(({ person }) => person !== null && nameKey(person.name) === nameKey(one.person!.name));
  return holders
    .filter((one) => one.person === null || same(one)[0] === one)
    .map((one) => (one.person === null ? one : { ...one, ...counted(same(one)) }));
}

function counted(same: readonly Holder[]): Pick<Holder, "count" | "whole"> {
  const one = same.find(({ count }) => count != null);
  return { count: one?.count ?? null, ...(one?.whole === undefined ? {} : { whole: one.whole }) };
}

const NOTARY_BEFORE =
  /(?:\bnota(?:ris|ire|rs?|rin)|notary|\bmeester|\bmaitre|\bmter\.?|\bmr\.?|\bme\.?|\bik,?|\bnous,?|\bmij,?|\bich,?|\bmir,?|\bmoi,?|\bme,)\s?(?:dr\.\s)?$/;
const NOTARY_BEHIND =
  /^,?\s?(?:(?:geassocieerd|associated?|associee?|civil[- ]law|kandidaat|substituut|offentliche[rn]?|public|geschaftsansassige[rn]?)[- ])?(?:nota(?:ris|ire|r|rin)|notary)\b/;
/** The notary who drew up the deed says so, or certifies the text. */
const OWN =
  /(?:(?:akte|acte|urkunde|deed) (?:verleden voor|recue? par|des notars|of notary)|voor mij|voor ons|devant (?:nous|moi)|vor mir|before me|ondergetekende|soussigne|heden|ce jour|heute|ten overstaan|ben ik|habe ich|verleden (?:voor|door)|certified by|recu[e]? par|received by|eensluiden\S*|conforme\S*|koordinierten|bescheinigung|gelijkvormige coordinatie|getekend|signature)[^;]{0,90}$/;
const PAST =
  /(?:opgericht|gewijzigd|constituee|modifie[es]*|gegrundet|geandert|incorporated|amended|grundungsurkunde|oprichtingsakte)[^;.]{0,120}$/;

/** The last of the changes that a coordinated text lists made it what it is. */
const LATEST = /\b(?:laatst(?:elijk)?|derniere fois|zuletzt|last)\b[^;.]{0,120}$/;

/** The notary of the deed itself, not one of an earlier deed. */
export function notary({ folded, persons }: Deed): Mention[] {
  const candidates = persons.flatMap((one) => {
    const before = folded.slice(Math.max(0, one.at - 140), one.at);
    const behind = folded.slice(one.end, one.end + 60);
    const isNotary =
      NOTARY_BEHIND.test(behind) ||
      /\bnota(?:ris|ire|rs?|rin)\s$/.test(before) ||
      (NOTARY_BEFORE.test(before) && /^[^.;]{0,30}\bnota/.test(behind));
    return isNotary
      ? [
          {
            one,
            score:
              (OWN.test(before) ? 2 : 0) +
              (LATEST.test(before) ? 1 : 0) +
              (/standplaats|residence|residing|amtssitz|vestiging/.test(behind) ? 1 : 0) -
              (PAST.test(before) ? 2 : 0),
          },
        ]
      : [];
  });
  const best = Math.max(...candidates.map(({ score }) => score));
  return candidates
    .filter(({ score }) => score === best)
    .slice(0, 1)
    .map(({ one }) => one);
}

/** Ends the list of those who appear. */
const DECLARE =
  /verzocht|verzoek(?:t|en)|\bricht(?:en)? (?:hierbij |bij deze )?(?:een|de)\b|verklaren|verklaart|mij vragen|\bvraagt\b|\brequi(?:s|ert|erent)|\bprie(?:nt)? |declarent|\bdeclare\b|ersuch|\bbitte[nt]\b|erklaren|erklart|declares|constituent|constitue\b|errichte[nt]?\b|\b(?:art(?:ikel|icle|\.)?|§) ?(?:1|i|premier)\b|waarvan akte|wish(?:es)? to|\brequests?\b|ont etabli|arretent|sont convenus|ont decide|komen overeen|vereinbaren|\bapporte\b|opgericht|gegrundet|\bconstitue/;
const WITNESS =
  /(?:getuigen?|temoins?|zeugen?|witness(?:es)?|in (?:het )?bijzijn van|en presence de|in gegenwart)[^.;]{0,60}$/;
const REPRESENTED =
  /(?:vertegenwoordigd|representee?s?|vertreten|represented|vertegenwoordiger|lasthebber|mandataire)[^;]{0,120}$/;
/** A party of the deed is told apart by birth, home or number, whatever the profession. */
const IDENTITY =
  /geb(?:oren|\.)|\bnee?\b|ne\(e\)|\bborn\b|wonende|woonachtig|domicili|demeurant|wohnhaft|residing|rijksregister|registre national|nationalregister|national (?:register )?number/;
/** Behind a name: its bearer appears for somebody else, who is named next. */
const FOR_OTHERS =
  /^[^;]{0,260}?\b(?:handelende?|optredende?|agissant|handelnd|acting|appearing)\b[^;]{0,40}?(?:\b(?:gevolmachtigde|lasthebber|mandataris|mandataire|fonde de pouvoir|bevollmachtigter?|attorney|proxy)\b|nicht im eigenen namen|niet in eigen naam|non en (?:son )?nom (?:propre|personnel)|not in (?:his|her) own name)/;
/** `in eigen naam en als gevolmachtigde van`: a founder as well. */
const FOR_SELF_TOO =
  /(?<!\b(?:niet|non|nicht|not) )\b(?:in eigen naam|voor zich(?:zelf)?|en (?:son |leurs? )?noms? (?:propre|personnel)s?|pour (?:lui|elle)-meme|im eigenen namen|fur sich|in (?:his|her|their) own name)\b/;
/** Before a company: what others take or pass on is a part of it. */
const PART_OF =
  /\b(?:aandelen|effecten|certificaten|actions|parts sociales|titres|anteilen?|aktien|shares)(?: \S+){0,2}? (?:in|van|de|der|an|of|uit) (?:het kapitaal van |le capital de )?(?:de |la |der |the )?(?:vennootschap |societe |gesellschaft |company )?["«„“]?$/;
const OFFICE_OF_NOTARY = /nota(?:ris|ire|r|ry)[^;.,:]{0,30}$/;

/** Persons and companies between the words that begin and end the list of those who appear. */
export function foundersOf(deed: Deed, subject: string): Holder[] {
  const { folded, persons, companies } = deed;
  for (const cue of matchesOf(folded, APPEARING)) {
    const from = cue.index + cue[0].length;
    const end = DECLARE.exec(folded.slice(from, from + 4000));
    const to = from + (end?.index ?? 1200);
    const holders: Holder[] = [];
    const isIn = ({ at }: { at: number }) => at >= from && at < to;
    const contextOf = (at: number) => folded.slice(Math.max(from, sentenceAt(deed.stops, at).from, at - 200), at);
    let principal = -Infinity;
    for (const one of persons.filter(isIn)) {
      const before = contextOf(one.at);
      const isParty =
        one.isSure &&
        (one.at - principal < 40 ||
          ![WITNESS, REPRESENTED, OFFICE_OF_NOTARY, SPOUSE, HELPER].some((sign) => sign.test(before))) &&
        !isHelper(deed, one);
      const next = persons.find(({ at, isSure }) => isSure && at > one.at)?.at ?? Infinity;
      const actsForOthers = FOR_OTHERS.exec(folded.slice(one.end, Math.min(to, one.end + 320)));
      if (actsForOthers !== null && one.end + actsForOthers[0].length <= next) {
        if (!FOR_SELF_TOO.test(actsForOthers[0])) continue;
        principal = one.end + actsForOthers[0].length;
      }
      if (!isParty || NOTARY_BEHIND.test(folded.slice(one.end, one.end + 40))) continue;
      if (holders.some(({ person }) => person !== null && nameKey(person.name) === nameKey(one.name.name))) continue;
      const rest = deed.text.slice(one.end, Math.min(to, one.end + 200));
      const born = /geb(?:oren|\.)|\bnee?\b|ne\(e\)|\bborn\b|\*/.exec(foldInPlace(rest));
      const birth = born === null || born.index > 90 ? null : birthDateOf(rest.slice(born.index, born.index + 110));
      holders.push({ person: one.name, company: null, birth, number: null, at: one.at, end: one.end });
    }
    for (const one of companies.filter(isIn)) {
      if (
        isSameName(one.name, subject) ||
        holders.some(({ company }) => company === one.name) ||
        isSameName(`${one.form} ${one.name}`, subject) ||
        REPRESENTED.test(contextOf(one.at)) ||
        PART_OF.test(contextOf(one.at)) ||
        /bank\b|banque\b/.test(foldInPlace(one.name))
      )
        continue;
      if (
        /(?:bestuurder|administrat|gerant|geschaftsfuhrer|director) (?:van|de|der|of)[^.;]{0,40}$/.test(
          contextOf(one.at),
        )
      )
        continue;
      holders.push(companyHolder(deed, one));
    }
    if (holders.length > 0) return holders.toSorted((a, b) => a.at - b.at);
  }
  return [];
}

/** A profession of advisers or of a bank behind a name, and nothing that tells a party of the deed. */
function isHelper({ folded, stops }: Deed, { end }: Mention): boolean {
  const rest = folded.slice(end, Math.min(sentenceAt(stops, end).to, end + 160));
  return HELPER_BEHIND.test(rest) && !IDENTITY.test(rest);
}

export const isSameName = (a: string, b: string): boolean => {
  const bare = (text: string) =>
    foldInPlace(text).replaceAll(
      /\b(?:nv|bv|sa|srl|sarl|gmbh|ag|ltd|limited|plc|s\.a\.|b\.v\.|n\.v\.|s\.a r\.l\.)(?!\w)|[^a-z\d]/g,
      "",
    );
  return b !== "" && (bare(a) === bare(b) || (bare(b).length > 5 && bare(a).endsWith(bare(b))));
};

function companyHolder({ text, stops }: Deed, { name, at, end }: CompanyMention): Holder {
  const stop = Math.min(sentenceAt(stops, end).to, end + 240);
  const number = companyNumbersIn(text.slice(end, stop)).find(({ valid }) => valid !== false);
  return { person: null, company: name, birth: null, number: number?.value.number ?? null, at, end };
}

const SOLE =
  /(?:enige (?:aandeelhouder|vennoot)|(?:actionnaire|associee?) unique|alleingesellschafter\S*|alleinige[rn]? (?:gesellschafter|aktionar)\S*|sole (?:shareholder|member|partner))[^.;]{0,60}$/;
const PARTLY = /(?:aandeelhouders|associes|actionnaires|gesellschafter sind|shareholders)\b[^.;]{0,60}$/;

/** A company that holds all shares when the articles are replaced as a whole. */
function soleHolder(deed: Deed, subject: string): Holder[] {
  const one = deed.companies.find(
    ({ name, at }) =>
      SOLE.test(deed.folded.slice(Math.max(0, at - 100), at)) &&
      !PARTLY.test(deed.folded.slice(Math.max(0, at - 100), at)) &&
      !isSameName(name, subject),
  );
  return one === undefined ? [] : [{ ...companyHolder(deed, one), isSole: true }];
}

const COUNT =
  /^(?:\S+ ?\()?(\d[\d., ]*)\)?(?: (?:(?:gewone|nieuwe|ordinary|ordinaires|new) )?(?:aandelen|actions|parts|aktien|anteile|geschaftsanteile|shares))?$/;
const SUBSCRIBER_HEAD =
  /\bsubscribers?\b|inschrijvers?\b|souscripteurs?\b|^oprichters?$|^fondateurs?$|^grunder$|^gesellschafter$|(?:shares|number) taken|\b(?:aandelen|actions|aktien|anteile|parts(?: sociales)?|shares)$/;

/** Tables that name who takes shares: a row of the head says so, names stand in the first column below. */
function subscribersIn(text: DocumentText, deed: Deed): Holder[] {
  const countIn = (row: readonly Cell[]): number | null => {
    const count = row.slice(1).flatMap((other) => COUNT.exec(other.folded)?.[1] ?? [])[0];
    return count === undefined ? null : countOf(count.trim());
  };
  const holderOf = (row: readonly Cell[]): Holder[] => {
    const cell = row[0]!;
    const at = deed.text.indexOf(cell.text);
    const named = cell.text.replace(/^[\s\d.)-]+/, "");
    const [company] = companiesIn(named);
    const own = { birth: null, at, end: at + cell.text.length, count: countIn(row) };
    if (at < 0) return [];
    if (company !== undefined && company.at < 2)
      return [
        { ...own, person: null, company: company.name, number: companyNumbersIn(named)[0]?.value.number ?? null },
      ];
    const [one] = personsIn(cell.text);
    const isName = one !== undefined && named.length - (one.end - one.at) < 14;
    return isName ? [{ ...own, person: one.name, company: null, number: null }] : [];
  };
  for (const [at, row] of text.rows.entries()) {
    const isHead = row.length >= 2 && row.some((cell) => cell.text.length < 70 && SUBSCRIBER_HEAD.test(cell.folded));
    const rows = isHead ? text.rows.slice(at + 1, at + 12).filter((below) => below.length >= 2) : [];
    const holders = rows.flatMap(holderOf);
    if (holders.length === 0) continue;
    const counted = rows.filter((below) => !TOTAL.test(below[0]!.folded)).map((below) => countIn(below) ?? 0);
    const whole = counted.reduce((total, count) => total + count, 0);
    return holders.map((holder) => ({ ...holder, whole }));
  }
  return [];
}

const TOTAL = /tota|gesamt|samen|summe|somme|\bsum\b/;
