import { foldAccents } from "../../../platform/folding.ts";
import { type JudgedBy, judgesBefore } from "../../case/rules-version.model.ts";
import { isPersonCase } from "../../readings/known-case.ts";
import {
  FOR_BOTH,
  KEPT_SHARE,
  NO_CARE,
  OF_ONES_OWN,
  OWNED_BY_OTHER,
  SENT_ON_AT_ONCE,
  USED_BY_OTHER,
} from "./lent-account.rules.ts";
import { PAYMENTS_FOR_OTHERS } from "./out-of-sight.rules.ts";
import { hasWords, isNamed, wordsIn } from "./rating-facts.ts";

/** Words of answers, folded, by which somebody says that account or money are another's. Dutch, French, German, English. */

const SOMEBODY =
  "(?:neef|nicht|oom|tante|broe\\p{L}+|zus|vader|moeder|ouders|vriend|kennis|partner|echtgeno|cousin|oncle|frere|soeur|pere|mere|parents|ami(?:e|s|es)?(?!\\p{L})|epou|freund|onkel|bruder|schwester|vater|mutter|vetter|ehe|friend|uncle|aunt|brother|sister|father|mother|husband|wife|boss|baas|patron|chef)";

/** In the purpose of a relationship: who asks for it is not who it is for. */
const FOR_ANOTHER = `namens|in opdracht van|voor rekening van|pour le compte d|au nom d.un|im (?:auftrag|namen)|on behalf of|for the account of|(?:voor|pour|fur|for) (?:mijn|mon|ma|mes|mein\\p{L}*|my|een|un|une|a|ein\\p{L}*) ${SOMEBODY}`;
/** Since version 8 of the rules: what is asked for one's own company, for both of a couple or in care of somebody is for nobody else. */
const FOR_ANOTHER_ALONE = `(?:namens|in opdracht van|voor rekening van|pour le compte d[e.]?|au nom d[eu.]n?e?|im (?:auftrag|namen)(?: d\\p{L}+)?|on behalf of|for the account of)(?!\\p{L})${OF_ONES_OWN}|${NO_CARE}(?:voor|pour|fur|for) (?:mijn|mon|ma|mes|mein\\p{L}*|my|een|un|une|a|ein\\p{L}*) ${SOMEBODY}${FOR_BOTH}`;

const MY = "(?:mijn|mon|ma|mes|mein\\p{L}*|my|onze|notre|unser\\p{L}*|our|een|un|une|ein\\p{L}*|an?)";
/** Those with whom nobody shares a household. */
const STRANGER =
  "(?:neef|nicht|oom|tante|zwager|schoon\\p{L}+|kennis|werkgever|baas|cousine?|oncle|beau|belle|employeur|patron|bekannte\\p{L}?|onkel|vetter|schwager|schwagerin|arbeitgeber|chef|friend|uncle|aunt|employer|boss|(?:father|mother|brother|sister|son|daughter).in.law|acquaintance|colleague|collega|collegue|kollege|landlord|somebody|someone|iemand|quelqu.un|jemand)";
/** "Mijn vriendin" and "mon amie" may be a partner; "een vriendin" is none. */
const WHO = `(?:${MY} ${STRANGER}|(?:een|une?|ein\\p{L}*) (?:vriend(?:in)?(?!elijk)|amie?|freund(?:in)?))`;
const RELATIVE = `(?:${STRANGER}|broer|zus(?:ter)?|vader|moeder|zoon|dochter|frere|soeur|pere|mere|fils|fille|bruder|schwester|vater|mutter|sohn|tochter|brother|sister|father|mother|son|daughter)`;
const NOT_BOTH = "(?! (?:and|en|et|und) (?:i|ik|moi|ich)(?!\\p{L}))";
/** A salary is paid by somebody who uses the account for nothing else. */
const NO_WAGE =
  "(?![^.;\\n]{0,50}(?:my|mijn|mon|mein\\p{L}*) (?:salary|wages?|pay|loon|salaris|wedde|salaire|gehalt|lohn))";
const THING =
  "(?:account|card|cards|app|mine|it|rekening|kaart|bankkaart|compte|carte|konto|bankkonto|karte|la mienne|le mien|de mijne)";
