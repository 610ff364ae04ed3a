/**
 * Replaces the table of the 2,125 named characters of HTML in the Worker's bundle (wrangler.toml): those of letters, currencies and
 * punctuation, which websites use, weigh a fifth of the whole. A name that is left out stays as it stands, such as `&nsubset;`.
 */

/** Each name before its character: those that need no semicolon, and the others. */
const NO_SEMICOLON =
  'AEligÆAMP&AacuteÁAcircÂAgraveÀAringÅAtildeÃAumlÄCOPY©CcedilÇETHÐEacuteÉEcircÊEgraveÈEumlËGT>IacuteÍIcircÎIgraveÌIumlÏLT<NtildeÑOacuteÓOcircÔOgraveÒOslashØOtildeÕOumlÖQUOT"REG®THORNÞUacuteÚUcircÛUgraveÙUumlÜYacuteÝaacuteáacircâacute´aeligæagraveàamp&aringåatildeãaumläbrvbar¦ccedilçcedil¸cent¢copy©curren¤deg°divide÷eacuteéecircêegraveèethðeumlëfrac12½frac14¼frac34¾gt>iacuteíicircîiexcl¡igraveìiquest¿iumlïlaquo«lt<macr¯microµmiddot·nbsp\u00a0not¬ntildeñoacuteóocircôograveòordfªordmºoslashøotildeõoumlöpara¶plusmn±pound£quot"raquo»reg®sect§shy\u00adsup1¹sup2²sup3³szligßthornþtimes×uacuteúucircûugraveùuml¨uumlüyacuteýyen¥yumlÿ';
const OTHERS =
  "AbreveĂAcyАAlphaΑAmacrĀAogonĄBcyБBetaΒCHcyЧCacuteĆCcaronČCcircĈCdotĊCedilla¸CenterDot·ChiΧCloseCurlyDoubleQuote”CloseCurlyQuote’DJcyЂDScyЅDZcyЏDagger‡DcaronĎDcyДDeltaΔDiacriticalAcute´DiacriticalGrave`Dot¨DoubleDot¨DstrokĐENGŊEcaronĚEcyЭEdotĖEmacrĒEogonĘEpsilonΕEtaΗFcyФGJcyЃGammaΓGbreveĞGcedilĢGcircĜGcyГGdotĠHARDcyЪHat^HcircĤHstrokĦIEcyЕIJligĲIOcyЁIcyИIdotİImacrĪIogonĮIotaΙItildeĨIukcyІJcircĴJcyЙJsercyЈJukcyЄKHcyХKJcyЌKappaΚKcedilĶKcyКLJcyЉLacuteĹLambdaΛLcaronĽLcedilĻLcyЛLeftArrow←LmidotĿLstrokŁMcyМMuΜNJcyЊNacuteŃNcaronŇNcedilŅNcyНNegativeMediumSpace\u200bNegativeThickSpace\u200bNegativeThinSpace\u200bNegativeVeryThinSpace\u200bNewLine\u000aNonBreakingSpace\u00a0NuΝOEligŒOcyОOdblacŐOmacrŌOmegaΩOmicronΟOpenCurlyDoubleQuote“OpenCurlyQuote‘PcyПPhiΦPiΠPlusMinus±Prime″PsiΨRacuteŔRcaronŘRcedilŖRcyРRhoΡRightArrow→SHCHcyЩSHcyШSOFTcyЬSacuteŚScaronŠScedilŞScircŜScyСShortLeftArrow←ShortRightArrow→SigmaΣTRADE™TSHcyЋTScyЦTab\u0009TauΤTcaronŤTcedilŢTcyТThetaΘThinSpace\u2009TstrokŦUbrcyЎUbreveŬUcyУUdblacŰUmacrŪUnderBar_UogonŲUpsilonΥUringŮUtildeŨVcyВVerbar‖Vert‖VerticalLine|VeryThinSpace\u200aWcircŴXiΞYAcyЯYIcyЇYUcyЮYcircŶYcyЫYumlŸZHcyЖZacuteŹZcaronŽZcyЗZdotŻZeroWidthSpace\u200bZetaΖabreveăacyаalphaαamacrāangstÅaogonąapos'ast*backprime‵bcyбbdquo„betaβbprime‵bsol\\bull•bullet•cacutećccarončccircĉcdotċcenterdot·chcyчchiχcircledR®colon:comma,commat@dagger†dash‐dcaronďdcyдddagger‡deltaδdie¨div÷djcyђdollar$dscyѕdstrokđdzcyџecaroněecyэedotėemacrēemsp\u2003emsp13\u2004emsp14\u2005engŋensp\u2002eogonęepsiεepsilonεequals=etaηeuro€excl!fcyфgammaγgbreveğgcircĝgcyгgdotġgjcyѓgrave`hairsp\u200ahalf½hardcyъhcircĥhellip…horbar―hstrokħhyphen‐icyиiecyеijligĳimacrīimathıinodotıiocyёiogonįiotaιitildeĩiukcyіjcircĵjcyйjsercyјjukcyєkappaκkcedilķkcyкkgreenĸkhcyхkjcyќlacuteĺlambdaλlarr←lbrace{lbrack[lcaronľlcedilļlcub{lcyлldquo“ldquor„leftarrow←ljcyљlmidotŀlowbar_lpar(lrm\u200elsaquo‹lsqb[lsquo‘lsquor‚lstrokłmcyмmdash—midast*mldr…muμnacuteńnaposŉncaronňncedilņncyнndash–njcyњnldr‥nuνnum#numero№numsp\u2007ocyоodblacőoeligœohmΩomacrōomegaωomicronοpcyпpercnt%period.permil‰pertenk‱phiφpiπplus+pm±prime′psiψpuncsp\u2008quest?racuteŕrarr→rbrace}rbrack]rcaronřrcedilŗrcub}rcyрrdquo”rdquor”rhoρrightarrow→rlm\u200frpar)rsaquo›rsqb]rsquo’rsquor’sacuteśsbquo‚scaronšscedilşscircŝscyсsemi;shchcyщshcyшsigmaσsigmafςsigmavςslarr←softcyьsol/srarr→strns¯tauτtcaronťtcedilţtcyтthetaθthinsp\u2009tprime‴trade™tscyцtshcyћtstrokŧubrcyўubreveŭucyуudblacűumacrūuogonųupsiυupsilonυuringůutildeũvarsigmaςvcyвverbar|vert|wcircŵxiξyacyяycircŷycyыyicyїyucyюzacuteźzcaronžzcyзzdotżzetaζzhcyжzwj\u200dzwnj\u200c";

