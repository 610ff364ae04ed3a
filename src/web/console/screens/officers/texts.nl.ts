import type { OFFICERS as English } from "./texts.ts";

export const OFFICERS: typeof English = {
  unknown: "Geen medewerker met deze id heeft hier aan een dossier gewerkt. Kijk de schrijfwijze na.",
  away: (until, substitute) => `Afwezig tot en met ${until}; ${substitute} neemt het werk intussen over.`,
  notRead: "De medewerkers konden niet worden gelezen: id's worden niet voorgesteld en niet nagekeken.",
};
