import type { Localized } from "../../platform/language.ts";

/** What a customer is told of a file that they uploaded, by the status of its check. */
const UPLOADS = {
  pending: {
    nl: "We hebben uw bestand nog niet bekeken.",
    fr: "Nous n'avons pas encore examiné votre fichier.",
    de: "Wir haben Ihre Datei noch nicht angesehen.",
    en: "We have not looked at your file yet.",
  },
  fine: {
    nl: "We kunnen uw bestand lezen.",
    fr: "Nous pouvons lire votre fichier.",
    de: "Wir können Ihre Datei lesen.",
    en: "We can read your file.",
  },
  /** Of `fine`, where pages are missing: an officer looks at the rest. */
  partly_fine: {
    nl: "We hebben uw bestand ontvangen.",
    fr: "Nous avons reçu votre fichier.",
    de: "Wir haben Ihre Datei erhalten.",
    en: "We have received your file.",
  },
  /** Of `fine` and `other_kind`, where the file has more pages than are read. */
  first_pages: {
    nl: "Dit bestand is lang: we lezen alleen de eerste bladzijden (hoogstens 25). Stuur alleen de bladzijden die tonen wat we hier vragen. U kunt het ook zo indienen.",
    fr: "Ce fichier est long : nous ne lisons que les premières pages (25 au plus). Envoyez seulement les pages qui montrent ce qui est demandé ici. Vous pouvez aussi l'envoyer tel quel.",
    de: "Diese Datei ist lang: Wir lesen nur die ersten Seiten (höchstens 25). Bitte laden Sie nur die Seiten hoch, die zeigen, worum wir hier bitten. Sie können sie auch so einreichen.",
    en: "This file is long: we read only its first pages (25 at most). Please send only the pages that show what we ask for here. You can also submit it as it is.",
  },
  /** Of `fine`: an invoice for an address. */
  bill_or_other: {
    nl: "Dit lijkt een factuur. Een factuur voor energie, water, telefoon of internet toont uw adres; een andere factuur niet. U kunt een ander bestand kiezen, of dit zo indienen.",
    fr: "Ce fichier semble être une facture. Une facture d'énergie, d'eau, de téléphone ou d'internet prouve votre adresse, une autre non. Vous pouvez choisir un autre fichier ou envoyer celui-ci tel quel.",
    de: "Das scheint eine Rechnung zu sein. Eine Rechnung für Energie, Wasser, Telefon oder Internet weist Ihre Adresse nach, eine andere nicht. Sie können eine andere Datei wählen oder diese so einreichen.",
    en: "This looks like an invoice. A bill for energy, water, telephone or internet shows your address; another invoice does not. You can choose another file, or submit this one as it is.",
  },
  /** Of `unreadable`: only who has the password can open it. */
  with_password: {
    nl: "Dit bestand is beveiligd met een wachtwoord, zodat we het niet kunnen openen. Stuur het zonder wachtwoord. U kunt het ook zo indienen.",
    fr: "Ce fichier est protégé par un mot de passe : nous ne pouvons pas l'ouvrir. Envoyez-le sans mot de passe. Vous pouvez aussi l'envoyer tel quel.",
    de: "Diese Datei ist mit einem Passwort geschützt; wir können sie nicht öffnen. Bitte laden Sie sie ohne Passwort hoch. Sie können sie auch so einreichen.",
    en: "This file has a password, so we cannot open it. Please send it without a password. You can also submit it as it is.",
  },
  unreadable: {
    nl: "We kunnen dit bestand niet lezen. Stuur een scherpere scan of foto, of een bestand zonder wachtwoord. U kunt het bestand ook zo indienen.",
    fr: "Nous ne pouvons pas lire ce fichier. Envoyez un scan plus net, une photo plus nette ou un fichier sans mot de passe. Vous pouvez aussi l'envoyer tel quel.",
    de: "Wir können diese Datei nicht lesen. Bitte laden Sie einen schärferen Scan, ein schärferes Foto oder eine Datei ohne Passwort hoch. Sie können sie auch so einreichen.",
    en: "We cannot read this file. Please send a sharper scan or photo, or a file without a password. You can also submit it as it is.",
  },
  other_kind: {
    nl: "Dit lijkt niet het document te zijn dat we hier vragen. Kijk na of u het juiste bestand hebt gekozen. U kunt het ook zo indienen.",
    fr: "Ce fichier ne semble pas être le document demandé ici. Vérifiez que vous avez choisi le bon fichier. Vous pouvez aussi l'envoyer tel quel.",
    de: "Das scheint nicht das Dokument zu sein, das wir hier benötigen. Bitte prüfen Sie, ob Sie die richtige Datei gewählt haben. Sie können sie auch so einreichen.",
    en: "This does not look like the document that we ask for here. Please check that you chose the right file. You can also submit it as it is.",
  },
  /** Of `other_kind`: the back of an identity card alone. */
  front_missing: {
    nl: "We zien hier geen kant met de foto. Voeg hier ook die kant toe, als nog een bestand, of de pagina met de foto van het paspoort. U kunt het ook zo indienen.",
    fr: "Nous ne voyons pas ici le côté avec la photo. Ajoutez aussi ce côté ici, dans un autre fichier, ou la page du passeport avec la photo. Vous pouvez aussi l'envoyer tel quel.",
    de: "Die Seite mit dem Foto sehen wir hier nicht. Bitte laden Sie hier auch diese Seite als weitere Datei hoch, oder die Seite des Passes mit dem Foto. Sie können sie auch so einreichen.",
    en: "We do not see the side with the photo here. Please add that side here too, as one more file, or the page of the passport with the photo. You can also submit it as it is.",
  },
  expired: {
    nl: "Volgens de datum op dit document is het niet meer geldig. Stuur een geldig document. U kunt het ook zo indienen.",
    fr: "D'après la date indiquée, ce document n'est plus valable. Envoyez un document en cours de validité. Vous pouvez aussi l'envoyer tel quel.",
    de: "Laut dem angegebenen Datum ist dieses Dokument nicht mehr gültig. Bitte laden Sie ein gültiges Dokument hoch. Sie können es auch so einreichen.",
    en: "According to its date, this document is no longer valid. Please send a valid one. You can also submit it as it is.",
  },
} as const satisfies Record<string, Localized>;

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
  /** Above what an officer wrote to the customer. */
  noteFrom: {
    nl: "Bericht van {brand}",
    fr: "Message de {brand}",
    de: "Mitteilung von {brand}",
    en: "Message from {brand}",
  },
  review: {
    nl: "We houden de gegevens van onze klanten actueel. Kijk uw eerdere antwoorden na, pas aan wat niet meer klopt en bezorg ons wat nog ontbreekt.",
    fr: "Nous tenons à jour les données de nos clients. Vérifiez vos réponses précédentes, corrigez ce qui a changé et fournissez ce qui manque encore.",
    de: "Wir halten die Daten unserer Kunden aktuell. Prüfen Sie Ihre früheren Antworten, korrigieren Sie, was nicht mehr stimmt, und reichen Sie nach, was noch fehlt.",
    en: "We keep the details of our customers up to date. Please check your earlier answers, correct what has changed, and add what we ask for.",
  },
  uploads: UPLOADS,
} as const satisfies Record<string, Localized | Record<string, Localized>>;
