import { newest } from "../../case/facts.rules.ts";
import { type JudgedBy, judgesBefore } from "../../case/rules-version.model.ts";
import { taskTexts } from "../../customer/stated-functions.rules.ts";
import { foldAccents } from "../../../platform/folding.ts";
import { diversion } from "./diverted-goods.rules.ts";
import { EMBARGOED_GOODS, withoutNamesAfterGoods } from "./embargoed-goods.ts";
import { ofAnother } from "./for-another.rules.ts";
import { DONE_UNDECLARED, OUT_OF_SIGHT, PAYMENTS_FOR_OTHERS, UNDECLARED } from "./out-of-sight.rules.ts";
import {
  DETOUR,
  FALSE_INVOICES,
  KEPT_FROM_OTHERS,
  NEVER_DECLARED,
  SOURCE_UNNAMED,
  TO_BEARER,
  WITHOUT_BUSINESS,
} from "./unexplained-money.rules.ts";
import { isPersonCase } from "../../readings/known-case.ts";
import { isEmployed, isOfEmployer } from "./employed.rules.ts";
import { withoutOrdinary } from "./beside-trade.rules.ts";
import { hasWords, isNamed, type RatingFacts, wordsIn } from "./rating-facts.ts";
import { type DeclaredTrade, NOTHING, type TradeRule } from "./declared-trade.model.ts";
import { withApostrophes } from "./apostrophes.rules.ts";
import { ARMS, NAMED_TRADES } from "./named-trades.ts";
import { ART, CARS_SHIPPED, JEWELS, withoutLotteryTickets } from "./trades-since-13.ts";

const MONEY = "(?:geld|money|argent|fonds|funds|vermog|fortune|wealth|kapitaal|capitaux)";

/** Money that is sent for people who come with it. */
const SENT_FOR_PEOPLE = `western union|money ?gram|(?:opsturen|stur(?:en|ing)|send(?:ing)?|envoi|envoyer|schicken|versenden)[^.;\\n]{0,15} (?:d.)?${MONEY}[^.;\\n]{0,35} (?:for|voor|pour|fur) (?:people|mensen|les gens|leute|customers|klanten|des clients|kunden)|${MONEY} [^.;\\n]{0,30}(?:opsturen|sturen|schicken|versenden|envoyer)[^.;\\n]{0,30} (?:for|voor|pour|fur) (?:people|mensen|les gens|leute|customers|klanten|des clients|kunden)`;
const ADDICTED = "verslaafd|verslaving|addict|dependan|suchtig|spielsucht";

/**
 * Regulation (EU) 2024/1624, annex III names arms, precious metals and stones, tobacco, oil, cultural artefacts, services
 * to companies and anonymity as factors of higher risk; the Union's risk assessment adds crypto-assets, money transfer and
 * gambling.
 */
