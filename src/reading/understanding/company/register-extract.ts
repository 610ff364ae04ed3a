import { matchesOf } from "../../../platform/matches.ts";
import type { FactDraft } from "../facts.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { hasLegalForm } from "../fields/legal-forms.ts";
import { readPersonName } from "../fields/person-names.ts";
import type { Item } from "../item.ts";
import { itemsOf } from "../items.ts";
import type { KindReader } from "../kind-reader.ts";
import { LabelFinder } from "../labels.ts";
import { keyByStem } from "../label-stems.ts";
import { withoutOrdinals } from "../ordinals.ts";
import { hasNumberOf, issuersNumbers } from "../sender.ts";
import { foldInPlace, placeWithin, type Cell, type DocumentText, foldedLineOf } from "../text.ts";
import { authorityFact } from "./authority.ts";
import { companyFacts, formStated, headingName, type CompanyKey } from "./company-facts.ts";
import { companyNameOf, factOf, numberFact, registerNumberOf } from "./common.ts";
import { directorsInText } from "./directors-in-text.ts";
import { headCompanyFacts } from "./head-company.ts";
import { holdersSection, textOfRows } from "./holders-section.ts";
import { holdersBySign } from "./holders/gather.ts";
import { letteredPrint } from "./lettered-print.ts";
import { mergeParties, partyKey } from "./holders/merge.ts";
import { identityBefore, identityFacts } from "./identity.ts";
import { HEADING_ROWS, isBrokenOff, LEFT_OFFICE, roleOfHeading } from "./office-headings.ts";
import { emptyParty, type Party, type PersonKey } from "./party.ts";
import { NO_PERSON } from "./passages.ts";
import { PartyBuilder } from "./people.ts";
import { partyFacts } from "./party-facts.ts";
import { objectOfExtract } from "./purpose.ts";
import { insolvencyFacts, withoutCurators } from "./practitioners.ts";
import { holdersInTable } from "./share-register.ts";
import { inTerm, withTerm } from "./terms-of-office.ts";
import { statedName, statedSeat } from "./stated.ts";
import { completed } from "./subject-neighbours.ts";
import { ofSubject } from "./subject-items.ts";
import { COMPANY_LABELS, PERSON_LABELS } from "./words/company-labels.ts";
import { OWNER_LABELS } from "./words/owner-labels.ts";
import { roleOf, titleBefore } from "./words/roles.ts";

const FINDER = new LabelFinder<CompanyKey | PersonKey>(
  { ...COMPANY_LABELS, ...PERSON_LABELS, ...OWNER_LABELS },
  keyByStem,
);

/** Headings under which an extract names persons. */
const PEOPLE =
  /^(?:\d{1,2}[.)]? ?(?:[a-z]\))? ?)?(?:functies|functiehouders|gestion et direction|fonctions|funktionen|functions|bestuurders?|bestuur|organen|gestion, direction|administrateurs?|dirigeants|gerants?|organes|mandataires|vertegenwoordigers|geschaftsfuhrer|vorstand|vertretungsberechtigte|verwalter|vertreter|organe|directors?|board members?|officers?|management|persons|\d+ officers?|functionarissen|representatives|legal representatives)\b/;

const PERSON_KEYS: ReadonlySet<string> = new Set(Object.keys({ ...PERSON_LABELS, ...OWNER_LABELS }));
const isPersonItem = (item: Item<CompanyKey | PersonKey>): item is Item<PersonKey> =>
  item.key === null || PERSON_KEYS.has(item.key);

