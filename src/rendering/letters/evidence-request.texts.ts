import type { Language } from "../../platform/language.ts";
import type { LetterWords } from "./letter-frame.ts";

interface EvidenceRequestTexts extends LetterWords {
  /** Why anyone gets this letter: the same sentence for everyone. */
  readonly introduction: string;
  /** The same two texts for a customer who was approved before. */
  readonly review_subject: string;
  readonly review_introduction: string;
  readonly documents: string;
  readonly questions: string;
  readonly item: string;
  readonly needed: string;
  readonly required: string;
  /** Of a document. */
  readonly optional: string;
  /** Of a question. */
  readonly voluntary: string;
  readonly nothing: string;
  /** Of a letter that asks nothing. */
  readonly nothing_subject: string;
  readonly how: string;
  /** With `{date}`. */
  readonly until: string;
  readonly by_page_only: string;
}

/** No text says or hints why the customer is reviewed (prohibition of tipping off, AMLD article 39). */
export const EVIDENCE_REQUEST_TEXTS: Readonly<Record<Language, EvidenceRequestTexts>> = {
  en: {
    title: "Request for documents and information",
    subject: "Subject: completing your application",
    reference: "Reference",
    salutation: "Dear Sir or Madam,",
    introduction:
      "The law requires us to know our customers and to keep their data complete and up to date. To complete your application, please send us the following.",
    review_subject: "Subject: keeping your details up to date",
    review_introduction:
      "The law requires us to know our customers and to keep their data complete and up to date. Please check your earlier answers, and send us the following.",
    documents: "Documents",
    questions: "Questions",
    item: "ITEM",
    needed: "NEEDED",
    required: "required",
    optional: "if available",
    voluntary: "optional",
    nothing: "You do not need to do anything now.",
    nothing_subject: "Subject: your application",
    how: "Please submit everything through your personal page:",
    until: "This page is available until {date}.",
    by_page_only: "For your own security, please do not send documents by e-mail.",
    closing: "Yours faithfully,",
    page_label: "Page {page} of {pages}",
    unprintable_note:
      "Words between ⟨ ⟩ ({count} characters) are in a script that this letter cannot print. They are transliterated into Latin letters.",
  },
  nl: {
    title: "Verzoek om documenten en inlichtingen",
    subject: "Betreft: aanvulling van uw aanvraag",
    reference: "Referentie",
    salutation: "Geachte mevrouw, geachte heer,",
    introduction:
      "De wet verplicht ons onze klanten te kennen en hun gegevens volledig en actueel te houden. Om uw aanvraag te kunnen afwerken, hebben wij nog het volgende van u nodig.",
    review_subject: "Betreft: nazicht van uw gegevens",
    review_introduction:
      "De wet verplicht ons onze klanten te kennen en hun gegevens volledig en actueel te houden. Wij vragen u uw eerdere antwoorden na te kijken en ons het volgende te bezorgen.",
    documents: "Documenten",
    questions: "Vragen",
    item: "WAT",
    needed: "NODIG",
    required: "vereist",
    optional: "indien beschikbaar",
    voluntary: "niet verplicht",
    nothing: "Op dit moment hebben wij niets van u nodig.",
    nothing_subject: "Betreft: uw aanvraag",
    how: "Dien alles in via uw persoonlijke pagina:",
    until: "Deze pagina is beschikbaar tot {date}.",
    by_page_only: "Voor uw eigen veiligheid vragen wij u geen documenten per e-mail te sturen.",
    closing: "Met vriendelijke groeten,",
    page_label: "Pagina {page} van {pages}",
    unprintable_note:
      "Woorden tussen ⟨ ⟩ ({count} tekens) zijn in een schrift dat deze brief niet kan afdrukken. Zij zijn in Latijnse letters omgezet.",
  },
  fr: {
    title: "Demande de documents et de renseignements",
    subject: "Objet : compléter votre demande",
    reference: "Référence ",
    salutation: "Madame, Monsieur,",
    introduction:
      "La loi nous oblige à connaître nos clients et à tenir leurs données complètes et à jour. Afin de compléter votre demande, nous vous prions de nous fournir ce qui suit.",
    review_subject: "Objet : tenir vos données à jour",
    review_introduction:
      "La loi nous oblige à connaître nos clients et à tenir leurs données complètes et à jour. Nous vous prions de vérifier vos réponses précédentes et de nous fournir ce qui suit.",
    documents: "Documents",
    questions: "Questions",
    item: "ÉLÉMENT",
    needed: "NÉCESSAIRE",
    required: "obligatoire",
    optional: "si disponible",
    voluntary: "facultatif",
    nothing: "Nous n'avons besoin de rien de votre part pour le moment.",
    nothing_subject: "Objet : votre demande",
    how: "Merci de tout nous transmettre via votre page personnelle :",
    until: "Cette page est accessible jusqu'au {date}.",
    by_page_only: "Pour votre propre sécurité, merci de n'envoyer aucun document par courriel.",
    closing: "Veuillez agréer, Madame, Monsieur, nos salutations distinguées.",
    page_label: "Page {page} sur {pages}",
    unprintable_note:
      "Les mots entre ⟨ ⟩ ({count} caractères) sont dans une écriture que cette lettre ne peut pas imprimer. Ils sont translittérés en caractères latins.",
  },
  de: {
    title: "Bitte um Unterlagen und Auskünfte",
    subject: "Betreff: Vervollständigung Ihres Antrags",
    reference: "Aktenzeichen",
    salutation: "Sehr geehrte Damen und Herren,",
    introduction:
      "Das Gesetz verpflichtet uns, unsere Kunden zu kennen und ihre Daten vollständig und aktuell zu halten. Um Ihren Antrag zu vervollständigen, bitten wir Sie um Folgendes.",
    review_subject: "Betreff: Aktualisierung Ihrer Daten",
    review_introduction:
      "Das Gesetz verpflichtet uns, unsere Kunden zu kennen und ihre Daten vollständig und aktuell zu halten. Bitte prüfen Sie Ihre früheren Antworten und senden Sie uns Folgendes.",
    documents: "Unterlagen",
    questions: "Fragen",
    item: "WAS",
    needed: "BENÖTIGT",
    required: "erforderlich",
    optional: "falls vorhanden",
    voluntary: "freiwillig",
    nothing: "Zurzeit benötigen wir nichts von Ihnen.",
    nothing_subject: "Betreff: Ihr Antrag",
    how: "Bitte reichen Sie alles über Ihre persönliche Seite ein:",
    until: "Diese Seite ist bis zum {date} verfügbar.",
    by_page_only: "Bitte senden Sie zu Ihrer eigenen Sicherheit keine Unterlagen per E-Mail.",
    closing: "Mit freundlichen Grüßen",
    page_label: "Seite {page} von {pages}",
    unprintable_note:
      "Wörter zwischen ⟨ ⟩ ({count} Zeichen) stehen in einer Schrift, die dieses Schreiben nicht drucken kann. Sie sind in lateinische Buchstaben übertragen.",
  },
};
