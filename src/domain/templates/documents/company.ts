import { documentTypes, SCANS } from "./document.ts";

/** Documents on a company's identity, ownership and finances. */
export const COMPANY_DOCUMENTS = documentTypes({
  certificate_of_incorporation: {
    name: {
      nl: "Oprichtingsakte of uittreksel uit het handelsregister",
      fr: "Acte constitutif ou extrait du registre de commerce",
      de: "Gründungsurkunde oder Handelsregisterauszug",
      en: "Certificate of incorporation or trade register extract",
    },
    description: {
      nl: "Niet ouder dan drie maanden, met naam, nummer en zetel van de onderneming.",
      fr: "Datant de moins de trois mois, avec le nom, le numéro et le siège de l'entreprise.",
      de: "Nicht älter als drei Monate, mit Name, Nummer und Sitz des Unternehmens.",
      en: "Not older than three months, showing the company's name, number and seat.",
    },
    // The Crossroads Bank for Enterprises is public.
    retrievableIn: ["BE"],
  },
  ubo_declaration: {
    name: {
      nl: "Verklaring van de uiteindelijke begunstigden",
      fr: "Déclaration des bénéficiaires effectifs",
      de: "Erklärung der wirtschaftlichen Eigentümer",
      en: "Declaration of beneficial owners",
    },
    description: {
      nl: "Uittreksel uit het UBO-register of een ondertekende verklaring met elke natuurlijke persoon die de onderneming bezit of controleert.",
      fr: "Extrait du registre UBO ou déclaration signée nommant chaque personne physique qui possède ou contrôle l'entreprise.",
      de: "Auszug aus dem Register der wirtschaftlichen Eigentümer oder unterzeichnete Erklärung mit jeder natürlichen Person, die das Unternehmen besitzt oder kontrolliert.",
      en: "Extract from the register of beneficial owners, or a signed declaration naming each natural person who owns or controls the company.",
    },
    // Obliged entities consult the Belgian UBO register themselves.
    retrievableIn: ["BE"],
  },
  // Asked for by a follow-up task, where no register that is connected answers.
  register_extract: {
    name: {
      nl: "Recent uittreksel uit het handelsregister",
      fr: "Extrait récent du registre de commerce",
      de: "Aktueller Handelsregisterauszug",
      en: "Recent trade register extract",
    },
    description: {
      nl: "Niet ouder dan drie maanden, met naam, nummer, zetel en bestuurders van de onderneming.",
      fr: "Datant de moins de trois mois, avec le nom, le numéro, le siège et les dirigeants de l'entreprise.",
      de: "Nicht älter als drei Monate, mit Name, Nummer, Sitz und Mitgliedern der Geschäftsleitung des Unternehmens.",
      en: "Not older than three months, showing the company's name, number, seat and directors.",
    },
  },
  ubo_extract: {
    name: {
      nl: "Uittreksel uit het UBO-register",
      fr: "Extrait du registre UBO",
      de: "Auszug aus dem Register der wirtschaftlichen Eigentümer",
      en: "Extract from the register of beneficial owners",
    },
    description: {
      nl: "Niet ouder dan drie maanden, met elke natuurlijke persoon die de onderneming bezit of controleert.",
      fr: "Datant de moins de trois mois, avec chaque personne physique qui possède ou contrôle l'entreprise.",
      de: "Nicht älter als drei Monate, mit jeder natürlichen Person, die das Unternehmen besitzt oder kontrolliert.",
      en: "Not older than three months, naming each natural person who owns or controls the company.",
    },
  },
  articles_of_association: {
    name: {
      nl: "Gecoördineerde statuten",
      fr: "Statuts coordonnés",
      de: "Aktuelle Satzung",
      en: "Articles of association",
    },
    description: {
      nl: "De laatste versie, met de regels over wie de onderneming vertegenwoordigt.",
      fr: "La dernière version, avec les règles de représentation de l'entreprise.",
      de: "Die letzte Fassung mit den Regeln zur Vertretung des Unternehmens.",
      en: "The latest version, with the rules on who represents the company.",
    },
  },
  annual_accounts: {
    name: { nl: "Jaarrekening", fr: "Comptes annuels", de: "Jahresabschluss", en: "Annual accounts" },
    description: {
      nl: "De laatst goedgekeurde jaarrekening; voor een nieuwe onderneming het financieel plan.",
      fr: "Les derniers comptes approuvés ; pour une nouvelle entreprise, le plan financier.",
      de: "Der letzte festgestellte Abschluss; bei einem neuen Unternehmen der Finanzplan.",
      en: "The last approved accounts; for a new company, its financial plan.",
    },
  },
  organisation_chart: {
    name: {
      nl: "Organigram van de groep",
      fr: "Organigramme du groupe",
      de: "Organigramm der Gruppe",
      en: "Group structure chart",
    },
    description: {
      nl: "Alle entiteiten tot en met de uiteindelijke begunstigden, met percentages.",
      fr: "Toutes les entités jusqu'aux bénéficiaires effectifs, avec les pourcentages.",
      de: "Alle Einheiten bis zu den wirtschaftlichen Eigentümern, mit Anteilen in Prozent.",
      en: "Every entity up to the beneficial owners, with percentages.",
    },
  },
  proof_of_business_address: {
    name: {
      nl: "Bewijs van het adres van de onderneming",
      fr: "Justificatif d'adresse de l'entreprise",
      de: "Nachweis der Geschäftsadresse",
      en: "Proof of business address",
    },
    description: {
      nl: "Huurcontract of factuur voor energie of water, niet ouder dan drie maanden.",
      fr: "Bail ou facture d'énergie ou d'eau datant de moins de trois mois.",
      de: "Mietvertrag oder Rechnung für Strom, Gas oder Wasser, nicht älter als drei Monate.",
      en: "Lease, or energy or water bill, not older than three months.",
    },
    acceptedFormats: SCANS,
  },
  bank_account_proof: {
    name: {
      nl: "Bewijs van bankrekening",
      fr: "Justificatif de compte bancaire",
      de: "Nachweis des Bankkontos",
      en: "Proof of bank account",
    },
    description: {
      nl: "Bankafschrift of attest met het IBAN en de naam van de houder.",
      fr: "Extrait de compte ou attestation avec l'IBAN et le nom du titulaire.",
      de: "Kontoauszug oder Bestätigung mit IBAN und Name des Inhabers.",
      en: "Bank statement or letter showing the IBAN and the name of the holder.",
    },
    acceptedFormats: SCANS,
  },
  shareholder_register: {
    name: {
      nl: "Aandelenregister",
      fr: "Registre des actions",
      de: "Anteilsregister",
      en: "Share register",
    },
    description: {
      nl: "Alle bladzijden, met elke houder en het aantal effecten.",
      fr: "Toutes les pages, avec chaque titulaire et le nombre de titres.",
      de: "Alle Seiten, mit allen Inhabern und der Anzahl ihrer Anteile.",
      en: "Every page, showing each holder and the number of shares.",
    },
  },
  certificate_of_good_standing: {
    name: {
      nl: "Bewijs dat de onderneming bestaat (certificate of good standing)",
      fr: "Attestation d'existence de la société (certificate of good standing)",
      de: "Bescheinigung über das Bestehen des Unternehmens (Certificate of Good Standing)",
      en: "Certificate of good standing",
    },
    description: {
      nl: "Afgegeven door het register van het land van de zetel, niet ouder dan drie maanden.",
      fr: "Délivrée par le registre du pays du siège et datant de moins de trois mois.",
      de: "Ausgestellt vom Register des Sitzlandes, nicht älter als drei Monate.",
      en: "Issued by the register of the company's home country, not older than three months.",
    },
  },
  board_resolution: {
    name: {
      nl: "Besluit van het bestuur of van de algemene vergadering",
      fr: "Décision de l'organe d'administration ou de l'assemblée générale",
      de: "Beschluss der Geschäftsführung oder der Gesellschafterversammlung",
      en: "Resolution of the board or the general meeting",
    },
    description: {
      nl: "Ondertekend, met datum en agenda.",
      fr: "Signée, avec la date et l'ordre du jour.",
      de: "Unterzeichnet, mit Datum und Tagesordnung.",
      en: "Signed, with its date and agenda.",
    },
  },
  trust_deed: {
    name: {
      nl: "Trustakte of stichtingsakte",
      fr: "Acte de trust ou de fondation",
      de: "Trusturkunde oder Stiftungsurkunde",
      en: "Trust or foundation deed",
    },
    description: {
      nl: "De volledige akte, met elke wijziging.",
      fr: "L'acte complet, avec toutes ses modifications.",
      de: "Die vollständige Urkunde mit allen Änderungen.",
      en: "The complete deed, with every amendment.",
    },
  },
  vat_certificate: {
    name: {
      nl: "Bewijs van btw-registratie",
      fr: "Attestation d'assujettissement à la TVA",
      de: "Nachweis der Umsatzsteuerregistrierung",
      en: "VAT registration certificate",
    },
    description: {
      nl: "Met het btw-nummer en de naam van de onderneming.",
      fr: "Avec le numéro de TVA et le nom de l'entreprise.",
      de: "Mit Umsatzsteuer-Identifikationsnummer und Name des Unternehmens.",
      en: "Showing the VAT number and the name of the company.",
    },
  },
  tax_assessment: {
    name: {
      nl: "Aanslagbiljet of belastingaangifte",
      fr: "Avertissement-extrait de rôle ou déclaration fiscale",
      de: "Steuerbescheid oder Steuererklärung",
      en: "Tax assessment or tax return",
    },
    description: {
      nl: "Van het laatste aanslagjaar.",
      fr: "Du dernier exercice d'imposition.",
      de: "Für das letzte Steuerjahr.",
      en: "For the last tax year.",
    },
  },
  bank_statement: {
    name: {
      nl: "Rekeninguittreksels",
      fr: "Extraits de compte",
      de: "Kontoauszüge",
      en: "Bank statements",
    },
    description: {
      nl: "Van de laatste drie maanden, met het IBAN en de naam van de houder.",
      fr: "Des trois derniers mois, avec l'IBAN et le nom du titulaire.",
      de: "Der letzten drei Monate, mit IBAN und Name des Kontoinhabers.",
      en: "For the last three months, showing the IBAN and the name of the holder.",
    },
  },
});
