/**
 * How the parts of a syllable are romanised, each spelling with its cost in tenths of a nat: 0 for the usual one. From
 * the published tables of the systems, and from general knowledge of how family names are spelt.
 */
const units = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s*\|\s*/)
      .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]),
  );

/**
 * What Arabic writes by two letters: sounds that it has no letter for, and a vowel at the beginning, which an alif
 * carries, whichever it is.
 * From the usage of newspapers, checked on the fitted half of the shared word pairs.
 */
export const ARABIC_DIGRAPHS = units(`
  تش ch0 c10 tch10 cz18 cs18 tsch20 tsj25 q25|كس x0 ks6 xs20 cks20 cs20 chs22 xh20|تس ts3 z5 zz14 tz10 tts20 c22 cz25|دج dj3 j6 dg12 g14
  |^ا a2 e12 i12 o15 u15 -23|^او o4 u5 ou12 oo18 au18 ow20 aw18 av18 eu20|^اي i5 e10 ei14 ey14 ai12 ay12 y20 ie20 ea22 ee20 ih25
`);

/** Initials and finals of Pinyin, in Pinyin, Wade-Giles and usual Cantonese spellings. */
export const CHINESE = units(`
  b- b0 p4|p- p0|m- m0|f- f0|d- d0 t4|t- t0|n- n0|l- l0|g- g0 k4|k- k0 h14|h- h0 w16|j- j0 ch4 k12 ts12|q- q0 ch3 ts10 k14
  |x- x0 hs3 sh6 s6 h12 ts14|zh- zh0 ch3 j8 ts10 z10|ch- ch0 ts12|sh- sh0 s8|r- r0 j4 y12|z- z0 ts3 tz4 c12|c- c0 ts3 tz6 ch14
  |s- s0 sz4 ss4 sh14|y- y0 -8 j14|w- w0 -10 m16
  |-a a0 ah6|-o o0 aw12|-e e0 eh4 o4 er8|-ai ai0 oi10|-ei ei0 ay12|-ao ao0 au6 o12 ou12|-ou ou0 au8 ow8|-an an0 on12 arn14
  |-en en0 un8 an8|-ang ang0 ong8|-eng eng0 ang10 ung8|-ong ong0 ung3|-er er0 erh3 i12|-i i0 ee8 y10|-I i0 ih3 u5 ze8 zu8 e12 ee14
  |-ia ia0|-iao iao0 iu8|-ie ie0 ieh3 ip14 ia14|-iu iu0 iou5 au10|-ian ian0 ien3 in12|-iang iang0 eung8 eong14|-in in0 am14 an14|-ing ing0
  |-iong iong0 iung3 ung14|-u u0 oo8 ou12|-ua ua0 wa6|-uo uo0 o3 wok16|-uai uai0 wai6|-ui ui0 uei3 wei12|-uan uan0 wan6 uen10
  |-un un0 uen8 wan12|-uang uang0 wang8 wong8|-ue ue0 ueh3 uet14|-v u0 ue6 v2|-ve ue0 ueh3
`);

/** Letters of Hangul, in the Revised, McCune-Reischauer and northern systems, with usual spellings of family names. */
export const KOREAN = units(`
  ᄀ g0 k0|ᄁ kk2 gg3 k3 g5|ᄂ n0 r14|ᄃ d0 t0|ᄄ tt2 dd3 t3|ᄅ r0 l3 n10 -14|ᄆ m0|ᄇ b0 p0 v14|ᄈ pp2 bb3 p3|ᄉ s0 sh5|ᄊ ss0 s2
  |ᄌ j0 ch0 z10|ᄍ jj2 tch4 ch4 j4|ᄎ ch0 tch5 j12|ᄏ k0|ᄐ t0|ᄑ p0|ᄒ h0
  |ᅡ a0 ah6 ar8|ᅢ ae0 ai5 e5 ay10|ᅣ ya0 rya14|ᅤ yae0|ᅥ eo0 o2 u3 e10 oh8|ᅦ e0|ᅧ yeo0 yo0 you5 yu6 ryo12|ᅨ ye0 e6|ᅩ o0 oh8
  |ᅪ wa0|ᅫ wae0|ᅬ oe0 oi3 we6 oy8|ᅭ yo0|ᅮ u0 oo2 ou5 woo5 wu8|ᅯ wo0 weo3 o10 won12|ᅰ we0|ᅱ wi0 ui5 wee8|ᅲ yu0 yoo2 you5 ryu8 ryoo10|ᅳ eu0 u2 oo10
  |ᅴ ui0 eui2 ee6 i6|ᅵ i0 ee2 y10 yi6 ri12 li12 lee10 rhee16
  |ᆨ k0 g2 ck6|ᆩ k0 kk3|ᆪ k0|ᆫ n0|ᆬ n0|ᆭ n0|ᆮ t0 d5|ᆯ l0 r4 ll8|ᆰ k0 g3 lk5|ᆱ m0 lm5|ᆲ l0 p5|ᆷ m0|ᆸ p0 b3 pp8|ᆹ p0|ᆺ t0 s3|ᆻ t0 s5
  |ᆼ ng0 n14|ᆽ t0 j5|ᆾ t0 ch5|ᆿ k0|ᇀ t0|ᇁ p0|ᇂ -0 h3 t5
`);
