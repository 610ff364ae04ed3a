import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { repositoryRoot } from "../program.ts";

const { resolve } = createRequire(import.meta.url);

/** What the Worker is bundled with in place of any-ascii's own tables (`alias` in wrangler.toml). */
const PLACED = path.join(repositoryRoot, "src/platform/stubs/any-ascii-blocks.js");

/**
 * Blocks of 256 characters, from and to, in which no name is written: cuneiform, hieroglyphs, Tangut and others that
 * nobody has used for centuries (27 KB of the compressed script); shorthand, notes of music, SignWriting, tiles and
 * pictographs (10 KB), which would otherwise add words such as "pizza" to a name. Letters in circles (U+1F100 to U+1F2FF)
 * and mathematical letters stay: a name can be disguised by them.
 */
const UNUSED = [
  [0x120, 0x18f],
  [0x1bc, 0x1bc],
  [0x1cf, 0x1d3],
  [0x1d8, 0x1df],
  [0x1f0, 0x1f0],
  [0x1f3, 0x1fa],
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

const numberOf = (line: string): number => Number(/^case (\d+):return"/.exec(line)?.[1] ?? -1);

/** Writes any-ascii's tables without the blocks in which no name is written, and with Hangul as a rule. */
export async function placeTransliteration(): Promise<void> {
  const lines = readFileSync(path.join(path.dirname(resolve("any-ascii")), "block.js"), "utf8").split("\n");
  const { hangul } = (await import(`data:text/javascript,${encodeURIComponent(SPELL_HANGUL)}`)) as {
    hangul: (block: number) => string;
  };
  const kept = lines.filter((line) => {
    const block = numberOf(line);
    if (block < HANGUL.from || block > HANGUL.to) return !UNUSED.some(([from, to]) => block >= from && block <= to);
    if (line !== `case ${block}:return"${hangul(block)}"`) throw new Error("any-ascii spells Hangul in another way");
    return false;
  });
  if (kept.length === lines.length || lines[0] !== "export default function block(blockNum) {") {
    throw new Error("any-ascii's tables have another form than expected");
  }
  const rule = `if(blockNum>=${HANGUL.from}&&blockNum<=${HANGUL.to})return hangul(blockNum);`;
  const text = [SPELL_HANGUL + kept[0]!, rule, ...kept.slice(1)].join("\n");
  if (existsSync(PLACED) && readFileSync(PLACED, "utf8") === text) return;
  writeFileSync(`${PLACED}.${process.pid}`, text);
  renameSync(`${PLACED}.${process.pid}`, PLACED);
}
