import { plural } from "../../../language/language.ts";
import type { CONVERSATION as English } from "./texts.ts";

export const CONVERSATION: typeof English = {
  part: "Overleg",
  title: "Overleg",
  about: "Alleen onder medewerkers: geen klant en geen partner leest dit, en geen document neemt het over.",
  write: "Opmerking",
  writeHint: "Schrijf @ en de naam waarmee een medewerker zich aanmeldt om die medewerker te verwittigen.",
  people: "Medewerkers",
  notified: (names) => `${names} krijgt een notificatie.`,
  unknown: (names) =>
    `Niemand wordt verwittigd door ${names}: geen medewerker met die naam heeft hier aan een dossier gewerkt.`,
  ambiguous: (written, names) => `Niemand wordt verwittigd door ${written}: het kan ${names} zijn. Kies er één.`,
  send: "Opmerking plaatsen",
  sendTo: (names) => `Plaatsen en ${names} verwittigen`,
  empty: "Niemand heeft bij dit dossier een opmerking geplaatst.",
  edit: "Wijzigen",
  save: "Wijziging opslaan",
  cancel: "Annuleren",
  editLabel: "De opmerking wijzigen",
  edited: (time) => `gewijzigd op ${time}`,
  withdraw: "Intrekken",
  withdrawSure: "Definitief intrekken",
  withdrawHint: "Medewerkers zien de tekst niet meer. Compliancemanagers en witwasverantwoordelijken lezen hem nog.",
  withdrawn: (who, time) => `Ingetrokken door ${who}, ${time}.`,
  versions: (count) => plural(count, `${count} versie`, `${count} versies`),
  version: (number, time) => `Versie ${number}, ${time}`,
};
