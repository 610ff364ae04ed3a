/** Titles of offices that make a person a director, folded. The liquidator acts for a dissolved company in its place. */
const DIRECTOR = `
  (?:gedelegeerd |niet-statutair |statutair |zelfstandig |uitvoerend |niet-uitvoerend |gewoon )?bestuurders?
  (?:gedelegeerd |uitvoerend |algemeen )?directeur(?: general| delegue| general delegue)?
  (?:statutair |niet-statutair )?zaakvoerders?
  dagelijks bestuur(?:der)?
  persoon belast met het dagelijks bestuur
  voorzitter(?: van (?:de raad van bestuur|het bestuur))?
  ondervoorzitter
  lid van (?:de raad van bestuur|de directieraad|het bestuur)
  (?:vaste |wettelijke? )?vertegenwoordiger
  administrateurs?(?:[- ]delegues?| non statutaires?| statutaires?| independants?| executif)?
  administrateur general
  (?:co-)?gerante?s?(?: statutaires?| non statutaires?| technique| administratif)?
  (?:vice-)?presidente?(?: du conseil(?: d'administration)?| directeur general)?
  presidente?-directrice? general
  directrice? generale? ?(?:deleguee?)?
  membre du (?:conseil d'administration|directoire|conseil de gerance|comite de direction)
  delegue a la gestion journaliere
  personne deleguee a la gestion journaliere
  representant (?:permanent|legal)
  (?:stellvertretender? |einzel)?(?:geschaftsfuhrer(?:/?in)?)(?: \\((?:handels|unternehmens|gewerbe)rechtlich\\))?
  (?:ordentliches? |stellvertretendes? )?(?:vorstand|vorstandsmitglied|vorstandsvorsitzender?)
  mitglied des (?:vorstand|verwaltungsrat)e?s
  (?:delegierter |geschaftsfuhrender |nicht statutarischer? |statutarischer? )?verwalter(?:in)?
  (?:delegiertes )?verwaltungsratsmitglied
  vorsitzender? (?:des verwaltungsrats|des vorstands)
  standiger vertreter
  (?:managing |executive |non-executive |sole |company |independent )?directors?
  (?:managing|executive) board member
  (?:board )?member(?: of the board)?
  (?:chair(?:man|woman|person)?)(?: of the board)?
  chief executive(?: officer)?
  managing partner
  (?:president|gerant|administrateur) (?:associe|unique)
  (?:vorstandsvorsitzende|direktor|direktorin)
  (?:enig|alleen|zelfstandig bevoegd) bestuurder
  (?:algemeen|zakelijk|financieel) directeur
  llp (?:designated )?member
  daily manager
  person in charge of daily management
  permanent representative
  manager
  ceo
  gf
  dirigeante?s?
  liquidat(?:eur|rice)s?(?: amiable)?|vereffenaar|liquidator(?:in|en)?|abwickler(?:in)?
`;

/** Titles of those who are no directors, such as auditors and proxies. */
const OTHER = `
  commissaris(?:-revisor)?
  bedrijfsrevisor
  commissaire(?: aux comptes)?(?: titulaire| suppleant)?
  reviseur d'entreprises
  abschlussprufer
  wirtschaftsprufer
  kommissar
  auditor
  statutory auditor
  (?:einzel)?prokura
  prokurist(?:in)?
  secretary
  company secretary
  gevolmachtigde
  mandataire
  bevollmachtigter
  (?:enig )?aandeelhouders?
  (?:actionnaires?|associes?)(?: uniques?)?
  (?:allein)?gesellschafter(?:/?in)?
  (?:sole )?shareholders?
  curator|curateur|insolvenzverwalter
  accountant
`;

const any = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("|");

const DIRECTOR_TITLE = new RegExp(`^(?:de |la |le |les |der |die )?(?:${any(DIRECTOR)})(?:\\(?s\\)?)?$`);
const OTHER_TITLE = new RegExp(`^(?:${any(OTHER)})(?:\\(?(?:s|e?n|sen|innen)\\)?)?$`);
const DIRECTOR_START = new RegExp(`^(?:${any(DIRECTOR)})(?= ?[:,-])`);

const DIRECTOR_WITHIN = new RegExp(
  `(?<![a-z-])(?:${any(DIRECTOR)})(?=\\s(?:sinds|sedert|depuis|seit|since)\\b)|(?<=\\b(?:est|is|ist|been|als|qualite de|comme|as|zum|tot) (?:de |la |l'|een |un |une |a |an |the |ein |eine )?)(?:${any(DIRECTOR)})(?![a-z-])`,
);

/** Where a sentence says that somebody is a director: `Anne Dupont est administratrice depuis ...`. */
export const officeInSentence = (folded: string): number => DIRECTOR_WITHIN.exec(folded)?.index ?? -1;

const tidy = (folded: string): string => folded.replace(/^[\s•\d.)a-z-]*?(?=[a-z]{3})/, "").replace(/[\s:.,;/-]+$/, "");

/** What a title makes a person; null for a text that is no title. */
export function roleOf(folded: string): "director" | "other" | null {
  const title = tidy(folded.replaceAll(/\s+/g, " "));
  if (DIRECTOR_TITLE.test(title)) return "director";
  if (OTHER_TITLE.test(title)) return "other";
  // What the office allows, and whether it still counts, stand behind it: `bestuurder, alleen bevoegd`.
  if (title.length >= 70) return null;
  const bare = title.replace(/\s*(?:\(.*\)|[,;].*)$/, "");
  return bare !== title && bare !== "" ? roleOf(bare) : null;
}

/** `4. b) Geschäftsführer:` */
const ENTRY = /^(?:\d{1,2}[.)] ?)?(?:[a-h]\) ?)?/;

/** `Bestuur: Jan De Smedt`: a board by its name, before those who sit on it. */
const BOARD =
  /^(?:(?:het|samenstelling (?:van )?(?:het|de)|composition du|the) )?(?:bestuur|raad van bestuur|bestuursorgaan|conseil d'administration|organe d'administration|verwaltungsrat|verwaltungsorgan|vorstand|board(?: of directors)?)\s?$/;

/** `Einzelvertretungsberechtigt; mit der Befugnis, ... Rechtsgeschäfte abzuschließen:`, before the office itself. */
const POWER = /^.*(?:vertretungsberechtigt|abzuschlies?en|rechtsgeschaften befugt)\s?:\s?(?=\w)/;

/** The title that a line begins with, and what follows: `Geschäftsführer: Müller, Hans`. */
export function titleBefore(folded: string): { readonly role: "director" | "other"; readonly length: number } | null {
  const power = POWER.exec(folded)?.[0].length ?? 0;
  if (power > 0) {
    const title = titleBefore(folded.slice(power));
    return title && { ...title, length: power + title.length };
  }
  const mark = /[:]| [-] /.exec(folded);
  if (mark === null) return null;
  const role = roleOf(folded.slice(ENTRY.exec(folded)?.[0].length ?? 0, mark.index));
  const length = mark.index + mark[0].length;
  if (role !== null) return { role, length };
  if (BOARD.test(folded.slice(0, mark.index))) return { role: "director", length };
  return DIRECTOR_START.test(folded) ? { role: "director", length } : null;
}