const RULES: readonly TradeRule[] = [
  {
    name: "weapons or military goods",
    isThing: true,
    level: "grave",
    words:
      "(?:vuur|jacht|oorlogs)?wapen(?!ing|feit|stilstand|schild)|weapon|firearm|munit|armes? (?:a feu|de (?:chasse|guerre|poing))|armement|armurerie|(?:schuss|jagd|kriegs)?waffen(?!stillstand)|jachtgewe|vuurwapen|rifles?(?!\\p{L})|springstof|explosi[fv]e?s|sprengstoff|(?:militair|military|militarische[nr]?) (?:gebruik|goederen|materieel|use|goods|equipment|guter)|(?:usage|materiel) militaire|dual[- ]use",
    since8: ARMS,
    since11: "(?:marchande?s?|trafiquante?s?) d.armes(?! anciennes| de collection)",
  },
  {
    name: "narcotics",
    isThing: true,
    level: "grave",
    words:
      "(?:soft|hard|party)?drugs(?! ?store|toll| ?test| ?dis|.{0,30}(?:verslaa|addict|prevent|rehab))|marihuana|marijuana|wiet(?!\\p{L})|hasj|hasch|paddo|magic mushroom|psilocyb|lachgas|protoxyde d.azote|laughing gas|stupefiants?(?!.{0,30}toxico)|betaubungsmittel|verdovende middelen|narcotic|cocaine?(?!\\p{L})|amfetamine|amphetamine|coffeeshop",
  },
  { name: "informal money transfer", isThing: true, level: "grave", words: "hawala|hundi(?!\\p{L})" },
  {
    name: "mixing of crypto-assets, or none of their users known",
    level: "grave",
    words:
      "(?:coin ?join|tumbl(?:er|ing))|mix(?:er|ers|ing|en)?(?!\\p{L}).{0,20}(?:coins?|bitcoin|crypto)|(?:coins?|bitcoin|crypto)\\p{L}*.{0,20}(?<!\\p{L})mix|(?:no|zonder|sans|ohne|without)[- ]?kyc",
  },
  {
    name: "keeping money or its owners out of sight",
    level: "grave",
    words: `discre(?:et|te|ts|tement|tely|tion).{0,50}${MONEY}|${MONEY}\\p{L}*.{0,50}(?<!\\p{L})(?:discre(?:et|te|tement|tely|tion)|diskret)|diskret.{0,50}${MONEY}|anonyme?\\p{L}*.{0,30}(?:rekening|account|compte|konto|betaling|payment|paiement|zahlung)|zwart geld|argent noir|schwarzgeld|stroman(?!\\p{L})|prete[- ]nom|strohmann|straw m[ae]n`,
    since6: OUT_OF_SIGHT,
    since8: KEPT_FROM_OTHERS,
  },
  {
    name: "income that is not declared",
    level: "grave",
    words: NOTHING,
    since6: UNDECLARED,
    since8: NEVER_DECLARED,
    since11: DONE_UNDECLARED,
  },
  {
    name: "invoices for others, or for what is not delivered",
    level: "grave",
    words: NOTHING,
    since8: FALSE_INVOICES,
  },
  {
    name: "goods that reach a country under sanctions by way of another",
    level: "grave",
    words: NOTHING,
    since8: DETOUR,
  },
  { name: "goods of a country under sanctions", level: "sensitive", words: NOTHING, since8: EMBARGOED_GOODS },
  { name: "money whose source is not named", level: "sensitive", words: NOTHING, since8: SOURCE_UNNAMED },
  { name: "securities to bearer", level: "sensitive", words: NOTHING, since8: TO_BEARER },
  { name: "a company without business of its own", level: "sensitive", words: NOTHING, since8: WITHOUT_BUSINESS },
  {
    name: "payments received or passed on for others",
    level: "sensitive",
    isFinancial: true,
    words: NOTHING,
    since6: PAYMENTS_FOR_OTHERS,
  },
  {
    name: "money transfer or exchange",
    isThing: true,
    level: "sensitive",
    isFinancial: true,
    words:
      "geldtransfer|geldovermak|money[- ]transfer|money[- ]remit|remittance|transferts? (?:d.argent|de fonds)|geldubermittlung|geldtransfer|wisselkantoor|bureau de change|currency exchange|exchange office|wechselstube",
    since8: SENT_FOR_PEOPLE,
  },
  {
    name: "crypto-assets",
    isThing: true,
    level: "sensitive",
    isFinancial: true,
    words:
      "crypto|krypto|bitcoin|stablecoin|virtual (?:asset|currenc)|virtuele (?:munt|valuta|activa)|(?:monnaies?|actifs) virtuel",
  },
  {
    name: "gambling",
    isThing: true,
    level: "sensitive",
    isFinancial: true,
    words:
      "casino|gokk|gokspel|kansspel|sportwedden|weddenschap|wedkantoor|paris sportifs|jeux? (?:de hasard|d.argent)|gambling|betting|bookmaker|glucksspiel|wettburo|sportwette|loterij|loterie|lotter|poker",
    since8: "wett(?:annahme|kantoor)|paris hippiques",
    unless8: ADDICTED,
  },
  {
    name: "precious metals or stones",
    isThing: true,
    isUnlicensed: true,
    level: "sensitive",
    words:
      "(?:aankoop|inkoop|opkoop|opkopen|kopen|achat|rachat|ankauf|buy(?:ing)?|purchase)\\p{L}*(?: (?:van|de|von|of|oud|old|en|et|and))* ?(?:d.)?(?:goud|gold|or(?!\\p{L})|edelmeta|diamant|diamond|juwel|bijou|jewel)|(?:goud|gold|diamant)(?:aankoop|ankauf|handel)|edelmeta|metaux precieux|precious (?:metal|stone|gem)|diamantaire|diamond (?:trad|deal)|edelste[ei]n|pierres precieuses",
    since8: "(?<!(?:de|le|les|la|the) )(?:diamant(?:s|en)?|diamonds?)(?!\\p{L}| (?:drill|blade|tool|cut))",
    since11:
      "(?:handel|handle|verko\\p{L}*|import\\p{L}*|vends?|vente|commerce|negoce|trad(?:e|ing)|sell(?:ing)?|sale|verkauf\\p{L}*)(?: \\p{L}+){0,3} (?:(?:de )?l.or(?!\\p{L})|d.or(?!\\p{L})|goud|gold)(?!en|smed|smith|schmi|fish|vis|\\p{L}*(?:kleur|farb))",
    since13: JEWELS,
  },
  {
    name: "adult services",
    isThing: true,
    isUnlicensed: true,
    level: "sensitive",
    words:
      "escort(?!e?s? (?:van|of|du|de) )|bordeel|bordell|prostitu|erotic|erotisch|erotique|porno|sekswerk|sex ?work|camgirl|webcamsex|adult (?:content|entertainment|webcam|video)",
  },
  {
    name: "tobacco",
    isThing: true,
    isUnlicensed: true,
    level: "sensitive",
    words: "tabak(?!s)|tabakswaren|tabac|tobacco|sigarett|cigarett|zigarett|vape(?!\\p{L})|vaping|e-?liquid",
    since13: "tabaks(?:winkel|zaak|handel|shop)",
  },
  {
    name: "hemp or CBD",
    isThing: true,
    isUnlicensed: true,
    level: "sensitive",
    words: "cbd(?!\\p{L})|cannabis|hennep(?!touw|kalk|beton|isol)|hanf(?!\\p{L}*dammung)|chanvre(?! de construction)",
  },
  {
    name: "oil",
    isThing: true,
    level: "sensitive",
    words: "ruwe (?:aard)?olie|aardoliehandel|petrole brut|crude oil|rohol|oil trading|bunkering",
  },
  {
    name: "cultural goods",
    isThing: true,
    isUnlicensed: true,
    level: "sensitive",
    words:
      "kunsthandel|kunsthandler|marchand d.art|art deal|antiquiteiten|antiquites|antiquities|antiquitaten|antiekhandel|archeologisch|archaeolog\\p{L}* (?:object|find|artefact)|ivoor|ivoire|ivory|elfenbein",
    since13: ART,
  },
  {
    name: "export of used vehicles",
    isThing: true,
    isUnlicensed: true,
    level: "sensitive",
    words:
      "(?:export|uitvoer).{0,40}(?:tweedehands|occasie|gebruikte|used|d.occasion|gebraucht)|(?:tweedehands|occasiewagen|gebruikte (?:wagen|auto)|used (?:car|vehicle)|(?:voitures?|vehicules?) d.occasion|gebrauchtwagen).{0,40}(?:export|uitvoer|ausfuhr)",
    since8:
      "(?:tweedehands|occasiewagens?|gebruikte (?:wagens?|auto.?s)|used (?:car|vehicle)s?|(?:voitures?|vehicules?) d.occasion|gebrauchtwagen)[^.;\\n]{0,30} (?:naar|to|vers|pour|nach) (?:l.)?(?:\\p{L}+.)?(?:afri[ck]|afrique|midden.oosten|middle east|moyen.orient)",
    since13: CARS_SHIPPED,
  },
  {
    name: "services to companies and trusts",
    isThing: true,
    level: "sensitive",
    words:
      "company formation|(?:oprichting|oprichten) van vennootschappen|constitution de societes|firmengrundung|domiciliation|domicilier|domiciliëring|nominee|trust services|trustkantoor|virtual office|bureau virtuel|shelf compan|registered office service",
  },
  {
    name: "investments of others",
    isThing: true,
    level: "sensitive",
    words:
      "(?:manag|invest|beheer|beleg|ger|verwalt|anleg)\\p{L}*.{0,40}(?:for (?:third parties|others)|voor derden|pour (?:des |le compte de )?tiers|fur dritte)|vermogensbeheer|gestion de fortune|vermogensverwaltung|wealth management|family office|collective investment|crowdfunding",
    unless8: "(?:vermogensbeheer|vermogensverwaltung)[^.;\\n]{0,15}(?<!\\p{L})eigen",
  },
  {
    name: "a trade without the licence for it",
    level: "sensitive",
    words:
      "(?:zonder|nog geen) (?:vergunning|licentie)|sans (?:licence|agrement|autorisation)|ohne (?:lizenz|zulassung|erlaubnis)|without (?:a |any )?licen[cs]e|unlicen[cs]ed",
  },
];