const USES = "(?:uses?|using|gebruik\\p{L}*|utiliser\\p{L}*|utilise|nutz\\p{L}*|benutz\\p{L}*|verwend\\p{L}*)";
const HOLDS =
  "(?:have|has|keep|keeps|hold|holds|get|gets|krijgt|heeft|houdt|aura|gardera?|recevra|erhalt|bekommt|hat|behalt)";

const ONLY = "(?:only|just|merely|alleen|enkel|slechts|seulement|uniquement|juste|nur|lediglich)";
const IN_MY_NAME = "(?:in my name|op mijn naam|a mon nom|(?:auf|unter) meine[nm] namen?)";
const USED_BY_ANOTHER = [
  `${WHO}${NOT_BOTH}[^.;\\n]{0,40} ${USES} (?:the |this |my |de |deze |mijn |het |le |la |ce |mon |ma |das |dieses |mein |die |meine )?${THING}(?!\\p{L})${NO_WAGE}`,
  `${WHO}${NOT_BOTH}[^.;\\n]{0,30} (?:will |zal |wird )?${HOLDS} (?:the |de |la |die )(?:card|app|kaart|bankkaart|carte|karte|bankkarte|codes?)(?!\\p{L})`,
  `(?:account|card|rekening|kaart|compte|carte|konto|karte)[^.;\\n]{0,25}${WHO}${NOT_BOTH}[^.;\\n]{0,25} (?:se servi\\p{L}*|utiliser\\p{L}*|gebruik\\p{L}*|nutz\\p{L}*|benutz\\p{L}*|will use|uses)${NO_WAGE}`,
  `${WHO}${NOT_BOTH}[^.;\\n]{0,40} (?:rekening|kaart|konto|karte) (?:gebruik|nutz|benutz|verwend)\\p{L}*${NO_WAGE}`,
  `${ONLY} (?:open|ouvr|eroffn)\\p{L}*[^.;\\n]{0,20}${IN_MY_NAME}`,
  `(?:open|ouvr|eroffn)\\p{L}* (?:it|ze|hem|le|la|es) ${ONLY} ${IN_MY_NAME}`,
  `(?:rent|lend|hire)\\p{L}* (?:out )?(?:my|the) (?:account|card)|(?:verhuur|leen) (?:ik )?mijn (?:rekening|kaart)|(?:prete|loue) (?:mon compte|ma carte)|(?:vermiete|verleihe|leihe) mein(?:e karte| konto)`,
  `(?:pays?|paid|betaal\\p{L}*|paie\\p{L}*|zahl\\p{L}*)[^.;\\n]{0,40}(?<!\\p{L})(?:use|gebruik\\p{L}*|utilis\\p{L}*|nutz\\p{L}*)[^.;\\n]{0,15}(?<!\\p{L})(?:my|mijn|mon|ma|mein\\p{L}*) ${THING}`,
].join("|");
/** Somebody who was named before: "my employer has no account here; he will use mine". */
const USED_BY_ONE_NAMED = `(?:he|she|they|hij|zij|il|elle|er|sie) [^.;\\n]{0,20}${USES} (?:my |mijn |mon |ma |mein |meine )?${THING}(?!\\p{L})${NO_WAGE}`;
const STRANGER_NAMED = `${WHO}${NOT_BOTH}`;
/** "I will be the only person who uses it". */
const MINE_ALONE =
  "only person|nobody else|no one else|niemand anders|enige persoon|seule personne|personne d.autre|niemand sonst|einzige person";
/** "A colleague has the app and is content", since version 8 of the rules. */
const LIKES_THE_APP =
  "(?:has|heeft|a|hat) (?:the|de|la|die|l.) ?app(?:li)?,? (?:and|en|et|und) (?:is|likes|en est|est|ist)(?!\\p{L})";

