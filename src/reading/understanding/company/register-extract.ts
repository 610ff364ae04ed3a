import type { FactDraft } from "../facts.ts";
import { readPersonName } from "../fields/person-names.ts";
import { itemsOf, type Item } from "../items.ts";
import type { KindReader } from "../kind-reader.ts";
import { LabelFinder } from "../labels.ts";
import { foldInPlace } from "../text.ts";
import { authorityFact } from "./authority.ts";
import { companyFacts, headingName, type CompanyKey } from "./company-facts.ts";
import { companyNameOf, factOf } from "./common.ts";
import { documentDate, loneDate } from "./document-date.ts";
import { partyFacts, PartyBuilder, type PersonKey } from "./people.ts";
import { COMPANY_LABELS, PERSON_LABELS } from "./words/company-labels.ts";
import { OWNER_LABELS } from "./words/owner-labels.ts";
import { roleOf, titleBefore } from "./words/roles.ts";

const FINDER = new LabelFinder<CompanyKey | PersonKey>({ ...COMPANY_LABELS, ...PERSON_LABELS, ...OWNER_LABELS });

/** Headings under which an extract names persons. */
const PEOPLE =
  /^(?:\d{1,2}[.)]? ?(?:[a-z]\))? ?)?(?:functies|functiehouders|gestion et direction|fonctions|funktionen|functions|bestuurders?|bestuur|organen|gestion, direction|administrateurs?|dirigeants|gerants?|organes|mandataires|vertegenwoordigers|geschaftsfuhrer|vorstand|vertretungsberechtigte|verwalter|vertreter|organe|directors?|board members?|officers?|management|persons|\d+ officers?|functionarissen|representatives|legal representatives)\b/;

const PERSON_KEYS: ReadonlySet<string> = new Set(Object.keys({ ...PERSON_LABELS, ...OWNER_LABELS }));
const isPersonItem = (item: Item<CompanyKey | PersonKey>): item is Item<PersonKey> =>
  item.key === null || PERSON_KEYS.has(item.key);

export const readRegisterExtract: KindReader = ({ text, flow, language }) => {
  const items = itemsOf(text, FINDER);
  const peopleFrom = startOfPeople(items);
  const about = items.filter(({ row }) => row < peopleFrom);
  const facts = companyFacts(
    about.length === 0 ? items : items.map((item) => (item.row < peopleFrom ? item : later(item))),
  );
  const hasName = facts.some(({ type }) => type === "company_name");
  if (!hasName) facts.push(...nameFact(about));
  const date = documentDate(flow, language) ?? loneDate(text, language);
  return [...facts, ...directors(items, peopleFrom), ...(date === null ? [] : [date]), ...authorityFact(flow)];
};

/** Behind the first person, number, name, form and seat may be those of another company. */
const later = (item: Item<CompanyKey | PersonKey>): Item<CompanyKey | PersonKey> =>
  ["number", "vat", "companyName", "seat"].includes(item.key ?? "") ? { ...item, key: null } : item;

function startOfPeople(items: readonly Item<CompanyKey | PersonKey>[]): number {
  const start = items.find(({ key, value, linePlace }) => {
    const folded = foldInPlace(value);
    if (key === "name" && PEOPLE.test(foldInPlace(linePlace.quote))) return true;
    if (key === null) return PEOPLE.test(folded) || roleOf(folded) !== null || titleBefore(folded)?.role === "director";
    return key === "birth" || key === "given" || key === "role";
  });
  if (start === undefined) return Infinity;
  const named = items.find(
    ({ key, value, row }) =>
      row >= start.row - 2 && row < start.row && key === "name" && readPersonName(value.split("\n")[0]!) !== null,
  );
  return named?.row ?? start.row;
}

/** The name that stands under a label of persons as well, such as `Name`, or above everything as a heading. */
function nameFact(items: readonly Item<CompanyKey | PersonKey>[]): FactDraft[] {
  const isName = ({ key, form, value }: Item<CompanyKey | PersonKey>) =>
    key === "name" && form !== "adjacent" && !(form === "below" && readPersonName(value.split("\n")[0]!) !== null);
  const labelled = items.find(isName);
  const name = labelled === undefined ? null : companyNameOf(labelled.value);
  return name === null ? headingName(items) : [factOf("company_name", name, labelled!.place)];
}

function directors(items: readonly Item<CompanyKey | PersonKey>[], from: number): FactDraft[] {
  const builder = new PartyBuilder();
  const own = items.filter(isPersonItem).filter(({ row }) => row >= from - 3);
  const labelRows = new Set(
    own.flatMap(({ key, row }) =>
      key !== null && ["birth", "role", "since", "nationality", "address"].includes(key) ? [row] : [],
    ),
  );
  for (const item of own) if (item.row >= from || item.key === null) builder.add(item, labelRows);
  return builder.parties.filter(({ role }) => role !== "other").flatMap((party) => partyFacts(party, "director"));
}
