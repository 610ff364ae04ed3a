import type { MrzFact, PersonFact } from "../../../../domain/readings/reading.model.ts";
import { fullYear } from "../../fields/calendar.ts";
import { asGuess, type FactDraft } from "../../facts.ts";
import type { Flow } from "../../flow.ts";
import { nationalNumbersIn } from "../../fields/national-numbers.ts";
import type { KindReader } from "../../kind-reader.ts";
import type { DocumentText, Place } from "../../text.ts";
import { compareExactly, compareWithZone, withoutStroke, withWholeFamily } from "./same-holder.ts";
import { severalHolders } from "./several-holders.ts";
import { dateInSentence, issueBeforeExpiry, numberInHead, spelledNames } from "./unlabelled.ts";
import { toldTwice, visibleFields, type Visible, type VisibleFields } from "./visible-fields.ts";
import { zoneDifferences } from "./zone-differs.ts";
import { type ZoneHolder, zoneHolder } from "./zone-holder.ts";
import { type Zone, zoneOf } from "./zone-lines.ts";

/** How sure a value is beside its label, in a zone whose check digits hold, and in one with a wrong digit elsewhere. */
const CERTAINTY = { visible: 0.97, zone: 0.99, brokenZone: 0.85 } as const;
/** From this confidence on recognition reads a name beside the zone better than the names of the zone, which have no check digit. */
const LEGIBLE = 0.9;
/** Facts of a document that says that it is a specimen count for nothing. */
const SPECIMEN = 0.5;

/** Identity cards, passports and residence permits: the zone, and the fields beside it. */
export const readIdentity: KindReader = ({ text, flow }) => {
  const labelled = visibleFields(text);
  const found = zoneOf(text);
  const zone =
    found === null ? null : withoutStroke(found, labelled.name?.value.family ?? labelled.family?.value ?? null);
  const holder = zone === null ? null : withCentury(zoneHolder(zone, labelled.issueDate?.value ?? null));
  const visible = completed(labelled, holder, text, flow);
  const drafts = [
    ...(zone === null ? [] : [zoneFact(zone)]),
    ...people(zone, holder, visible, text),
    ...stated("document_number", zone, holder?.documentNumber, visible.number),
    ...stated("national_number", zone, holder?.nationalNumber, visible.nationalNumber),
    ...strictest(text, stated("expiry_date", zone, holder?.expiryDate, visible.expiryDate)),
    ...stated("issue_date", null, null, visible.issueDate),
    ...stated("address", null, null, visible.address),
    ...stated("authority", null, null, visible.authority).map((draft) => ({ ...draft, subject: "issuer" as const })),
  ];
  if (isSpecimen(text)) return drafts.map((draft) => ({ ...draft, certainty: SPECIMEN }));
  const several = severalHolders(text);
  if (several.length === 0) {
    const twice: ReadonlySet<string> = zone === null ? toldTwice(text) : new Set();
    return drafts.map((draft) => (twice.has(draft.type) ? asGuess(draft) : draft));
  }
  const rest = drafts.filter(({ type }) => type !== "person");
  const persons = several.map(({ person, place }): FactDraft => ({
    type: "person",
    subject: "subject",
    value: person,
    place,
    certainty: SPECIMEN,
  }));
  return [...persons, ...rest.map(asGuess)];
};

/** With what the document says without labels. */
function completed(labelled: VisibleFields, holder: ZoneHolder | null, text: DocumentText, flow: Flow): VisibleFields {
  const expiryDate = labelled.expiryDate ?? dateInSentence(flow, "expiry");
  const expiry = holder?.expiryDate ?? expiryDate?.value;
  const birth = holder?.birthDate ?? labelled.birthDate?.value;
  const issueDate = labelled.issueDate ?? dateInSentence(flow, "issue");
  return {
    ...labelled,
    name: labelled.name ?? (holder === null ? null : spelledNames(text, holder)),
    number: labelled.number ?? (holder === null ? numberInHead(text) : null),
    expiryDate,
    issueDate: issueDate ?? (expiry === undefined ? null : issueBeforeExpiry(flow, expiry, birth)),
  };
}