export const readRegisterExtract: KindReader = ({ text: whole, flow, language }) => {
  const text = withoutOrdinals(whole);
  const issuers = issuersNumbers(text);
  const items = ofSubject(itemsOf(text, FINDER)).filter(
    ({ key, row, value }) => key !== "number" || !(isOfIssuer(text, row) || hasNumberOf(value, issuers)),
  );
  const peopleFrom = startOfPeople(items);
  const about = items.filter(({ row }) => row < peopleFrom);
  const facts = companyFacts(
    about.length === 0 ? items : items.map((item) => (item.row < peopleFrom ? item : later(item))),
  );
  const hasName = facts.some(({ type }) => type === "company_name");
  const inSentences = hasName ? [] : statedName(flow);
  if (!hasName) facts.push(...(inSentences.length > 0 ? inSentences : nameFact(about)));
  const identity = identityBefore(text, flow, Math.min(peopleFrom, 12));
  if (identity === null || !issuers.has(identity.number)) facts.push(...identityFacts(identity, facts));
  if (!facts.some(({ type }) => type === "enterprise_number")) facts.push(...numberAlone(text, peopleFrom, issuers));
  if (!facts.some(({ type }) => type === "enterprise_number"))
    facts.push(...headCompanyFacts(text, () => false).filter(({ type }) => type === "enterprise_number"));
  if (!facts.some(({ type }) => type === "address")) facts.push(...statedSeat(flow));
  facts.push(...formStated(flow, facts));
  const printed = letteredPrint(whole);
  if (printed !== null) {
    const numbers = facts.filter(({ type }) => type === "enterprise_number");
    return [...numbers, ...printed, ...insolvencyFacts(flow), ...authorityFact(flow)];
  }
  const more = completed(text, facts, Math.min(peopleFrom, text.rows.length));
  const section = holdersSection(text);
  const listed = section === null ? [] : holdersInTable(textOfRows(text, section.from, section.to), section.isOfOne);
  const isListed = ({ row }: { readonly row: number }) =>
    listed.length > 0 && section !== null && row >= section.from && row < section.to;
  const inText = directorsInText(flow, language);
  const proceedings = insolvencyFacts(flow);
  return [
    ...facts,
    ...more,
    ...withoutCurators(
      directors(
        text,
        items.filter((item) => !isListed(item)),
        peopleFrom,
        inText,
        isListed,
      ),
      proceedings,
    ),
    ...listed,
    ...proceedings,
    ...authorityFact(flow),
    ...objectOfExtract(flow),
  ];
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

function directors(
  text: DocumentText,
  items: readonly Item<CompanyKey | PersonKey>[],
  from: number,
  inText: readonly Party[],
  isOther: (party: Party) => boolean,
): FactDraft[] {
  const builder = new PartyBuilder();
  const own = items.filter(isPersonItem).filter(({ row }) => row >= from - 3);
  const labelRows = new Set(
    own.flatMap(({ key, row }) =>
      key !== null && ["birth", "role", "since", "nationality", "address"].includes(key) ? [row] : [],
    ),
  );
  for (const item of own) if (item.row >= from || item.key === null) builder.add(item, labelRows);
  const isOtherOffice = ({ role, row }: Party) =>
    role === "other" || (role === null && headingRole(text, row) === "other");
  const holds = builder.parties.filter((party) => !isOtherOffice(party)).map((party) => withTerm(text, party));
  const former = holds.filter((party) => party.until === null && hasLeft(text, party, builder.parties));
  const labelled = holds.filter((party) => !former.includes(party));
  const current = new Set(labelled.map(partyKey));
  const others = new Set(
    [...builder.parties.filter(isOtherOffice), ...former].map(partyKey).filter((key) => !current.has(key)),
  );
  const bySign = directorsBySign(text).filter(
    (party) => !others.has(partyKey(party)) && !isOther(party) && (from === Infinity || party.row >= from - 1),
  );
  const told = inText.filter((party) => !others.has(partyKey(party)));
  return [
    ...mergeParties(labelled, [...bySign, ...told], null).flatMap((party) =>
      partyFacts(inTerm(text, party), "director"),
    ),
    ...companiesInOffice(text, items, from),
  ];
}

/** `Président` over `Dénomination: HOLDING DU LIN`: a company in office, whose name no legal form ends. */
function companiesInOffice(
  text: DocumentText,
  items: readonly Item<CompanyKey | PersonKey>[],
  from: number,
): FactDraft[] {
  const cards = items.filter(({ key, row }) => row > from && NAME_KEYS.has(key ?? ""));
  return cards.flatMap(({ key, value, place, row }, at) => {
    if (key !== "companyName" || roleOf(text.rows[row - 1]?.[0]?.folded ?? "") !== "director") return [];
    const end = cards[at + 1]?.row ?? row + HEADING_ROWS;
    const numbered = items.find((item) => item.key === "number" && item.row > row && item.row < end);
    const number = numbered === undefined ? null : registerNumberOf(numbered.value, numbered.value);
    const company = companyNameOf(value);
    const party = { ...emptyParty(row), company, number: number?.valid ? number.number : null, places: [place] };
    return company === null || hasLegalForm(company) ? [] : partyFacts(party, "director");
  });
}

/** Words beside the number of the counter or office that gives out an extract. */
const ISSUER =
  /\berkend|\bagree[e]? |anerkannt|accredited|ondernemingsloket|guichet d'entreprises|unternehmensschalter/;
const isOfIssuer = (text: DocumentText, row: number): boolean =>
  text.rows[row]!.some(({ folded }) => ISSUER.test(folded));

/** The only number above the persons: a Belgian one, else one of a German court. */
function numberAlone(text: DocumentText, until: number, issuers: ReadonlySet<string>): FactDraft[] {
  const found = text.cells
    .filter(({ row, text: own }) => row < until && !isOfIssuer(text, row) && !hasNumberOf(own, issuers))
    .flatMap((cell) =>
      matchesOf(cell.text, /(?<![\d.])[01]\d{3}\.\d{3}\.\d{3}(?![\d.]\d)/g).flatMap(([quote]) => {
        const number = registerNumberOf(quote, quote);
        return number?.valid ? [{ number, cell }] : [];
      }),
    );
  const stated = found.length > 0 ? found : courtNumbers(text, until);
  const isOne = new Set(stated.map(({ number }) => number.number)).size === 1;
  return isOne ? [numberFact("enterprise_number", stated[0]!.number, placeWithin(stated[0]!.cell))] : [];
}

/** `Aktueller Ausdruck HRB 71844`, in the head of a court's print. */
const courtNumbers = (text: DocumentText, until: number) =>
  text.cells
    .filter(({ row }) => row < until)
    .flatMap((cell) =>
      companyNumbersIn(cell.text).flatMap(({ value, valid }) =>
        value.scheme === "hr" ? [{ number: { number: value.number, valid: valid !== false }, cell }] : [],
      ),
    );

/** Lines of one row of a table stand no further apart, in heights of a line. */
const LINE_GAP = 0.6;

/** Whether the row of a party says that they are no longer in office, in its first line or those right under it. */
function hasLeft(text: DocumentText, { row }: Party, parties: readonly Party[]): boolean {
  if (isBrokenOff(text, text.rows[row - 1])) return true;
  const next = Math.min(...parties.flatMap((other) => (other.row > row ? [other.row] : [])), row + 3);
  const lines = [row];
  for (let at = row + 1; at < next && isRightUnder(text.rows[at], text.rows[at - 1]!) && !isOverName(text, at); at++)
    lines.push(at);
  const told = lines.map((at) => foldedLineOf(text.rows[at]!));
  // `Ausgeschieden: Schulz, Karl, *03.03.1955` under a name is of somebody else.
  return told.some((line, at) => LEFT_OFFICE.test(line) && (at === 0 || !/\*\s?\d/.test(line)));
}

/** `Gérant démissionnaire` over `Nom, prénoms`: the heading of the next card. */
const isOverName = ({ rows }: DocumentText, at: number): boolean =>
  rows[at]!.length === 1 && NAME_KEYS.has(FINDER.whole(rows[at + 1]?.[0] ?? rows[at]![0]!) ?? "");

const NAME_KEYS: ReadonlySet<string> = new Set(["name", "family", "companyName"]);

function isRightUnder(row: readonly Cell[] | undefined, above: readonly Cell[]): boolean {
  const [own, upper] = [row?.[0]?.box, above[0]!.box];
  if (own == null || upper === null || row![0]!.page !== above[0]!.page) return false;
  const gap = own[1] - (upper[1] + upper[3]);
  return gap >= 0 && gap < LINE_GAP * upper[3];
}

/** Persons whose office stands beside their name or over it, and who have not left it. */
function directorsBySign(text: DocumentText): Party[] {
  return holdersBySign(text, (cell) => FINDER.whole(cell)).flatMap((party) => {
    const { role, birth, since, name, places } = party;
    const isTold =
      name !== null && !NO_PERSON.test(foldInPlace(name.name)) && (birth !== null || since !== null || role !== null);
    const isSentence = role === "director" && since !== null;
    const isFormer =
      LEFT_OFFICE.test(foldInPlace(places.map(({ quote }) => quote).join(" "))) ||
      LEFT_OFFICE.test(foldedLineOf(text.rows[party.row]!));
    if (
      !isTold ||
      isFormer ||
      (!isSentence && !beginsWith(text.rows[party.row]!, name.name)) ||
      (role ?? headingRole(text, party.row)) !== "director"
    )
      return [];
    return [{ ...party, role: "director" as const }];
  });
}

/** A person of an extract stands at the beginning of a line or column, behind a mark or a title at most. */
const beginsWith = (row: readonly Cell[], name: string): boolean =>
  row.some(({ text }) => {
    const at = text.indexOf(name.split(" ")[0]!);
    return at >= 0 && at < 12;
  });

const headingRole = (text: DocumentText, from: number) =>
  roleOfHeading(text, from, (cell) => FINDER.whole(cell) !== null);