const SINCE_8: readonly TradeRule[] = [...RULES, ...NAMED_TRADES];
const SINCE_12 = SINCE_8.map(withApostrophes);

/** Questions whose answers say what is done, and with what money. */
const QUESTIONS = ["business_activity", "purpose_of_relationship", "source_of_funds"];

type Answers = Readonly<Record<string, unknown>>;
type ByTemplate = JudgedBy & { readonly templateId?: string };

/** The trades of higher risk in what a customer says of the business, the occupation and the money. */
export function tradesOfAnswers(answers: Answers, declared: string | null, rules: ByTemplate = {}): DeclaredTrade[] {
  const told = [declared ?? "", ...QUESTIONS.flatMap((question) => wordsIn(answers[question]))];
  const said = [...told, ...wordsIn(answers["occupation"])].join("\n");
  const trades = isOfEmployee(answers, rules)
    ? mergeTrades([...declaredTrades(told.join("\n"), rules), ...tradesOfOccupation(answers, rules)])
    : declaredTrades(said, rules);
  return [...trades, ...diversion(said, answers["customer_countries"]), ...ofAnother(answers, rules)];
}

const isOfEmployee = (answers: Answers, rules: ByTemplate): boolean =>
  !judgesBefore(rules, 11) &&
  rules.templateId !== undefined &&
  isPersonCase({ templateId: rules.templateId }) &&
  isEmployed(answers);

