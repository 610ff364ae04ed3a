import { plural } from "../../language/language.ts";
import type { ALERTS as English } from "./texts.ts";

export const ALERTS: typeof English = {
  title: "Waarschuwingen",
  status: "Status",
  statuses: { active: "Actief", acknowledged: "In behandeling", dismissed: "Verworpen", resolved: "Opgelost" },
  pattern: "Patroon",
  everyPattern: "Elk patroon",
  patterns: {
    phoenix: "Doorstart na faillissement",
    shared_director: "Gedeelde bestuurder",
    shared_address: "Gedeeld adres",
    circular: "Kringeigendom",
    dormant: "Slapende onderneming",
    contagion: "Risico van een verbonden partij",
  },
  none: (status: string) => `Geen verhaal met de status: ${status}.`,
  newest: (shown: number) => `Dit zijn de ${shown} nieuwste. Er kunnen oudere zijn: kies een patroon om ze te zien.`,
  concern: "Zorgwekkend:",
  parts: (patterns: number, members: number, cases: number) =>
    `${plural(patterns, `${patterns} patroon`, `${patterns} patronen`)} · ${plural(members, `${members} betrokkene`, `${members} betrokkenen`)} · ${plural(cases, `${cases} dossier`, `${cases} dossiers`)}`,
  counts: { active: "actief", critical: "kritiek", cases: "betrokken dossiers", risk: "gemiddeld risico, 30 dagen" },
  perDay: "Waarschuwingen per dag",
  inDays: (alerts: number, days: number) => `Waarschuwingen in ${days} dagen: ${alerts}`,
  page: {
    resolved: (time: string) => `Opgelost op ${time}.`,
    partial: "Niet alles rond dit patroon is gelezen: er kunnen meer betrokkenen zijn.",
    joinedSince: (names: string) => `Bijgekomen sinds de laatste handeling: ${names}`,
    entities: "Betrokkenen en verbanden",
    picture: (entities: number, relations: number) =>
      `Betrokkenen: ${entities}, verbanden: ${relations}; zie de lijst hieronder`,
    history: "Geschiedenis",
    reason: "Reden:",
    joined: "Bijgekomen:",
    left: "Vertrokken:",
    severity: (from: string, to: string) => `Ernst: ${from}, daarna ${to}`,
    cases: "Dossiers",
  },
  act: {
    title: "Afhandelen",
    others: (number: number) =>
      plural(
        number,
        `Ook het andere open patroon van dit verhaal`,
        `Ook de ${number} andere open patronen van dit verhaal`,
      ),
    acknowledge: "In behandeling nemen",
    chooseReason: "Kies een reden",
    reason: "Reden om te verwerpen",
    reasons: {
      false_positive: "Vals alarm",
      known_relationship: "Bekend verband",
      already_investigated: "Al onderzocht",
      insufficient_evidence: "Onvoldoende bewijs",
      other: "Andere reden",
    },
    grave:
      "De dossiers tellen een ernstige waarschuwing mee tot een compliancemanager of AMLCO ze verwerpt en zegt waarom.",
    explanation: "Toelichting",
    dismiss: "Verwerpen",
  },
};
