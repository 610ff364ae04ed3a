/**
 * What a label is about by its nouns, for labels that no table lists: issuers put the same nouns together in many ways.
 * Each rule has what the label's letters contain, without accents and spaces, and what they must not. The first counts.
 */
interface Stem {
  readonly key: string;
  readonly has: RegExp;
  readonly not?: RegExp;
}

const ENTITY =
  "(?:vennootschap|onderneming|rechtspersoon|entite?it|entite|entity|organisatie|organi[sz]ation|bedrijf|societe|entreprise|personnemorale|gesellschaft|unternehmen|einheit|rechtstrager|juristischenperson|firma|company|enterprise|business|corporate)";
const NUMBER = "(?:nummer|numero|number|nr|num|no|identificat\\w*|identifiant)";
const REGISTER =
  "(?:ondernem|kbo|bce|cbe|zdu|kvk|kamervankoophandel|handelsregister|inschrij|registra|registr|register|immatricul|entrepris|enterprise|company|societe|vennootschap|entit|einheit|rechtstrager|firmenbuch|hrb|siren|rcs|identifi|unternehmen|eintragung|cro|kruispuntbank|organisatie|dossier)";
/** Numbers of other things. */
const OTHER_NUMBER =
  /btw|tva|vat\b|mwst|ust|telefo|fax|mobiel|national|rijks|steuer|tax|fiscal|rekening|compte|konto|account|vestig|etabliss|niederlass|branch|bestel|klant|client|kunden|customer|order|factu|invoice|document|auftrag|emission|ausgabe|akte|depot|aand|share|rsin|pas?s|postbus|page|seite|houder|holder|titulaire|actionnaire|associe|owner|gesellschafter|aantal|anzahl|nombre|verif|control|siret|polis|contract|meter|referen|bestuur|administrat/;
const TITLE = "(?:functies?|hoedanigheid|fonctions?|qualites?|funktion(?:en)?|eigenschaft|capacity|position|rol|role)";
const PERSON_OFFICE =
  "(?:benoem|functie|nomination|fonction|ernenn|bestell|appoint|mandaa?t|aanstelling|indiensttr|ambtsaan|inoffice|amtsantritt)";
const OWNERS = "(?:eigenaar|ubo|begunstigd|belanghebbend|owner|beneficiair|berechtigt|eigentumer)";
const FROM = "(?:sinds|sedert|depuis|seit|since|vanaf|from|apartir)";

