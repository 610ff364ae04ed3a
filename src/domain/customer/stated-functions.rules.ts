import { foldAccents } from "../../platform/folding.ts";

/** Questions whose answers may name a function. */
const QUESTIONS = ["occupation", "source_of_funds", "purpose_of_relationship"];

/**
 * Prominent public functions of article 3(9) of Directive (EU) 2015/849 and article 2(34) of Regulation (EU) 2024/1624, as
 * people call them in Dutch, French, German and English; without accents. A ministry is no minister.
 */
const FUNCTIONS =
  /(?<!\p{L})(?:(?:vice)?(?:eerste)?-?ministers?(?:in)?(?:-president)?(?!\p{L}| (?:du culte|of religion|van de eredienst))|(?:premier )?ministre(?! du culte)(?!\p{L})|staatssecretaris|secretaire d.etat|staatssekretar|secretary of state|(?:europ\p{L}* )?parlements?(?:lid|mitglied)|volksvertegenwoordiger|kamerlid|senat(?:or|eur|rice)|depute(?!\p{L})|bundestagsabgeordnete|(?:landtags)?abgeordnete|member of (?:the )?(?:european )?parliament|burgemeester|bourgmestre|(?:ober)?burgermeister|mayor(?!\p{L})|provinciegouverneur|gouverneur(?:e)? (?:van|de)|partijvoorzitter|presidente? (?:de|d.un|du) parti|parteivorsitzende|party leader|ambassad(?:eur|rice|or)|botschafter|charge d.affaires|(?:generaal|general|lieutenant|luitenant|vice)-?(?: )?(?:generaal|general|admiraal|admiral|amiral)?-?(?:majoor|major)(?!\p{L})|admiraal|amiral|admiral|raadsheer (?:in|bij) het (?:hof van cassatie|grondwettelijk)|juge (?:a la cour constitutionnelle|constitutionnel)|conseiller a la cour de cassation|verfassungsrichter|supreme court (?:judge|justice)|(?:gouverneur|governor|directeur|director) (?:van|de|of) (?:de |la |the )?(?:nationale bank|banque nationale|central bank))/u;

/** A prominent public function that answers name in words, as they spell it; null without any. */
export function statedFunction(answers: Readonly<Record<string, unknown>>): string | null {
  for (const question of QUESTIONS) {
    const answer = answers[question];
    if (typeof answer !== "string") continue;
    const folded = [...answer].map((letter) => foldAccents(letter).charAt(0) || " ".repeat(letter.length)).join("");
    const found = FUNCTIONS.exec(folded);
    if (found) return answer.slice(found.index, found.index + found[0].length);
  }
  return null;
}
