import { foldAccents } from "../../../platform/folding.ts";
import { type JudgedBy, judgesBefore } from "../../case/rules-version.model.ts";
import { isPersonCase } from "../../readings/known-case.ts";
import { isNamed, wordsIn } from "./rating-facts.ts";

/** Words of answers, folded, by which somebody says that account or money are another's. Dutch, French, German, English. */

const SOMEBODY =
  "(?:neef|nicht|oom|tante|broe\\p{L}+|zus|vader|moeder|ouders|vriend|kennis|partner|echtgeno|cousin|oncle|frere|soeur|pere|mere|parents|ami(?:e|s|es)?(?!\\p{L})|epou|freund|onkel|bruder|schwester|vater|mutter|vetter|ehe|friend|uncle|aunt|brother|sister|father|mother|husband|wife|boss|baas|patron|chef)";

/** In the purpose of a relationship: who asks for it is not who it is for. */
const FOR_ANOTHER = `namens|in opdracht van|voor rekening van|pour le compte d|au nom d.un|im (?:auftrag|namen)|on behalf of|for the account of|(?:voor|pour|fur|for) (?:mijn|mon|ma|mes|mein\\p{L}*|my|een|un|une|a|ein\\p{L}*) ${SOMEBODY}`;

/** Those with whom nobody shares a household. */
const STRANGER =
  "(?:neef|nicht|oom|tante|zwager|schoon\\p{L}+|vriend(?:in)?(?!elijk)|kennis|werkgever|baas|cousine?|oncle|beau|belle|amie?|employeur|patron|freund(?:in)?|bekannte\\p{L}?|onkel|vetter|schwager|schwagerin|arbeitgeber|chef|friend|uncle|aunt|employer|boss|(?:father|mother|brother|sister|son|daughter).in.law|acquaintance|colleague|collega|collegue|kollege|landlord|somebody|someone|iemand|quelqu.un|jemand)";
const RELATIVE = `(?:${STRANGER}|broer|zus(?:ter)?|vader|moeder|zoon|dochter|frere|soeur|pere|mere|fils|fille|bruder|schwester|vater|mutter|sohn|tochter|brother|sister|father|mother|son|daughter)`;
const MY = "(?:mijn|mon|ma|mes|mein\\p{L}*|my|onze|notre|unser\\p{L}*|our|een|un|une|ein\\p{L}*|an?)";
const NOT_BOTH = "(?! (?:and|en|et|und) (?:i|ik|moi|ich)(?!\\p{L}))";
/** A salary is paid by somebody who uses the account for nothing else. */
const NO_WAGE =
  "(?![^.;\\n]{0,50}(?:my|mijn|mon|mein\\p{L}*) (?:salary|wages?|pay|loon|salaris|wedde|salaire|gehalt|lohn))";
const THING =
  "(?:account|card|cards|app|mine|it|rekening|kaart|bankkaart|compte|carte|konto|bankkonto|karte|la mienne|le mien|de mijne)";
const USES = "(?:uses?|using|gebruik\\p{L}*|utiliser\\p{L}*|utilise|nutz\\p{L}*|benutz\\p{L}*|verwend\\p{L}*)";
const HOLDS =
  "(?:have|has|keep|keeps|hold|holds|get|gets|krijgt|heeft|houdt|aura|gardera?|recevra|erhalt|bekommt|hat|behalt)";

const USED_BY_ANOTHER = [
  `(?:${MY} ${STRANGER}${NOT_BOTH}|who|he|she|they|hij|die|il|elle|qui|er|sie)[^.;\\n]{0,40} ${USES} (?:the |this |my |de |deze |mijn |het |le |la |ce |mon |ma |das |dieses |mein |die |meine )?${THING}(?!\\p{L})${NO_WAGE}`,
  `${MY} ${STRANGER}${NOT_BOTH}[^.;\\n]{0,30} (?:will |zal |wird )?${HOLDS} (?:the |de |la |die )(?:card|app|kaart|bankkaart|carte|karte|bankkarte|codes?)(?!\\p{L})`,
  `(?:account|card|rekening|kaart|compte|carte|konto|karte)[^.;\\n]{0,25}${MY} ${STRANGER}${NOT_BOTH}[^.;\\n]{0,25} (?:se servi\\p{L}*|utiliser\\p{L}*|gebruik\\p{L}*|nutz\\p{L}*|benutz\\p{L}*|will use|uses)${NO_WAGE}`,
  `${MY} ${STRANGER}${NOT_BOTH}[^.;\\n]{0,40} (?:rekening|kaart|konto|karte) (?:gebruik|nutz|benutz|verwend)\\p{L}*${NO_WAGE}`,
  "(?:only|just|merely|alleen|enkel|slechts|seulement|uniquement|juste|nur|lediglich)[^.;\\n]{0,25}(?:in my name|op mijn naam|a mon nom|(?:auf|unter) meine[nm] namen?)",
];

