import type { Language } from "../../../platform/language.ts";
import type { DeclaredControl } from "../../../domain/customer/declared-owner.model.ts";

/** Texts of the group of fields for owners. */
interface OwnerTexts {
  readonly hint: string;
  readonly written: string;
  readonly person: string;
  readonly company: string;
  readonly addPerson: string;
  readonly addCompany: string;
  readonly remove: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly controls: Readonly<Record<DeclaredControl, string>>;
  /** By code of the fault; `other` for the rest. */
  readonly faults: Readonly<Record<string, string>>;
  /** Above the fields that must be corrected before the form can be sent. */
  readonly correct: string;
}

const EN: OwnerTexts = {
  hint: "Name everyone who owns or controls the company, and each company in between. If nobody does, name those who run it.",
  written: "You wrote:",
  person: "Person",
  company: "Company",
  addPerson: "Add a person",
  addCompany: "Add a company",
  remove: "Remove",
  fields: {
    name: "Full name",
    given_names: "First names",
    family_name: "Last name",
    birth_date: "Date of birth",
    birth_place: "Place of birth",
    nationality: "Nationality",
    residence: "Country of residence",
    share_percent: "Share in %",
    control: "How they control the company",
    is_pep: "Holds a prominent public function",
    company_name: "Name of the company",
    enterprise_number: "Belgian enterprise number",
    foreign_number: "Number in another register",
    country: "Country of registration",
  },
  controls: {
    shares: "Shares",
    votes: "Voting rights",
    appointment: "Appoints the board",
    agreement: "Agreement",
    senior_official: "Senior managing official",
    trustee: "Trustee",
    settlor: "Settlor of a trust",
    beneficiary: "Beneficiary of a trust",
    protector: "Protector of a trust",
  },
  faults: {
    bad_date: "This date does not exist. Write it as 1971-04-03.",
    future_date: "This date is in the future.",
    unknown_country: "We do not recognise this country. Please choose one from the list.",
    bad_share: "Enter a number from 0 to 100.",
    check_digits: "This number does not look right. Please check it for typos.",
    not_a_number: "A Belgian enterprise number has ten digits.",
    two_numbers: "Enter only one of the two numbers.",
    name_missing: "Please enter a name.",
    too_long: "This is too long.",
    missing: "This is still missing.",
    other: "Please check this.",
  },
  correct: "Please correct this before you submit, or clear the field.",
};

const NL: OwnerTexts = {
  hint: "Vermeld iedereen die de onderneming bezit of er zeggenschap over heeft, en elke vennootschap daartussen. Is er niemand, vermeld dan wie de onderneming leidt.",
  written: "U schreef:",
  person: "Persoon",
  company: "Vennootschap",
  addPerson: "Persoon toevoegen",
  addCompany: "Vennootschap toevoegen",
  remove: "Verwijderen",
  fields: {
    name: "Volledige naam",
    given_names: "Voornamen",
    family_name: "Familienaam",
    birth_date: "Geboortedatum",
    birth_place: "Geboorteplaats",
    nationality: "Nationaliteit",
    residence: "Land van verblijf",
    share_percent: "Aandeel in %",
    control: "Aard van de zeggenschap",
    is_pep: "Bekleedt een prominente publieke functie",
    company_name: "Naam van de vennootschap",
    enterprise_number: "Belgisch ondernemingsnummer",
    foreign_number: "Nummer in een ander register",
    country: "Land van registratie",
  },
  controls: {
    shares: "Aandelen",
    votes: "Stemrechten",
    appointment: "Benoemt het bestuur",
    agreement: "Overeenkomst",
    senior_official: "Lid van het hoger leidinggevend personeel",
    trustee: "Trustee",
    settlor: "Oprichter van een trust",
    beneficiary: "Begunstigde van een trust",
    protector: "Protector van een trust",
  },
  faults: {
    bad_date: "Deze datum bestaat niet. Schrijf hem zo: 1971-04-03.",
    future_date: "Deze datum ligt in de toekomst.",
    unknown_country: "We herkennen dit land niet. Kies er een uit de lijst.",
    bad_share: "Vul een getal van 0 tot 100 in.",
    check_digits: "Dit nummer lijkt niet te kloppen. Kijk het na op typefouten.",
    not_a_number: "Een Belgisch ondernemingsnummer heeft tien cijfers.",
    two_numbers: "Vul slechts één van de twee nummers in.",
    name_missing: "Vul een naam in.",
    too_long: "Dit is te lang.",
    missing: "Dit ontbreekt nog.",
    other: "Kijk dit na.",
  },
  correct: "Verbeter dit voordat u uw aanvraag indient, of laat het veld leeg.",
};