const STEMS: readonly Stem[] = [
  {
    key: "birthPlace",
    has: /geboorte(?:plaats|gemeente|stad|ort)|plaatsvangeboorte|(?:lieu|commune|ville)denaissance|geburtsort|(?:place|town|city)ofbirth|birthplace/,
    not: /datum|date|tag/,
  },
  {
    key: "birth",
    has: /geboorte(?:datum|maand|jaar|dag)|(?:datum|maand|jaar)van(?:de)?geboorte|^geb(?:oren|oorte|datum|dat)?(?:op|am|en)?$|naissance|^naiss$|^nee?(?:le|lee)?$|geburts(?:datum|monat|jahr|tag)|tagdergeburt|^geburt$|(?:date|month|year|day).*ofbirth|^birth(?:date|day)?$|^born(?:on)?$|^dob$/,
    not: /^nom|naam|geburtsname|nomde|pays|land|country/,
  },
  { key: "nationality", has: /nationali(?:teit|te|tat|ty)|^nat(?:ion)?$|staatsangeh|staatsang|staatsburg|citizenship/ },
  {
    key: "country",
    has: /(?:land|pays|staat|etat|country|state)(?:van|de|d|of|du|des|der)*(?:het|la|le|the|usual)*(?:verblijf|woon|resid|domicil|wohn|aufenthalt|hoofdverblijf)|(?:verblijfs?|woon|wohnsitz|wohn|aufenthalts)(?:land|staat)|resid\w*(?:country|state)|^residentin$|^(?:verblijf|residence|resident|wohnsitz)$|^wohnort\w*land$/,
  },
  {
    key: "until",
    has: /^(?:(?:date?um|date)?(?:van|de)?(?:uitfunctie|ontslag(?:datum)?|fin(?:d[eu](?:m?andat|fonctions?))?|revocation|cessation(?:de)?fonctions?)|resigned(?:on)?|resignationdate|ceasedon|ausgeschieden(?:am)?|einde?(?:datum)?(?:mandaat|functie)|enddate)$/,
  },
  {
    key: "since",
    has: new RegExp(
      `(?:datum|date|tag|begin|debut|start|anfang|${FROM}).*${PERSON_OFFICE}|${PERSON_OFFICE}\\w*(?:datum|date)|^${FROM}$|^(?:in(?:functie|dienst)|imamt|enfonction|inoffice|infunktion)(?:${FROM})?$|^(?:benoemd(?:op)?|nommee?(?:le)?|bestellt(?:am)?|appointed(?:on)?)$|${OWNERS}\\w*${FROM}|^${FROM}.*${OWNERS}`,
    ),
    not: /tot|until|jusqu|bis$|einde|fin|ende|term|duree|duur|dauer/,
  },
  {
    key: "role",
    has: new RegExp(`^(?:in)?${TITLE}(?:(?:van|in|de|du|of|im|der|binnen)\\w*)?$`),
    not: /sinds|datum|date/,
  },
  {
    key: "number",
    has: new RegExp(
      `${REGISTER}\\w*${NUMBER}$|^(?:n|${NUMBER})(?:van|de|du|d|der|des|of|l|la|het|the|in|im|au|bij|unique)*${REGISTER}|^registergerichtund(?:registernummer|nummer)$|^n(?:unique)?didentification|^(?:siren|hrb|fn|crn|kbo|bce|kvk|rcs)$`,
    ),
    not: OTHER_NUMBER,
  },
  {
    key: "companyName",
    has: new RegExp(
      `(?:naam|benaming|name|bezeichnung|denomination|raisonsociale|nom)(?:en|et|und|and)?(?:van|de|der|des|du|of|the|la|l|het)*(?:\\w{0,12})${ENTITY}|^(?:registered|official|full|legal|juridische|officiele|volledige|vollstandiger?|statutaire)?${ENTITY}s?(?:s?naam|s?benaming|s?name|s?bezeichnung|fullname)$|^(?:juridische|legal|wettelijke|officiele|official|registered|statutaire|statutory)(?:e)?(?:naam|name|benaming|entiteit|entity)$|^(?:firma|naam|name|denomination|benaming|bezeichnung)(?:oder|of|ou|or|en|und|et|and)\\w*(?:name|naam|sociale|firma|bezeichnung)$|^denomination(?:sociale|legale|statutaire|complete)?$|^raisonsociale$|^(?:entite|rechtseinheit|rechtspersoon|personnemorale|juristischeperson|legalentity|betrokken${ENTITY}|${ENTITY}concernee|betreffende${ENTITY}|betroffene${ENTITY}|reporting(?:entity|company)|entite(?:immatriculee|juridique|legale|declarante)|berichtende?einheit)$`,
    ),
    not: /naamloze|besloten|anonyme|beschrankt|limit|voorna|vorna|prenom|first|forename|handelsnaam|handelsname|commerc|trad(?:e|ing)|afkort|abreg|abrev|kurz|verkort|vorig|former|previous|ancien|fruher|houder|holder|aandeel|actionn|gesellschafter|associe|bestuur|administr|geschaftsf|director|owner|eigenaar|begunstig|beneficiair|berecht|manager|contact|moeder|mutter|mere|parent|dochter|tochter|filiale|subsid|nummer|number|numero|date|datum|type|adres|address|seat|forme?$|vorm$|bank/,
  },
  {
    key: "form",
    has: new RegExp(
      `(?:rechts|juridische|vennootschaps|ondernemings|wettelijke|gesellschafts)(?:vorm|form)|forme(?:juridique|legale|sociale)|naturejuridique|legalform|(?:type|art|soort)(?:van|de|der|of|d)*(?:de|la|the)?${ENTITY}$|^${ENTITY}s?type$|^rechtsform`,
    ),
    not: /datum|date|nummer|begin/,
  },
  {
    key: "seat",
    has: new RegExp(
      `zetel|siege(?:social|statutaire)?$|adressedusiege|(?:gesellschafts|firmen|haupt)sitz|^sitz|anschriftdes?sitz|registeredoffice|registeredaddress|headoffice|principalplace|officeaddress|regoffice|registeredseat|(?:geschafts|firmen)(?:anschrift|adresse)|(?:vestigings|bezoek)(?:adres|plaats)|(?:adres|adresse|address|anschrift)(?:van|de|du|der|des|of)*(?:het|la|l|the)?(?:maatschappelijke)?${ENTITY}|${ENTITY}s?(?:adres|address|adresse|anschrift)$`,
    ),
    not: /datum|date|sinds|since|depuis|telefo|mail|nummer|sitzung|bestuur|holder|houder|vertegenw/,
  },
  {
    key: "situation",
    has: /toestand|rechtslage|rechtszustand|^zustand|situationjuridique|legalsituation|^situation$/,
    not: /normal|datum|date|toestandop/,
  },
  {
    key: "status",
    has: new RegExp(
      `^(?:status|statut|statuut|state|etat)(?:van|de|of|der|d|du)*(?:la|l|the|het)?(?:${ENTITY})?$|^${ENTITY}s?status$`,
    ),
  },
  {
    key: "capital",
    has: /(?:maatschappelijk|geplaatst|gestort|aandelen)kapitaal|^kapitaal$|capital(?:social|souscrit|emis|libere)?$|(?:stamm|grund|gesellschafts|nenn)kapital|^kapital$/,
    not: /perce|pource|prozent|aandeelin|partdu|anteilam|%/,
  },
  {
    key: "start",
    has: /(?:datum|date|tag)(?:van|de|d|der|of)*(?:la|het|the)?(?:oprichting|constitution|creation|grundung|incorporation|formation|eersteinschrijving|immatriculation)|oprichting(?:sdatum)?$|^opgericht(?:op)?$|^constitu(?:tion|eele)$|^creee?le$|grundung(?:sdatum)?$|^gegrundet(?:am)?$|^founded(?:on)?$|^incorporated(?:on)?$|^(?:ingeschreven|eingetragen|inscrite?|immatriculee?|registered)(?:sedert|sinds|seit|am|depuis|since|depuisle|le|on)$|^incorporationdate$/,
  },
  {
    key: "votes",
    has: /stem(?:men|recht)|droits?devote|\bvoix\b|^voix|voix$|stimm(?:en|recht|anteil)|voting|^votes?$|percentageofvotes/,
    not: /aantal|nombre|anzahl|number|art|aard|nature|datum|date/,
  },
  {
    key: "control",
    has: /(?:aard|nature|art|type|kind|wijze|mode|modalites?|soort|form|vorm|forme|manier|means)(?:van|de|der|du|des|d|of|l)*(?:het|la|the|uiteindelijk|wirtschaftlichen|beneficial|uiteindelijke)*(?:belang|zeggenschap|controle|kontrolle|control|interet|interess|interest|detention|participation|holding|beteiligung|kapitalbeteiligung|eigendom|propriete|ownership|begunstig|beneficiair|berechtig)/,
  },
  {
    key: "count",
    has: /(?:aantal|nombre|nb|anzahl|numberof|noof|quantity|stuckzahl)(?:de|d|der|van|gehouden|of)*(?:aandelen|actions|parts|titres|anteile|aktien|geschaftsanteile|shares|effecten|securities)/,
  },
  {
    key: "share",
    has: /(?:perce\w*|pource\w*|prozent\w*|omvang|etendue|umfang|extent|ausmas|hohe|taux|quote|sizeof|grootte)(?:van|de|der|des|du|d|of|an|l)*(?:het|la|the|wirtschaftlichen|uiteindelijk|beneficial|economisch)*(?:aand\w*|kapita\w*|capital|belang\w*|parts?|actions?|anteil\w*|beteiligung\w*|participation|detention|detenue?s?|propriete|eigendom\w*|ownership|shar\w*|interest|interets?|interess\w*|holding|held|bezit\w*)|^(?:aandelen|kapitaal|deelnemings|eigendoms|beteiligungs|kapital|anteils)(?:belang|percentage|quote|anteil|prozent|hohe)$|^(?:omvang|etendue|umfang|extent|ausmas|percentage|pourcentage|prozentsatz|quote)$|^(?:aandeel|belang|deelneming|participation|beteiligung|anteil|stake|shareholding|ownership|interest|detention)$|^partducapital$|^anteilamkapital$/,
    not: /datum|date|aard|nature|art\b|soort|type|stem|vote|stimm|voix|aantal|nombre|anzahl/,
  },
  {
    key: "family",
    has: /^(?:familie|geslachts|achter)naa?m(?:en)?$|^nom(?:de)?(?:famille|naissance|patronymique|usage)$|^(?:familien|nach|geburts)name$|^(?:sur|family|last)names?$/,
  },
  {
    key: "given",
    has: /^voorna(?:a?m)(?:en)?s?(?:namen)?$|^prenoms?(?:s|usuel)?$|^vorname(?:n|nn)?$|^(?:first|given|fore|christian)names?s?$/,
  },
  {
    key: "name",
    has: /^(?:volledige|full|vollstandiger|complete)(?:naam|name|nom)$|^(?:naam|nom|name)(?:en|et|und|and)?(?:voorna?am(?:en)?|prenoms?|vorname[n]?|firstnames?|forenames?|givennames?)$|^(?:voorna?am(?:en)?|prenoms?|vorname[n]?|firstname|forenames?)(?:en|et|und|and)?(?:achter|familie)?(?:naam|nom|name|nachname|surname|lastname)$|^nomcomplet$|^identite(?:it)?$|^(?:naam|name|nom)(?:van|de|der|des|of|du)*(?:het|la|the|l)?(?:persoon|person|personne|bestuurder|administrateur|gerant|director|officer|functionaris)$/,
  },
  {
    key: "address",
    has: /^(?:woon|prive|thuis|verblijfs)(?:adres|plaats)$|^(?:adresse)?(?:privee?|personnelle|domicile|dudomicile)$|^(?:wohn|privat)(?:adresse|anschrift|ort)$|^(?:home|residential|service|private|correspondence)address$|^(?:adres|adresse|anschrift|address)$/,
  },
];

/** Letters of a label; a longer text is a sentence. */
const LONGEST = 48;

/** The key of a label by its letters alone; null for anything that is no label. */
export const keyByStem = (letters: string): string | null =>
  letters.length > LONGEST
    ? null
    : (STEMS.find(({ has, not }) => has.test(letters) && not?.test(letters) !== true)?.key ?? null);
