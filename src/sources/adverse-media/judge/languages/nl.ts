import { type LanguageWords, list } from "./table.ts";

export const DUTCH: LanguageWords = {
  functionWords:
    "de het een van en voor met niet uit bij zijn haar wordt werd heeft zou dat die naar door om aan op nog " +
    "geen ook zich hij zij moet tegen krijgt na over als in of kan werden hebben zo meer om ten ter tot onder " +
    "onze wil deze dit hem hun",
  strong: {
    conviction: list`veroordeel[dt]e?n?\b / veroordeling / \bschuldig(?! blijft) / schuldigverklaring / celstraf
      gevangenisstraf / werkstraf / taakstraf / beroepsverbod / bestuursverbod
      \b(?:jaar|maand(?:en)?|weken) (?:cel|gevangenis|effectief|met uitstel|voorwaardelijk|onvoorwaardelijk|achter)
      (?:moet|moeten|gaat|ging|vliegt|draait|belandt).{0,40}(?:de cel|de gevangenis|de bak|achter de tralies)
      (?:krijgt|kreeg|krijgen) (?!in )(?:[a-z]+ )?(?:[a-z]+|\d+) (?:jaar|maand(?:en)?)\b
      (?:jaar|maanden) (?:voor|opgelegd) / straf (?:is )?(?:bevestigd|definitief)
      (?:bevestigt|verzwaart|verlaagt).{0,20}(?:straf|veroordeling) / verwerpt (?:het )?(?:cassatie)?beroep / verbeurd
      geldboete / zat .{0,30}vast (?:omdat|wegens|voor) / straf uitgezeten / opschorting van (?:de )?(?:straf|uitspraak)
      (?:rechter|rechtbank|hof|vonnis).{0,80}\bboete / \bboete.{0,80}(?:rechter|rechtbank\b|hof\b) / legt .{0,40}straf op
      strafblad / bekent schuld / jaar met uitstel / levenslang`,
    charge: list`in verdenking / inverdenkingstelling / gedagvaard / dagvaard(?:t|ing|en)
      doorverwezen|(?:verwijst|verwezen|stuurt|gestuurd) .{0,60}(?:naar de (?:correctionele|strafrechter|rechtbank|rechter)|naar assisen|door)
      terecht ?st(?:aa|on) / \b(?:staa[nt]?|stond(?:en)?|staan)\b.{0,60}\bterecht\b
      voor (?:de|het) (?:rechter|rechtbank|strafrechter|correctionele|raadkamer|hof|assisen)
      \b(?:eis(?:t|en)|vorder(?:t|en)|geeist|gevorderd|vraagt|gevraagd)\b.{0,40}(?:jaar|maanden|\bcel|straf|boete|euro|miljoen)
      (?:jaar|maanden|straf|boete|euro) (?:cel )?(?:geeist|gevorderd|gevraagd) / \bvervolgd\b / \bvervolg(?:t|en)\b
      vervolging (?:ingesteld|van) / strafrechtelijk vervolg / aangeklaagd / \baanklacht / aanklager / ten laste
      tenlastelegging / \bproces\b / \bstrafzaak / beklaagde / beklaagden / rechtszaak (?:begint|gestart) / pro ?-?forma
      regiezitting / moet zich .{0,20}verantwoorden / raadsman vraagt vrijspraak`,
    authority_sanction: list`\bbeboet
      (?:krijgt|kreeg|betaalt|moet|legt|oplegt|opgelegd|riskeert niet|loopt|geeft|deelt|administratieve|bestuurlijke|miljoenen|recht op|euro|hoge|forse|zware).{0,50}boetes?\b
      boete (?:van|voor|wegens|opgelegd|blijft) / boetes? .{0,20}(?:euro|miljoen) / miljoenenboete / naheffing / dwangsom
      schikking / \bschikt\b / bestuurlijke (?:sanctie|boete) / afkoopsom / \bkop(?:en|t) .{0,40}\baf\b / koopt .{0,50} af
      (?:vergunning|erkenning|licentie|registratie|bewakingsvergunning|transportvergunning) .{0,40}(?:ingetrokken|kwijt|geschrapt|afgenomen|verloren)
      trekt .{0,60}(?:vergunning|erkenning|licentie|registratie).{0,50}\bin\b / intrekking van
      (?:verliest|raakt|kwijt).{0,40}(?:vergunning|erkenning|licentie|beroepstitel|titel) / \bbestraft\b
      geschrapt (?:van|uit|als) / schrapt .{0,30}(?:van|uit|als) / schrapping / tuchtstraf / \bberisp / \bblaam\b
      sanctielijst / (?:jaar|maanden|leven) (?:lang )?(?:niet meer|geschorst) / mag .{0,30}jaar .{0,20}niet
      legt .{0,60}\b(?:euro|miljoen)?\s?op\b / uitgesloten van (?:overheids|aanbested)
      (?:moet|moeten) .{0,50}(?:euro|miljoen).{0,30}(?:betalen|terugbetalen|ophoesten|terugstorten) / vergrijpboete
      transactie met het / sanctioneert|gesanctioneerd|sanctie (?:van|voor|tegen)`,
    asset_freeze: list`bevroren / bevriest / bevriezing
      tegoeden geblokkeerd|blokkeert .{0,30}(?:rekening|tegoed)|rekeningen geblokkeerd
      legt .{0,40}beslag|beslag op|beslag gelegd|bewarend beslag / verzegel
      voorlopig (?:dicht|gesloten|geen|stilgelegd|geschorst)|tijdelijk (?:dicht|gesloten|ingetrokken|stilgelegd|geschorst)
      (?:schorst|schorst .{0,40}) .{0,20}(?:erkenning|vergunning|licentie)
      (?:vergunning|erkenning|licentie) .{0,20}(?:geschorst|opgeschort) / in afwachting van (?:het|een) onderzoek
      (?:legt|gelegd) .{0,30}stil\b|stilgelegd
      (?:burgemeester|inspectie|favv|nvwa|politie|parket) (?:sluit|sloot|verzegelt) / moet .{0,20}(?:dicht|deuren sluiten)
      kan .{0,30}niet meer bij .{0,20}(?:tegoeden|geld) / voorlopig bewindvoerder`,
    search_or_arrest: list`huiszoeking / doorzoe[kc] / doorzocht / \binvallen\b / \binval (?:bij|in|op|van de)
      v(?:iel|ielen|alt|allen) .{0,50}\bbinnen\b / razzia / aangehouden / aanhouding / \bhoud(?:t|en) .{0,60}\baan\b
      opgepakt / \bpak(?:t|te|ten|ken) .{0,50}\bop\b / gearresteerd / arrestatie(?!team) / arresteer / voorarrest
      voorlopige hechtenis / voorhechtenis / in hechtenis / aanhoudingsbevel
      (?:zit|zitten|blijft|blijven|nog|langer|weken|dagen|maand|maanden|achter).{0,30}\bvast\b
      (?:kamden|kamt|kammen).{0,60}uit / meegenomen voor verhoor / enkelband
      (?:computers|administratie|dossiers|documenten) .{0,20}(?:meegenomen|in beslag|mee)
      (?:speurders|rechercheurs|agenten|politie|inspecteurs) .{0,30}(?:over de vloer|op bezoek|namen|nemen|zochten|doorzochten|binnen)
      achter slot en grendel / van zijn bed gelicht|van haar bed gelicht / in de boeien / uitgelever|uitlevering`,
    regulator_warning: list`waarschuwt (?:voor|tegen|beleggers|consumenten|het publiek|:)|waarschuwt:
      waarschuwing (?:voor|tegen|van) / waarschuwingslijst
      (?:fsma|afm|nvwa|favv|dnb|inspectie|autoriteit|toezichthouder|igj|bipt|fagg|fod)\b.{0,60}(?:waarschuwt|waarschuwde|raadt|alarm|gooi|niet in te gaan|op de lijst)
      raadt .{0,40}(?:af|niet) / zwarte lijst / geen vergunning (?:heeft|heeft om|om)? / zonder vergunning
      heeft geen vergunning`,
    investigation: list`strafonderzoek / gerechtelijk onderzoek / vooronderzoek / opsporingsonderzoek
      onderzoek (?:naar|loopt|geopend|tegen|gestart|heropend|is) / onderzoeksrechter
      (?:parket|justitie|gerecht|om|politie|fiod|bbi|fsma|acm|afm|inspectie|olaf|eom|speurders|recherche|openbaar ministerie|auditoraat|mededingingsautoriteit|toezichthouder|douane)\b.{0,50}\b(?:onderzoekt|onderzoeken|onderzoek|bekijkt|gaat na|vermoedt|verdenkt|licht .{0,20}door|neemt .{0,30}onder de loep|spit|buigt|kijkt)
      verdacht van / verdenkt / verdenking van / \bverdachte\b / onder verdenking / in het vizier / onder de loep
      gaat na of / \bin opspraak / spit .{0,60}uit / verhoord|verhoren|verhoor\b / stapt naar (?:het )?parket
      parket ingelicht / vermoed(?:t|en) dat`,
    insolvency_fraud: list`bedrieglijke? (?:bankroet|bankroetier|onvermogen|faillissement) / faillissementsfraude
      bankbreuk
      (?:faillissement|faillite|bankroet|overkop|boedel|curator|failliet).{0,200}(?:doorgesluisd|weggesluisd|sluisde|aangehouden|parket|onderzoek|verdwenen|fraude|strafrechter|veroordeeld|witwas|vast)
      (?:parket|verdwenen|fraude|sluisde|onttrokken|aangehouden|verduister).{0,200}(?:faillissement|bankroet|overkop|boedel|failliet)`,
    accusation: list`beschuldig / \baantijging / (?:dien(?:t|en|de)|bereid(?:t|en)).{0,30}klacht
      klacht (?:tegen|in tegen|neergelegd|ingediend) / klachten (?:over|tegen) / aangifte tegen / doe[tn] aangifte
      voel(?:t|en) zich (?:opgelicht|bedrogen|belazerd) / gedupeerd / \bhekelt / haalt .{0,40}uit naar
      stap(?:t|pen) naar de rechter / klokkenluider / legt .{0,20}schuld / zegt de (?:vakbond|oppositie)
      (?:vakbond|ngo|abvv|acv|fnv|cnv|concurrent|oppositie|parlementslid|kamerlid|ex-werknemers?|oud-werknemers?|buren|klanten|huurders|bewoners|ouders)\b.{0,60}(?:beschuldig|klaag|klagen|verwijt|eist|eisen|vraagt|vragen|zegt|zeggen|hekel|spreekt|laakt|noemt|dagvaardt|:)
      \bngo: / \bverwij(?:t|ten)\b / zou(?:den)? .{0,80}(?:hebben|zijn)\b / spre(?:ekt|ken) .{0,40}tegen\b / \bontken
      van de hand / misleid(?:t|ing|end) / gesjoemel / \bbewe(?:ert|ren)\b / dode mussen`,
  },
  weak: {
    conviction: list`\bstraf\b / gevangenis(?!museum) / \bvonnis / \bcel\b / strafrechter`,
    charge: list`\brechter\b / rechtbank / \blaste\b`,
    search_or_arrest: list`\binval\b / \bbeslag\b / \bvast\b`,
    regulator_warning: list`waarschuw / gevaarlijk / terugroep`,
    investigation: list`\bonderzoe?k / \bvermoed / \bverdacht / speurders?`,
    authority_sanction: list`\bboete\b / geschorst / schorsing / \bsanctie`,
    accusation: list`\bklacht / \bzegt\b / \bzou\b / vakbond / \bvolgens\b`,
    asset_freeze: list`gesloten / \bdicht\b / in beslag`,
  },
  crimes: list`fraude / witwas / oplicht / omkop / corrupt / smeergeld / valsheid / vervals / \bvalse\b / mensenhandel
      misbruik / verduister / heling / smokkel / ontduik / zwartwerk / zwarte? (?:geld|lonen) / btw-carrousel / carrousel
      diefstal / afpersing / mishandel / drugs / coca / illegaal / illegale / schijnzelfstandig / sjoemel / gesjoemel
      kartel / voorkennis / lozing / asbest / uitbuit / kinderarbeid / misdrijf / crimin / terror / brievenbusfirma
      bedrog / bedrieg / zwendel / malafide / piramide / steekpenning / dumping / doodslag / onopzettelijke doding
      dodelijk / buiten de boekhouding / embargo / sanctie / doping / prijsafspraken / doorgesluisd / verdwenen
      onbetaald / hygiene / ongedierte / niet nageleefd / overtred / inbreuk`,
  authorities: list`parket / justitie / gerecht(?!en)
      \bom\b(?= (?:eist|vervolgt|seponeert|onderzoekt|verdenkt|wil|ziet|legt)) / openbaar ministerie
      officier van justitie / procureur / politie / recherche / rechercheurs / speurders / fiod / \bbbi\b / fsma / \bafm\b
      \bacm\b / \bdnb\b / nationale bank / favv / nvwa / inspectie / toezichthouder / autoriteit / auditoraat / \bfiscus
      belastingdienst / douane / rechter\b / rechtbank / \bhof\b / curator / olaf\b / \beom\b / agentschap / ministerie
      burgemeester / kamer\b / raadkamer / orde van / tuchtraad`,
  cleared: list`onschuld (?:bewezen|staat vast) / vrij man / vrije vrouw / schone lei /
      van (?:alle|elke) (?:blaam|schuld|verdenking) /
      (?:verdenking|verdenkingen|vermoedens|vermoeden) .{0,30}(?:weg|weerlegd|ongegrond|verdwenen|van tafel) /
      van tafel /
      (?:zaak|onderzoek|dossier|klacht) .{0,40}(?:afgesloten zonder|geklasseerd|geschrapt|beeindigd|zonder vervolg|leidt nergens|levert niets op|afgewezen) /
      klasseert / geklasseerd / (?:wijst|wees) .{0,50}(?:klacht|vordering|eis) .{0,40}\baf\b /
      (?:klacht|eis|vordering) .{0,30}afgewezen / \b(?:gaat|gaan|loopt|komt|kwam) (?:vrijuit|vrij) /
      niet (?:langer|meer) (?:verdacht|verdachte|vervolgd|op de lijst) /
      geen (?:verdachte|schuld|strafbare|strafbaar|fouten|proces|boete|straf|onregelmatigheden|reden|aanwijzing|grond) /
      (?:boete|sanctie|straf|schorsing|vergunning|erkenning|beslag|zegels|verzegeling|sluiting) .{0,40}(?:van de baan|opgeheven|hersteld|terug|ongedaan|onwettig|ongeldig|verbroken) /
      krijgt .{0,40}(?:vergunning|erkenning|geld|spullen|rekening|boete|licentie).{0,30}terug /
      schadevergoeding voor .{0,40}(?:onterecht|voorarrest) / terugbetaald / nam .{0,40}terug /
      vergissing / vergiste / verwarring / verwisseld / foutief / lastercampagne / laster\b.{0,30}veroordeeld /
      alibi / vals beschuldigd / valse beschuldiging / zat fout / (?:kreeg|krijgt|haalt) .{0,20}gelijk /
      bewijst .{0,20}onschuld / niets (?:aan de hand|gevonden|mis|onwettigs|strafbaars|misdaan) / handelde correct /
      correct gehandeld / volgens de regels / alles in orde / vrij van / de raadkamer stelt .{0,30}buiten /
      verjaard
      vrijgesproken / vrijspraak / vrijuit / onschuldig / buitenvervolging / buiten vervolging / seponeer
      \bsepot\b / geseponeerd / zonder gevolg / vernietig(?:t|de|d|en)\b / verbreekt / verbroken / annuleert / geannuleerd
      nietig
      (?:schorst|herziet|hervormt).{0,60}(?:boete|sanctie|veroordeling|beslissing|vonnis|schorsing|sluiting|besluit)
      teruggedraaid / draait .{0,40}terug / ontslag van rechtsvervolging / niet-?ontvankelijk / ongegrond / onterecht
      ten onrechte / rectificatie / rechtzetting / klopt niet / wist .{0,30}van niets / geen (?:enkel )?bewijs
      gebrek aan bewijs / geen (?:spoor|opzet|fraude|inbreuk|overtreding|misdrijf|verband)
      geen sprake van (?:fraude|opzet|witwas|misbruik|omkoping|schuld)
      (?:waarschuwing|beschuldiging|klacht|boete|verwijt|aantijging|schorsing|sanctie|aanklacht).{0,60}(?:ingetrokken|kwijtgescholden|geschrapt)
      trek(?:t|ken) .{0,60}(?:waarschuwing|beschuldiging|klacht|boete|aantijging|aanklacht|verwijt).{0,60}\bin\b
      neemt .{0,40}terug / stond .{0,30}ten onrechte
      (?:gezuiverd|zuivert|blaam (?:treft|gezuiverd)|treft geen blaam|geen blaam) / niets verkeerds
      niets te verwijten|niet worden verweten|niets verweten|niets fout|geen fout(?:en)?\b / rekeningen kloppen
      niet vervolgd|vervolgt .{0,30}niet|geen vervolging / vrijgepleit / gerehabiliteerd|eerherstel|in ere hersteld
      excuses|verontschuldig / van .{0,40}was geen sprake / wint .{0,40}(?:zaak|beroep|proces|geding) (?:tegen|van)
      wijst alle verwijten|alle verwijten|alle aanklachten / opgeheven
      volledig in het gelijk|gelijk van de rechter|krijgt gelijk|in het gelijk gesteld
      mag (?:weer|opnieuw) (?:open|openen|starten) / niet (?:schuldig|aansprakelijk|betrokken)
      nooit (?:iets mee te maken|betrokken) / verkeerde? (?:man|bedrijf|firma) / stopgezet|zet .{0,40}stop
      zaak .{0,30}(?:gesloten|van de baan) / naam gezuiverd / ontlast`,
  notCleared: list`(?:vraagt|vragen|pleit(?:te)?(?: voor)?|eist|hoopt op|wil) (?:de )?vrijspraak
      (?:niet|geen) vrij(?:spraak|gesproken|uit) / vrijspraak .{0,40}(?:vernietigd|verbroken|ongedaan|teniet|hervormd)
      terugkomen op het sepot / sepot .{0,30}(?:herzien|teruggedraaid)
      noemt .{0,40}onschuldig|zegt onschuldig|houdt .{0,30}onschuld
      (?:bezwaar|beroep|hoger beroep|verzet|voorziening|klacht) .{0,40}(?:ongegrond|niet-?ontvankelijk)(?!.{0,30}parket)
      (?:hof|rechter|rechtbank) (?:verwerpt|wijst).{0,60} / (?:nog )?niet (?:geseponeerd|stopgezet|onschuldig)
      boete .{0,30}blijft`,
  guiltyAllTheSame: list`vrijgesproken.{0,60}(?:wel|maar|doch).{0,30}(?:schuldig|veroordeeld|straf|jaar|maanden|boete)
      (?:wel|alsnog) (?:veroordeeld|schuldig|gestraft) / deels (?:vrijgesproken|schuldig)
      (?:maar|toch) (?:schuldig|veroordeeld|gestraft|een boete) / vrijspraak .{0,30}(?:vernietigd|teniet|ongedaan)
      andere feiten .{0,30}(?:veroordeeld|schuldig)`,
  victim: list`\bdief\b / gestolen / \bstal\b / stelen / \bstolen\b / rovers? / roof(?:overval)? /
      ontvoer / kidnap / afpers / chantage / chanteer / stalk / doodgeschoten / vermoord / moord op / aanslag op /
      brandstichter / in brand gestoken / oplichters / internetfraude / factuurfraude / hacking / virus /
      gegijzeld / datalek door / losgeld /
      (?:ex-|oud-|voormalig )?(?:bediende|werknemer|werkneemster|penningmeester|secretaresse|verkoper|kassamedewerker|poetshulp) .{0,60}(?:stal|verduister|bestal|sluis|plunder|ontvreemd|roofde) /
      ontvreemd / namens .{0,40}(?:bellen|mailen) / gedupeerde (?:ondernemer|firma|bedrijf|eigenaar) /
      lijdt .{0,30}schade / mishandeld door / geslagen / aangevallen / vernieling /
      inbraken / bestolen / babbeltruc / valse (?:website|facturen op naam)
      slachtoffer van / opgelicht door / bestolen / beroofd|beroofde / overval / inbrekers?\b / inbraak
      \bdieven\b / winkeldief / plofkraak / ramkraak / hackers?\b / gehackt / gijzel(?:en|t|software|de) / ransomware
      cyberaanval / phishing / ceo-fraude / bankkaartfraude / afgeperst / afperser / afpersing van / brandstichting
      vandal / explosief|handgranaat / \blicht .{0,40}(?:werkgever|baas) op / eigen (?:werkgever|baas|bedrijf) op
      (?:boekhoud(?:er|ster)|werknemer|bediende|kassier(?:ster)?|chauffeur|medewerker|personeelslid|magazijnier)\b.{0,80}(?:stal|verduister|plunder|bestal|sluisde|lichtte|licht|op kosten)
      namaak(?:te|t)? / nagemaakt door / spaargeld verdwijnen / ziet .{0,30}verdwijnen / zogenaamde (?:bank|agent)
      vergiftig.{0,20}dreig / nep-?(?:bank|agent|factuur|mails?) / misbruik(?:t|ten|te)? (?:de )?(?:naam|logo)
      bende\b(?! van) / schade (?:loopt|bedraagt) / babbeltruc / gestolen (?:bij|van|uit) / identiteitsfraude`,
  complainant: list`(?:tipte|tipt|alarmeerde|waarschuwde|belde) .{0,30}(?:politie|parket|fiod|douane|inspectie|justitie|toezichthouder) /
      (?:ontdekte|ontdekt|merkte) .{0,40}(?:fraude|bedrog|oplichting|valse|vervalst) .{0,40} /
      meldt .{0,40}(?:bij|aan) / zelf (?:aangifte|klacht|melding) / diende? .{0,20}klacht in / doet aangifte /
      legde? .{0,20}klacht neer / stapt naar de politie / eist .{0,40}terug van / vordert .{0,40}terug /
      de curator .{0,40}(?:eist|vordert|klaagt|dagvaardt)
      $.{0,40}(?:dien(?:t|de)|legt?|doe[tn]|deed|stap(?:t|te)|stelt zich).{0,30}(?:klacht|aangifte|naar (?:de )?(?:politie|parket|rechter)|burgerlijke partij)
      (?:dien(?:t|de)|doet|deed) .{0,20}(?:klacht|aangifte).{0,30}tegen (?!$)
      meldde? .{0,40}(?:verdacht|aan de cel|bij de politie|bij het parket) / $ meldde
      verwittigde .{0,20}(?:politie|parket) / sloeg alarm / burgerlijke partij / oplettende`,
  witness: list`\bgetuig(?:en|t|de|den|enis)\b / onder ede / als getuige / getuigde / als deskundige / gerechtsdeskundige`,
  bystander: list`federatie / beroepsvereniging / brancheorganisatie / koepel / reageert op / advocaat van / raadsman van
      niet betrokken / behalve $ / concullega / leverancier van / zegt .{0,40}na de (?:veroordeling|razzia|arrestatie)`,
  officials: list`rechter / magistraat / procureur / politie / commissaris / onderzoeksrechter / inspecteur / curator
      officier`,
  harmless: list`museum / \bexpo\b / tentoonstelling / roman\b / thriller / toneel / theater / podcast / voorstelling
      \bfilm\b / \bjury\b / onderneming van het jaar / \bprijs\b(?!safspra) / award / bekroond / speeldag / scheidsrechter
      rode kaart / wedstrijd / derby / \bin 1[0-8]\d\d\b / eeuwse?\b / aanbesteding / contractuele / boeteclausule
      visgraat / \beik\b / schrapt .{0,20}(?:jobs|banen) / jobs / sproei / opleiding / stage / batterij / \bkok\b
      \bchef\b / \bwerf van / recept / opent .{0,30}(?:zaak|winkel|vestiging)
      nieuwe? (?:fabriek|vestiging|winkel|collectie|ceo) / overname / kwartaal / omzet / levert vanaf / \bbouwt\b / crèche
      creche / \bsoftware\b / cursus / lezing / wijnoogst / jubileum / bestaat \d+ jaar`,
  namesake: list`naamgenoot / gelijknamig / niet te verwarren / persoonsverwisseling
      \bniet .{3,60}maar (?:zijn|haar|een) (?:neef|broer|zus|zoon|vader|nicht) / zelfde naam / heeft niets te maken met`,
  otherPlaces: list`\b(?:uit|in|te|rond) [a-z][a-z-]{2,} / (?<=[a-z,] )[a-z-]{3,}(?:se|s|aar|enaar)(?= [a-z])
      (?<=\b(?:de|een|het) )[a-z-]{4,}(?:aar|se)(?=[ ,.])`,
  lowerCasePlaces: list``,
  ages: list`\((\d{2})\) / \b(\d{2})-jarige / \((\d{2}) jaar\) / (\d{2}) jaar oud`,
};
