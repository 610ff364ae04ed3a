/**
 * Frequent words of names in Arabic and Hebrew script in their usual Latin spelling, by which the rules for particles
 * and honorifics know them. Arabic ones without vowel signs, in the letters that `plainArabic` leaves.
 */
const WORDS = `
  بن bin|ابن ibn|بنت bint|ولد ould|ابو abu|ابي abu|ابا abu|ام umm|ال al|آل al|الله allah|عبد abd|ذو zu|
  الشيخ sheikh|شيخ sheikh|الحاج haji|حاج haji|حاجي haji|الحاجي haji|ملا mullah|المل mullah|مولوي mawlawi|مولانا maulana|مولا mullah|
  قاري qari|حافظ hafiz|السيد sayyid|سيد sayyid|سيده sayyida|اية ayatollah|الامير amir|امير amir|امام imam|الامام imam|
  اخوند akhund|آخوند akhund|استاد ustad|استاذ ustaz|سردار sardar|خواجه khwaja|اغا agha|مفتي mufti|
  دكتور dr|الدكتور dr|مهندس engineer|المهندس engineer|جنرال general|ژنرال general|سرتيپ brigadier|سرهنگ colonel|سردار sardar|
  בן ben|בת bat|אבו abu|אל al|הרב rabbi|דר dr
`;

export const NATIVE_WORDS: ReadonlyMap<string, string> = new Map(
  WORDS.split("|")
    .map((line) => line.trim().split(" "))
    .filter(([native]) => native !== "")
    .map(([native, latin]) => [native!, latin!]),
);

/** Family names of nearly all Koreans. */
export const KOREAN_FAMILIES: ReadonlySet<string> = new Set(
  "김이박최정강조윤장임림한오서신권황안송전홍유류고문양량손배백허남심노로하곽성차주우구라나민진지엄채원천방공현함변염여려추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용리",
);
