import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { oncePerObject } from "../../platform/once-per-object.ts";
import type { DeclaredOwner } from "./declared-owner.model.ts";
import { type Declared, declaredOwners, readDeclaredDirectors } from "./declared-owners.ts";
import { isCompanyName } from "./declared-text.ts";
import { splitNominees } from "./held-for.rules.ts";
import { placeLivedIn } from "./lives-in.rules.ts";
import { splitRemarks } from "./owner-remarks.rules.ts";

/** Words of sentences about who owns or runs a company, and of no full name. */
const SENTENCE_WORDS = new Set(
  (
    "i we it they our us my nobody everyone everybody all together is are am have has own owns owned company business shares " +
    "shareholder shareholders owner owners director directors family partners same see above below register articles " +
    "wij we ik ons onze het zij niemand iedereen allemaal samen zijn is heeft hebben bezit bezitten eigendom eigenaar eigenaars " +
    "eigenaren aandelen aandeelhouder aandeelhouders vennoten bestuurder bestuurders bedrijf vennootschap familie zelfde dezelfde zie boven statuten " +
    "nous je notre nos ils elles personne tous toutes ensemble est sont sommes avons possédons appartient société entreprise parts actions " +
    "actionnaire actionnaires associé associés propriétaire propriétaires administrateur administrateurs famille mêmes voir dessus statuts registre " +
    "wir ich uns unser unsere es sie niemand alle jeder gemeinsam zusammen ist sind haben gehört besitzen firma gesellschaft unternehmen anteile " +
    "gesellschafter eigentümer inhaber geschäftsführer familie dieselben siehe oben satzung register"
  ).split(" "),
);
/** Words of sentences that decline to say who it is; runs before version 6 of the rules knew none of them. */
const DECLINING_WORDS = new Set(
  (
    "want will say tell answer this that not don't won't rather private secret confidential " +
    "wil willen zeggen antwoorden dit dat niet liever geheim vertrouwelijk " +
    "veux voulons dire répondre ceci cela pas préfère secret confidentiel " +
    "möchte möchten will wollen sagen antworten das dies nicht lieber geheim vertraulich"
  ).split(" "),
);
/** Of these, words that no name has: one of them makes a sentence of words that all begin with a capital. */
const NEVER_IN_NAMES = new Set(
  (
    "nobody everyone everybody shares shareholder shareholders owner owners director directors register articles " +
    "niemand iedereen eigendom eigenaar eigenaars eigenaren aandelen aandeelhouder aandeelhouders vennoten bestuurder bestuurders " +
    "vennootschap statuten actionnaire actionnaires associé associés propriétaire propriétaires administrateur administrateurs " +
    "société entreprise statuts registre anteile gesellschafter eigentümer geschäftsführer gesellschaft unternehmen satzung"
  ).split(" "),
);
/** Words between, in sentences and in names alike. */
const SMALL_WORDS = new Set(
  "the a of in by and or de het een en of van in door le la les l' du des et ou der die das und oder von".split(" "),
);
const ALONE = new Set(
  "nobody everyone everybody niemand iedereen personne jeder together samen ensemble zusammen".split(" "),
);

/**
 * Whether a declared name is a sentence, such as "nobody, we own it together": at least two of its words, and half of
 * those that are not small, are of such sentences, or its one word means nobody or everybody.
 * Who has a birth date or a nationality is somebody: `Are See`.
 */
function isSentence(owner: DeclaredOwner, isTelling: (word: string) => boolean): boolean {
  const { name, kind } = owner;
  if (kind === "company" || isCompanyName(name)) return false;
  if (kind === "person" && (owner.birth_date ?? owner.nationality) !== undefined) return false;
  const written = (name.match(/[\p{L}’']+/gu) ?? []).filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  // A letter alone is an initial: `Is I. Haak`.
  const words = written.filter((word) => word.length > 1).map((word) => word.toLowerCase());
  if (words.length === 1) return written.length === 1 && ALONE.has(words[0]!);
  const isLikeName = written.every((word) => /^\p{Lu}/u.test(word));
  if (isLikeName && !words.some((word) => NEVER_IN_NAMES.has(word))) return false;
  const telling = words.filter(isTelling);
  return telling.length >= 2 && 2 * telling.length >= words.length;
}

export const isNoName = oncePerObject((owner: DeclaredOwner): boolean =>
  isSentence(owner, (word) => SENTENCE_WORDS.has(word) || DECLINING_WORDS.has(word)),
);

const wasNoName = oncePerObject((owner: DeclaredOwner): boolean =>
  isSentence(owner, (word) => SENTENCE_WORDS.has(word)),
);

/** Whether it says where somebody lives: nobody is named, and no name is missing. */
export const isResidence = ({ name }: DeclaredOwner): boolean => placeLivedIn(name) !== null;

/** "No shareholders", of an association: nobody is named, and no name is missing. */
const NONE_THERE =
  /^(?:er zijn |(?:wij|we) hebben |there are |we have |il n['’]y a |nous n['’]avons |wir haben |es gibt )?(?:geen|no|aucune?s?|pas d(?:e |['’])|keine?) ?(?:echte |real )?(?:aandeelhouders?|vennoten|eigenaars?|eigenaren|leden|shareholders?|owners?|members|actionnaires?|associés?|propriétaires?|membres|gesellschafter|eigentümer|inhaber|mitglieder)\.?$/iu;

const isNoneThere = ({ name }: DeclaredOwner): boolean => NONE_THERE.test(name.trim());

const isNoNameBy = (rules: JudgedBy) => (judgesBefore(rules, 6) ? wasNoName : isNoName);

/** Those whom a declaration names. */
export const named = <Owner extends DeclaredOwner>(
  owners: readonly Owner[] | null,
  rules: JudgedBy = {},
): readonly Owner[] | null =>
  owners &&
  holdersIn(owners, rules).filter(
    (owner) =>
      !isNoNameBy(rules)(owner) &&
      (judgesBefore(rules, 6) || !isResidence(owner)) &&
      (judgesBefore(rules, 8) || !isNoneThere(owner)),
  );

/** Without the words by which one holds for another, and without remarks on an owner. */
function holdersIn<Owner extends DeclaredOwner>(owners: readonly Owner[], rules: JudgedBy): readonly Owner[] {
  if (judgesBefore(rules, 7)) return owners;
  const holders = splitNominees(owners).holders as readonly Owner[];
  return judgesBefore(rules, 11) ? holders : splitRemarks(holders).owners;
}

/** What the customer wrote in place of names, where owners and where directors were asked. */
export const wordsForNames = oncePerObject((declared: Declared & JudgedBy) => ({
  owners: wordsIn(declaredOwners(declared.answers), declared),
  directors: wordsIn(readDeclaredDirectors(declared), declared),
}));

const wordsIn = (owners: readonly DeclaredOwner[] | null, rules: JudgedBy): readonly string[] => [
  ...new Set(
    withoutRemarks(owners ?? [], rules)
      .filter((owner) => isNoNameBy(rules)(owner))
      .map(({ name }) => name),
  ),
];

const withoutRemarks = (owners: readonly DeclaredOwner[], rules: JudgedBy): readonly DeclaredOwner[] =>
  judgesBefore(rules, 11) ? owners : splitRemarks(owners).owners;
