import { documentTypes } from "./document.ts";

/** Documents on a company's activity and its compliance. */
export const CONDUCT_DOCUMENTS = documentTypes({
  business_licence: {
    name: {
      nl: "Vergunning of erkenning",
      fr: "Licence ou agrément",
      de: "Genehmigung oder Zulassung",
      en: "Business licence",
    },
    description: {
      nl: "Als de activiteit een vergunning vereist.",
      fr: "Si l'activité est soumise à autorisation.",
      de: "Falls die Tätigkeit eine Genehmigung erfordert.",
      en: "If the activity requires one.",
    },
  },
  processing_statements: {
    name: {
      nl: "Overzichten van kaartbetalingen",
      fr: "Relevés d'encaissement par carte",
      de: "Abrechnungen über Kartenzahlungen",
      en: "Card processing statements",
    },
    description: {
      nl: "Van de laatste drie maanden, bij een vorige betaaldienst.",
      fr: "Des trois derniers mois, auprès d'un prestataire précédent.",
      de: "Der letzten drei Monate bei einem früheren Anbieter.",
      en: "For the last three months, from a previous provider.",
    },
  },
  product_compliance_statement: {
    name: {
      nl: "Verklaring van productconformiteit",
      fr: "Déclaration de conformité des produits",
      de: "Erklärung zur Produktkonformität",
      en: "Product compliance statement",
    },
    description: {
      nl: "Verbintenis om alleen producten of diensten aan te bieden die aan het recht van de Unie voldoen.",
      fr: "Engagement à ne proposer que des produits ou services conformes au droit de l'Union.",
      de: "Verpflichtung, nur Produkte oder Dienste anzubieten, die dem Unionsrecht entsprechen.",
      en: "Commitment to offer only products or services that comply with Union law.",
    },
  },
  casp_authorisation: {
    name: {
      nl: "Vergunning als aanbieder van cryptoactivadiensten",
      fr: "Agrément de prestataire de services sur crypto-actifs",
      de: "Zulassung als Anbieter von Kryptowerte-Dienstleistungen",
      en: "Authorisation as crypto-asset service provider",
    },
    description: {
      nl: "Besluit van de bevoegde autoriteit, of de stand van de aanvraag.",
      fr: "Décision de l'autorité compétente, ou état de la demande.",
      de: "Bescheid der zuständigen Behörde oder Stand des Antrags.",
      en: "Decision of the competent authority, or the state of the application.",
    },
  },
  aml_policy: {
    name: {
      nl: "Antiwitwasbeleid",
      fr: "Politique anti-blanchiment",
      de: "Richtlinie zur Geldwäscheprävention",
      en: "Anti-money-laundering policy",
    },
    description: {
      nl: "De geldende procedures, met de naam van de verantwoordelijke.",
      fr: "Les procédures en vigueur, avec le nom du responsable.",
      de: "Die geltenden Verfahren mit Name der verantwortlichen Person.",
      en: "The procedures in force, with the name of the person responsible.",
    },
  },
  custody_policy: {
    name: {
      nl: "Bewaringsbeleid voor cryptoactiva",
      fr: "Politique de conservation des crypto-actifs",
      de: "Verwahrrichtlinie für Kryptowerte",
      en: "Crypto-asset custody policy",
    },
    description: {
      nl: "Hoe tegoeden van klanten worden bewaard en gescheiden.",
      fr: "Comment les avoirs des clients sont conservés et séparés.",
      de: "Wie Kundenbestände verwahrt und getrennt werden.",
      en: "How clients' holdings are kept and segregated.",
    },
  },
  engagement_letter: {
    name: { nl: "Opdrachtbrief", fr: "Lettre de mission", de: "Auftragsschreiben", en: "Engagement letter" },
    description: {
      nl: "Ondertekend door beide partijen.",
      fr: "Signée par les deux parties.",
      de: "Von beiden Seiten unterzeichnet.",
      en: "Signed by both parties.",
    },
  },
  contract: {
    name: { nl: "Overeenkomst", fr: "Contrat", de: "Vertrag", en: "Contract" },
    description: {
      nl: "Volledig en door alle partijen ondertekend, met de bijlagen.",
      fr: "Complet et signé par toutes les parties, avec ses annexes.",
      de: "Vollständig und von allen Parteien unterzeichnet, mit Anlagen.",
      en: "Complete and signed by every party, with its annexes.",
    },
  },
  invoices: {
    name: { nl: "Recente facturen", fr: "Factures récentes", de: "Aktuelle Rechnungen", en: "Recent invoices" },
    description: {
      nl: "Enkele facturen van de laatste drie maanden.",
      fr: "Quelques factures des trois derniers mois.",
      de: "Einige Rechnungen aus den letzten drei Monaten.",
      en: "A few invoices from the last three months.",
    },
  },
});
