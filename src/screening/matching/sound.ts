/**
 * Rough, language-independent phonetics of a word in Latin letters: transliterations of the same name (Juschtschenko,
 * Yushchenko, Iouchtchenko) have equal or similar results. Capitals are sounds without a letter of their own: S is sh,
 * C is ch, J is zh or dj, X is kh.
 */
const SPELLINGS = `
  schtsch:SC shch:SC chtch:SC tsch:C tch:C tsj:C tzs:C ch:C cz:C cs:C sch:S sh:S sj:S sz:S hs:S dzh:J
  dsch:J dj:J zh:J kh:X gh:g ph:f pf:f th:t dh:d bh:b rh:r wh:v ck:k cq:k qu:k ts:z tz:z dz:z ou:u oo:u
  oe:u ue:u ae:a ee:i ie:i ea:i ey:i ei:i ij:i iy:i yy:i ai:i ay:i aj:i aa:a ah:a eh:i ih:i oh:u uh:u
  c:k q:k w:v y:i j:J x:ks e:i o:u
`;

type Rule = readonly [spelling: string, sound: string];
/** By first letter, longest spelling first. */
const RULES: ReadonlyMap<number, readonly Rule[]> = groupRules();

function groupRules(): Map<number, Rule[]> {
  const rules = SPELLINGS.trim()
    .split(/\s+/)
    .map((rule) => rule.split(":") as unknown as Rule)
    .sort((a, b) => b[0].length - a[0].length);
  return Map.groupBy(rules, ([spelling]) => spelling.charCodeAt(0));
}

export function soundOf(text: string): string {
  let sound = "";
  let last = "";
  for (let at = 0; at < text.length;) {
    const rule = ruleAt(text, at);
    const next = rule === null ? text[at]! : rule[1];
    for (let letter = 0; letter < next.length; letter++) {
      if (next[letter] === last) continue;
      last = next[letter]!;
      sound += last;
    }
    at += rule === null ? 1 : rule[0].length;
  }
  return sound;
}

/**
 * Likewise, with the `w` that French writes `ou` between vowels and before one at the beginning (Alaoui, Ouali), and the article
 * that Arabic speaks as the consonant behind it (Abderrahman, Abd al-Rahman).
 */
export const listedSound = (text: string): string =>
  soundOf(text.replace(/(?<=^|[aeiou])ou(?=[aei])/g, "w").replace(/^abd[aeu]?([dnrstz])(?=\1)/, "abdal"));

const SOFT_C: Rule = ["c", "s"];
const FIRST_X: Rule = ["x", "S"];

/** The longest rule for the letters at a place; null for a letter that stands for itself. */
function ruleAt(text: string, at: number): Rule | null {
  const rules = RULES.get(text.charCodeAt(at));
  if (rules === undefined) return null;
  for (const rule of rules) {
    const [spelling] = rule;
    if (spelling.length > 1) {
      if (text.startsWith(spelling, at)) return rule;
      continue;
    }
    if (spelling === "c" && SOFTENING.includes(text[at + 1] ?? " ")) return SOFT_C;
    return spelling === "x" && at === 0 ? FIRST_X : rule;
  }
  return null;
}

const SOFTENING = "eiy";

/** The consonants of a sound, for scripts that do not write vowels. */
export const consonantsOf = (sound: string): string => sound.replace(VOWELS_AND_GLIDES, "").replace(DOUBLED, "$1");

/** Consonants that some scripts do not distinguish. */
const MERGED: Readonly<Record<string, string>> = {
  p: "b",
  v: "f",
  g: "k",
  X: "k",
  J: "s",
  z: "s",
  S: "s",
  C: "s",
  d: "t",
  r: "l",
};
const VOWELS_AND_GLIDES = /[aiuh]/g;
const DOUBLED = /(.)\1+/g;

/**
 * The consonants of a sound, with similar ones merged. Names that were transliterated through a script without vowels
 * have the same skeleton.
 */
export function skeletonOf(sound: string): string {
  let skeleton = "";
  for (const letter of sound.replace(VOWELS_AND_GLIDES, "")) skeleton += MERGED[letter] ?? letter;
  return skeleton.replace(DOUBLED, "$1");
}
