/**
 * Words in personal names that are not distinctive. Selected from the name data of opensanctions/rigour (MIT licence)
 * and from general knowledge.
 */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Degrees after a name; before it, `Md` is Mohammed. */
export const DEGREES: ReadonlySet<string> = new Set(words("esq phd md cpa cfa"));

/** Forms of address, degrees and offices, which are not part of a name, though some are family names: John Major. */
export const TITLES: ReadonlySet<string> = new Set(
  words(`
  mr mister mrs ms mx miss madam madame mme mlle monsieur mevrouw meneer mijnheer dhr mevr herr frau fraulein hr
  senor senora senorita dr doctor doktor prof professor dott dottore dottssa ing ir drs mag
  president prasident chairman chairwoman minister ambassador governor senator secretary director
  marshal admiral general gen lieutenant lt colonel col brigadier commodore captain capt major maj sergeant
  commander cmdr private officer sir lord dame laird baroness count countess graf queen emperor empress
  hrh majesty excellency honourable honorable hon reverend rev rt worshipful esq phd md cpa cfa
  gospodin pan pani
  dona lic licenciado licenciada ingeniero ingeniera arq arquitecto abogado coronel capitan teniente sargento comandante
  docteur professeur maitre mgr monseigneur ministre capitaine commandant sergent marechal presidente presidenta
`),
);

/** Honorifics that are often part of listed names and often omitted. */
export const HONORIFICS: ReadonlySet<string> = new Set(
  words(`
  sheikh shaikh shaykh sheik sheikha haji hajji hajj hadji hadj hacı mullah mulla mullo maulavi mawlawi mawlavi
  molvi maulana mawlana moulana qari hafiz ustad ustaz ayatollah hojjatoleslam imam sayyid sayed sayyed
  seyed seyyed syed said sidi alhaj alhaji malam mallam emir amir sardar khwaja baba agha akhund akhond akhundzada
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

/** `Abd al-Aziz` is one name: the servant of the Mighty. */
export const SERVANTS: ReadonlySet<string> = new Set(
  words("abd abdul abdel abdal abdol abdoul abdur abdus abdun abdush"),
);