const FR: OwnerTexts = {
  hint: "Indiquez toute personne qui détient ou contrôle l'entreprise, ainsi que chaque société intermédiaire. À défaut, indiquez les personnes qui la dirigent.",
  written: "Vous avez écrit :",
  person: "Personne",
  company: "Société",
  addPerson: "Ajouter une personne",
  addCompany: "Ajouter une société",
  remove: "Supprimer",
  fields: {
    name: "Nom complet",
    given_names: "Prénoms",
    family_name: "Nom de famille",
    birth_date: "Date de naissance",
    birth_place: "Lieu de naissance",
    nationality: "Nationalité",
    residence: "Pays de résidence",
    share_percent: "Part en %",
    control: "Nature du contrôle",
    is_pep: "Exerce une fonction publique importante",
    company_name: "Nom de la société",
    enterprise_number: "Numéro d'entreprise belge",
    foreign_number: "Numéro dans un autre registre",
    country: "Pays d'immatriculation",
  },
  controls: {
    shares: "Actions ou parts",
    votes: "Droits de vote",
    appointment: "Nomme l'organe d'administration",
    agreement: "Convention",
    senior_official: "Dirigeant principal",
    trustee: "Trustee",
    settlor: "Constituant d'un trust",
    beneficiary: "Bénéficiaire d'un trust",
    protector: "Protecteur d'un trust",
  },
  faults: {
    bad_date: "Cette date n'existe pas. Écrivez-la sous cette forme : 1971-04-03.",
    future_date: "Cette date se situe dans le futur.",
    unknown_country: "Nous ne reconnaissons pas ce pays. Choisissez-en un dans la liste.",
    bad_share: "Indiquez un nombre de 0 à 100.",
    check_digits: "Ce numéro ne semble pas correct. Vérifiez qu'il ne contient pas de faute de frappe.",
    not_a_number: "Un numéro d'entreprise belge compte dix chiffres.",
    two_numbers: "N'indiquez qu'un seul des deux numéros.",
    name_missing: "Veuillez indiquer un nom.",
    too_long: "C'est trop long.",
    missing: "Cette information manque encore.",
    other: "Veuillez vérifier ceci.",
  },
  correct: "Corrigez ceci avant l'envoi ou laissez le champ vide.",
};

const DE: OwnerTexts = {
  hint: "Nennen Sie alle, denen das Unternehmen gehört oder die es kontrollieren, und jede Gesellschaft dazwischen. Gibt es niemanden, nennen Sie die Geschäftsleitung.",
  written: "Sie haben geschrieben:",
  person: "Person",
  company: "Gesellschaft",
  addPerson: "Person hinzufügen",
  addCompany: "Gesellschaft hinzufügen",
  remove: "Entfernen",
  fields: {
    name: "Vollständiger Name",
    given_names: "Vornamen",
    family_name: "Nachname",
    birth_date: "Geburtsdatum",
    birth_place: "Geburtsort",
    nationality: "Staatsangehörigkeit",
    residence: "Wohnsitzland",
    share_percent: "Anteil in %",
    control: "Art der Kontrolle",
    is_pep: "Hat ein wichtiges öffentliches Amt inne",
    company_name: "Name der Gesellschaft",
    enterprise_number: "Belgische Unternehmensnummer",
    foreign_number: "Nummer in einem anderen Register",
    country: "Land der Registrierung",
  },
  controls: {
    shares: "Anteile",
    votes: "Stimmrechte",
    appointment: "Bestellt das Leitungsorgan",
    agreement: "Vereinbarung",
    senior_official: "Mitglied der Führungsebene",
    trustee: "Trustee",
    settlor: "Errichter eines Trusts",
    beneficiary: "Begünstigter eines Trusts",
    protector: "Protektor eines Trusts",
  },
  faults: {
    bad_date: "Dieses Datum gibt es nicht. Bitte schreiben Sie es so: 1971-04-03.",
    future_date: "Dieses Datum liegt in der Zukunft.",
    unknown_country: "Dieses Land ist uns nicht bekannt. Bitte wählen Sie eines aus der Liste.",
    bad_share: "Bitte geben Sie eine Zahl von 0 bis 100 ein.",
    check_digits: "Diese Nummer scheint nicht zu stimmen. Bitte prüfen Sie sie auf Tippfehler.",
    not_a_number: "Eine belgische Unternehmensnummer hat zehn Ziffern.",
    two_numbers: "Bitte geben Sie nur eine der beiden Nummern an.",
    name_missing: "Bitte geben Sie einen Namen an.",
    too_long: "Das ist zu lang.",
    missing: "Diese Angabe fehlt noch.",
    other: "Bitte prüfen Sie das.",
  },
  correct: "Bitte korrigieren Sie das vor dem Einreichen oder lassen Sie das Feld leer.",
};

export const OWNER_TEXTS: Readonly<Record<Language, OwnerTexts>> = { nl: NL, fr: FR, de: DE, en: EN };
