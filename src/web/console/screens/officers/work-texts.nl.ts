import { plural } from "../../language/language.ts";
import type { WORK as English } from "./work-texts.ts";

export const WORK: typeof English = {
  title: (name) => `Werk van ${name}`,
  notYours: "Het werk van medewerkers hoort bij compliancemanagers en de AMLCO.",
  work: "Over te dragen werk",
  standings: {
    active: "De directory laat deze medewerker hier werken.",
    deactivated:
      "De directory heeft deze medewerker gedeactiveerd: er komt niets nieuws meer bij hen terecht, en hun werk wacht tot het wordt overgedragen.",
    unknown: "De directory kent deze medewerker niet.",
    unidentified:
      "Het is niet bekend wat de directory over deze medewerker zegt: sinds ze is ingesteld, heeft deze medewerker zich niet aangemeld.",
  },
  tags: { deactivated: "Gedeactiveerd", unknown: "Niet in de directory" },
  counts: {
    case: (number) => `Dossiers: ${number}`,
    second_approval: (number) => `Tweede goedkeuringen: ${number}`,
    relationship: (number) => `Klanten: ${number}`,
    substitution: (number) => `Vervangingen: ${number}`,
  },
  atLeast: (number) => `${number} of meer`,
  empty: "Er is niets over te dragen.",
  columns: ["Wat", "Soort", "Status", "Tegen"],
  kinds: {
    case: "Toegewezen dossier",
    second_approval: "Beslissing die op een tweede goedkeuring wacht",
    relationship: "Klant van wie ze wijzigingen en herzieningen gemeld krijgen",
    substitution: "Afwezigheid waarin ze vervangen",
  },
  decidedBy: (name) => `Beslissing van ${name}`,
  openEvents: (number) => plural(number, `${number} open gebeurtenis`, `${number} open gebeurtenissen`),
  noState: "geen",
  noDay: "geen dag",
  handover: "Overdragen",
  to: "Medewerker die het werk krijgt",
  toHint: "Krijgt er geen recht mee. Een beslissing blijft van wie ze nam.",
  reason: "Reden (facultatief)",
  everything: "Alles overdragen",
  done: (number) => plural(number, `${number} onderdeel overgedragen.`, `${number} onderdelen overgedragen.`),
  notDone: "Dit is niet veranderd:",
  results: {
    handed_over: "overgedragen",
    four_eyes: "de nieuwe medewerker nam de beslissing die wacht en kan ze niet goedkeuren",
    invalid_state: "er is over beslist of het is beëindigd",
    not_theirs: "het is intussen van een andere medewerker",
    substitute_away: "de nieuwe medewerker is op een van deze dagen afwezig, of is zelf de afwezige",
    not_found: "het bestaat niet meer",
    service_unavailable: "het was niet bereikbaar; probeer het opnieuw",
  },
  reports: {
    title: "Nog niet ingediende meldingen",
    hint: "Alleen de AMLCO ziet dit. Voeg op de pagina van het dossier wie een melding overneemt toe als lezer ervan.",
    empty: "Deze medewerker heeft er geen.",
  },
};
