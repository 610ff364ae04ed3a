/** Words by which somebody declines to answer, in four languages; behind them a trade may be told, as of `Refuse collection`. */
const DECLINED: readonly RegExp[] = [
  /^\s*(?:i |we |ik |wij |je |nous |ich |wir )(?:refuse|decline|weiger|weigeren|refusons|verweiger[en]*)\b/i,
  /^\s*(?:refuse|decline|weiger|weigeren|refusons|verweiger[en]*)\b(?! (?!to\b|te\b|de\b)\p{L})/iu,
  /^\s*(?:no comment|geen commentaar|sans commentaire|kein kommentar|none of your business)\b/i,
  /^\s*(?:confidential|vertrouwelijk|confidentiel|vertraulich)\s*(?:[.,;:!(–-]|$)/i,
];

export const declines = (answer: string): boolean => DECLINED.some((words) => words.test(answer));

/** As runs before version 6 of the rules have it, which took each answer that begins so for a refusal. */
export const declinedBefore6 = (answer: string): boolean =>
  /^\s*(?:i |we |ik |wij |je |nous |ich |wir )?(?:refuse|decline|weiger|weigeren|refusons|verweiger[en]*|no comment|geen commentaar|sans commentaire|kein kommentar|confidential|vertrouwelijk|confidentiel|vertraulich|none of your business)\b/i.test(
    answer,
  );

/** Words to a program that reads the answer, in four languages. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.:]{0,20}\b(?:all|any|previous|prior|above|earlier|your)\b[^.:]{0,30}\b(?:instructions?|rules?|prompts?)\b/i,
  /\b(?:negeer|vergeet)\b[^.]{0,40}\b(?:instructies?|regels?|opdrachten)\b/i,
  /\b(?:ignore[zr]?|oublie[zr]?)\b[^.]{0,40}\b(?:instructions?|consignes?|règles?)\b/i,
  /\b(?:ignorier\w*|vergiss|vergessen)\b[^.]{0,40}\b(?:anweisungen?|regeln?|vorgaben)\b/i,
  /(?:^|[.!?\n])\s*(?:SYSTEM|ASSISTANT|DEVELOPER|system|assistant)\s?:/,
  /\bapprove (?:this|the|my) (?:case|customer|application|file|company)\b/i,
];

/** Whether a text declines to answer, or speaks to a program instead: it says nothing of what was asked. */
export const isNoAnswer = (answer: string): boolean =>
  declines(answer) || INSTRUCTIONS.some((words) => words.test(answer));

const REFERRING =
  /^\W*(?:please )?(?:see|refer to|cfr?\.?|as (?:in|on|per|stated|mentioned|described)|(?:the )?same as|idem|ditto|zie|zoals|(?:het|de)?zelfde als|voir|comme|la même chose|siehe|wie|dito|dasselbe wie)(?!\p{L})/iu;
const ELSEWHERE =
  /(?<!\p{L})(?:above|below|web ?site|register|registry|attach(?:ed|ments?)|annex|enclosed|articles|documents?|papers|file|earlier|before|previous|boven|hierboven|hoger|onder|bijlagen?|statuten|documenten|dossier|vorige|eerder|kbo|dessus|dessous|annexes?|pièces?|statuts|registre|précédent\w*|site|bce|oben|unten|anlagen?|anhang|satzung|unterlagen|webseite|handelsregister)(?!\p{L})/iu;
const REFERENCE_WORDS_MAX = 10;

/** Whether an answer only says where the answer stands: `See our website`, `Zie statuten`, `Idem`. */
export const refersElsewhere = (answer: string): boolean =>
  REFERRING.test(answer) &&
  (answer.match(/[\p{L}\p{N}]+/gu) ?? []).length <= REFERENCE_WORDS_MAX &&
  (ELSEWHERE.test(answer) || /^\W*(?:idem|ditto|dito)\W*$/iu.test(answer));

/** Signs, one letter, or a word that fits every question. */
const FILLER =
  /^[^\p{L}\p{N}]*(?:\p{L}?|(\p{L})\1+|ok(?:ay|e)?|n[/.]?a|nvt|n\.v\.t|s\.?o|tbd|test|asdf\w*|qwert\w*|see above|zie boven|voir ci-dessus|siehe oben)[^\p{L}\p{N}]*$/iu;

/** Of an officer's reason that says nothing. */
export const IN_WORDS = {
  message: "Say in words why: somebody reads it years later.",
  params: { code: "says_nothing" },
};

/** Whether words that answer a task, or give a reason, say nothing of what is asked. */
export const saysNothing = (answer: string): boolean => FILLER.test(answer) || isNoAnswer(answer);
