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

/** Rows under a head with a column of names. */
function inTables({ text }: ReadableDocument): FactDraft[] {
  return text.rows.flatMap((head, at) => {
    const keys = head.map((cell) => LETTER_FINDER.whole(cell));
    const name = head[keys.findIndex((key) => key === "name" || key === "family")];
    const given = head[keys.indexOf("given")];
    const birth = head[keys.indexOf("birth")];
    if (name === undefined || head.length < 2 || keys.filter((key) => key !== null).length < 2) return [];
    const people: FactDraft[] = [];
    for (const row of text.rows.slice(at + 1)) {
      if (row[0]!.page !== head[0]!.page) break;
      const [under, first, born] = [name, given, birth].map((column) =>
        column === undefined ? undefined : cellUnder(row, column, head),
      );
      if (under === undefined) break;
      const person = first === undefined ? readPersonName(under.text) : personOf(first.text, under.text);
      if (person === null) break;
      const date = born === undefined ? null : readDate(born.text, { latestYear: LATEST_BIRTH });
      people.push(
        personFact(
          person,
          date?.value ?? null,
          placeOfAll([under, ...(born === undefined ? [] : [born])].map((cell) => placeWithin(cell))),
        ),
      );
    }
    return people;
  });
}

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