/** The trades in which a private customer works. Since version 11 that of an employer is not the customer's. */
export const tradesOfOccupation = (answers: Answers, rules: ByTemplate): DeclaredTrade[] =>
  declaredTrades(
    wordsIn(answers["occupation"]).join("\n"),
    rules,
    (rule) => !isOfEmployee(answers, rules) || !isOfEmployer(rule),
  );

export function declaredTradesOf(facts: RatingFacts): DeclaredTrade[] {
  const declared = newest(facts, "declared_activity");
  const activity = typeof declared === "string" ? declared : null;
  const said = judgesBefore(facts, 6) ? activity : [activity ?? "", ...taskTexts(facts)].join("\n");
  return tradesOfAnswers(facts.answers, said, facts);
}

const toTrade = ({ name, level, isFinancial, isUnlicensed }: TradeRule): DeclaredTrade => ({
  name,
  level,
  ...(isFinancial && { isFinancial }),
  ...(isUnlicensed && { isUnlicensed }),
});

/** The trades of higher risk that a text names and does not deny, each once, the grave ones first. */
export function declaredTrades(
  text: string,
  rules: JudgedBy = {},
  isCounted: (rule: TradeRule) => boolean = () => true,
): DeclaredTrade[] {
  if (judgesBefore(rules, 8)) {
    const whole = foldAccents(text);
    return RULES.filter((rule) => isSaidIn(whole, rule, rules)).map(toTrade);
  }
  const folded = withoutNamesAfterGoods(foldAccents(text));
  const sentences = folded.split(/[.;\n]/);
  const isOld = judgesBefore(rules, 13);
  const ordinary = sentences.map((one) => withoutOrdinary(isOld ? one : withoutLotteryTickets(one, folded)));
  const said = (judgesBefore(rules, 12) ? SINCE_8 : SINCE_12)
    .filter(isCounted)
    .filter((rule) =>
      rule.unless8 === undefined && !rule.isThing
        ? isSaidIn(folded, rule, rules)
        : (rule.isThing ? ordinary : sentences).some(
            (one) => !(rule.unless8 !== undefined && hasWords(one, rule.unless8)) && isSaidIn(one, rule, rules),
          ),
    );
  return mergeTrades(said.map(toTrade));
}

/** Each once, the grave ones first. */
function mergeTrades(said: readonly DeclaredTrade[]): DeclaredTrade[] {
  const once = said.filter(({ name }, at) => said.findIndex((other) => other.name === name) === at);
  return [...once.filter(({ level }) => level === "grave"), ...once.filter(({ level }) => level !== "grave")];
}

function isSaidIn(folded: string, { words, since6, since8, since11, since13 }: TradeRule, rules: JudgedBy): boolean {
  const parts = [
    words,
    ...(judgesBefore(rules, 6) ? [] : [since6]),
    ...(judgesBefore(rules, 8) ? [] : [since8]),
    ...(judgesBefore(rules, 11) ? [] : [since11]),
    ...(judgesBefore(rules, 13) ? [] : [since13]),
  ];
  return parts.some((part) => part !== undefined && isNamed(folded, part));
}
