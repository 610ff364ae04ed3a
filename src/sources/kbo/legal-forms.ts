/** A legal form by CBE code, with its official names and the abbreviations used in company names. */
export interface LegalForm {
  readonly code: string;
  readonly nl: string;
  readonly fr: string;
  readonly abbreviations: readonly string[];
}

const form = (code: string, nl: string, fr: string, ...abbreviations: string[]): LegalForm => ({
  code,
  nl,
  fr,
  abbreviations,
});

/** Current and former forms of companies. code.csv of the register import has all forms. */
const LEGAL_FORMS: readonly LegalForm[] = [
  form("001", "Europese Coöperatieve Vennootschap", "Société coopérative européenne", "SCE"),
  form(
    "006",
    "Coöperatieve vennootschap met onbeperkte aansprakelijkheid",
    "Société coopérative à responsabilité illimitée",
    "CVOA",
    "SCRI",
  ),
  form(
    "008",
    "Coöperatieve vennootschap met beperkte aansprakelijkheid",
    "Société coopérative à responsabilité limitée",
    "CVBA",
    "SCRL",
  ),
  form("011", "Vennootschap onder firma", "Société en nom collectif", "VOF", "SNC"),
  form("012", "Gewone commanditaire vennootschap", "Société en commandite simple", "GCV", "SCS"),
  form("013", "Commanditaire vennootschap op aandelen", "Société en commandite par actions", "CommVA", "SCA"),
  form("014", "Naamloze vennootschap", "Société anonyme", "NV", "SA", "AG"),
  form(
    "015",
    "Besloten vennootschap met beperkte aansprakelijkheid",
    "Société privée à responsabilité limitée",
    "BVBA",
    "SPRL",
    "EBVBA",
    "SPRLU",
  ),
  form("017", "Vereniging zonder winstoogmerk", "Association sans but lucratif", "VZW", "ASBL", "VoG"),
  form("025", "Landbouwvennootschap", "Société agricole", "LV", "SAGR"),
  form("026", "Private stichting", "Fondation privée"),
  form("027", "Europese vennootschap (Societas Europaea)", "Société européenne (Societas Europaea)", "SE"),
  form("029", "Stichting van openbaar nut", "Fondation d'utilité publique"),
  form("030", "Buitenlandse onderneming", "Entreprise étrangère"),
  form(
    "051",
    "Andere privaatrechtelijke vorm met rechtspersoonlijkheid",
    "Autre forme de droit privé avec personnalité juridique",
  ),
  form("060", "Economisch samenwerkingsverband", "Groupement d'intérêt économique", "ESV", "GIE"),
  form("065", "Europees economisch samenwerkingsverband", "Groupement européen d'intérêt économique", "EESV", "GEIE"),
  form("070", "Vereniging van mede-eigenaars", "Association des copropriétaires", "VME", "ACP"),
  form("114", "Naamloze vennootschap van publiek recht", "Société anonyme de droit public", "NV", "SA"),
  form(
    "116",
    "Coöperatieve vennootschap van publiek recht (oud statuut)",
    "Société coopérative de droit public (ancien statut)",
  ),
  form("124", "Openbare instelling", "Etablissement public"),
  form(
    "125",
    "Internationale vereniging zonder winstoogmerk",
    "Association internationale sans but lucratif",
    "IVZW",
    "AISBL",
  ),
  form("301", "Federale overheidsdienst", "Service public fédéral"),
  form("416", "Dienstverlenende vereniging (Vlaams Gewest)", "Association prestataire de services (Région flamande)"),
  form("417", "Opdrachthoudende vereniging (Vlaams Gewest)", "Association chargée de mission (Région flamande)"),
  form("610", "Besloten Vennootschap", "Société à responsabilité limitée", "BV", "SRL", "GmbH"),
  form("612", "Commanditaire vennootschap", "Société en commandite", "CommV", "SComm"),
  form("702", "Maatschap", "Société simple"),
  form("706", "Coöperatieve vennootschap", "Société coopérative", "CV", "SC"),
];

const byCode = new Map(LEGAL_FORMS.map((entry) => [entry.code, entry]));
const byLabel = new Map(
  LEGAL_FORMS.flatMap((entry) => [entry.nl, entry.fr].map((label) => [fold(label), entry] as const)),
);

export const findLegalForm = (code: string): LegalForm | undefined => byCode.get(code);

/** The form with a Dutch or French name; undefined if it is unknown. */
export const findLegalFormByLabel = (label: string): LegalForm | undefined => byLabel.get(fold(label));

function fold(label: string): string {
  return label.toLowerCase().replace(/\s+/g, " ").trim();
}