const MONEY = "(?:money|funds|cash|geld|gelden|argent|fonds|gelder|spaargeld|savings|vermogen)";
const OUR = "(?:our|my|onze|mijn|notre|nos|mes|mon|ma|unser\\p{L}*|mein\\p{L}*)";
const OWNED_BY_ANOTHER = [
  `${MONEY}[^.;\\n]{0,20} (?:belongs? to|toebehoor\\p{L}* aan|behoort (?:toe )?aan|is van|appartien\\p{L}* a|est a|gehor\\p{L}*) ${MY} ${RELATIVE}`,
  `${MONEY} [^.;\\n]{0,25}(?<!\\p{L})${OUR} (?:mandanten|klienten|clienten|clients|parish|pfarrei|parochie|paroisse|congregation|members|leden|mitglieder|membres)(?!\\p{L})`,
  `${MONEY} [^.;\\n]{0,25}(?:members of|van een kennis|d.une? amie?|einer? (?:freundin|bekannten)|eines freundes|of a friend)(?!\\p{L})`,
  `(?:legal |court[- ]appointed )?guardian of (?:my|his|her)|(?:bewindvoerder|voogd) (?:van|over|voor) (?:mijn|onze)|tut(?:eur|rice)(?: legale?)? de (?:ma|mon|mes|notre)|sous (?:ma )?(?:tutelle|curatelle)|(?:betreuer(?:in)?|vormund) (?:von |fur )?mein`,
].join("|");
/** What was given is its holder's own, and a paper of it is asked for. */
const GIVEN =
  "schonk|geschonken|schenking|geerfd|geerbt|gekregen|donnee?(?!\\p{L})|a donne|offert|inherit|gave|gift|wedding|huwelijk|mariage|hochzeit|geschenk|geschenkt|heritage|herite|erbe";
const GIVEN_OR_SAVED = `${GIVEN}|children|kinderen|enfants|kinder`;

/** Money that is taken in and sent on. */
const SENT_ON = [
  "(?:pass|send|forward|transfer)\\p{L}* (?:it|them|this|that|these|the money|the funds)? ?(?:on|onward)s?(?!\\p{L})|forward\\p{L}* (?:them|it|the money|the funds)(?!\\p{L})",
  "doorst(?:ort|orten)(?!\\p{L})|door te (?:storten|sturen)|(?:stort|stuur) (?:het|ze|dat|dit|geld)[^.;\\n]{0,25} door(?!\\p{L})",
  "(?:revers|renvo[iy])\\p{L}* (?:l.argent|les fonds|les sommes|cet argent|aux?|a (?:d|u))|(?:le|les|la) (?:revers|renvo[iy])\\p{L}*",
  "weiter(?:zu)?(?:leit|uberweis)\\p{L}*|(?:leite|uberweise) [^.;\\n]{0,25}(?<!\\p{L})weiter(?!\\p{L})",
].join("|");
/** To oneself, one's children or one's lender. */
const TO_ONESELF =
  "(?<!(?:zijn|haar|hun|his|her|their|sa|son|ses|leurs?|sein\\p{L}*|ihr\\p{L}*) )(?:savings|spaar|epargne|sparkonto)|sparen|children|kinderen|enfants|kinder|pocket money|zakgeld|argent de poche|taschengeld|loan|lening|pret(?!\\p{L})|kredit|mortgage|hypothe|own account|eigen rekening|eigenes konto|autre compte a moi|pension alimentaire|alimentatie|unterhalt";

const PAYMENTS =
  "(?:payments|money|funds|transfers|betalingen|geld|gelden|overschrijvingen|paiements|argent|fonds|virements|zahlungen|uberweisungen|gelder)";
const TAKEN = "(?:receiv|ontvang|recev|recoi|empfang|erhalt|collect|entgegen)";
const FOR_EMPLOYER = `${PAYMENTS} (?:for|voor|pour|fur) (?:(?:an?|een|une?|ein\\p{L}*) (?:\\p{L}+ ){0,2}(?:company|firm|business|bedrijf|firma|vennootschap|societe|entreprise|unternehmen|gesellschaft)|(?:an?|een|un|ein\\p{L}*|my|mijn|mon|mein\\p{L}*) (?:employer|werkgever|employeur|arbeitgeber|boss|baas|patron|chef))(?!\\p{L}| (?:car|de leasing|d.assurance))`;

const SHARE =
  "(?:\\d+(?:[.,]\\d+)? ?(?:%|percent|procent|pour ?cent|prozent)|commissi(?:e|on)(?!\\p{L})|provision(?!\\p{L}))";
