import type { Finding, IsoTime, Severity } from "../case/case.model.ts";
import type { RelationshipState } from "../relationships/relationship.model.ts";
import { mayTellOfReport } from "../sar/report-words.rules.ts";
import { quotedReason } from "./quoted-reason.ts";

/** What was done about a relationship, when, and by whom. */
export interface RelationshipMark {
  readonly at: IsoTime;
  /** Officer, or `system`. */
  readonly by: string;
  /** Absent without any, and where it may tell of a report. */
  readonly reason?: string;
}

/** A state in which nothing new is begun with a customer. */
type ShutState = Extract<RelationshipState, "restricted" | "exit_planned">;

/** That a relationship is shut or is to end, or was when it ended. */
export interface Shut extends RelationshipMark {
  readonly state: ShutState;
}

/** `own_wish`: the customer left; `grave`: for a reason that speaks against the customer; `unsaid`: anything else. */
export type EndedFor = "own_wish" | "unsaid" | "grave";

/** A relationship that has ended. */
export interface EndedRelationship {
  readonly relationshipId: string;
  readonly since: IsoTime;
  readonly ended: RelationshipMark;
  readonly endedFor: EndedFor;
  /** By the reason, the customer died; absent otherwise, and in runs recorded by earlier versions. */
  readonly died?: true;
  /** Absent where it was neither restricted nor to end before. */
  readonly shut?: Shut;
}

