import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { repositoryRoot } from "../program.ts";

const { resolve } = createRequire(import.meta.url);

/** What the Worker is bundled with in place of any-ascii's own tables (`alias` in wrangler.toml). */
const PLACED = path.join(repositoryRoot, "src/platform/stubs/any-ascii-blocks.js");

/**
 * Blocks of 256 characters, from and to, in which no name is written: cuneiform, hieroglyphs, Tangut and others that
 * nobody has used for centuries (27 KB of the compressed script); shorthand, notes of music, SignWriting, tiles and
 * pictographs (10 KB), which would otherwise add words such as "pizza" to a name; Yi, Vai, runes and the
 * syllables of Canada, which are not compared in any case; ideographs of
 * the extensions of Unicode (A but for its last block, and from B on), but for the blocks of such as are written in Japanese surnames (U+20BB7, U+2363A, U+2550E): `whyUnreadable` says of a
 * name with one that it was not compared. Letters in circles (U+1F100 to U+1F2FF)
 * and mathematical letters stay: a name can be disguised by them.
 */
const UNUSED = [
  [0x14, 0x16],
  [0x34, 0x4c],
  [0xa0, 0xa5],
  [0x120, 0x18f],
  [0x1bc, 0x1bc],
  [0x1cf, 0x1d3],
  [0x1d8, 0x1df],
  [0x1f0, 0x1f0],
  [0x1f3, 0x1fa],
  [0x200, 0x20a],
  [0x20c, 0x235],
  [0x237, 0x254],
  [0x256, 0x2f7],
  [0x2fb, 0x350],
] as const;

/** Blocks that hold Hangul syllables alone, U+AC00 to U+D6FF. Each is spelt by its letters, so a table of them says nothing. */
const HANGUL = { from: 0xac, to: 0xd6 };

/** What stands in the file for their tables: 25 KB less of the compressed script, for the same answers. */
const SPELL_HANGUL = `const lead="g,kk,n,d,tt,l,m,b,pp,s,ss,,j,jj,ch,k,t,p,h".split(",");
const vowel="a,ae,ya,yae,eo,e,yeo,ye,o,wa,wae,oe,yo,u,wo,we,wi,yu,eu,ui,i".split(",");
const tail=",g,kk,gs,n,nj,nh,d,l,lg,lm,lb,ls,lt,lp,lh,m,b,bs,s,ss,ng,j,ch,k,t,p,h".split(",");
export function hangul(block){
return Array.from({length:256},(_,low)=>{
const at=block*256+low-0xac00;
const text=lead[Math.floor(at/588)]+vowel[Math.floor(at/28)%21]+tail[at%28];
return text[0].toUpperCase()+text.slice(1);
}).join("\\t");
}
`;

/** Blocks of ideographs. Their 90,000 readings are 3,800 different ones, which are numbered by how often they occur. */
const HAN = [
  [0x34, 0x9f],
  [0x200, 0x350],
] as const;

/** Printable, and unescaped in a text between double quotes. */
const DIGITS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).filter((char) => char !== "\\");
/** The first digits are readings by themselves; each of the others begins a number of two. */
const SINGLE = 49;
const FREQUENT = 1_400;

/** What reads the numbers: 17 KB less of the compressed script than the readings themselves, for the same answers. */
const readHan = (
  words: readonly string[],
  texts: ReadonlyMap<number, string>,
): string => `const digits="${DIGITS.join("")}";
const words="${words.join("\\t")}".split("\\t");
const han={${[...texts].map(([block, text]) => `${block}:"${text}"`).join(",\n")}};
function readHan(text){
const read=[];
for(let i=0;i<text.length;i++){
const first=digits.indexOf(text[i]);
read.push(words[first<${SINGLE}?first:${SINGLE}+(first-${SINGLE})*${DIGITS.length}+digits.indexOf(text[++i])]);
}
return read.join("\\t");
}
`;

function encodeHan(tables: ReadonlyMap<number, string>): string {
  const counts = new Map<string, number>();
  for (const word of [...tables.values()].flatMap((table) => table.split("\t"))) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([word]) => word);
  // The rare ones compress better as a list in the order of their letters.
  const words = [...byCount.slice(0, FREQUENT), ...byCount.slice(FREQUENT).toSorted((a, b) => (a < b ? -1 : 1))];
  if (words.length > SINGLE + (DIGITS.length - SINGLE) * DIGITS.length || words.some((word) => /["\\\n]/.test(word))) {
    throw new Error("any-ascii has other readings of ideographs than expected");
  }
  const numbers = new Map(words.map((word, at) => [word, numberText(at)]));
  const texts = [...tables].map(
    ([block, table]) =>
      [
        block,
        table
          .split("\t")
          .map((word) => numbers.get(word)!)
          .join(""),
      ] as const,
  );
  return readHan(words, new Map(texts));
}

function numberText(at: number): string {
  if (at < SINGLE) return DIGITS[at]!;
  const rest = at - SINGLE;
  return DIGITS[SINGLE + Math.floor(rest / DIGITS.length)]! + DIGITS[rest % DIGITS.length]!;
}

const isIn = (block: number, ranges: readonly (readonly [number, number])[]): boolean =>
  ranges.some(([from, to]) => block >= from && block <= to);

const numberOf = (line: string): number => Number(/^case (\d+):return"/.exec(line)?.[1] ?? -1);

/** Writes any-ascii's tables without the blocks in which no name is written, Hangul as a rule, and ideographs by numbers. */
export async function placeTransliteration(): Promise<void> {
  const file = path.join(path.dirname(resolve("any-ascii")), "block.js");
  const lines = readFileSync(file, "utf8").split("\n");
  const { default: own } = (await import(pathToFileURL(file).href)) as { default: (block: number) => string };
  const { hangul } = (await import(`data:text/javascript,${encodeURIComponent(SPELL_HANGUL)}`)) as {
    hangul: (block: number) => string;
  };
  const han = new Map<number, string>();
  const kept = lines.filter((line) => {
    const block = numberOf(line);
    if (isIn(block, HAN) && !isIn(block, UNUSED)) han.set(block, own(block));
    const isHangul = block >= HANGUL.from && block <= HANGUL.to;
    if (isHangul && own(block) !== hangul(block)) throw new Error("any-ascii spells Hangul in another way");
    return !isHangul && !isIn(block, HAN) && !isIn(block, UNUSED);
  });
  if (han.size === 0 || lines[0] !== "export default function block(blockNum) {") {
    throw new Error("any-ascii's tables have another form than expected");
  }
  const rules = [
    `if(blockNum>=${HANGUL.from}&&blockNum<=${HANGUL.to})return hangul(blockNum);`,
    "if(han[blockNum]!==undefined)return readHan(han[blockNum]);",
  ];
  const text = [SPELL_HANGUL + encodeHan(han) + kept[0]!, ...rules, ...kept.slice(1)].join("\n");
  if (existsSync(PLACED) && readFileSync(PLACED, "utf8") === text) return;
  writeFileSync(`${PLACED}.${process.pid}`, text);
  renameSync(`${PLACED}.${process.pid}`, PLACED);
}
