import { plural } from "../../language/language.ts";
import type { WORK as English } from "./work-texts.ts";

export const WORK: typeof English = {
  title: (name) => `Werk van ${name}`,
  notYours: "Het werk van medewerkers hoort bij compliancemanagers en de AMLCO.",
  work: "Over te dragen werk",
  standings: {
    active: "De directory laat deze medewerker hier werken.",
    deactivated:
      "De directory heeft deze medewerker gedeactiveerd: deze medewerker krijgt niets nieuws meer, en het werk blijft liggen tot het wordt overgedragen.",
    unknown:
      "De directory kent deze medewerker niet. Als onbekende medewerkers worden geweigerd, kan deze medewerker zich niet aanmelden of werk krijgen.",
    unidentified:
      "Het is niet bekend wat de directory over deze medewerker zegt: deze medewerker heeft zich niet aangemeld sinds de directory is ingesteld. Tot dan krijgt deze medewerker geen e-mails en worden wijzigingen bij de klanten gemeld aan compliancemanagers.",
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
    relationship: "Klant over wie deze medewerker meldingen krijgt",
    substitution: "Afwezigheid waarin deze medewerker vervangt",
  },
  decidedBy: (name) => `Beslissing van ${name}`,
  openEvents: (number) => plural(number, `${number} open gebeurtenis`, `${number} open gebeurtenissen`),
  noState: "geen",
  noDay: "geen",
  handover: "Overdragen",
  to: "Medewerker die het werk krijgt",
  toHint: "De nieuwe medewerker krijgt geen extra rechten. Een beslissing blijft die van wie ze nam.",
  reason: "Reden (facultatief)",
  everything: "Alles overdragen",
  done: (number) => plural(number, `${number} onderdeel overgedragen.`, `${number} onderdelen overgedragen.`),
  notDone: "Niet overgedragen:",
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
    title: "Meldingen aan de CFI van deze medewerker, nog niet ingediend of afgewezen",
    hint: "Alleen de AMLCO ziet dit. Open het dossier en voeg de medewerker die een melding overneemt toe als lezer van die melding.",
    empty: "Deze medewerker heeft er geen.",
  },
};
