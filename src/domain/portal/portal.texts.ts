import type { Localized } from "../../platform/language.ts";

/**
 * All that the service says to a customer in its own words. Each is neutral: it is the same whatever the
 * reason, and names no check, list or authority.
 */
export const PORTAL_TEXTS = {
  onHold: {
    nl: "We bekijken uw dossier. U hoeft nu niets te doen.",
    fr: "Nous examinons votre dossier. Rien ne vous est demandé pour le moment.",
    de: "Wir prüfen Ihre Unterlagen. Derzeit benötigen wir nichts von Ihnen.",
    en: "We are reviewing your file. Nothing is needed from you now.",
  },
  ended: {
    nl: "Dit dossier is afgesloten.",
    fr: "Ce dossier est clôturé.",
    de: "Dieser Vorgang ist abgeschlossen.",
    en: "This file is closed.",
  },
  received: {
    nl: "Bedankt. We hebben uw gegevens ontvangen.",
    fr: "Merci. Nous avons bien reçu vos informations.",
    de: "Danke. Wir haben Ihre Angaben erhalten.",
    en: "Thank you. We have received your information.",
  },
  followUp: {
    nl: "We hebben nog enkele gegevens nodig om uw dossier af te werken.",
    fr: "Il nous manque encore quelques éléments pour compléter votre dossier.",
    de: "Zur Vervollständigung Ihrer Unterlagen benötigen wir noch einige Angaben.",
    en: "We need some more information to complete your file.",
  },
} as const satisfies Record<string, Localized>;
