import type { SIGN_IN as English } from "./texts.ts";

export const SIGN_IN: typeof English = {
  subtitle: "Untersuchung von Compliance-Fällen",
  unavailable: "Hier kann sich niemand anmelden.",
  noRole: (officer: string) =>
    `Sie sind als ${officer} angemeldet, und Ihr Konto hat keine Rolle, die mit Fällen arbeitet. Bitten Sie Ihre Administration um eine.`,
  signOut: "Abmelden",
  demo: "Dieser Dienst läuft zur Vorführung. Melden Sie sich an als:",
  at: (host: string) => `Bei ${host} anmelden`,
  notAccepted: "Dieser Dienst nimmt die Anmeldung nicht an. Die Administration muss die Einstellungen prüfen.",
  ended: "Ihre Sitzung ist beendet. Melden Sie sich erneut an.",
  signedOutElsewhere: "Sie haben sich in einem anderen Tab abgemeldet.",
};
