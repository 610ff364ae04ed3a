/**
 * Words in personal names that are not distinctive. Selected from the name data of opensanctions/rigour (MIT licence)
 * and from general knowledge.
 */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Forms of address, degrees and offices, which are not part of a name. */
export const TITLES: ReadonlySet<string> = new Set(
  words(`
  mr mister mrs ms mx miss madam madame mme mlle monsieur mevrouw meneer mijnheer dhr mevr herr frau fraulein hr
  senor senora senorita dr doctor doktor prof professor dott dottore dottssa ing ir drs mag
  president prasident chairman chairwoman minister ambassador governor senator secretary director
  marshal admiral general gen lieutenant lt colonel col brigadier commodore captain capt major maj sergeant
  commander cmdr private officer sir lord dame laird baroness count countess graf queen emperor empress
  hrh majesty excellency honourable honorable hon reverend rev rt worshipful esq phd md cpa cfa
  gospodin pan pani
`),
);

/** Honorifics that are often part of listed names and often omitted. */
export const HONORIFICS: ReadonlySet<string> = new Set(
  words(`
  sheikh shaikh shaykh sheik sheikha haji hajji hajj hadji hadj hacı mullah mulla mullo maulavi mawlawi mawlavi
  molvi maulana mawlana moulana qari hafiz ustad ustaz ayatollah hojjatoleslam imam sayyid sayed sayyed
  seyed seyyed syed said sidi alhaj alhaji malam mallam emir amir sardar khwaja baba agha
`),
);

/** Particles by meaning: `bin` and `ben` are equivalent, `bin` and `abu` are not. */
export const PARTICLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    son: "bin ibn ben bn",
    daughter: "bint bat binti",
    article: "al el ul as ad ar an ash at az l il ell",
    und: "ud ed od ut",
    father: "abu abou abo",
    mother: "umm um oum",
    ould: "ould wuld",
    of: "de del della dello delle degli di da do dos das du des d y e i la le les los las lo van von der den het ter ten te zu zum zur vom op af av",
  }).flatMap(([symbol, forms]) => words(forms).map((form) => [form, symbol] as const)),
);

/** Generation suffixes, which distinguish parent and child of the same name. */
export const GENERATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    junior: "jr jnr junior fils",
    senior: "sr snr senior pere",
    second: "ii",
    third: "iii",
    fourth: "iv",
  }).flatMap(([symbol, forms]) => words(forms).map((form) => [form, symbol] as const)),
);

/** Nicknames and the given names they stand for. */
const SHORT_NAMES = `
  abe abraham|al albert alfred alan|alex alexander alexandra alexandre aleksandr aleksander|sasha alexander aleksandr
  andy andrew andreas|drew andrew|tony anthony antonio antoine anton|ben benjamin benedict|bibi benjamin
  bill william|billy william|will william|liam william|bob robert|bobby robert|rob robert|robbie robert
  chris christopher christoph christian|chuck charles|charlie charles|dan daniel|danny daniel|dave david
  debbie deborah|dick richard|rick richard|ricky richard|rich richard|dima dmitry dmitri dmitriy
  doug douglas|ed edward edmund edwin|eddie edward|ted edward theodore|ellie eleanor|frank francis franklin francisco
  fred frederick frederik alfred|gene eugene|greg gregory|hank henry|harry henry harold|jack john|jim james|jimmy james
  jamie james|jan johannes|hans johannes|joe joseph|jo joseph|jon jonathan john|johnny john|josh joshua|kate katherine catherine
  katya ekaterina yekaterina|ken kenneth|kenny kenneth|kolya nikolai nikolay|larry lawrence|laurie laurence|leo leonard leonid
  liz elizabeth|lisa elizabeth|beth elizabeth|maggie margaret|meg margaret|peggy margaret|matt matthew mathew|max maximilian maxim
  mike michael|mick michael|misha mikhail|nick nicholas nicolas nikolaus|niko nikolaos|paco francisco|paddy patrick|pat patrick patricia
  pepe jose|pete peter|phil philip|ray raymond|ron ronald|sam samuel samantha|sammy samuel|serge sergei sergey
  steve stephen steven|sue susan|theo theodore|tim timothy|tom thomas|tommy thomas|vlad vladimir vladislav|volodya vladimir
  vova vladimir|wes wesley|yura yuri yuriy|zhenya evgeny yevgeny|barry barack|beccy rebecca|becky rebecca|jess jessica
`;

export const NICKNAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  SHORT_NAMES.split(/[|\n]/)
    .map(words)
    .filter(([short]) => short)
    .map(([short, ...full]) => [short!, new Set(full)]),
);