const FOR_A_SHARE = `(?:${TAKEN}|gets?(?!\\p{L})|getting)\\p{L}*[^.;\\n]{0,25}(?<!\\p{L})${PAYMENTS}(?!\\p{L})[^.;\\n]{0,80}(?<!\\p{L}|\\d)${SHARE}`;

/** Income of one's own of which a part is told in per cent. */
const OWN_INCOME =
  "btw|vat(?!\\p{L})|tva|mwst|umsatzsteuer|rent(?!\\p{L})|huur|loyer|miete|tenant|locataire|interest|intrest|rente|rendement|return|rendite|dividend|index|pension|pensioen|wage|salary|loon|salaire|gehalt|lohn|insurance|mutual|verzeker|versicher|krankenkasse|alimony|alimentatie|unterhalt";

const KIN = `(?!boss|baas|patron|chef|kennis)${SOMEBODY}`;
const EACH =
  "(?:every|each|elke|iedere|chaque|jede[nrs]?) (?:month|week|year|maand|jaar|mois|semaine|annee|monat|woche|jahr),?";
/** What somebody sends a relative is no account of that relative: "100 euro for my mother each month". */
const SUPPORT = new RegExp(
  `(?<!\\p{L}|\\d)(?:\\d+(?:[.,]\\d+)? ?(?:euros?|eur|€)(?: (?:per|par|pro|a|each|every|elke|iedere|chaque|jede[nrs]?) \\p{L}+)?|(?:€|eur) ?\\d+(?:[.,]\\d+)?|${EACH} (?:wat|een beetje|un peu d.|de l.|etwas|some|a little) ?(?:geld|argent|money)?) (?:voor|pour|fur|for) (?:mijn|mon|ma|mes|mein\\p{L}*|my) ${KIN}`,
  "gu",
);
const CLUB =
  "(?:scout\\p{L}*|chiro|ksa|pfadfinder\\p{L}*|\\p{L}*(?:club|clubs|vereniging|vereins?|ploeg|team|koor|chors?)|unite scoute|patro|association|asbl|vzw|fanfare|harmonie|parochie|paroisse|pfarrei|parish|school|ecole|schule|klas|classe|choir|comite|ouderraad)(?!\\p{L})";
const OF_CLUB = ` (?:van|of|de|du|des|d.|der|vom|von) ?(?:(?:our|the|an?|onze?|de|het|een|mijn|notre|la|le|une?|mon|ma|unser\\p{L}*|der|des|dem) |l.)?(?:\\p{L}+ ){0,2}${CLUB}`;
const KEEPS =
  "(?:beheer|hou(?:d|den)?|bewaar|gere|tiens|garde|manage|keep|hold|fuhre?|verwalte?|innen?|ontvang|recois|collect|receive|sammle|bekomme)(?!\\p{L})";
/** The cash of a club on a private account; a cashier works at one. */
const CLUB_MONEY = [
  `(?<!(?<!\\p{L})(?:aan|a|at|an) (?:de |la |the |der )?)(?:kas|caisse|tresorerie|kasse|treasury|kitty)${OF_CLUB}`,
  `${KEEPS}[^.;\\n]{0,30} (?:geld|gelden|lidgeld(?:en)?|argent|cotisations|money|funds|cash|fees|gelder|beitrage)${OF_CLUB}`,
].join("|");
const ON_ITS_OWN =
  "(?:eigen|own|propre|eigene[ns]?|separate|aparte?|separe|sein\\p{L}*) (?:account|rekening|compte|konto)|compte (?:propre|separe)";

/** Money of other people that is sent to somebody: "recevoir l'argent d'autres gagnants et l'envoyer à l'avocat". */
const OF_OTHERS_SENT =
  "(?:argent|gains?|money|winnings|geld(?:er)?|prijzen|gewinne?|fonds|funds)(?: \\p{L}+)? (?:d.autres|des autres|of (?:the )?others?|from (?:the )?others?|van (?:de )?anderen?|(?:von |der )?anderen?r?) [^.;\\n]{0,40}(?:envoy|renvo|vers(?:er|e)(?!\\p{L})|vir(?:er|e)(?!\\p{L})|send|forward|transfer|pass|stur(?:en)?(?!\\p{L})|stort(?:en)?(?!\\p{L})|schick|uberweis|weiter)";

