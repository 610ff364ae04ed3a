import type { Language } from "../../platform/language.ts";
import type { LetterWords } from "./letter-frame.ts";

/** Its `subject` has `{company}`. */
interface RegisterReportTexts extends LetterWords {
  /** Who keeps the Belgian register. */
  readonly belgian_register: readonly string[];
  /** With `{country}`. */
  readonly other_register: string;
  /** With `{law}`. */
  readonly introduction: string;
  /** What obliges to report until Regulation (EU) 2024/1624 applies. */
  readonly belgian_law: string;
  readonly other_law: string;
  /** What obliges to report from then on, in every country of the Union. */
  readonly union_law: string;
  readonly company: string;
  readonly number: string;
  /** What the company calls itself, and its number, where the register has another. */
  readonly declared_name: string;
  readonly declared_number: string;
  readonly country: string;
  readonly source: string;
  readonly as_of: string;
  readonly owners: string;
  readonly owner_register: string;
  readonly company_register: string;
  readonly by_company: string;
  readonly by_us: string;
  readonly documents: Readonly<Record<string, string>>;
  readonly born: string;
  /** With `{date}`. */
  readonly found: string;
  /** No law names a number of days before Regulation (EU) 2024/1624 applies. */
  readonly at_once: string;
  /** With `{date}`. */
  readonly due: string;
  readonly request: string;
}

/**
 * The register may contact the company, so no text says more than what differs: nothing of the customer's case, and no
 * reason (prohibition of tipping off, Directive (EU) 2015/849, article 39).
 */
