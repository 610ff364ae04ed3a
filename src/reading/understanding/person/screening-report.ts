import { foldAccents } from "../../../platform/folding.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { readDate } from "../fields/dates.ts";
import { personOf, readPersonName, type PersonName } from "../fields/person-names.ts";
import type { FactDraft } from "../facts.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import { placeOfAll, placeWithin, type Cell, type Place } from "../text.ts";
import type { Labelled } from "../labels.ts";
import { type Born, bornPeople } from "./letters/born.ts";
import { documentDate } from "./letters/document-date.ts";
import { issuerOf, isTitle } from "./letters/issuers.ts";
import { LETTER_FINDER, type LetterKey } from "./letters/labels.ts";
import { distinct, isCompany, partyOf } from "./letters/parties.ts";

/** Persons that a provider searched lists for, the provider, and the day. */
export const readScreeningReport: KindReader = (document) => {
  const people = withBirths([...inTables(document), ...besideLabels(document)], bornPeople(document));
  const labels = LETTER_FINDER.find(document.text);
  const companies = companiesIn(document, labels);
  const others = [
    ...people.map(({ value }) => (value as { name: string }).name),
    ...companies.map(({ value }) => value as string),
    ...labels.filter(({ key }) => key === "customer").map(({ value }) => value),
  ];
  const provider = labels.some(({ key }) => key === "issuer") ? [] : providerOf(document, others);
  const issuer = provider.length > 0 ? provider : issuerOf(document, labels, "any", others);
  return distinct([...people, ...companies, ...issuer, ...documentDate(document)]);
};

const wordsOf = (name: string): string =>
  foldAccents(name)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .toSorted()
    .join(" ");

/** Each person once: with the date of birth where any place of the document tells it. */
function withBirths(known: readonly FactDraft[], born: readonly Born[]): FactDraft[] {
  const sameName = (fact: FactDraft, one: Born) =>
    wordsOf((fact.value as { name: string }).name) === wordsOf(one.name.name);
  const told = known.map((fact) => {
    const own = born.find((one) => sameName(fact, one));
    return own === undefined
      ? fact
      : { ...fact, value: { birth_date: own.birth, ...(fact.value as object) } as FactDraft["value"] };
  });
  const births = new Set(told.map(({ value }) => (value as { birth_date?: string }).birth_date));
  const more = born.filter((one) => !births.has(one.birth) && !told.some((fact) => sameName(fact, one)));
  return [...told, ...more.map(({ name, birth, place }) => personFact(name, birth, place))];
}

/** The company whose people were searched: a label names it, or its number stands beside it. */
function companiesIn({ text }: ReadableDocument, labels: readonly Labelled<LetterKey>[]): FactDraft[] {
  const named = (value: string, place: Place): FactDraft[] => {
    const [name] = value.split(/\s+[|·–-]\s+|,\s/);
    const party = isCompany(name!) ? partyOf(name!, place, "subject", "other", 0.94) : null;
    return [...(party?.facts ?? [])];
  };
  for (const { key, value, place } of labels) {
    const found = key === "name" || key === "holder" ? named(value, place) : [];
    if (found.length > 0) return found;
  }
  const beside = text.cells.filter(
    (cell) => cell.row < text.rows.length - FOOT_ROWS && companyNumbersIn(cell.text).length > 0,
  );
  return beside.map((cell) => named(cell.text, placeWithin(cell))).find((found) => found.length > 0) ?? [];
}