const MONEY_QUESTIONS = ["purpose_of_relationship", "source_of_funds"];

/** What the customer's words say of whose account or money it is. */
export interface OfAnother {
  readonly name: string;
  readonly level: "grave" | "sensitive";
  readonly isFinancial?: true;
  readonly isOfAnother: true;
}

const FOR_A_SHARE_OF_THEM = {
  name: "payments received for others for a share of them",
  level: "grave",
  isFinancial: true,
  isOfAnother: true,
} as const;
const RECEIVED_FOR_OTHERS = {
  name: "payments received for others, or sent on",
  level: "sensitive",
  isFinancial: true,
  isOfAnother: true,
} as const;
const OF_A_CLUB = { name: "money of a club or an association", level: "sensitive", isOfAnother: true } as const;
const ACTS_FOR_ANOTHER = { name: "acting for somebody else", level: "sensitive", isOfAnother: true } as const;

/**
 * Whether a customer says that it acts for another. Of private persons, whose account serves themselves, more is read:
 * that another uses the account or owns the money, and that money is sent on.
 */
export function ofAnother(
  answers: Readonly<Record<string, unknown>>,
  rules: JudgedBy & { readonly templateId?: string },
): OfAnother[] {
  const stated = foldAccents(wordsIn(answers["purpose_of_relationship"]).join("\n"));
  const isOld = judgesBefore(rules, 8);
  const hearsMore = !judgesBefore(rules, 13);
  const purpose = hearsMore ? stated.replaceAll(SUPPORT, " ") : stated;
  const isForAnother = isNamed(purpose, isOld ? FOR_ANOTHER : FOR_ANOTHER_ALONE);
  const isPerson = rules.templateId !== undefined && isPersonCase({ templateId: rules.templateId });
  if (judgesBefore(rules, 7) || !isPerson) return isForAnother ? [ACTS_FOR_ANOTHER] : [];
  const about = foldAccents(MONEY_QUESTIONS.flatMap((question) => wordsIn(answers[question])).join("\n"));
  const hasStranger = isNamed(about, STRANGER_NAMED);
  const sentences = about.split(/[.;!?\n]+/u);
  const isSaid = (words: string, unless: string) =>
    sentences.some((one) => isNamed(one, words) && !hasWords(one, unless));
  const isSaidOfLate = (words: string, unless: string) => !isOld && isSaid(words, unless);
  const isUsed =
    isSaid(USED_BY_ANOTHER, isOld ? MINE_ALONE : `${MINE_ALONE}|${LIKES_THE_APP}`) ||
    isSaidOfLate(USED_BY_OTHER, MINE_ALONE) ||
    (hasStranger && isSaid(USED_BY_ONE_NAMED, MINE_ALONE));
  const isOwned = isSaid(OWNED_BY_ANOTHER, GIVEN) || isSaidOfLate(OWNED_BY_OTHER, GIVEN_OR_SAVED);
  const isTakenIn = sentences.some((one) => isNamed(one, FOR_EMPLOYER) && hasWords(one, TAKEN));
  const isSentOn =
    isSaid(SENT_ON, TO_ONESELF) ||
    isSaidOfLate(SENT_ON_AT_ONCE, TO_ONESELF) ||
    (hearsMore && isSaid(OF_OTHERS_SENT, TO_ONESELF));
  const isShared = isSaidOfLate(KEPT_SHARE, `${OWN_INCOME}|${TO_ONESELF}`);
  const isForOthers = isTakenIn || isSentOn || isOwned || isNamed(about, PAYMENTS_FOR_OTHERS);
  return [
    ...((isForOthers && isSaid(FOR_A_SHARE, OWN_INCOME)) || isShared ? [FOR_A_SHARE_OF_THEM] : []),
    ...(isTakenIn || isSentOn ? [RECEIVED_FOR_OTHERS] : []),
    ...(isForAnother || isUsed || isOwned ? [ACTS_FOR_ANOTHER] : []),
    ...(hearsMore && isSaid(CLUB_MONEY, ON_ITS_OWN) ? [OF_A_CLUB] : []),
  ];
}