const isSpecimen = ({ cells }: DocumentText): boolean =>
  cells.some(({ folded }) => /^[\W_]*(specimen|muster|voorbeeld|sample|modele|exemple)[\W_]*$/.test(folded));

/** Check digits bear out what recognition was unsure of. */
const placeOf = ({ place, isValid }: Zone): Place =>
  isValid ? { ...place, confidence: Math.max(place.confidence, 0.97) } : place;

function zoneFact(zone: Zone): FactDraft {
  const value: MrzFact = { format: zone.format, zone: zone.lines.join("\n"), valid: zone.isValid };
  return {
    type: "mrz",
    subject: "subject",
    value,
    place: placeOf(zone),
    certainty: CERTAINTY.zone,
    ...(zone.isValid ? {} : { valid: false }),
  };
}

/** The national number knows the century of birth. */
function withCentury(holder: ZoneHolder): ZoneHolder {
  const { nationalNumber, birthDate } = holder;
  const inside = nationalNumber === null ? null : (nationalNumbersIn(nationalNumber, true)[0]?.value.birthDate ?? null);
  const isSameDay = inside !== null && birthDate !== null && inside.slice(2) === birthDate.slice(2);
  if (isSameDay) return { ...holder, birthDate: inside };
  const { expiryDate } = holder;
  // A birth in the year of expiry or later is one of the century before.
  return birthDate !== null && expiryDate !== null && birthDate > expiryDate
    ? {
        ...holder,
        birthDate: `${fullYear(Number(birthDate.slice(2, 4)), Number(expiryDate.slice(0, 4)) - 1)}${birthDate.slice(4)}`,
      }
    : holder;
}

/** A value of the zone and the same beside it: one fact if they agree or one was misread, both if they contradict. */
function stated(
  type: "document_number" | "national_number" | "expiry_date" | "issue_date" | "address" | "authority",
  zone: Zone | null,
  inZone: string | null | undefined,
  visible: Visible | null,
): FactDraft[] {
  const beside: FactDraft[] =
    visible === null
      ? []
      : [
          {
            type,
            subject: "subject",
            value: visible.value,
            place: visible.place,
            certainty: CERTAINTY.visible,
            ...(visible.valid === false ? { valid: false } : {}),
          },
        ];
  if (zone === null || inZone === null || inZone === undefined) return beside;
  const certainty = zone.isValid ? CERTAINTY.zone : CERTAINTY.brokenZone;
  const own: FactDraft = { type, subject: "subject", value: inZone, place: placeOf(zone), certainty };
  if (visible === null) return [own];
  const agreement = compareExactly(inZone, visible.value);
  if (agreement === "same")
    return zone.isValid
      ? [{ ...beside[0]!, place: { ...visible.place, confidence: Math.max(visible.place.confidence, 0.95) } }]
      : beside;
  return agreement === "misread" && zone.isValid && visible.place.confidence < 1 ? [own] : [own, ...beside];
}

/** Of two days of expiry that contradict each other, the earlier one counts. */
function strictest(text: DocumentText, drafts: readonly FactDraft[]): readonly FactDraft[] {
  if (drafts.length < 2 || !zoneDifferences(text).some(({ field }) => field === "expiry")) return drafts;
  const days = drafts.map(({ value }) => (typeof value === "string" ? value : ""));
  const first = days.toSorted()[0];
  return drafts.map((draft, at) => (days[at] === first ? draft : asGuess(draft)));
}