const FOOT_ROWS = 2;
const HEAD_ROWS = 3;
const NAME_OF_FIRM = /^\p{Lu}[\p{L}\d&.'’ -]{2,50}$/u;

/** The provider by its name at the head: before a date or a title, again in the foot, or on a line of its own. */
function providerOf({ text }: ReadableDocument, notThis: readonly string[]): FactDraft[] {
  const head = text.cells.filter(({ row, page }) => row < HEAD_ROWS && page === text.cells[0]!.page);
  const hasTitle = head.some((cell) => isTitle(cell) || SCREENING_TITLE.test(cell.folded));
  const foot = text.cells
    .slice(-4)
    .map(({ folded }) => folded)
    .join("\n");
  for (const cell of head) {
    const [name, rest] = cell.text.split(/\s+[|·–-]\s+/, 2) as [string, string | undefined];
    const folded = cell.folded.slice(0, name.length);
    const isName =
      NAME_OF_FIRM.test(name) &&
      !isTitle(cell) &&
      !notThis.some((one) => one.includes(name)) &&
      name.split(" ").length < 5;
    if (!isName || SCREENING_WORD.test(folded)) continue;
    const isDated = rest !== undefined && readDate(rest) !== null;
    const isAlone = text.rows[0]!.every((other) => other === cell || /:|\d{4}/.test(other.text));
    if (isDated || foot.includes(folded) || (cell.row === 0 && isAlone && hasTitle))
      return [{ type: "authority", subject: "issuer", value: name.trim(), place: placeWithin(cell), certainty: 0.92 }];
  }
  return [];
}

/** A title below the name of the provider. */
const SCREENING_TITLE =
  /screen|criblage|filtrage|sanct|sankt|watch ?list|\bpeps?\b|monitoring|prufung|prufbericht|prufprotokoll|verif|report|rapport|bericht/;
/** Words of a title rather than of a name. */
const SCREENING_WORD =
  /\b(?:screening(?:s?(?:rapport|bericht|report))?|rapport|report|bericht|verslag|resulta\w+|ergebnis\w*|confidenti\w+|vertraulich|vertrouwelijk|pagina|page|seite|certifi\w+|attest\w*|nota|note)$/;

const LATEST_BIRTH = 2029;

function personFact(name: PersonName, birth: string | null, place: Place): FactDraft {
  const value = { ...name, ...(birth === null ? {} : { birth_date: birth }), role: "other" as const };
  return { type: "person", subject: "subject", value, place, certainty: 0.95 };
}

const NAME_HEAD =
  /^(?:naam|name|nom|full name|volledige naam|persoon|person|personne|nom complet|gezochte naam|subject|entity|surname|familienaam)\b/;
const BIRTH_HEAD = /geboorte|naissance|geburt|birth|\bdob\b|geb\./;

/** Rows under a head with a column of names. A cell may go on in the next row. */
function inTables({ text }: ReadableDocument): FactDraft[] {
  return text.rows.flatMap((head, at) => {
    const name = head.find((cell) => NAME_HEAD.test(cell.folded) && cell.text.length < 30);
    const given = head.find((cell) => LETTER_FINDER.whole(cell) === "given");
    const heads = [...head, ...(text.rows[at + 1] ?? [])].map((cell) => cell.folded).join(" ");
    if (name === undefined || head.length < 2 || /[:]/.test(name.text)) return [];
    const hasBirth = BIRTH_HEAD.test(heads);
    const people: { parts: string[]; first: string | null; birth: string | null; cells: Cell[] }[] = [];
    let empty = 0;
    for (const row of text.rows.slice(at + 1)) {
      if (row[0]!.page !== head[0]!.page || empty > 1) break;
      const under = cellUnder(row, name, head);
      const born = hasBirth
        ? row.find((cell) => cell !== under && readDate(cell.text, { latestYear: LATEST_BIRTH }) !== null)
        : undefined;
      if (under === undefined) {
        empty++;
        continue;
      }
      empty = 0;
      const last = people.at(-1);
      const isNew = hasBirth ? born !== undefined : row.length >= Math.min(2, head.length);
      if (isNew) {
        const date = born === undefined ? null : readDate(born.text, { latestYear: LATEST_BIRTH })!.value;
        const first = given === undefined ? undefined : cellUnder(row, given, head);
        people.push({
          parts: [under.text],
          first: first?.text ?? null,
          birth: date,
          cells: [under, ...(born === undefined ? [] : [born])],
        });
      } else if (last !== undefined && isRightUnder(last.cells[0]!, under)) {
        last.parts.push(under.text);
      } else if (last !== undefined) break;
    }
    return people.flatMap(({ parts, first, birth, cells }) => {
      const person = first === null ? readPersonName(parts.join(" ")) : personOf(first, parts.join(" "));
      return person === null ? [] : [personFact(person, birth, placeOfAll(cells.map((cell) => placeWithin(cell))))];
    });
  });
}

const isRightUnder = (upper: Cell, lower: Cell): boolean =>
  upper.box !== null && lower.box !== null && lower.box[1] - (upper.box[1] + upper.box[3]) < 0.6 * upper.box[3];

/** The cell of a row that stands under the head of a column. */
function cellUnder(row: readonly Cell[], head: Cell, heads: readonly Cell[]): Cell | undefined {
  if (head.box === null) return row[heads.indexOf(head)];
  const [x, , width] = head.box;
  return row.find(
    ({ box }) =>
      box !== null && box[0] < x + width && box[0] + box[2] > x - 2 && Math.abs(box[0] - x) < Math.max(30, width),
  );
}

/** `Subject: Jan Peeters`, with the date of birth in one of the next labels. */
function besideLabels({ text }: ReadableDocument): FactDraft[] {
  const labels = LETTER_FINDER.find(text);
  return labels.flatMap(({ key, value, place, form, label }, at) => {
    if ((key !== "name" && key !== "family") || form === "adjacent" || form === "below") return [];
    const next = labels.slice(at + 1, at + 6);
    const own = next.slice(
      0,
      next.findIndex((other) => other.key === key) >= 0 ? next.findIndex((other) => other.key === key) : undefined,
    );
    const given = own.find((other) => other.key === "given");
    const person =
      given === undefined
        ? readPersonName(value.split(/\s(?=\d)|\(/)[0]!)
        : (personOf(given.value, value) ?? readPersonName(value));
    if (person === null) return [];
    const birth = own.find((other) => other.key === "birth" && other.label.page === label.page);
    const date = readDate(birth?.value ?? value, { latestYear: LATEST_BIRTH });
    return [personFact(person, date?.value ?? null, birth === undefined ? place : placeOfAll([place, birth.place]))];
  });
}
