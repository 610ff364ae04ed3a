import { companyNumbersIn } from "../fields/company-numbers.ts";
import { keyByStem } from "../label-stems.ts";
import { hasLegalForm } from "../fields/legal-forms.ts";
import { readPersonName } from "../fields/person-names.ts";
import { COMPANY_LABELS, PERSON_LABELS } from "../company/words/company-labels.ts";
import { wholeHoldings } from "../company/whole-holdings.ts";
import { roleOf, titleBefore } from "../company/words/roles.ts";
import { OWNER_LABELS } from "../company/words/owner-labels.ts";
import type { Cell, DocumentText } from "../text.ts";
import type { WordedKind } from "./words/index.ts";

/** Labels by their letters alone, without accents. */
const lettersOf = (folded: string): string => folded.replaceAll(/[^\p{L}\p{N}]/gu, "");
const foldLabel = (label: string): string => lettersOf(label.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase());

const KEYS = new Map<string, string>(
  Object.entries({ ...OWNER_LABELS, ...PERSON_LABELS, ...COMPANY_LABELS }).flatMap(([key, labels]) =>
    labels.map((label) => [foldLabel(label), key] as const),
  ),
);

/** What is told of a company in a register, and of an owner in a register of owners. */
const OF_COMPANY = ["number", "form", "seat", "status", "situation", "start", "capital", "activity", "entityType"];
const OF_OWNER = ["birth", "nationality", "country", "share", "votes", "control", "given"];

const OWNERS =
  /\bubo'?s?\b|uiteindelijke?n? (?:begunstigd|belanghebbend|eigena)|beneficiaires? effectifs?|wirtschaftliche?[rn]? (?:berechtigt|eigentumer|begunstigt)|transparenzregister|beneficial own|significant control/;
const HOLDERS =
  /aandeelhoud|aandelen|vennoten|certificaathouder|actionn|\bassocies?\b|parts? sociales?|detenteurs? de (?:parts|titres)|\bactions\b|gesellschafter|geschaftsanteil|aktionar|\baktien|\banteile?|shareholder|\bmembers\b|\bshares\b|stockholder/;
const REGISTERS =
  /kruispuntbank|\bkbo\b|carrefour|\bbce\b|\bcbe\b|\bzdu\b|\bzud\b|unternehmensdatenbank|crossroads bank|kamer van koophandel|\bkvk\b|chamber of commerce|handelsregister|registre d[eu] commerce|\brcs\b|k ?bis|registre national des entreprises|\brne\b|infogreffe|\binpi\b|sirene|firmenbuch|unternehmensregister|registergericht|companies house|companies registration office|\bcro\b|business registers|luxembourg business|ondernemingsloket|guichet d'entreprises|unternehmensschalter|business counter|trade register|company register|rechtspersonenregister|registre des personnes morales|register of legal entities|ondernemingsregister|registre des entreprises|register of enterprises|companies register|register der juristischen|register of legal persons|annuaire des entreprises|unternehmenssuche|public search|registerblatt|registre national d|appointments report|companies? act\b.{0,80}certificate|certificate.{0,80}\bgood standing/;
const PERCENT = /(?<![\d.,])\d{1,3}(?:[.,]\d{1,4})? ?(?:%|procent|pour ?cent|prozent|per ?cent)/g;
const NO_SHARE =
  /\b(?:btw|tva|vat|mwst|ust|rente|inter[e]?st rate|zins|taux|korting|remise|rabatt|discount|indice|index)\b/;
