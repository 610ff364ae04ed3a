import { LANGUAGES, LabelledItem, readLabelledSet, readLines } from "./labelled-set.ts";
import { isKept } from "./split.ts";

const MIN_ITEMS_A_LANGUAGE = 160;
const MIN_EXCULPATORY_A_LANGUAGE = 15;
/** The halves may differ by this part of the items that carry a label, and by two items at least. */
const MAX_IMBALANCE = 0.1;

/** Severities that each event may have; an unsure namesake is always low. */
const SEVERITIES_OF: Readonly<Record<LabelledItem["labels"]["event"], readonly string[]>> = {
  accusation: ["low"],
  investigation: ["medium"],
  search_or_arrest: ["medium"],
  regulator_warning: ["medium"],
  asset_freeze: ["medium"],
  charge: ["high"],
  conviction: ["high"],
  authority_sanction: ["high"],
  insolvency_fraud: ["high", "medium", "low"],
  none: [],
};

/** Roles of a subject that the event speaks against, and the events that make it `convicted`. */
const ROLES_OF_PARTY = ["suspect", "convicted"];
const SANCTIONING = ["conviction", "authority_sanction"];

function contradictionsOf({ labels, language, id, subject }: LabelledItem): string[] {
  const { adverse, event, role, severity, namesake, exculpatory } = labels;
  const isOfParty = ROLES_OF_PARTY.includes(role);
  const isUnsure = namesake === "unsure";
  const contradictions: [boolean, string][] = [
    [!id.startsWith(`${language}-`), "the id names another language"],
    [subject.kind === "person" && subject.people !== undefined, "a person has people behind it"],
    [subject.kind === "company" && subject.birth_year !== undefined, "a company has a birth year"],
    [adverse !== (severity !== null), "only what is adverse has a severity"],
    [adverse !== isOfParty, "adverse is what the subject is suspected or convicted of"],
    [exculpatory && adverse, "what clears the subject is not adverse"],
    [exculpatory && event !== "none", "what clears the subject reports no adverse event"],
    [namesake === "other_subject" && adverse, "what concerns another subject is not adverse"],
    [isUnsure && severity !== "low", "an unsure namesake is low"],
    [(event === "none") !== (role === "none"), "a role needs an event"],
    [
      adverse && severity !== null && !isUnsure && !SEVERITIES_OF[event].includes(severity),
      `${event} is not ${severity}`,
    ],
    [
      adverse && event !== "insolvency_fraud" && (role === "convicted") !== SANCTIONING.includes(event),
      `${event} does not make the subject ${role}`,
    ],
  ];
  return contradictions.filter(([holds]) => holds).map(([, fault]) => `${id}: ${fault}`);
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** How many items of each half carry each label, as [fitted, kept]. */
function countHalves(items: readonly LabelledItem[]): Map<string, [number, number]> {
  const counts = new Map<string, [number, number]>();
  for (const { id, language, subject, labels } of items) {
    const { why: _, ...values } = labels;
    for (const [label, value] of Object.entries({
      language,
      kind: subject.kind,
      ...values,
      [`${language} severity`]: values.severity,
      [`${language} exculpatory`]: values.exculpatory,
    })) {
      const count = counts.get(`${label} ${value}`) ?? [0, 0];
      count[isKept(id) ? 1 : 0]++;
      counts.set(`${label} ${value}`, count);
    }
  }
  return counts;
}

/** Everything that is wrong with a labelled set: shape, contradicting labels, repetitions, too few items, uneven halves. */
export function faultsOf(lines: readonly unknown[]): string[] {
  const faults: string[] = [];
  const items: LabelledItem[] = [];
  for (const [index, line] of lines.entries()) {
    const read = LabelledItem.safeParse(line);
    if (read.success) items.push(read.data);
    else
      faults.push(...read.error.issues.map((issue) => `line ${index + 1}: ${issue.path.join(".")}: ${issue.message}`));
  }
  faults.push(...items.flatMap(contradictionsOf));
  faults.push(...repeated(items.map((item) => item.id)).map((id) => `${id} occurs twice`));
  faults.push(
    ...repeated(items.map((item) => item.headline.toLowerCase())).map((headline) => `two items say "${headline}"`),
  );
  for (const language of LANGUAGES) {
    const inLanguage = items.filter((item) => item.language === language);
    const exculpatory = inLanguage.filter((item) => item.labels.exculpatory).length;
    if (inLanguage.length < MIN_ITEMS_A_LANGUAGE) faults.push(`only ${inLanguage.length} items in ${language}`);
    if (exculpatory < MIN_EXCULPATORY_A_LANGUAGE) faults.push(`only ${exculpatory} exculpatory items in ${language}`);
  }
  for (const [label, [fitted, kept]] of countHalves(items)) {
    const allowed = Math.max(2, MAX_IMBALANCE * (fitted + kept));
    if (Math.abs(fitted - kept) > allowed) faults.push(`${label}: ${fitted} fitted, ${kept} kept`);
  }
  return faults;
}

if (import.meta.main) {
  const faults = faultsOf(readLines());
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  for (const [label, [fitted, kept]] of [...countHalves(readLabelledSet())].toSorted()) {
    console.log(`${label.padEnd(28)} ${fitted} fitted  ${kept} kept`);
  }
}