const GRAVE =
  /fraud|betrug|betrüg|oplicht|bedrog|escroc|arnaqu|scam|charge ?backs?|terugboeking|\bforg(?:e(?!t)|ing)|fals|vervals|valse|\bfaux|fausse|gefälscht|fälsch|money ?mule|mule account|geldezel|\bmules?\b|misus|misbruik|abus|missbrauch|(?<!dis)[ck]rimin|sanction|sancti|sanktion|threat|bedreig|menace|drug|terror|theft|diefstal|\bvol (?:de |d['’])|diebstahl|suspect|trafficking|mensenhandel|menschenhandel|(?<!un|nicht |keine )auffällig|(?:money|funds|payments?|transfers?|geld|betalingen|stortingen|argent|virements?|fonds|zahlungen|gelder) (?:\p{L}+ ){0,2}(?:of|from|by|van|door|de|des|par|von) (?:\p{L}+ )?(?:victim|slachtoffer|opfer)/iu;

/** The customer itself, and nobody of its family: "Deceased", "the client passed away", "overlijden van de klant". */
const DIED = new RegExp(
  [
    String.raw`^\W*(?:(?:the|our|de|het|onze|le|la|notre|der|die|unser\w*) )?(?:(?:customer|client|account holder|klant|cliënt|(?:rekening)?houder|titulaire|kund(?:e|in)|kontoinhaber(?:in)?) (?:\p{L}+ ){0,2}?)?(?:is |was |has |a été |est |ist )?(?:deceased|died|dead|passed away|overleden|gestorven|dood|décédée?|mort|verstorben|gestorben|tot)(?=\s*$|\s*[.,;:()/-]|\s+(?:on|in|op|le|en|am|im|since|sinds|depuis|seit|customer|client|klant|kunde)(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:death|overlijden|décès|tod) (?:of|van|de|du|des|der) (?:(?:the|our|de|onze|la|notre) )?(?:customer|client|account holder|klant|cliënt|(?:rekening)?houder|titulaire|kunden|kundin|kontoinhaber\w*)`,
    String.raw`^\W*(?:death|overlijden|décès|todesfall|sterbefall)\W*$`,
  ].join("|"),
  "iu",
);

/** Whether the reason of an end says that the customer died: the identities of the dead are used. */
export const saysDied = (reason: string | null): boolean => reason !== null && DIED.test(reason);

const OWN_WISH =
  /\b(?:at|on|by) (?:his|her|its|their|the (?:customer|client|merchant)['’]s?) (?:own )?(?:request|wish|initiative)|\b(?:customer|client|merchant) (?:has |had )?(?:left(?: us)?(?=\s*$|\s*[.,;:)]| for)|stopped(?=\s*$|\s*[.,;:)]| trading| (?:the|its|his|her|their) (?:business|trade))|asked (?:us )?(?:to (?:close|end|terminate|cancel)|for (?:closure|termination))|moved|closed|cancell?ed|terminated|retired|switched|gave notice|ended)|\bmoved (?:to another|abroad|away)|(?<!\bwe )\bretire[ds]?\b|\bop (?:eigen )?verzoek|opgezegd door de klant|klant (?:heeft )?(?:zelf )?(?:opgezegd|vertrok|verhuis|(?:stopte|gestopt)(?=\s*$|\s*[.,;:)]| met (?:de|het|zijn|haar) ))|à (?:la|sa) (?:propre )?demande|résili\p{L}* par le client|client (?:a |est )(?:résilié|parti|déménagé|cessé(?! de))|auf (?:eigenen )?wunsch|kündigung durch den kunden|kunde hat gekündigt/iu;

/** What was asked and not explained: leaving then is no sign of innocence. */
const UNANSWERED =
  /answer|question|\brespon[ds]|\brepl(?:y|ied)|coopera|coopéra|collabor|meewerk|\bfunds?\b|explain|explan|refus|unknown|unclear|owners|document|cash|onbekend|onduidelijk|eigenaars|herkomst|\bvra(?:ag|gen)\b|antwo?ord|répon|fonds(?! de commerce)|inconnu|propriétaires|unbekannt|unklar|eigentümer|gefragt|\bfragen?\b|weiger/iu;

/** What the reason of an end says. What may tell of a report speaks against the customer. */
export function endedFor(reason: string | null): EndedFor {
  if (reason === null) return "unsaid";
  if (GRAVE.test(reason) || DIED.test(reason) || mayTellOfReport(reason)) return "grave";
  return OWN_WISH.test(reason) && !UNANSWERED.test(reason) ? "own_wish" : "unsaid";
}

type Draft = Required<Pick<Finding, "severity" | "title" | "description" | "code">>;

const UNTIL_SETTLED = "It counts until an officer says why the customer can be accepted all the same.";

/** The finding on somebody who was a customer and is one no more; low, where the customer left. */
export function formerCustomer(relationship: EndedRelationship): Draft {
  const { endedFor: why, shut } = relationship;
  const severity: Severity = shut !== undefined || why === "grave" ? "high" : why === "unsaid" ? "medium" : "low";
  const how = relationship.died
    ? DIED_BEFORE
    : shut === undefined
      ? { grave: "the relationship was ended for cause", unsaid: "the relationship was ended", own_wish: "left" }[why]
      : STATE_BEFORE[shut.state];
  const sentences = [
    ...endSentences(relationship),
    ...(relationship.died ? ["An officer sees the person with the identity document before anything else."] : []),
    ...(severity === "low" ? [] : [UNTIL_SETTLED]),
  ];
  return {
    code: "customer_before",
    severity,
    title: `Was a customer before, and ${how}`,
    description: sentences.join(" "),
  };
}

/** Since when and until when, and by whom and why it ended. */
export function endSentences({ since, ended, shut }: EndedRelationship): string[] {
  const isQuoted = ended.reason !== undefined && (shut === undefined || shut.reason !== undefined);
  return [
    `A customer from ${since.slice(0, 10)} to ${ended.at.slice(0, 10)}.`,
    `The relationship was ended by ${by(ended)}${because(ended)}.`,
    ...(shut === undefined ? [] : [shutSentence(shut, "was")]),
    ...(isQuoted ? [] : ["Where no reason is quoted, the relationship says why."]),
  ];
}

export const DIED_BEFORE = "the customer died, by our own record";

const STATE_BEFORE: Readonly<Record<ShutState, string>> = {
  restricted: "the relationship was restricted when it ended",
  exit_planned: "we had planned the end of the relationship",
};

/** Since when, by whom and why a relationship is shut, or was. */
export const shutSentence = (shut: Shut, verb: "is" | "was"): string =>
  `The relationship ${verb} ${shut.state === "restricted" ? "restricted" : "to end"} since ${shut.at.slice(0, 10)}, by ${by(shut)}${because(shut)}.`;

const because = ({ reason }: RelationshipMark): string => (reason === undefined ? "" : `: ${quotedReason(reason)}`);

const by = (mark: RelationshipMark): string => (mark.by === "system" ? "the service" : mark.by);