const COUNT_OF_SHARES =
  /\b(?:houder|titulaire|inhaber|holder|eigenaar|proprietaire) (?:van|de|von|of) [\d.]+|[\d.,' ]+ (?:aandelen|actions|parts|anteile|aktien|shares)\b/;
const BORN = /\b(?:geb(?:oren|\.)|nee?(?:\(e\))? (?:le|a)\b|born\b)/;

/** What a document holds, whatever its title says: labels with values, owners, holders with their shares. */
export function contentsOf(text: DocumentText, folded: string): Partial<Record<WordedKind, number>> {
  const keys = labelsIn(text.cells);
  const ofCompany = OF_COMPANY.filter((key) => keys.has(key)).length;
  const ofOwner = OF_OWNER.filter((key) => keys.has(key)).length;
  const shares = text.cells
    .filter((cell) => !NO_SHARE.test(cell.folded))
    .reduce((sum, cell) => sum + (cell.folded.match(PERCENT)?.length ?? 0), 0);
  const names = shares === 0 ? [] : text.cells.filter(isName);
  const holders = Math.min(shares, Math.max(names.length, shares > 0 && BORN.test(folded) ? 1 : 0));
  const isOfOwners = OWNERS.test(folded);
  const isRegister = REGISTERS.test(folded);
  const companies = names.filter((cell) => hasLegalForm(nameOf(cell))).length;
  const told = Math.max(ofOwner, (BORN.test(folded) ? 1 : 0) + (shares > 0 ? 1 : 0) + (NATIONS.test(folded) ? 1 : 0));
  return {
    ubo_extract: isOfOwners && told >= 2 ? Math.min(4, told + 0.5) : 0,
    register_extract:
      isOfOwners || holders > 1
        ? 0
        : Math.max(
            registerScore(isRegister, ofCompany + (isRegister && ofCompany > 0 ? extractPoints(text, keys) : 0)),
            statedScore(folded, isRegister),
          ),
    shareholder_register:
      HOLDERS.test(folded) && !isOfOwners
        ? (holders > 0 ? 2 + (COUNT_OF_SHARES.test(folded) ? 1 : 0) : 0) || (wholeHoldings(text) === null ? 0 : 2.5)
        : 0,
    structure_chart: holders > 1 && companies > 1 ? 2 : holders > 0 && companies > 0 ? 1 : 0,
  };
}

const NATIONS = /nationalit|staatsangehorig|staatsburger|citizen|woonland|wohnsitzland|pays de residence|country of/;

const registerScore = (isRegister: boolean, told: number): number =>
  isRegister ? (told >= 5 ? 4.5 : told >= 4 ? 3.5 : told >= 3 ? 2.5 : 0) : told >= 6 ? 2 : 0;

/** Points of a register extract: one for a director's office, one for a company number without a label in the top rows. */
const extractPoints = (text: DocumentText, keys: ReadonlySet<string>): number =>
  (text.cells.some(({ folded }) => roleOf(folded) === "director" || titleBefore(folded)?.role === "director") ? 1 : 0) +
  (!keys.has("number") && text.cells.some(({ row, text: own }) => row < TOP_ROWS && companyNumbersIn(own).length > 0)
    ? 1
    : 0);
const TOP_ROWS = 8;

/** What a register states of a company in sentences: that it is entered, since when, where, as what, and that it still is. */
const STATED: readonly RegExp[] = [
  /(?:ingeschreven|inschrijving|inscri(?:te?|ption)|\bimmatricul\w{0,6}|eingetragen|eintragung|registered|entered|entry|registration|incorporated)[^.;]{0,90}(?:nummer|numero|n°|number|\bno\.|\bnr\.|gelosch|radiee?|doorgehaald)|(?:register|registre)[^.;\n]{0,30}(?:nummer|numero|number|\bno\.|\bnr\.)/,
  /\b(?:zetel|siege|sitz|registered office|seat|kantoor|geschaftsraume)\b/,
  /rechtsvorm|forme (?:legale|juridique)|rechtsform|legal form/,
  /(?:bestaat sinds|existe depuis|besteht seit|has existed since|incorporated on|ingeschreven op|immatriculee le|opgericht op|constituee le|gegrundet am|am \d[^.;]{4,20} eingetragen|op \d[^.;]{4,20} (?:is )?ingeschreven|existence since)/,
  /(?:niet|n'a pas ete|n'est pas|nicht|not|no action pending to)\s(?:\S+ ){0,4}(?:doorgehaald|geschrapt|failliet|radiee?|en faillite|gelosch|in konkurs|struck|dissolved|strike)|normale (?:toestand|rechtslage)|normaler rechtslage|situation normale|normal legal situation|good standing|toestand normaal/,
  /\b(?:bestuur\w*|administrat\w+|gerance|gerants?|verwalter|geschaftsfuhr\w+|board of directors|directors?)\b/,
];
const ATTESTED =
  /verklaar|bevestig|attest|certif|bescheinig|bestatig|afgegeven|afgeleverd|delivre|ausgestellt|erteilt|\bissued\b|given (?:on|under)/;
const DEED =
  /notari|notaire|\bnotar\b|aandeel|aandelen|actionnaire|\bactions\b|parts sociales|gesellschafterversammlung|generalversammlung|algemene vergadering|assemblee generale|general meeting|\bshares\b|staatsblad|moniteur|staatsblatt|gazette|vergunning|erkenning|agrement|erlaubnis|licen[cs]e|\biban\b/;

/** Score of a certificate without labels, by how many statements of `STATED` it makes. */
function statedScore(folded: string, isRegister: boolean): number {
  if (!isRegister || !ATTESTED.test(folded) || DEED.test(folded)) return 0;
  const told = STATED.filter((pattern) => pattern.test(folded)).length;
  return told >= 5 ? 6 : told >= 4 ? 4.5 : 0;
}

function labelsIn(cells: readonly Cell[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { folded } of cells) {
    const parts = [
      folded,
      ...folded.split(/[;|]/).map((part) => /^([^:]{2,60}?)\s*(?::|\.{2,}|_{2,})/.exec(part)?.[1]),
    ];
    for (const part of parts) {
      const bare = part?.replace(/^\s*(?:\(?\d{1,2}\s*[.)°]|[a-h][.)]|[•*-])\s*/, "");
      if (bare === undefined) continue;
      const letters = lettersOf(bare);
      const key = KEYS.get(letters) ?? (letters.length < 4 || /\d/.test(letters) ? null : keyByStem(letters));
      if (key !== null) keys.add(key);
    }
  }
  return keys;
}

const nameOf = (cell: Cell): string =>
  cell.text
    .replace(/^\s*(?:\(?\d{1,2}\s*[.)°]|[a-h][.)]|[•*–-]|->)\s*/, "")
    .split(/[(:]| [-–>]+ |->|, (?=\d|geb|n[ée]|born|pour|voor|zu|for|à|mit)|\s\d/)[0]!
    .trim();

const isName = (cell: Cell): boolean => {
  const name = nameOf(cell);
  return name.length > 4 && name.length < 70 && (readPersonName(name) !== null || hasLegalForm(name));
};
