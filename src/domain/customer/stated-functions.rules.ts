import { text } from "../case/answers.ts";
import { foldAccents } from "../../platform/folding.ts";

/** Questions whose answers may name a function. */
const QUESTIONS = ["occupation", "source_of_funds", "purpose_of_relationship"];

/** Those answers as texts; empty for an answer without text. */
export const functionAnswers = (answers: Readonly<Record<string, unknown>>): string[] =>
  QUESTIONS.map((question) => text(answers[question]) ?? "");

/** What a customer said in words to tasks. */
export const taskTexts = ({ taskResponses = [] }: WithResponses): string[] => taskResponses.map(({ answer }) => answer);

export interface WithResponses {
  readonly taskResponses?: readonly { readonly answer: string }[] | undefined;
}

/**
 * Prominent public functions of article 3(9) of Directive (EU) 2015/849 and article 2(34) of Regulation (EU) 2024/1624, as
 * people call them in Dutch, French, German and English; without accents. A ministry is no minister.
 */
const FUNCTIONS =
  /(?<!\p{L})(?:(?:vice)?(?:eerste)?-?ministers?(?:in)?(?:-president)?(?!\p{L}| (?:du culte|of religion|van de eredienst))|(?:premier )?ministre(?! du culte)(?!\p{L})|staatssecretaris|secretaire d.etat|staatssekretar|secretary of state|(?:europ\p{L}* )?parlements?(?:lid|mitglied)|volksvertegenwoordiger|kamerlid|senat(?:or|eur|rice)|depute(?!\p{L})|bundestagsabgeordnete|(?:landtags)?abgeordnete|member of (?:the )?(?:european )?parliament|burgemeester|bourgmestre|(?:ober)?burgermeister|mayor(?!\p{L})|provinciegouverneur|gouverneur(?:e)? (?:van|de)|partijvoorzitter|presidente? (?:de|d.un|du) parti|parteivorsitzende|party leader|ambassad(?:eur|rice|or)|botschafter|charge d.affaires|(?:generaal|general|lieutenant|luitenant|vice)-?(?: )?(?:generaal|general|admiraal|admiral|amiral)?-?(?:majoor|major)(?!\p{L})|admiraal|amiral|admiral|raadsheer (?:in|bij) het (?:hof van cassatie|grondwettelijk)|juge (?:a la cour constitutionnelle|constitutionnel)|conseiller a la cour de cassation|verfassungsrichter|supreme court (?:judge|justice)|(?:gouverneur|governor|directeur|director) (?:van|de|of) (?:de |la |the )?(?:nationale bank|banque nationale|central bank))/gu;

/** Before a function that is somebody else's, or a name: of a brand, a hotel, a street, or whom somebody drives or writes for. */
const NOT_AFTER =
  /(?<!\p{L})(?:brand|(?:rue|avenue|place|boulevard|chaussee|hotel)(?: d(?:u|es?))?(?: l.| la)?|(?:chauffeur|driver|fahrer(?:in)?|cleaner|schoonmaker|schoonmaakster|secretar(?:is|esse|y)|secretaire|sekretar(?:in)?) (?:van|du|de|des|der|to|of|for)(?: (?:de|een|la|l.|the|a|an))?) ?$/u;
const NOT_BEFORE =
  /^(?:s?(?:straat|laan|plein|dreef|lei|weg|strasse|platz)| hotel| de marque| \p{L}+(?:straat|laan|plein|dreef|lei|strasse))(?!\p{L})/u;

/**
 * A prominent public function that answers name in words, as they spell it; null without any.
 * @param isAny also one that is somebody else's or part of a name, as rules of earlier versions have it.
 */
export const statedFunction = (answers: Readonly<Record<string, unknown>>, isAny = false): string | null =>
  statedFunctionIn(
    QUESTIONS.map((question) => answers[question]).filter((answer) => typeof answer === "string"),
    isAny,
  );

/** Likewise in texts. */
function statedFunctionIn(texts: readonly string[], isAny = false): string | null {
  for (const answer of texts) {
    const folded = [...answer].map((letter) => foldAccents(letter).charAt(0) || " ".repeat(letter.length)).join("");
    for (const { 0: words, index } of folded.matchAll(FUNCTIONS)) {
      const end = index + words.length;
      const isOther = NOT_AFTER.test(folded.slice(0, index)) || NOT_BEFORE.test(folded.slice(end));
      if (isAny || !isOther) return answer.slice(index, end);
    }
  }
  return null;
}
