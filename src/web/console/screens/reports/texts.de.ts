import type { SARS as English } from "./texts.ts";

export const SARS: typeof English = {
  title: "Verdachtsmeldungen",
  columns: {
    raise: "Zu erstellen",
    draft: "Entwurf",
    mlro: "Beim Geldwäschebeauftragten",
    file: "Einzureichen",
    filed: "Eingereicht",
    ended: "Beendet",
  },
  none: "Keine.",
  noneSoFar: "Bisher keine.",
  escalated: "Eskaliert. Keine Meldung, die Sie sehen dürfen.",
  nobodyYet: "Noch niemand",
  warning: "Sagen Sie dem Kunden nichts davon, und niemandem, der es nicht wissen muss.",
  noneOfCase: "Keine Meldung zu diesem Fall, die Sie sehen dürfen.",
  raise: {
    title: "Meldung erstellen",
    reason: "Grund des Verdachts",
    indicators: "Anhaltspunkte, einer je Zeile",
    button: "Meldung erstellen",
  },
  card: {
    of: (type: string, time: string) => `${type} vom ${time}`,
    raisedBy: (who: string) => `erstellt von ${who}`,
    status: "Status",
    indicators: "Anhaltspunkte:",
    reportable: "Meldepflichtig",
    notReportable: "Nicht meldepflichtig",
    signed: (who: string, when: string) => `, unterzeichnet von ${who} am ${when}:`,
    filed: (channel: string, reference: string, when: string) =>
      `Eingereicht über ${channel} als ${reference} am ${when}`,
    acknowledged: (reference: string) => `, Empfang bestätigt als ${reference}`,
    another: "Eine andere Person unternimmt den nächsten Schritt.",
    history: "Verlauf",
    by: (who: string) => `von ${who}`,
    download: (version: string) => `goAML-Datei ${version} herunterladen`,
    faults: (number: number) => `${number} vor dem Einreichen zu korrigieren`,
    ready: "Bereit zum Einreichen",
    notes: "Anmerkungen",
  },
  readers: {
    title: (number: number) => `Leseberechtigte (${number})`,
    known: (who: string) =>
      `Die Meldung kennen ${who}, von dem sie stammt, jeder Geldwäschebeauftragte und die Leseberechtigten, die Sie hinzufügen.`,
    remove: "Entfernen",
    id: "Kennung der Person",
    add: "Leseberechtigung hinzufügen",
  },
  steps: {
    submit: { label: "Dem Geldwäschebeauftragten vorlegen", field: "Kommentar für den Geldwäschebeauftragten" },
    reportable: { label: "Als meldepflichtig beurteilen und unterzeichnen", field: "Warum es meldepflichtig ist" },
    notReportable: {
      label: "Als nicht meldepflichtig beurteilen und unterzeichnen",
      field: "Warum es nicht meldepflichtig ist",
    },
    approve: { label: "Zum Einreichen freigeben", field: "Kommentar zur Freigabe" },
    reject: { label: "Meldung verwerfen", field: "Grund der Verwerfung" },
    file: { label: "Einreichung festhalten", field: "Aktenzeichen der Einreichung" },
    acknowledge: { label: "Empfangsbestätigung festhalten", field: "Aktenzeichen der Empfangsbestätigung" },
  },
};
