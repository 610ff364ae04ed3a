import { readDate } from "../fields/dates.ts";
import { personOf, readPersonName, type PersonName } from "../fields/person-names.ts";
import type { FactDraft } from "../facts.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import { placeOfAll, placeWithin, type Cell, type Place } from "../text.ts";
import { documentDate } from "./letters/document-date.ts";
import { issuerOf } from "./letters/issuers.ts";
import { LETTER_FINDER } from "./letters/labels.ts";
import { distinct } from "./letters/parties.ts";

/** Persons that a provider searched lists for, the provider, and the day. */
export const readScreeningReport: KindReader = (document) => {
  const people = [...inTables(document), ...besideLabels(document)];
  const names = people.map(({ value }) => (value as { name: string }).name);
  return distinct([
    ...people,
    ...issuerOf(document, LETTER_FINDER.find(document.text), "any", names),
    ...documentDate(document),
  ]);
};

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
