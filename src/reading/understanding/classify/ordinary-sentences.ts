/** A sentence with a word of a refusal, in folded letters. */
interface Said {
  /** What stands before the verb, from the beginning of the sentence or of its line. */
  readonly before: string;
  readonly verb: string;
  /** What stands behind it, with the sentence that follows. */
  readonly behind: string;
  /** The whole paper. */
  readonly running: string;
  /** The first rows of the paper. */
  readonly head: string;
}

const MOVED = /verhuisd$|demenage$|zogen$|moved/;
/** What a final bill is called. */
const FINAL_BILL =
  /slotfactuur|slotafrekening|eindfactuur|eindafrekening|final (?:bill|invoice|statement)|closing (?:bill|invoice)|facture (?:finale|de cloture|de fin)|decompte final|schluss?(?:rechnung|abrechnung)|endabrechnung/;
const HERE =
  /\b(?:naar|to|into|vers) (?:dit|deze|this|cette|uw nieuwe?|your new|votre nouve)|\b(?:demenage|emmenage)(?: (?:recemment|le \S+ \S+|le \S+ \S+ \d{4}))? (?:a|dans) (?:cette|votre nouve)|\b(?:an|in|zu) (?:diese[rn]?|ihrer? neuen?) (?:anschrift|adresse|wohnung)|\bwelkom\b|\bwelcome\b|\bbienvenue\b|\bwillkommen\b|\b(?:nieuwe? adres|new address|nouvelle adresse|neue (?:anschrift|adresse)) (?:is|est|ist|lautet|luidt)\b/;
/** That the customer left the address of the paper, or that what was supplied there ended: it outweighs a welcome. */
const LEFT =
  /\b(?:moved|move) (?:out|away|from (?!your (?:old|previous|former)))|\b(?:van|de|from|von|aus|unter) (?:dit|deze|cette|this|diese[rnm]) (?:adres|woning|home|logement|anschrift|wohnung)|\bquitt|ausgezogen|\bverlaten\b|\bvertrokken\b|\bleft\b|stopgezet|opgezegd|beeindigd|\bresili|\barrete|beendet|gekundigt|\bended\b|terminated|\bstopped\b/;
/** That a contract follows upon the one that ended, at the same address. */
const FOLLOWED =
  /\b(?:omgezet|vervangen|hernieuwd|verlengd|converted|replaced|renewed|remplacee?|convertie?|renouvelee?|umgewandelt|ersetzt|verlangert)\b|\b(?:vorige?|previous|former|ancien|precedent|bisherige[rn]?|fruhere[rn]?|alte[rn]?) (?:\S+ )?(?:contrat|contract|vertrag|leverancier|supplier|fournisseur|lieferant|versorger)|\bcontrat (?:precedent|anterieur)/;
const MOVES = /verhui[sz]|demenag|umzug|umgezogen|ausgezogen|\bmoved\b|\bmoving\b/;

/** Whether a bill says that the customer came to its address, or that another contract follows there. */
export function isOrdinaryBill({ before, verb, behind, head }: Said): boolean {
  const said = `${before}${verb}${behind}`;
  const isHere = HERE.test(`${before}${verb}${firstOf(behind)}`) && !LEFT.test(said);
  if (FINAL_BILL.test(head) || FINAL_BILL.test(said)) return false;
  if (/^you .*moved on$/.test(verb)) return /^ to (?!a new|another|your new)/.test(behind) || isHere;
  if (MOVED.test(verb)) return isHere;
  return (
    /^(?:contra[ck]?t|levering|fourniture|vertrag|lieferung|supply)/.test(verb) &&
    FOLLOWED.test(said) &&
    !MOVES.test(said)
  );
}

const SEIZED = /seized|frozen|bevroren|beslag|saisi|gele|pfand|eingefroren/;
const ACCOUNT = String.raw`(?:\S*rekening|comptes?|accounts?|\S*konto)\b`;
const CARD = String.raw`(?:\S*kaart|\S*karte|cartes?|cards?)\b`;
const ANOTHER = new RegExp(
  String.raw`(?:\b(?:vroegere|vorige|oude|voormalige|previous|former|old|anciens?|precedents?|fruhere[sn]?|ehemalige[sn]?|bisherige[sn]?|alte[sn]?) (?:\S+ )?${ACCOUNT}|\bcompte (?:precedent|anterieur)|\b(?:replac(?:es|ed|ing)|vervangt|remplace|ersetzt) (?:\S+ ){0,3}?${ACCOUNT})(?!.*${ACCOUNT})`,
);
const OF_CARD = new RegExp(
  String.raw`\b${CARD}(?: (?!(?:en|et|and|und|sowie) )\S+){0,3}? (?:van|of|for|on|bij|op|du|de|zu|zum|des|fur)(?: (?!(?:en|et|and|und|sowie) )\S+){0,2}? ${ACCOUNT}(?!.*${ACCOUNT})`,
);
/** The place that is closed begins its clause; an account that is held there would stand before it. */
const OFFICE =
  /(?:^|[,:(…–] ?)\s*(?:l['’]|(?:het|ons|onze|de|uw|notre|nos|votre|vos|la|le|les|our|your|the|die|das|unsere?|ihre?) )?(?:agences?|kantoor|kantoren|filiaal|agentschap|branch(?:es)?|offices?|bureaux?|filialen?|geschaftsstellen?|guichets?|loket(?:ten)?)\b[^,:(;]*$/;
const ACCOUNT_NUMBER = /\b[a-z]{2}\d{2}(?: ?\d)*/g;

/** Whether a bank's paper says that a card, an office or another account is closed, and not the account that it is on. */
export function isOrdinaryCertificate({ before, verb, behind, running }: Said): boolean {
  if (SEIZED.test(verb)) return false;
  if (OF_CARD.test(before)) return true;
  if (OFFICE.test(before)) return !new RegExp(ACCOUNT).test(before.split(/[,:(…–]/).at(-1)!);
  return ANOTHER.test(before) && namesAnother(running, `${before}${verb}${firstOf(behind)}`);
}

const firstOf = (behind: string): string => behind.split(/(?<!\b\d{1,2})[.;] /)[0]!;

/** A paper that names no account but the one that was closed is no proof of another. */
function namesAnother(running: string, sentence: string): boolean {
  const closed = numbersIn(sentence);
  return closed.length === 0 || numbersIn(running).some((number) => !closed.includes(number));
}

const numbersIn = (text: string): string[] =>
  (text.match(ACCOUNT_NUMBER) ?? []).map((number) => number.replaceAll(" ", ""));
