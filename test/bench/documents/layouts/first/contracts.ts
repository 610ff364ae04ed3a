import { contract } from "./trade-parts.ts";

export const LEASE = contract(
  { nl: "Handelshuurovereenkomst", fr: "Bail commercial", de: "Gewerbemietvertrag", en: "Commercial lease" },
  {
    nl: [
      "De verhuurder geeft in huur aan de huurder een bedrijfsruimte van 240 m², met alle aanhorigheden.",
      "De huur wordt aangegaan voor negen jaar.",
      "De maandelijkse huurprijs bedraagt 2.150 EUR, jaarlijks te indexeren.",
      "De huurder stelt een waarborg van drie maanden huur.",
      "Het gehuurde mag slechts dienen als kantoor en magazijn.",
    ],
    fr: [
      "Le bailleur donne en location au preneur un espace commercial de 240 m², avec toutes ses dépendances.",
      "Le bail est conclu pour une durée de neuf ans.",
      "Le loyer mensuel s'élève à 2.150 EUR, indexé chaque année.",
      "Le preneur constitue une garantie de trois mois de loyer.",
      "Les lieux loués serviront uniquement de bureaux et d'entrepôt.",
    ],
    de: [
      "Der Vermieter vermietet dem Mieter Gewerberäume von 240 m² mit allem Zubehör.",
      "Der Mietvertrag wird für neun Jahre geschlossen.",
      "Die monatliche Miete beträgt 2.150 EUR und wird jährlich angepasst.",
      "Der Mieter leistet eine Kaution von drei Monatsmieten.",
      "Die Mieträume dürfen nur als Büro und Lager genutzt werden.",
    ],
    en: [
      "The landlord lets to the tenant business premises of 240 square metres with all appurtenances.",
      "The lease is granted for a term of nine years.",
      "The monthly rent is 2,150 GBP, reviewed every year.",
      "The tenant pays a deposit of three months' rent.",
      "The premises may be used as offices and warehouse only.",
    ],
  },
);

export const SERVICES = contract(
  {
    nl: "Dienstverleningsovereenkomst",
    fr: "Contrat de prestation de services",
    de: "Dienstleistungsvertrag",
    en: "Services agreement",
  },
  {
    nl: [
      "De dienstverlener voert voor de opdrachtgever de boekhouding en de fiscale aangiften.",
      "De overeenkomst geldt voor onbepaalde duur; elke partij kan ze opzeggen met drie maanden.",
      "De erelonen worden maandelijks gefactureerd en zijn betaalbaar binnen dertig dagen.",
      "Partijen houden vertrouwelijke informatie geheim.",
      "Geschillen worden voorgelegd aan de ondernemingsrechtbank.",
    ],
    fr: [
      "Le prestataire tient la comptabilité du client et établit ses déclarations fiscales.",
      "Le contrat est conclu pour une durée indéterminée ; chaque partie peut y mettre fin moyennant trois mois de préavis.",
      "Les honoraires sont facturés mensuellement et payables à trente jours.",
      "Les parties gardent secrètes les informations confidentielles.",
      "Les litiges sont soumis au tribunal de l'entreprise.",
    ],
    de: [
      "Der Auftragnehmer führt die Buchhaltung des Auftraggebers und erstellt dessen Steuererklärungen.",
      "Der Vertrag läuft auf unbestimmte Zeit; jede Partei kann mit drei Monaten Frist kündigen.",
      "Das Honorar wird monatlich abgerechnet und ist binnen dreißig Tagen zahlbar.",
      "Die Parteien behandeln vertrauliche Informationen geheim.",
      "Gerichtsstand ist der Sitz des Auftraggebers.",
    ],
    en: [
      "The provider keeps the accounts of the client and prepares its tax returns.",
      "The agreement is for an indefinite term; either party may terminate it on three months' notice.",
      "Fees are invoiced monthly and payable within thirty days.",
      "The parties keep confidential information secret.",
      "Disputes are submitted to the courts of England and Wales.",
    ],
  },
);

export const LOAN = contract(
  { nl: "Leningsovereenkomst", fr: "Contrat de prêt", de: "Darlehensvertrag", en: "Loan agreement" },
  {
    nl: [
      "De uitlener verstrekt aan de ontlener een lening van 75.000 EUR.",
      "De rente bedraagt 4,5 % per jaar.",
      "De lening wordt terugbetaald in zestig maandelijkse schijven.",
      "Vervroegde terugbetaling is steeds toegestaan zonder vergoeding.",
    ],
    fr: [
      "Le prêteur consent à l'emprunteur un prêt de 75.000 EUR.",
      "Le taux d'intérêt est de 4,5 % l'an.",
      "Le prêt est remboursé en soixante mensualités.",
      "Le remboursement anticipé est autorisé à tout moment sans indemnité.",
    ],
    de: [
      "Der Darlehensgeber gewährt dem Darlehensnehmer ein Darlehen von 75.000 EUR.",
      "Der Zinssatz beträgt 4,5 % im Jahr.",
      "Das Darlehen wird in sechzig Monatsraten zurückgezahlt.",
      "Eine vorzeitige Rückzahlung ist jederzeit ohne Entschädigung zulässig.",
    ],
    en: [
      "The lender grants the borrower a loan of 75,000 GBP.",
      "Interest is charged at 4.5 % a year.",
      "The loan is repaid in sixty monthly instalments.",
      "Early repayment is allowed at any time without charge.",
    ],
  },
);