function people(zone: Zone | null, holder: ZoneHolder | null, visible: VisibleFields, text: DocumentText): FactDraft[] {
  const inZone = holder === null ? null : ofZone(holder);
  const beside = ofFields(visible, inZone);
  const place = visible.name?.place;
  const draft = (value: PersonFact, at: Place, certainty: number): FactDraft => ({
    type: "person",
    subject: "subject",
    value,
    place: at,
    certainty,
  });
  if (zone === null || inZone === null)
    return beside === null || place === undefined ? [] : [draft(beside, place, CERTAINTY.visible)];
  const certainty = zone.isValid ? CERTAINTY.zone : CERTAINTY.brokenZone;
  if (beside === null || place === undefined)
    return [draft({ ...extras(visible), ...inZone }, placeOf(zone), certainty)];
  const agreement = agreementOf(inZone, beside);
  const isRecognised = place.confidence < 1;
  if (agreement === "same")
    return [
      draft(
        { ...inZone, ...(zone.isValid ? withWholeFamily(beside, inZone, text) : beside) },
        zone.isValid ? { ...place, confidence: Math.max(place.confidence, 0.95) } : place,
        CERTAINTY.visible,
      ),
    ];
  if (agreement === "misread" && isRecognised && place.confidence >= LEGIBLE) {
    const { name, given_names, family_name } = beside;
    const names = given_names === undefined || family_name === undefined ? {} : { name, given_names, family_name };
    return [draft({ ...extras(visible), ...inZone, ...names }, place, certainty)];
  }
  if (agreement === "misread" && isRecognised)
    return [draft({ ...extras(visible), ...inZone }, placeOf(zone), certainty)];
  return [draft(inZone, placeOf(zone), certainty), draft(beside, place, CERTAINTY.visible)];
}

function ofZone(holder: ZoneHolder): PersonFact | null {
  const { given, family } = holder;
  if (family === null) return null;
  return {
    name: given === null ? family : `${given} ${family}`,
    ...(given === null ? {} : { given_names: given }),
    family_name: family,
    ...defined({
      birth_date: holder.birthDate,
      nationality: holder.nationality,
      sex: holder.sex,
      national_number: holder.nationalNumber,
    }),
    role: "holder",
  };
}

/** The fields beside the zone; one name alone is completed by the other of the zone. */
function ofFields(visible: VisibleFields, inZone: PersonFact | null): PersonFact | null {
  const { name } = visible;
  if (name === null) return null;
  const { given, family } = name.value;
  const told = given === undefined || family === undefined ? {} : { given_names: given, family_name: family };
  const isMisreadNumber = visible.nationalNumber?.valid === false;
  return {
    name: name.value.name,
    ...told,
    ...defined({
      birth_date: visible.birthDate?.value,
      birth_place: visible.birthPlace?.value,
      nationality: visible.nationality?.value ?? inZone?.nationality,
      sex: visible.sex?.value,
      national_number: isMisreadNumber ? null : visible.nationalNumber?.value,
    }),
    role: "holder",
  };
}

const extras = (visible: VisibleFields): Partial<PersonFact> =>
  defined({ birth_place: visible.birthPlace?.value, nationality: visible.nationality?.value, sex: visible.sex?.value });

function defined<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as never;
}

/** The worst agreement of names, birth date and sex. */
function agreementOf(zone: PersonFact, beside: PersonFact): "same" | "misread" | "different" {
  const names =
    beside.family_name === undefined
      ? [bestOrder(zone, beside.name)]
      : [
          compareWithZone(zone.family_name!, beside.family_name),
          ...(zone.given_names === undefined ? [] : [compareWithZone(zone.given_names, beside.given_names!)]),
        ];
  const birth =
    zone.birth_date === undefined || beside.birth_date === undefined
      ? []
      : [compareExactly(zone.birth_date, beside.birth_date)];
  const all = [...names, ...birth];
  return all.includes("different") ? "different" : all.includes("misread") ? "misread" : "same";
}

const bestOrder = (zone: PersonFact, name: string) => {
  const orders = [`${zone.given_names ?? ""} ${zone.family_name}`, `${zone.family_name} ${zone.given_names ?? ""}`];
  const found = orders.map((order) => compareWithZone(order, name));
  return found.includes("same") ? "same" : found.includes("misread") ? "misread" : "different";
};
