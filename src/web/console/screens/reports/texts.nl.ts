import { locale, plural } from "../../language/language.ts";
import type { SARS as English } from "./texts.ts";

export const SARS: typeof English = {
  title: "Meldingen van vermoedens",
  columns: {
    raise: "Op te maken",
    draft: "Ontwerp",
    mlro: "Bij de AMLCO",
    file: "In te dienen",
    filed: "Ingediend",
    ended: "Beëindigd",
  },
  none: "Geen.",
  noneSoFar: "Tot nu toe geen.",
  allRead: (total: number) =>
    plural(total, "Het enige dossier is gelezen.", `Alle ${total.toLocaleString(locale())} dossiers zijn gelezen.`),
  reading: "De dossiers worden gelezen",
  notAll: "Niet alle dossiers",
  soFar: (looked: number, total: number) =>
    `${looked.toLocaleString(locale())} van ${total.toLocaleString(locale())} tot nu toe, nieuwste eerst`,
  older: "Oudere dossiers lezen",
  escalated: "Geëscaleerd. Geen melding die u mag zien.",
  nobodyYet: "Nog niemand",
  warning: "Zeg niets aan de klant, noch aan wie het niet hoeft te weten.",
  noneOfCase: "Geen melding over dit dossier die u mag zien.",
  raise: {
    title: "Een melding opmaken",
    reason: "Reden van het vermoeden",
    indicators: "Indicatoren, één per regel",
    button: "De melding opmaken",
  },
  card: {
    of: (type: string, time: string) => `${type} van ${time}`,
    raisedBy: (who: string) => `opgemaakt door ${who}`,
    status: "Status",
    indicators: "Indicatoren:",
    reportable: "Te melden",
    notReportable: "Niet te melden",
    signed: (who: string, when: string) => `, ondertekend door ${who} op ${when}:`,
    filed: (channel: string, reference: string, when: string) => `Ingediend via ${channel} als ${reference} op ${when}`,
    acknowledged: (reference: string) => `, ontvangst bevestigd als ${reference}`,
    another: "Een andere medewerker zet de volgende stap.",
    history: "Geschiedenis",
    by: (who: string) => `door ${who}`,
    download: (version: string) => `Het goAML ${version}-bestand downloaden`,
    faults: (number: number) => `${number} te verbeteren voor het indienen`,
    ready: "Klaar om in te dienen",
    notes: "Opmerkingen",
  },
  readers: {
    title: (number: number) => `Lezers (${number})`,
    known: (who: string) =>
      `De melding is bekend bij ${who}, die ze opmaakte, bij elke AMLCO en bij de lezers die u toevoegt.`,
    remove: "Verwijderen",
    id: "Id van de medewerker",
    add: "Lezer toevoegen",
  },
  steps: {
    submit: { label: "Voorleggen aan de AMLCO", field: "Opmerking voor de AMLCO" },
    reportable: { label: "Beoordelen als te melden en ondertekenen", field: "Waarom dit te melden is" },
    notReportable: { label: "Beoordelen als niet te melden en ondertekenen", field: "Waarom dit niet te melden is" },
    approve: { label: "Goedkeuren om in te dienen", field: "Opmerking bij de goedkeuring" },
    reject: { label: "De melding verwerpen", field: "Reden van de verwerping" },
    file: { label: "De indiening vastleggen", field: "Referentie van de indiening" },
    acknowledge: { label: "De ontvangstbevestiging vastleggen", field: "Referentie van de ontvangstbevestiging" },
  },
};
