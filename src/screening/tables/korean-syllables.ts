/**
 * Syllables of Korean names with their spellings in the Revised, McCune-Reischauer and northern systems and as people spell their own.
 * From general knowledge of these systems. A spelling may stand for several syllables.
 */
const FAMILIES = `
  이 ri lee yi rhee li rhie|김 kim gim|박 pak park bak|최 choe choi|정 chong jung jong chung jeong|강 kang gang|조 cho jo|윤 yun yoon
  |장 chang jang|임 im lim rim|한 han|오 o oh|서 so seo suh|신 sin shin|권 kwon gwon|황 hwang|안 an ahn|송 song|전 chon jeon jun|홍 hong
  |유 yu ryu yoo you|고 ko go koh|문 mun moon|양 yang ryang|백 paek baek paik|허 ho heo hur|남 nam|노 no ro roh noh|심 sim shim|주 chu ju joo
  |우 u woo wu|손 son sohn|배 pae bae|현 hyon hyun hyeon|태 tae`;

const GIVEN = `
  철 chol chul cheol|일 il|성 song sung seong|승 sung seung|영 yong young yeong|용 yong ryong|현 hyon hyun hyeon|준 chun jun joon|호 ho|훈 hun hoon
  |경 kyong kyung gyeong kyoung|석 sok seok suk|숙 suk sook|명 myong myung myeong|은 un eun|혁 hyok hyuk hyeok|수 su soo|희 hui hee|학 hak|남 nam
  |국 kuk guk kook|길 kil gil|동 tong dong|덕 tok dok deok duk|광 kwang gwang|근 kun geun keun|기 ki gi|민 min|미 mi|상 sang|선 son sun seon
  |순 sun soon|식 sik shik|원 won|연 yon yeon|옥 ok|인 in|재 chae jae|종 chong jong|중 chung jung joong|진 chin jin|지 chi ji jee|창 chang
  |춘 chun choon|태 tae|택 taek|평 pyong pyung pyeong|필 pil phil|해 hae|형 hyong hyung hyeong|화 hwa|환 hwan|봉 pong bong|병 pyong byong byung byeong
  |범 pom bom beom bum|복 pok bok|만 man|무 mu moo|대 tae dae|도 to do|규 kyu gyu|구 ku gu koo|관 kwan gwan|권 kwon gwon|부 pu bu boo|삼 sam|세 se
  |소 so|시 si shi|아 a ah|애 ae|우 u woo wu|욱 uk wook|운 un woon|웅 ung woong|응 ung eung|의 ui|익 ik|장 chang jang|정 chong jung jong chung jeong
  |제 che je|주 chu ju joo|찬 chan|천 chon chun cheon|청 chong cheong|충 chung choong|한 han|항 hang|헌 hon hun heon|홍 hong|효 hyo|흥 hung heung
  |강 kang gang|문 mun moon|백 paek baek|신 sin shin|안 an ahn|오 o oh|윤 yun yoon|조 cho jo|림 rim lim|란 ran|련 ryon ryeon|룡 ryong`;

const byLatin = (table: string): ReadonlyMap<string, readonly string[]> => {
  const syllables = new Map<string, string[]>();
  for (const line of table.split("|")) {
    const [syllable, ...spellings] = line.trim().split(/\s+/);
    for (const spelling of spellings) syllables.set(spelling, [...(syllables.get(spelling) ?? []), syllable!]);
  }
  return syllables;
};

/** The family names and the syllables of given names that Latin letters (a-z) may stand for. */
export const KOREAN_FAMILY_NAMES = byLatin(FAMILIES);
export const KOREAN_SYLLABLES = byLatin(GIVEN);