export const REGISTER_REPORT_TEXTS: Readonly<Record<Language, RegisterReportTexts>> = {
  en: {
    title: "Report of a discrepancy in the register of beneficial owners",
    belgian_register: [
      "Federal Public Service Finance",
      "General Administration of the Treasury",
      "Register of beneficial owners (UBO register)",
    ],
    other_register: "Register of beneficial owners of {country}",
    subject: "Subject: beneficial owners of {company}",
    reference: "Our reference",
    salutation: "Dear Sir or Madam,",
    introduction:
      "As an obliged entity we inform you, under {law}, that the beneficial owners in a register differ from those in the information available to us.",
    belgian_law: "article 74/1 of the Law of 18 September 2017 and the Royal Decree of 30 July 2018",
    other_law: "the national law that transposes article 30(4) of Directive (EU) 2015/849",
    union_law: "article 24 of Regulation (EU) 2024/1624",
    company: "Company",
    number: "Registration number",
    declared_name: "Name as declared to us",
    declared_number: "Number as declared to us",
    country: "Country",
    source: "SOURCE",
    as_of: "AS OF",
    owners: "BENEFICIAL OWNERS",
    owner_register: "Register of beneficial owners",
    company_register: "Company register",
    by_company: "Statement of the company",
    by_us: "Established by us",
    documents: {
      shareholder_register: "Register of shareholders",
      articles_of_association: "Articles of association",
    },
    born: "born",
    found: "The discrepancy was found on {date}.",
    at_once: "It is reported without delay.",
    due: "It is reported without delay, and by {date} at the latest.",
    request: "Please examine the discrepancy and correct the register where necessary.",
    closing: "Yours faithfully,",
    page_label: "Page {page} of {pages}",
    unprintable_note:
      "Words between ⟨ ⟩ ({count} characters) are in a script that this letter cannot print. They are transliterated into Latin letters.",
  },
  nl: {
    title: "Melding van een verschil in het register van uiteindelijke begunstigden",
    belgian_register: [
      "Federale Overheidsdienst Financiën",
      "Algemene Administratie van de Thesaurie",
      "Register van uiteindelijke begunstigden (UBO-register)",
    ],
    other_register: "Register van uiteindelijke begunstigden van {country}",
    subject: "Betreft: uiteindelijke begunstigden van {company}",
    reference: "Onze referentie",
    salutation: "Geachte mevrouw, geachte heer,",
    introduction:
      "Als onderworpen entiteit delen wij u, op grond van {law}, mee dat de uiteindelijke begunstigden in een register verschillen van die in de informatie waarover wij beschikken.",
    belgian_law: "artikel 74/1 van de wet van 18 september 2017 en het koninklijk besluit van 30 juli 2018",
    other_law: "de nationale wet die artikel 30, lid 4, van Richtlijn (EU) 2015/849 omzet",
    union_law: "artikel 24 van Verordening (EU) 2024/1624",
    company: "Vennootschap",
    number: "Registratienummer",
    declared_name: "Naam zoals aan ons opgegeven",
    declared_number: "Nummer zoals aan ons opgegeven",
    country: "Land",
    source: "BRON",
    as_of: "DATUM",
    owners: "UITEINDELIJKE BEGUNSTIGDEN",
    owner_register: "Register van uiteindelijke begunstigden",
    company_register: "Ondernemingsregister",
    by_company: "Verklaring van de vennootschap",
    by_us: "Door ons vastgesteld",
    documents: { shareholder_register: "Aandelenregister", articles_of_association: "Statuten" },
    born: "geboren",
    found: "Het verschil is vastgesteld op {date}.",
    at_once: "Het wordt onverwijld gemeld.",
    due: "Het wordt onverwijld gemeld, en uiterlijk op {date}.",
    request: "Gelieve het verschil te onderzoeken en het register waar nodig te verbeteren.",
    closing: "Met vriendelijke groeten,",
    page_label: "Pagina {page} van {pages}",
    unprintable_note:
      "Woorden tussen ⟨ ⟩ ({count} tekens) zijn in een schrift dat deze brief niet kan afdrukken. Zij zijn in Latijnse letters omgezet.",
  },
  fr: {
    title: "Signalement d'une différence dans le registre des bénéficiaires effectifs",
    belgian_register: [
      "Service public fédéral Finances",
      "Administration générale de la Trésorerie",
      "Registre des bénéficiaires effectifs (registre UBO)",
    ],
    other_register: "Registre des bénéficiaires effectifs ({country})",
    subject: "Objet : bénéficiaires effectifs de {company}",
    reference: "Notre référence ",
    salutation: "Madame, Monsieur,",
    introduction:
      "En tant qu'entité assujettie, nous vous informons, en vertu de {law}, que les bénéficiaires effectifs figurant dans un registre diffèrent de ceux qui ressortent des informations dont nous disposons.",
    belgian_law: "l'article 74/1 de la loi du 18 septembre 2017 et de l'arrêté royal du 30 juillet 2018",
    other_law: "la loi nationale qui transpose l'article 30, paragraphe 4, de la directive (UE) 2015/849",
    union_law: "l'article 24 du règlement (UE) 2024/1624",
    company: "Société",
    number: "Numéro d'immatriculation",
    declared_name: "Nom qui nous a été déclaré",
    declared_number: "Numéro qui nous a été déclaré",
    country: "Pays",
    source: "SOURCE",
    as_of: "DATE",
    owners: "BÉNÉFICIAIRES EFFECTIFS",
    owner_register: "Registre des bénéficiaires effectifs",
    company_register: "Registre des entreprises",
    by_company: "Déclaration de la société",
    by_us: "Constaté par nous",
    documents: { shareholder_register: "Registre des actionnaires", articles_of_association: "Statuts" },
    born: "date de naissance",
    found: "La différence a été constatée le {date}.",
    at_once: "Elle est signalée sans délai.",
    due: "Elle est signalée sans délai, et au plus tard le {date}.",
    request: "Nous vous prions d'examiner la différence et de rectifier le registre si nécessaire.",
    closing: "Veuillez agréer, Madame, Monsieur, nos salutations distinguées.",
    page_label: "Page {page} sur {pages}",
    unprintable_note:
      "Les mots entre ⟨ ⟩ ({count} caractères) sont dans une écriture que cette lettre ne peut pas imprimer. Ils sont translittérés en caractères latins.",
  },
  de: {
    title: "Mitteilung einer Abweichung im Register der wirtschaftlichen Eigentümer",
    belgian_register: [
      "Föderaler Öffentlicher Dienst Finanzen",
      "Generalverwaltung der Thesaurie",
      "Register der wirtschaftlichen Eigentümer (UBO-Register)",
    ],
    other_register: "Register der wirtschaftlichen Eigentümer ({country})",
    subject: "Betreff: wirtschaftliche Eigentümer von {company}",
    reference: "Unser Zeichen",
    salutation: "Sehr geehrte Damen und Herren,",
    introduction:
      "Als Verpflichteter teilen wir Ihnen gemäß {law} mit, dass die wirtschaftlichen Eigentümer in einem Register von denen in den uns vorliegenden Angaben abweichen.",
    belgian_law: "Artikel 74/1 des Gesetzes vom 18. September 2017 und dem Königlichen Erlass vom 30. Juli 2018",
    other_law: "dem nationalen Gesetz zur Umsetzung von Artikel 30 Absatz 4 der Richtlinie (EU) 2015/849",
    union_law: "Artikel 24 der Verordnung (EU) 2024/1624",
    company: "Gesellschaft",
    number: "Registernummer",
    declared_name: "Uns mitgeteilter Name",
    declared_number: "Uns mitgeteilte Nummer",
    country: "Land",
    source: "QUELLE",
    as_of: "STAND",
    owners: "WIRTSCHAFTLICHE EIGENTÜMER",
    owner_register: "Register der wirtschaftlichen Eigentümer",
    company_register: "Unternehmensregister",
    by_company: "Angabe der Gesellschaft",
    by_us: "Von uns festgestellt",
    documents: { shareholder_register: "Anteilsregister", articles_of_association: "Satzung" },
    born: "geboren",
    found: "Die Abweichung wurde am {date} festgestellt.",
    at_once: "Sie wird unverzüglich mitgeteilt.",
    due: "Sie wird unverzüglich mitgeteilt, spätestens bis zum {date}.",
    request: "Bitte prüfen Sie die Abweichung und berichtigen Sie das Register, soweit nötig.",
    closing: "Mit freundlichen Grüßen",
    page_label: "Seite {page} von {pages}",
    unprintable_note:
      "Wörter zwischen ⟨ ⟩ ({count} Zeichen) stehen in einer Schrift, die dieses Schreiben nicht drucken kann. Sie sind in lateinische Buchstaben übertragen.",
  },
};
