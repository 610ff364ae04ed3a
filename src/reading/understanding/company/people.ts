import { normalizeEnterpriseNumber } from "../../../platform/enterprise-number.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { hasLegalForm } from "../fields/legal-forms.ts";
import { hasGivenName, namesOfList, personOf, readPersonName, type PersonName } from "../fields/person-names.ts";
import { PARTICLES } from "../fields/person-words.ts";
import type { Item } from "../item.ts";
import { foldInPlace, type Place } from "../text.ts";
import { endsWithForm } from "./company-facts.ts";
import { birthDateOf, companyNameOf, dateOf, nameKey } from "./common.ts";
import { emptyParty, type Party, type PersonKey } from "./party.ts";
import { setField, setHolder, withoutOffice, withoutStatus } from "./party-fields.ts";
import { NO_PERSON } from "./passages.ts";
import { roleOf, titleBefore } from "./words/roles.ts";

const SINCE = /^(?:sinds|depuis|seit|since|vanaf|a partir|ab |from|appointed|benoemd|nomme|in functie)/;
/** `PEETERS Jan, sinds 01/02/2018`, `An Maes (until 3 May 2020)`: since when or until when behind a name. */
const TERM =
  /,?\s\(?(?:sinds|sedert|depuis|seit|since|vanaf|tot(?: en met)?|jusqu'(?:au|en)|bis|until)(?: (?:le|dem|het|zum))?\s(?=\d).*$/i;
const UNTIL = /^,?\s\(?(?:tot|jusqu|bis|until)/;
const BORN = /,\s?(?:geb(?:oren|\.)|nee?\b|ne\(e\)|born|\*)/;
/** `Begunstigde 1: PEETERS Jan`: a heading that names the owner whose particulars follow. */
const OWNER_LINE =
  /^(?:\d{1,2}[.)]\s*)?(?:UBO|(?:uiteindelijke? )?(?:begunstigde|belanghebbende)|bénéficiaire(?: effectif)?|(?:wirtschaftliche[rn]? )?(?:berechtigte[rn]?|eigentümer)|(?:beneficial )?owner|persoon|personne|person|administrateur|bestuurder|director|gérant|geschäftsführer)\s?(?:n[r°o]\.?\s?)?#?\d{0,2}\s?[:–-]\s+(?<name>.+)$/iu;
/** Between a title and the name that it belongs to lie at most so many rows. */
const TITLE_ROWS = 2;

/** Gathers what each item says into parties, from top to bottom. */
export class PartyBuilder {
  readonly parties: Party[] = [];
  #current: Party | null = null;
  #title: { readonly role: "director" | "other"; readonly row: number } | null = null;
  #tableRow: number | null = null;
  /** The last name of those that stand one under the other behind a title. */
  #listed: { readonly row: number; readonly place: Place } | null = null;
  /** The party of the row that was left last. */
  #left: { readonly tableRow: number; readonly party: Party | null } | null = null;

  /** `labelRows` are the rows with labels of persons: a name that stands alone counts if one follows. */
  add(item: Item<PersonKey>, labelRows: ReadonlySet<number>): void {
    if (item.tableRow !== null && item.tableRow !== this.#tableRow) {
      // A card goes on behind captions that no table of labels knows.
      if (item.tableRow === this.#left?.tableRow) this.#current = this.#left.party;
      else this.#open(item.row);
      this.#tableRow = item.tableRow;
    } else if (item.tableRow === null && this.#tableRow !== null) {
      this.#left = { tableRow: this.#tableRow, party: this.#current };
      this.#tableRow = null;
      this.#current = null;
    }
    if (item.key === null) this.#addFree(item, labelRows);
    else this.#addLabelled(item, item.key);
  }

  #open(row: number): Party {
    this.#current = emptyParty(row);
    this.parties.push(this.#current);
    return this.#current;
  }

  #isTable(): boolean {
    return this.#tableRow !== null;
  }

  /** The party that a name belongs to: the present one of a row of a table, or a new one. */
  #named(row: number, has: (party: Party) => boolean): Party {
    const current = this.#current;
    if (current !== null && (this.#isTable() || !has(current)) && row - current.row < 12) return current;
    const party = this.#open(row);
    if (this.#title !== null && row - this.#title.row <= TITLE_ROWS) party.role = this.#title.role;
    return party;
  }

  #addLabelled({ key, value, place, row }: Item<PersonKey>, own: PersonKey): void {
    const line = value.split("\n")[0]!;
    if (own === "name" || own === "family" || own === "given") {
      const hasName = (party: Party) =>
        own === "name"
          ? party.name !== null || party.company !== null || party.family !== null
          : party[own] !== null ||
            party.company !== null ||
            (own === "given" && party.name !== null && party.given !== null);
      const party = this.#named(row, hasName);
      if (own === "name") setHolder(party, this.#isTable() ? wholeName(value) : line);
      else party[own] = line;
      party.places.push(place);
      return;
    }
    if (own === "role") {
      const role = roleOf(foldInPlace(line)) ?? (this.#isTable() || this.#current !== null ? "other" : null);
      if (this.#current !== null && this.#current.role === null) this.#current.role = role;
      else if (role !== null) this.#title = { role, row };
      return;
    }
    const party = this.#current;
    if (party === null) return;
    if (setField(party, own, value) && key !== "powers") party.places.push({ ...place, key: own });
  }

  #addFree({ value, place, row }: Item<PersonKey>, labelRows: ReadonlySet<number>): void {
    const folded = foldInPlace(value);
    const title = titleBefore(folded);
    if (title !== null) {
      const text = value.slice(title.length);
      if (this.#addLines(text, title.role, place, row)) return;
      if (!this.#addList(text, isOfSeveral(folded.slice(0, title.length)), title.role, place, row))
        this.#addInline(text, title.role, place, row);
      return;
    }
    const isWithOffice = readPersonName(withoutOffice(value)) !== null && withoutOffice(value) !== value;
    const role = isWithOffice ? null : roleOf(folded);
    if (role !== null) {
      if (this.#current !== null && this.#current.row === row && this.#current.role === null) this.#current.role = role;
      else this.#title = { role, row };
      return;
    }
    if (SINCE.test(folded) && this.#current !== null && row - this.#current.row <= 1) {
      this.#current.since ??= dateOf(value);
      return;
    }
    const owner = OWNER_LINE.exec(value);
    if (owner !== null && readPersonName(owner.groups!["name"]!) !== null) {
      const party = this.#open(row);
      setHolder(party, owner.groups!["name"]!);
      party.places.push(place);
      return;
    }
    const isListed = this.#title !== null && this.#listed?.row === row - 1 && isUnder(place, this.#listed.place);
    const hasTitle = this.#title !== null && (isListed || row - this.#title.row <= TITLE_ROWS);
    const isHeading = [1, 2].some((below) => labelRows.has(row + below));
    if (!hasTitle && !isHeading) return;
    if (hasTitle && BORN.test(folded)) return this.#addInline(value, this.#title!.role, place, row);
    const told = hasTitle ? TERM.exec(value) : null;
    const written = withoutStatus(value.slice(0, told?.index).replace(/\s*\([\d. ]+\)\s*$/, ""));
    const bare = hasTitle && !isHeading ? withoutOffice(written) : written;
    if (told !== null && NO_PERSON.test(foldInPlace(bare))) return;
    const number = normalizeEnterpriseNumber(value.replace(/^[^\d]*|[^\d]*$/g, ""));
    const isParty = readPersonName(bare) !== null || hasLegalForm(bare) || number !== null;
    const isHeadingOfOne = readPersonName(bare) !== null || endsWithForm(bare);
    if (!isParty || (!hasTitle && !isHeadingOfOne)) return;
    if (number !== null && this.#current !== null && this.#current.row === row && this.#current.company !== null) {
      this.#current.number = number;
      return;
    }
    const party = this.#open(row);
    if (hasTitle) party.role = this.#title!.role;
    if (hasTitle && !isHeading) this.#listed = { row, place };
    setHolder(party, bare);
    party.number ??= number;
    if (told !== null) party[UNTIL.test(foldInPlace(told[0])) ? "until" : "since"] = dateOf(value.slice(told.index));
    party.places.push(place);
  }

  /** A name on each line behind a title: `Bestuur: Jan De Smedt (voorzitter)` over `Greet Wauters (penningmeester)`. */
  #addLines(text: string, role: "director" | "other", place: Place, row: number): boolean {
    const lines = text.trim().split("\n");
    const names = lines.map((line) => readPersonName(withoutOffice(line)));
    if (lines.length < 2 || names.some((name) => name === null)) return false;
    this.#addNames(names, role, place, row);
    return true;
  }

  #addNames(names: readonly Party["name"][], role: "director" | "other", place: Place, row: number): void {
    for (const name of names) {
      const party = this.#open(row);
      party.role = role;
      party.name = name;
      party.places.push(place);
    }
  }

  /** `Directors: Hassan Ali, Mohamed Omar`: whether names in full stand there, of which behind the title of one none is certain. */
  #addList(text: string, isPlural: boolean, role: "director" | "other", place: Place, row: number): boolean {
    const names = namesOfList(text);
    // `Geschäftsführer: Sanchez Ruiz, Maria Carmen` is one name where given names stand behind the comma.
    if (names.length === 0 || (names.length === 2 && /^[^,]+,[^,]+$/.test(text) && readPersonName(text) !== null))
      return false;
    if (names.length > 2 || isPlural || !text.includes(",")) this.#addNames(names, role, place, row);
    return true;
  }

  /** `Müller, Hans, Köln, *01.02.1970`: name, town and birth date on one line. */
  #addInline(text: string, role: "director" | "other", place: Place, row: number): void {
    if (text.trim() === "") {
      this.#title = { role, row };
      return;
    }
    const parts = text.split(",").map((part) => part.trim());
    const party = this.#open(row);
    party.role = role;
    const [first, second] = parts as [string, string | undefined];
    const both = second === undefined ? null : personOf(second, first);
    const isUnclear =
      both !== null && namesOfList(`${first}, ${second}`).length > 0 && readPersonName(`${first}, ${second}`) === null;
    party.name = isUnclear ? null : (both ?? readPersonName(first) ?? readPersonName(text));
    // A person has no number of a register: `Peeters Consult (0999.900.150)`.
    const [number] = companyNumbersIn(first).filter(({ valid }) => valid !== false);
    if (number !== undefined && !hasGivenName(first.slice(0, number.at))) {
      party.name = null;
      party.number = number.value.number;
      party.company = companyNameOf(first.slice(0, number.at).replace(/[\s(,-]+$/, ""));
    } else if (party.name === null && hasLegalForm(first)) party.company = companyNameOf(first);
    party.birth = birthDateOf(/\*|geb|born|ne |nee /i.test(text) ? text : "");
    party.since = SINCE.test(foldInPlace(parts.at(-1)!)) ? dateOf(parts.at(-1)!) : null;
    party.places.push(place);
  }
}

/** Titles of more than one; `Geschäftsführer` may be one as well. */
const PLURAL =
  /(?:bestuurders|zaakvoerders|bestuursleden|administrateurs|administratrices|gerants|gerantes|dirigeants|presidents|directeurs|verwalter|geschaftsfuhrerinnen|vorstande|directors|managers|members|leden|membres|mitglieder)(?:\(s\))?$/;
const isOfSeveral = (title: string): boolean => PLURAL.test(title.replaceAll(/[^\p{L}()]+$/gu, ""));

/** Whether a line begins where the one over it begins. */
const isUnder = ({ box }: Place, over: Place): boolean =>
  box !== null && over.box !== null && Math.abs(box[0] - over.box[0]) <= 3;

/** The name in a cell, of both lines where the first alone is no name. */
function wholeName(value: string): string {
  const [first, second] = value.split("\n") as [string, string | undefined];
  if (second === undefined || hasLegalForm(first)) return first;
  const both = `${first} ${second}`;
  const words = first.split(/[\s,]+/).filter((word) => !PARTICLES.has(foldInPlace(word)));
  return hasLegalForm(both) || (words.length < 2 && readPersonName(both) !== null) ? both : first;
}

/** The name of a party, put together from its parts. */
export const personNameOf = ({ name, family, given }: Party): PersonName | null =>
  (family !== null && given !== null ? personOf(given, family) : null) ??
  (name !== null && given !== null ? personOf(given, name.name) : null) ??
  name;

/** Of a holder by name, whatever the order of its words. */
export const keyOf = (party: Party): string => nameKey(party.company ?? personNameOf(party)?.name ?? "");
