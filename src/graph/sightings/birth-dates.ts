import type { CaseRecord } from "../../domain/case/case.record.ts";
import { HOLDER, namedInDocuments } from "../../domain/customer/parties.rules.ts";
import { isSameName, isSamePerson } from "../../domain/customer/same-person.ts";
import { isFullDate } from "../people/resolve-people.ts";
import type { SeenPerson } from "./sighting.ts";

/**
 * People with the full birth dates that accepted papers of the case give to those whom no other source dates, an identity document
 * before any other. A paper that may be of two of them, and papers of two dates, give none.
 */
export function withBirthDates(people: readonly SeenPerson[], record: CaseRecord): readonly SeenPerson[] {
  if (people.every(({ birthDate }) => isFullDate(birthDate))) return people;
  const papers = namedInDocuments(record).filter(
    ({ kind, reservation, birthDate }) => kind === "person" && reservation === null && isFullDate(birthDate),
  );
  return people.map((person) => {
    const isOf = (name: string): boolean =>
      isSameName(name, person.name) ||
      (isSamePerson(name, person.name) &&
        people.every((other) => isSameName(other.name, person.name) || !isSamePerson(name, other.name)));
    const own = papers.filter(({ name }) => isOf(name));
    const cards = own.filter(({ role }) => role === HOLDER);
    const [date, ...others] = new Set((cards.length > 0 ? cards : own).map(({ birthDate }) => birthDate!));
    const isClear = date !== undefined && others.length === 0 && !isFullDate(person.birthDate);
    return isClear && date.startsWith(person.birthDate ?? "")
      ? { ...person, birthDate: date, isDatedByPaper: true }
      : person;
  });
}
