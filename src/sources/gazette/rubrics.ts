import type { GazetteRubric } from "../filings.model.ts";

/** Heading of each rubric as the list prints it in Dutch, and the words by which it is known in Dutch and French. */
const RUBRICS: readonly (readonly [code: GazetteRubric, heading: string, words: RegExp])[] = [
  ["c01", "RUBRIEK OPRICHTING (NIEUWE RECHTSPERSOON, OPENING BIJKANTOOR, ENZ...)", /oprichting|constitution/],
  [
    "c02",
    "RUBRIEK EINDE (STOPZETTING, INTREKKING STOPZETTING, NIETIGHEID, GER. AK., GERECHTELIJKE REORGANISATIE, ENZ...)",
    /rubriek einde|rubrique fin|stopzetting|cessation|ontbinding|dissolution|vereffening|liquidation|nietigheid|nullite|reorganisati/,
  ],
  ["c03", "BENAMING", /benaming|\bdenomination/],
  ["c04", "MAATSCHAPPELIJKE ZETEL", /\bzetel|\bsiege/],
  ["c05", "ADRESSEN ANDERS DAN MAATSCHAPPELIJKE ZETEL", /adressen? anders dan|adresses? autres? que/],
  ["c06", "DOEL", /\bdoel\b|\bobjet\b/],
  ["c07", "KAPITAAL - AANDELEN", /kapitaal|\bcapital/],
  ["c08", "ONTSLAGEN - BENOEMINGEN", /ontslag|benoeming|demission|nomination/],
  ["c09", "ALGEMENE VERGADERING", /algemene vergadering|assemblee generale/],
  ["c10", "BOEKJAAR", /boekjaar|annee comptable/],
  ["c11", "STATUTEN (VERTALING, COÖRDINATIE, OVERIGE WIJZIGINGEN, …)", /statuten|statuts/],
  ["c12", "WIJZIGING RECHTSVORM", /wijziging rechtsvorm|forme juridique/],
  [
    "c13",
    "RUBRIEK HERSTRUCTURERING (FUSIE, SPLITSING, OVERDRACHT VERMOGEN, ENZ...)",
    /herstructurering|restructuration|fusie|fusion|splitsing|scission/,
  ],
  ["c14", "JAARREKENINGEN", /jaarrekening|comptes annuels/],
  ["c15", "DIVERSEN", /\bdiversen\b|\bdivers\b/],
  ["c16", "AMBTSHALVE DOORHALING KBO NR.", /ambtshalve doorhaling|radiation d.office/],
];

const SEAT_OF_OTHER_ADDRESS = /(anders dan|autres? que) (maatschappelijke zetel|siege social)/g;

/** Every rubric that a printed heading names; one act can stand under several. */
export function findRubrics(heading: string): GazetteRubric[] {
  const words = heading.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ");
  const withoutSeat = words.replace(SEAT_OF_OTHER_ADDRESS, "$1");
  return RUBRICS.flatMap(([code, , known]) => (known.test(code === "c04" ? withoutSeat : words) ? [code] : []));
}

export const headingOf = (rubric: GazetteRubric): string => RUBRICS.find(([code]) => code === rubric)![1];