const MONEY = "(?:money|funds|cash|geld|gelden|argent|fonds|gelder|spaargeld|savings|vermogen|vermogen)";
const OWNED_BY_ANOTHER = [
  `${MONEY}[^.;\\n]{0,20} (?:belongs? to|toebehoor\\p{L}* aan|behoort (?:toe )?aan|is van|appartien\\p{L}* a|est a|gehor\\p{L}*) ${MY} ${RELATIVE}`,
  `${MONEY} (?:van|of|d.|de |von|meiner|unserer|der |des |fur )[^.;\\n]{0,25}(?:mandanten|klienten|clienten|parish|pfarrei|gemeinde(?!\\p{L})|parochie|paroisse|congregation|kennis(?!\\p{L})|friends?(?!\\p{L})|vriend(?!\\p{L})|vrienden|amis?(?!\\p{L})|bekannten?|members|leden|mitglieder|membres)`,
  "(?:legal |court[- ]appointed )?guardian of (?:my|an?|the|his|her)|(?:bewindvoerder|voogd) (?:van|over|voor)|tut(?:eur|rice)(?: legale?)? (?:de|d.)|(?:sous|ma|une) (?:tutelle|curatelle)|(?:betreuer(?:in)?|vormund) (?:von|fur|meine)",
];

/** Money that is taken in and sent on. */
const SENT_ON = [
  "(?:pass|send|forward|transfer)\\p{L}* (?:it|them|this|that|these|the money|the funds)? ?(?:on|onward)s?(?!\\p{L})",
  "doorst(?:ort|orten)(?!\\p{L})|door te (?:storten|sturen)|(?:stort|stuur) (?:het|ze|dat|dit|geld)[^.;\\n]{0,25} door(?!\\p{L})",
  "(?:revers|renvo[iy])\\p{L}* (?:l.argent|les fonds|les sommes|cet argent|aux?|a (?:d|u))|(?:le|les|la) (?:revers|renvo[iy])\\p{L}*",
  "weiter(?:zu)?(?:leit|uberweis)\\p{L}*|(?:leite|uberweise) [^.;\\n]{0,25}(?<!\\p{L})weiter(?!\\p{L})",
].join("|");

const PAYMENTS =
  "(?:payments|money|funds|transfers|betalingen|geld|gelden|overschrijvingen|paiements|argent|fonds|virements|zahlungen|uberweisungen|gelder)";
const FOR_EMPLOYER = `${PAYMENTS} (?:for|voor|pour|fur) (?:(?:an?|een|une?|ein\\p{L}*) (?:\\p{L}+ ){0,2}|(?:my|mijn|mon|mein\\p{L}*) )(?:(?:company|firm|business|bedrijf|firma|vennootschap|societe|entreprise|unternehmen|gesellschaft)(?<!(?:my|mijn|mon|ma|mein\\p{L}*) \\p{L}+)|employer|werkgever|employeur|arbeitgeber|boss|baas|patron|chef)(?!\\p{L})`;

const SHARE =
  "(?:\\d+(?:[.,]\\d+)? ?(?:%|percent|procent|pour ?cent|prozent)|commissi(?:e|on)(?!\\p{L})|provision(?!\\p{L}))";
const TAKEN = "(?:receiv|ontvang|recev|recoi|empfang|erhalt|collect|int(?:e|er)?(?:n|t)?(?!\\p{L}))";
const FOR_A_SHARE = `${TAKEN}\\p{L}*[^.;\\n]{0,25}(?<!\\p{L})${PAYMENTS}(?!\\p{L})[^.;\\n]{0,80}(?<!\\p{L}|\\d)${SHARE}`;

const QUESTIONS = ["purpose_of_relationship", "source_of_funds", "occupation"];

/** What the customer's words say of whose account or money it is. */
export interface OfAnother {
  readonly name: string;
  readonly level: "grave" | "sensitive";
  readonly isFinancial?: true;
  readonly isOfAnother: true;
}

const ACTS_FOR_ANOTHER = { name: "acting for somebody else", level: "sensitive", isOfAnother: true } as const;

/**
 * Whether a customer says that it acts for another. Of private persons, whose account serves themselves, more is read:
 * that another uses the account or owns the money, and that money is sent on.
 */
export function ofAnother(
  answers: Readonly<Record<string, unknown>>,
  rules: JudgedBy & { readonly templateId?: string },
): OfAnother[] {
  const purpose = foldAccents(wordsIn(answers["purpose_of_relationship"]).join("\n"));
  const isForAnother = isNamed(purpose, FOR_ANOTHER);
  const isPerson = rules.templateId !== undefined && isPersonCase({ templateId: rules.templateId });
  if (judgesBefore(rules, 7) || !isPerson) return isForAnother ? [ACTS_FOR_ANOTHER] : [];
  const said = foldAccents(QUESTIONS.flatMap((question) => wordsIn(answers[question])).join("\n"));
  const isSaid = (...words: readonly string[]) => words.some((one) => isNamed(said, one));
  return [
    ...(isSaid(FOR_A_SHARE)
      ? [
          {
            name: "payments received for others for a share of them",
            level: "grave",
            isFinancial: true,
            isOfAnother: true,
          } as const,
        ]
      : []),
    ...(isSaid(SENT_ON, FOR_EMPLOYER)
      ? [
          {
            name: "payments received for others, or sent on",
            level: "sensitive",
            isFinancial: true,
            isOfAnother: true,
          } as const,
        ]
      : []),
    ...(isForAnother || isSaid(...USED_BY_ANOTHER, ...OWNED_BY_ANOTHER) ? [ACTS_FOR_ANOTHER] : []),
  ];
}
