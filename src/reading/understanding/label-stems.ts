/**
 * What a label is about by its nouns, for labels that no table lists: issuers put the same nouns together in many ways.
 * Patterns over the label's letters without accents, of a whole cell or of what stands before a colon.
 */
const STEMS: readonly (readonly [string, RegExp])[] = [
  ["birthPlace", /^(?:geboorteplaats|plaatsvangeboorte|lieudenaissance|geburtsort|placeofbirth|birthplace)$/],
  [
    "birth",
    /^(?:geb(?:oren|datum|dat)?(?:op|am)?|geboorte(?:datum|maand|jaar).*|naiss(?:ance)?|(?:datede)?naissance.*|neele?|geburt(?:sdatum|smonat)?.*|(?:date|month|year).*ofbirth|birth(?:date|day)?|born(?:on)?|dob)$/,
  ],
  [
    "nationality",
    /^(?:nationalit(?:eit|e|y|at)(?:en|s)?|nat|staatsangehorigkeit(?:en)?|staatsang|staatsburgerschaft|citizenship)$/,
  ],
  [
    "country",
    /^(?:(?:land|staat)van(?:verblijf|woonplaats)|verblijfs?(?:land|staat)?|woon(?:land|staat)|pays(?:de)?(?:residence|domicile)|etatde(?:residence|domicile)|residence|wohnsitz(?:land|staat)?|wohnland|country(?:stateof|of)(?:usual)?residence|countryofresidence|residentin)$/,
  ],
  [
    "since",
    /^(?:(?:datum|date|tag)(?:van|de|d|der|of)?(?:benoeming|nomination|ernennung|bestellung|appointment|indiensttreding|ambtsaanvaarding|entreeenfonctions?|aanvang|prisedefonctions?)|(?:benoemings|ernennungs|bestellungs|appointment|aanvangs)(?:datum|date)|(?:in(?:functie|dienst)|imamt|enfonction|inoffice|infunktion)(?:sinds|seit|depuis|since)?|sinds|sedert|depuis|seit|since|benoemdop|nommee?le|bestelltam|appointed(?:on)?)$/,
  ],
  [
    "until",
    /^(?:uitfunctie|ontslag(?:datum)?|dated?e?fin|datederevocation|resigned(?:on)?|resignationdate|ceasedon|ausgeschieden(?:am)?)$/,
  ],
  ["role", /^(?:functies?|hoedanigheid|fonctions?|qualite|funktion(?:en)?|eigenschaft|capacity|officeheld|position)$/],
  [
    "number",
    /^(?:(?:ondernemings|kbo|kvk|handelsregister|inschrijvings|registratie|register|identificatie|unternehmens|firmenbuch|entiteits|company|registration|registered|enterprise|cbe|cro|registry|eintragungs)(?:nummer|nr|number|no|num)|(?:nummer|numero|number|n)(?:der|van|de|l|d|of|the)*(?:einheit|entiteit|entite|entity|firma|onderneming|entreprise|kamervankoophandel|bce|siren|rcs|immatriculation|enregistrement|identification))$/,
  ],
  [
    "companyName",
    /^(?:(?:vennootschaps|ondernemings|bedrijfs|gesellschafts|firmen|unternehmens|maatschappelijke)(?:naam|name|bezeichnung|benaming)|denomination(?:sociale|legale)?|raisonsociale|company(?:full)?name|corporatename|(?:name|naam|nom)(?:of|van|de|der|des|du|the|la|l)+(?:company|entity|business|vennootschap|onderneming|entiteit|einheit|gesellschaft|unternehmens|societe|entreprise|entite))$/,
  ],
  [
    "form",
    /^(?:(?:rechts|juridische|vennootschaps|ondernemings)?vorm|forme(?:juridique|legale|sociale)?|rechtsform|legalform|companytype|typeofcompany|typede?societe)$/,
  ],
  [
    "seat",
    /^(?:(?:maatschappelijke|sociale|vennootschaps|hoofd)?zetel|adres(?:van)?(?:de)?zetel|(?:adressedu)?siege(?:social)?|(?:gesellschafts|firmen|haupt)?sitz|(?:registered|head)(?:office|seat)(?:address)?|regofficeaddress|regoffice|(?:geschafts|firmen)(?:anschrift|adresse)|(?:vestigings|bezoek)adres)$/,
  ],
  [
    "situation",
    /^(?:rechts|juridische)?toestand$|^zustand$|^situation(?:juridique)?$|^rechts(?:lage|zustand)$|^legalsituation$/,
  ],
  ["status", /^(?:status|statut|statuut)(?:van|de|of|der)*(?:onderneming|entreprise|entiteit|entite|entity|company)?$/],
  [
    "capital",
    /^(?:(?:maatschappelijk|geplaatst|gestort)?kapitaal|capital(?:social|souscrit)?|(?:stamm|grund|gesellschafts)?kapital|(?:issued|share|paidup)?(?:share)?capital)$/,
  ],
  [
    "start",
    /^(?:(?:datum|date|tag)(?:van|de|d|der|of)?(?:oprichting|constitution|creation|grundung|incorporation|formation)|oprichting(?:sdatum)?|opgerichtop|constitution|constitueele|creee?le|grundung(?:sdatum)?|gegrundet(?:am)?|founded(?:on)?|incorporated(?:on)?|incorporationdate)$/,
  ],
];

/** The key of a label by its letters alone; null for anything that is no label. */
export const keyByStem = (letters: string): string | null =>
  STEMS.find(([, pattern]) => pattern.test(letters))?.[0] ?? null;
