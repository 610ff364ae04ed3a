import type { PersonFact } from "../../../../domain/readings/reading.model.ts";
import { foldInPlace, type Cell, type DocumentText, type Place } from "../../text.ts";
import { compareWithZone } from "./same-holder.ts";
import { type Visible, visibleOfEach } from "./visible-fields.ts";
import { zoneHolder } from "./zone-holder.ts";
import { zonesIn } from "./zone-lines.ts";

/** Somebody whose card a scan shows. */
interface Shown {
  readonly family: string;
  readonly birth: string;
  readonly person: PersonFact;
  readonly place: Place;
}

/**
 * The holders of a scan that shows the cards of more than one, by zones and by fields: each has another family name and another
 * birth date. Empty for one holder.
 */
export function severalHolders(text: DocumentText): readonly Shown[] {
  const shown: Shown[] = [];
  for (const one of [...inZones(text), ...inFields(text)])
    if (shown.every((other) => other.birth !== one.birth && areOthers(other, one))) shown.push(one);
  return shown.length > 1 ? shown : [];
}

const areOthers = (a: Shown, b: Shown): boolean =>
  compareWithZone(a.family, b.family) === "different" && compareWithZone(b.family, a.family) === "different";

const inZones = (text: DocumentText): Shown[] =>
  zonesIn(text)
    .filter(({ isValid }) => isValid)
    .flatMap((zone): Shown[] => {
      const { family, given, birthDate } = zoneHolder(zone, null);
      if (family === null || birthDate === null) return [];
      const name = given === null ? family : `${given} ${family}`;
      // A zone has two digits of a year.
      return [shownOf(name, family, given, birthDate, zone.place)];
    });

/** Whose family name and birth date stand under or beside labels of their own. */
function inFields(text: DocumentText): Shown[] {
  const { families, givens, births } = visibleOfEach(text);
  return families.flatMap(([label, family]): Shown[] => {
    const birth = nearest(label, births);
    const given = nearest(label, givens);
    if (birth === null) return [];
    const name = given === null ? family.value : `${given.value} ${family.value}`;
    return [shownOf(name, family.value, given?.value ?? null, birth.value, family.place)];
  });
}

const shownOf = (name: string, family: string, given: string | null, birth: string, place: Place): Shown => ({
  family: foldInPlace(family),
  birth: birth.slice(2),
  person: {
    name,
    ...(given === null ? {} : { given_names: given, family_name: family }),
    birth_date: birth,
    role: "holder",
  },
  place,
});

/** The value of the next label below in the same column. */
function nearest(of: Cell, values: readonly (readonly [Cell, Visible])[]): Visible | null {
  const isInColumn = ({ box }: Cell) => box === null || of.box === null || Math.abs(box[0] - of.box[0]) < 3 * of.box[3];
  const below = values.filter(([label]) => label.page === of.page && label.row >= of.row && isInColumn(label));
  return below.toSorted(([a], [b]) => a.row - b.row)[0]?.[1] ?? null;
}
