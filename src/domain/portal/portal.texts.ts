import type { Localized } from "../../platform/language.ts";

/**
 * The service's texts to a customer. Each is the same for every reason and names no check, list or authority, so that
 * it cannot tip off.
 */
export const PORTAL_TEXTS = {
  onHold: {
    nl: "We bekijken uw aanvraag. U hoeft nu niets te doen.",
    fr: "Nous examinons votre demande. Vous n'avez rien à faire pour le moment.",
    de: "Wir prüfen Ihren Antrag. Sie müssen derzeit nichts tun.",
    en: "We are reviewing your application. You do not need to do anything now.",
  },
  ended: {
    nl: "Deze aanvraag is afgesloten.",
    fr: "Cette demande est clôturée.",
    de: "Dieser Antrag ist abgeschlossen.",
    en: "This application is closed.",
  },
  received: {
    nl: "Bedankt. We hebben uw gegevens ontvangen.",
    fr: "Merci. Nous avons bien reçu vos informations.",
    de: "Danke. Wir haben Ihre Angaben erhalten.",
    en: "Thank you. We have received your information.",
  },
  followUp: {
    nl: "We hebben nog enkele gegevens nodig om uw aanvraag af te werken.",
    fr: "Il nous manque encore quelques éléments pour compléter votre demande.",
    de: "Für die Bearbeitung Ihres Antrags benötigen wir noch einige Angaben.",
    en: "We need some more information to complete your application.",
  },
} as const satisfies Record<string, Localized>;
