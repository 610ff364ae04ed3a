import { type LanguageWords, words } from "./table.ts";

export const ENGLISH: LanguageWords = {
  functionWords:
    "the of and to in a an is was for on with by at from has had have been after over its it who that his her " +
    "their not as be were said will would he she they into about when how were been being who what than more " +
    "no him them their there which while under before out up all",
  strong: {
    conviction: words`convict(?:ed|ion|s)\b / \bguilty\b / found guilty / pleads? guilty / pleaded guilty / \bjailed?\b
      sentenced / prison (?:term|sentence) / sentence (?:upheld|was|handed|for|of|stands|increased) / suspended sentence
      behind bars / community (?:service|order|payback)
      (?:months|years|year) (?:in prison|in jail|behind|suspended|for|imprisonment)
      (?:gets|got|given|handed) .{0,20}(?:months|years) / loses? (?:final )?appeal
      appeal (?:dismissed|rejected|fails|failed|refused) / refused to quash / upheld .{0,30}(?:conviction|sentence)
      admitted .{0,40}(?:counts?|charges?|theft|fraud|breach|offence|bribery|laundering)
      admits? .{0,40}(?:counts?|charges?|theft|fraud|breach|offence|bribery|laundering|smuggling) / after admitting
      disqualified / (?:court|judge|magistrates) .{0,60}(?:fined|fine of|ordered .{0,30}to pay)
      (?:ordered|told) .{0,40}court .{0,20}to pay / confiscation order / avoids (?:prison|jail) / spared (?:prison|jail)
      served (?:time|\d|two|three) / verdict (?:against|for) / criminal record / life sentence / criminally liable`,
    charge: words`\bcharged (?:with|over|in|by|after)\b / \bcharges? (?:of|against|were|include|filed|over|brought|laid)\b
      faces? .{0,30}\bcharges\b / indict / in the dock / on trial / goes? on trial / stands? trial / to stand trial
      sent (?:forward )?for trial / trial (?:opens?|begins?|starts?|of|over|date|set|told) / committed for trial
      summons(?:ed|es)? / prosecut(?:ed|ion of|es|ing)\b / faces? prosecution / to be prosecuted / due in court
      (?:appear|appears|appeared) (?:before|in|at) .{0,20}(?:court|magistrates|judge)
      (?:before|told) (?:magistrates|the court|a court|jurors)
      (?:denies|denied|denying) (?:all )?(?:counts?|charges?|the charges) / not guilty plea / pleads? not guilty
      pleaded not guilty / prosecutors? (?:seek|demand|told|want|call for|ask) / arraign / accused in court
      jury (?:was )?(?:told|heard) / counts of / has yet to enter a plea / extradited to face
      in court (?:over|accused|on|for|charged)`,
    authority_sanction: words`\bfine[sd] (?!bread|print|dining|wine|art)\b
      \bfine (?:of|for|over|on|against|imposed|upheld|stands)
      (?:record|hefty|big|hit with|slapped with|issued|imposed|pays?|paid|million|handed|civil|administrative|tax|heavy) (?:a )?.{0,20}\b(?:fine|penalty|penalties)\b
      \bpenalty (?:for|of|on|notice|against) / penalised / sanctioned / sanctions? (?:on|against|list)
      settle(?:s|d|ment)? .{0,40}(?:case|prosecutors|charges|probe|with|for|bribery|allegations|regulator|claims)
      settlement with / deferred prosecution / blacklist / adds? .{0,40}(?:blacklist|sanctions)
      (?:licen[cs]e|permit|registration|authorisation|approval) .{0,40}(?:revoked|cancelled|withdrawn|stripped|lost|pulled)
      (?:revok|cancel|withdr[ae]w|strip|pull|lose|loses|lost)\w* .{0,60}(?:licen[cs]e|permit|registration|authorisation|approval)
      struck off / \bbanned (?:from|for|by|as|over)\b / \bban (?:on|for|from)\b / barred from / prohibited from
      censured? / reprimand / cease.and.desist / debarred / disciplin(?:ed|ary tribunal)
      ordered to (?:pay|repay|refund|stop|hand)`,
    asset_freeze: words`freez(?:e|es|ing)\b / \bfroze(?:n)?\b / seiz(?:e|es|ed|ure|ing)\b .{0,40}
      restrain(?:t|ed|ing) order
      (?:licen[cs]e|registration|permit|authorisation|operations|trading|certificate|approval) .{0,20}suspended
      suspen(?:ds|ded|sion) .{0,50}(?:licen[cs]e|registration|permit|trading|operations|authorisation|certificate|approval|of)
      padlock / sealed (?:off|by|the) / shut (?:down )?(?:by|pending|after|while)
      closed (?:by|pending|while|until|after) .{0,40}(?:order|inspect|investig|officials|council|authorit|police|results)
      closure (?:order|notice) / ordered (?:to close|shut|closed)
      provisional(?:ly)? (?:liquidator|closed|suspended|measure) / told to (?:cease|stop)
      pending (?:the|an|a) (?:investigation|inquiry|outcome|probe|hearing) / assets .{0,20}(?:frozen|seized)
      interim (?:order|manager|suspension) / impound`,
    search_or_arrest: words`\braid(?:ed|s)?\b(?! on trond)
      \bsearch(?:ed|es)? .{0,60}(?:offices?|premises|yard|home|farm|warehouse|plant|headquarters|hq|properties|depot|houses?|by|at|in|at dawn)
      search warrant / arrest(?:ed|s)\b / under arrest / in custody / remand(?:ed|s)? / detain(?:ed|s)\b
      held (?:for|by|on|in|over|after|without) / \bin handcuffs / handcuffed
      (?:police|officers|detectives|investigators|agents|gardai|customs|inspectors) .{0,60}(?:turn up|turned up|swoop|descend|visited|attended|seized|carried|removed|took|spent|storm|raid|enter|search)
      swoop / dawn knock / dawn raid / turn up at / boxes (?:of|out) / copies of servers / bailed / released on bail
      on bail / extradit / helps? police / helping police / led away / taken in for / warrant (?:for|issued) / custody`,
    regulator_warning: words`warns?\b .{0,40} / warned (?:against|about|consumers|investors|the public|savers)
      warning (?:list|about|over|against|on|to|notice|issued|from)
      cautions? .{0,40}(?:about|against|over|borrowers|investors|savers|consumers) / do not (?:deal|use|eat|invest|buy)
      \bflags?\b .{0,40}(?:saver|firm|platform|broker|site|unlicen|as) / alert (?:over|about|on|issued|against)
      (?:fca|fsma|finma|cbi|central bank|watchdog|regulator|ombudsman|mfsa|sec|authority)\b.{0,60}(?:warn|caution|flag|alert|steer clear|urge|unauthori|not licen|not authori)
      not (?:licensed|authorised|authorized|registered with|regulated) / without (?:a licen[cs]e|authorisation|approval)
      unauthorised / unlicensed / steer clear / naming notice / public notice`,
    investigation: words`investigat(?:e|es|ed|ing|ion|ions|ors)\b / \bprobe[sd]?\b / \binquir(?:y|ies)\b / under scrutiny
      scrutinis / is a suspect / suspected of / suspect(?:s|ed)? (?:that|of|in|since|over) / a suspect\b
      \bsuspects\b .{0,60} / looking into / looks into
      examin(?:e|es|ing) (?:how|whether|the|payments|contracts|claims|accounts) / being questioned
      interviewed under caution / interview managers / question(?:ed|s) .{0,40}(?:by police|by detectives|over)
      in (?:the )?(?:sights|crosshairs) of / person of interest / believed to have
      named in .{0,30}(?:inquiry|probe|investigation|dossier) / complaint to prosecutors
      referred to (?:police|prosecutors)`,
    insolvency_fraud: words`bankruptcy fraud / fraudulent (?:bankruptcy|trading|insolvency) / insolvency (?:fraud|offence)
      wrongful trading / phoenix(?:ing)?
      (?:bankrupt|insolven|liquidat|collapse|went under|administrators?|receiver|wound up|winding).{0,200}(?:fraud|police|detective|prosecutor|siphon|inquiry|suspect|charged|arrest|jailed|convict|probe|vanished|stripped|emptied|investigat)
      (?:fraud|siphon|vanished|missing stock|police|detective|investigat|probe|inquiry|stripped|emptied|prosecut).{0,200}(?:bankrupt|insolven|liquidat|went under|administrators\b|wound up)`,
    accusation: words`accus(?:e|es|ed|ing|ation|ations)\b / alleg(?:e|es|ed|edly|ation|ations)\b
      claims? (?:that|against|it|over|he|she|they|firm|trustee|of|staff|filed|in)
      (?:file|files|filed|lodge|lodges|lodged) .{0,40}(?:complaint|lawsuit|claim|suit)
      complaint(?:s)? (?:about|against|over) / \bsue[sd]?\b / \bsuing\b / lawsuit / whistle-?blower
      (?:union|ngo|rival|competitor|campaigners?|mp|senator|councillor|opposition|charity|residents|neighbours|tenants|parents|families|customers|ex-staff|ex-employees?|former (?:staff|employee|worker|manager)s?|owners|farmers|patients|staff|workers|heiress|widow|ex-wife|ex-husband|td|msp|mep|activists|pensioners|shareholders|investors)\b.{0,80}(?:accus|alleg|claim|say|says|said|complain|blame|turn on|demand|link|call|tell|sue|want|question|urge|threaten|:)
      \blinks .{0,60} to\b / denies\b / denied\b / insists?\b
      reject(?:s|ed)? .{0,20}(?:claims?|allegations?|report|accusation) / axe to grind / cheated / ripped off / duped
      fiction / turn on\b / out of pocket / rejects / defamatory / libel`,
  },
  weak: {
    conviction: words`\bprison\b / \bjail / \bsentence / verdict`,
    charge: words`\bcourt\b / \btrial\b / \bcharges?\b / tribunal`,
    search_or_arrest: words`\braid / \barrest\b / \bseized\b / \bsearch`,
    authority_sanction: words`\bfine\b / \bban(?:ned)?\b / penalty / sanction / suspended`,
    investigation: words`suspect / review / question`,
    accusation: words`complain / claim / dispute / \bsays\b / \brow\b`,
    asset_freeze: words`closed / \bfreeze\b / \bshut\b`,
    regulator_warning: words`\bwarn / \brecall`,
  },
  crimes: words`fraud / launder / brib / corrupt / theft / \bstole / stolen / embezzl / forg(?:ed|ery|ing) / \bfake
      false / smuggl / traffick / forced labour / slavery / negligen / manslaughter / perjury / tax (?:evasion|fraud)
      evasion / cartel / price.fixing / insider / ponzi / pyramid / scam / \bcon\b / conspir / drugs? / opioid / cocaine
      illegal / unlawful / embargo / price cap / kickback / backhander / mis-sell / misled / mislead / abuse / breach
      dump(?:ed|ing) / pollut / undeclared / under legal minimum / minimum wage / below legal / relabell / short-measure
      counterfeit / money missing / missing (?:money|deposits|funds|millions) / siphon / rigg / bogus / faked / cheat
      swindl / dodg(?:y|ed) / transponder / passports / false tags / sanctions / terror / crimin / mafia / clan members
      account for / accounted for / health and safety / fatal / cruelty / phantom / neglect / welfare / hidden / hides
      not licensed / wrongdoing / tampered`,
  authorities: words`police / prosecut / detective / \bcourt\b / \bjudge / magistrat / garda / customs / \bhmrc\b
      \bfca\b / \bcbi\b / \bsfo\b / \bofsted\b / \bcqc\b / \bhse\b / regulator / watchdog / ombudsman / authority
      \bauthorities / inspector / officers / investigators / central bank / tribunal / \bjury\b / jurors / \bfinma\b
      \bfsma\b / \bolaf\b / \bdpp\b / crown / supervisor / \bcouncil\b / commission / tax office / revenue / coroner
      liquidator / \bico\b / trading standards / economic crime / attorney / grand jury / \bmfsa\b / okokrim / eppo\b
      \bcma\b`,
  cleared: words`free (?:man|woman) / good name / without a stain / no stain / not to blame / not at fault /
      nothing (?:wrong|untoward|illegal|improper) /
      (?:suspicion|suspicions|accusations?|allegations?|claims?|rumours?) .{0,40}(?:lifted|dispelled|disproved|debunked|false|untrue|rejected by|unproven|without|dismissed|collapse|unsubstantiated|not upheld) /
      disproved / debunked / unsubstantiated / not upheld / complaint (?:rejected|dismissed) /
      (?:fine|ban|penalty|sanction|conviction|sentence|order|warning|listing|charge|suspension) .{0,40}(?:scrapped|cancelled|waived|refunded|reversed|set aside|struck down|void|unlawful|erased|tossed|lifted|removed|dropped) /
      set aside / struck down / reversed / refund(?:ed|s) .{0,20}fine / gets .{0,30}back / returned to /
      unfro(?:zen|ze) / reopens? after / allowed to (?:reopen|resume|trade) / back in business /
      compensation for (?:wrongful|unlawful) / wrong (?:man|woman|company|firm|person) / mix-up / mistaken /
      we are happy to make clear / case (?:closed|over) /
      closes? (?:the )?(?:case|file|probe|investigation|inquiry) /
      (?:probe|inquiry|investigation|review|audit) (?:finds?|found) (?:no|nothing) / found no / finds? no /
      no suspicion / no offence / no crime / no trial / not be (?:prosecuted|charged|tried) / will not face /
      won't (?:face|be) / faces? no / unlawfully / judge (?:halts|stops|directs) / jury clears /
      clears? \b / cleared / relief / acted (?:properly|lawfully|correctly) / followed the rules / had done nothing /
      played no part / knew nothing / was unaware / time-barred / libel (?:win|damages|victory) / taken off /
      comes? off / falsely / malicious(?:ly)? / hoax / alibi
      acquit / not guilty(?! plea)\b / cleared\b / exonerat / vindicat / quash(?:ed|es)\b / overturn
      drops? (?:the )?(?:case|charges|probe|investigation|inquiry|complaint|allegations|claim) / dropped
      (?:charges|case|probe|claim|complaint|investigation|summons|prosecution|proceedings|suit|lawsuit)\b.{0,30}(?:dropped|dismissed|withdrawn|thrown out|abandoned|discontinued|scrapped|struck out)
      (?:case|trial|prosecution) (?:has )?collapse / thrown out / throws? out / threw out
      dismiss(?:es|ed) .{0,40}(?:case|charges|claim|complaint|allegations|suit|lawsuit)
      no (?:case to answer|prosecution|evidence|wrongdoing|charges|further action|action|grounds?|breach|fault|proof|shred)
      not a shred / (?:ruled|rules) out .{0,40}(?:failing|fault|foul)
      without (?:measures|foundation|charge|merit|substance) / unfounded / baseless / groundless / walks? free
      walked free / off the hook / innocent(?! victims)
      (?:withdraws?|withdrew|withdrawn|retracts?|retracted|takes? back) / apolog
      lift(?:s|ed) .{0,40}(?:freeze|ban|suspension|order|warning|sanctions)
      (?:freeze|ban|suspension|sanctions|order|warning|blacklist) .{0,30}(?:lifted|removed|overturned|annulled|withdrawn|rescinded)
      restor(?:es|ed)\b .{0,40} / reinstat / annul(?:s|led) / never any ground / miscarriage of justice / wrongly
      wrongful(?:ly)? (?:convicted|accused|arrested|fined|jailed|conviction) / in error / by mistake / correction\b
      clarification / removed from .{0,20}(?:list|blacklist) / delisted
      wins? .{0,40}(?:appeal|case|against|damages|court) / name cleared / clean bill / nothing to do with
      had met its duties / accounts? were in order / blames .{0,30} not / (?:false|mistaken) (?:accusation|identity|alarm)
      ends? (?:proceedings|probe|investigation|inquiry) / directs no / genuine work / unproven / not proven
      in the clear`,
  notCleared: words`(?:pleads?|pleaded|pleading|plea of) not guilty / (?:denies|denied) / admits? no wrongdoing
      (?:seek|seeks|asks?|asked|hopes?|calls?) .{0,20}(?:acquittal|cleared|dismiss)
      not (?:been )?(?:cleared|acquitted|dropped|exonerated) / acquittal (?:quashed|overturned|set aside)
      (?:quash|overturn|sets? aside)(?:es|ed|s)? .{0,20}acquittal / refused to (?:quash|overturn|drop|lift|dismiss)
      once told it faced no action / protests? .{0,20}innocence / insists? .{0,30}innocent / maintains? .{0,20}innocence
      appeal .{0,30}(?:dismissed|thrown out|rejected) / fails? to (?:overturn|quash|lift) / no one has been arrested
      has not been charged / not proven guilty / reopened`,
  guiltyAllTheSame: words`(?:cleared|acquitted).{0,40}but .{0,20}(?:guilty|convicted|fined|jailed|sentenced)
      (?:cleared|acquitted) of .{0,60}(?:guilty of|convicted of)
      (?:but|still|nevertheless) (?:guilty|convicted|fined|sentenced) / reversed .{0,20}acquittal
      acquittal (?:quashed|overturned)`,
  victim: words`\btheft (?:from|at|of) / stealing from / robber / raiders / looters? / intruder / break-in /
      broke into / held up / gunpoint / kidnap / ransom / stalk(?:er|ed|ing) / murder / shot dead / stabbed /
      firebomb / set (?:fire|alight) / fraudsters\b / scammers? /
      fake (?:website|invoices|emails?|police|officer|dealer|buyer) / conned / tricked / swindled / fleeced / duped /
      lost (?:her|his) (?:home|house|savings|money) / rogue (?:employee|trader|bookkeeper|worker) /
      (?:former|ex-)\w* ?(?:employee|bookkeeper|manager|accountant|worker|cashier|clerk) .{0,80}(?:jailed|convicted|guilty|stole|stealing|court|charged|sentenced|pocketed) /
      from (?:her|his) employer / hand in the till / vandals? / sabotage / knock-?offs? / pirated / infring /
      attacked / beaten / spoof / hijack / trespass / squatters
      victims? of\b / \brobb(?:ed|ery|ers?)\b / burglar / thie(?:f|ves)\b / \bstolen from / stole from / heist
      smash-and-grab / hack(?:ed|ers?|ing)\b / ransomware / cyber.?attack / blackmail / extort / conman / con man
      con artist / conned by / duped by / defrauded by / scammed / ceo fraud / phishing / arson / vandal / ram-raid
      copycat / fakes under / counterfeit(?:er|ers|s)? .{0,30}(?:of|its)
      (?:bookkeeper|cashier|employee|clerk|worker|manager|accountant|driver|assistant|treasurer)\b.{0,60}(?:stole|embezzl|siphon|helped (?:him|her)self|plunder|pocket|diverted) .{0,40}(?:from|employer|boss)
      attack on / assault / lost (?:rings|her house|his house|her savings|his savings|£|€|\$) / impersonat
      identity theft / looted / loses? (?:life )?savings / targeted by`,
  complainant: words`(?:called|rang|alerted|phoned|told|contacted) .{0,20}(?:police|the regulator|authorities|customs|gardai) about /
      raises? (?:the )?alarm / spotted .{0,40}(?:fraud|fake|forged|suspicious) /
      suspicious .{0,30}(?:reported|report by) / reports? .{0,30}to police / goes to police /
      files? complaint against / pursues? former / sues? (?:former|ex-|its|directors|supplier) / tip-?off from /
      vigilant / sharp-eyed / alert staff
      takes? .{0,40} to police / rang police / called (?:the )?police
      reported .{0,40}to (?:police|the authorities|regulators?|customs|gardai) / tipped off
      alerted (?:police|the authorities|customs|gardai) / raised the alarm / liquidators? sues?
      $.{0,40}(?:sues|sued|lodges|files a complaint|files suit|reports .{0,40}to ) / hunch leads / blew the whistle
      had reported / leads? to fraud arrests`,
  witness: words`gives? evidence / gave evidence / testif / expert witness / told the trial / whose (?:report|evidence)
      report .{0,40}sent .{0,20}to prison / who exposed / in the witness box / unpicked`,
  bystander: words`association / federation / trade body / give us all a bad name / commented / defending
      for the defence / lawyer for / barrister for / unaffected / supplier to / reacts? to / not visited`,
  officials: words`\bjudge\b / magistrate / prosecutor / police / detective / inspector / coroner / liquidat
      insolvency pract / sheriff`,
  harmless: words`museum / exhibition / \bnovel\b / thriller / crime writer / \bplay\b / theatre / \bfilm\b / podcast
      festival / umpire / referee / match(?:es)?\b / \bleague\b / cricket / \bprize / \bawards?\b / \bgold at\b
      taste|tasting / delicious / sourdough / wedding / grammar / charging points / ev charg / harness / fall-arrest
      funding round / software flags / life sentences: / recipe / \bbeer\b / \bstout\b / \b1[0-8]\d\d\b / century
      job cuts / cuts? .{0,20}jobs / opens? (?:a |new |its |second )\w* ?(?:shop|store|plant|office|branch|factory|bakery)
      turnover / profit / training / anniversary / new (?:range|collection|album|menu|plant) / learners / album / concert
      vikings / to perfection / shoots a`,
  namesake: words`no connection / of that name / no relation / namesake / not to be confused / mistaken identity
      same name / unrelated to / cousin of / brother of / son of`,
  otherPlaces: words`\b(?:of|in|from|at|near|off) (?!january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)[a-z][a-z-]{2,}
      (?<=\b(?:the|a|an) )[a-z][a-z-]{3,}(?= [a-z]) / (?<=\bthe )[a-z-]{4,}er(?=[ ,.])`,
  lowerCasePlaces: words``,
  ages: words`, (\d{2}), / \((\d{2})\) / aged (\d{2}) / (\d{2})-year-old / , (\d{2}), of`,
};