interface Node {
  readonly next: Map<string, Node>;
  value?: number;
}

const SEMICOLON = 0x20_00;
const VALUE = 0x80_00;
const BRANCHES = 7;
const BYTE = 8;

/** As the decoder of `entities` reads them: a head, a value, the letters that go on, and where each goes on behind them. */
function written(names: readonly string[]): Uint16Array {
  const root: Node = { next: new Map() };
  const strict = new Set<Node>();
  for (const [at, text] of names.entries()) {
    for (const [, name, character] of text.matchAll(/([A-Za-z\d]+)([^A-Za-z\d])/g)) {
      let node = root;
      for (const letter of name!) {
        const known = node.next.get(letter) ?? { next: new Map() };
        node.next.set(letter, known);
        node = known;
      }
      node.value = character!.charCodeAt(0);
      if (at > 0) strict.add(node);
    }
  }
  const words: number[] = [];
  const write = (node: Node): void => {
    const { next, value } = node;
    const letters = [...next.keys()].toSorted();
    const head = letters.length << BRANCHES;
    words.push(value === undefined ? head : head | VALUE | (strict.has(node) ? SEMICOLON : 0));
    if (value !== undefined) words.push(value);
    for (let at = 0; at < letters.length; at += 2)
      words.push(letters[at]!.charCodeAt(0) | ((letters[at + 1]?.charCodeAt(0) ?? 0) << BYTE));
    const places = words.length;
    words.push(...letters.map(() => 0));
    const end = words.length;
    for (const [at, letter] of letters.entries()) {
      words[places + at] = words.length - end;
      write(next.get(letter)!);
    }
  };
  write(root);
  return Uint16Array.from(words);
}

export const htmlDecodeTree = /* @__PURE__ */ written([NO_SEMICOLON, OTHERS]);
