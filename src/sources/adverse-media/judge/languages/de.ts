import { type LanguageWords, list } from "./table.ts";

export const GERMAN: LanguageWords = {
  functionWords:
    "der die das den dem des ein eine einen einer und ist nicht mit von zu fur auf im bei aus nach wegen hat " +
    "wird wurde sich als auch gegen soll sollen am vor uber um er sie es nur noch doch war ein in will an ab " +
    "hatte wie so ihre ihr ihrem seine sein seiner seinen mehr kein keine nun jetzt unter uns wir beim zur zum " +
    "durch ohne",
  strong: {
    conviction: list`verurteil / schuldspruch / schuldig(?! blieb)(?:e|en|er|gesprochen)?\b / sprach .{0,60}schuldig
      haftstrafe / freiheitsstrafe / bewahrungsstrafe / gefangnisstrafe / geldstrafe
      (?:jahre|monate|jahren|monaten|tagessatze)\b.{0,30}(?:haft|gefangnis|bedingt|unbedingt|freiheitsstrafe|bewahrung|hinter gitter)
      (?:bekam|erhielt|bekommt|erhalt|kassiert|muss|mussen|kassierte) .{0,60}(?:jahre|monate|gefangnis|haft\b|hinter gitter)
      hinter gitter\b / ins gefangnis / in haft (?:gehen)? / berufsverbot / strafe (?:bestatigt|rechtskraftig|akzeptiert)
      urteil (?:bestatigt|rechtskraftig|ist rechtskraftig|gegen|wegen)
      (?:bestatigt|bestatigte|rechtskraftig).{0,40}(?:urteil|strafe|verurteilung)
      revision .{0,40}(?:verworfen|abgewiesen|zuruckgewiesen|erfolglos)
      (?:verwirft|verwarf) .{0,30}(?:revision|berufung) / verbandsgeldbusse / strafbefehl / vorbestraft
      gericht .{0,60}(?:geldstrafe|geldbusse|verhangt|verurteilt) / legt gestandnis / gestand(?:e)? .{0,40}
      gericht glaubt .{0,20} nicht / als erwiesen / einziehung`,
    charge: list`anklage / angeklagt / klagt .{0,60}\ban\b
      vor (?:gericht|dem (?:amts|land|straf|schoffen|ober)|der strafkammer|dem richter|dem strafrichter|dem kadi)
      muss sich .{0,60}verantworten / mussen sich .{0,60}verantworten / hauptverfahren
      \bprozess (?:gegen|um|wegen|beginnt|startet|eroffnet|auftakt) / prozessauftakt / prozessbeginn / auf der anklagebank
      (?:staatsanwaltschaft|anklage|staatsanwalt) (?:fordert|beantragt|verlangt)
      (?:jahre|monate|haft|geldstrafe) .{0,20}gefordert / strafantrag / steht .{0,40}vor gericht
      stehen .{0,40}vor gericht / angeschuldigt / uberwiesen an das gericht / strafprozess / zur hauptverhandlung`,
    authority_sanction: list`bussgeld / geldbusse / \bbusse\b / \bgebusst
      (?:verhangt|verhangte|verhangen|kassiert|zahlt|zahlen).{0,60}(?:strafe|busse|geldbusse|millionen|bussgeld)
      (?:muss|mussen) .{0,60}(?:euro|franken|millionen).{0,30}(?:zahlen|uberweisen|zuruckzahlen|erstatten)
      millionenstrafe / ordnungsgeld / zwangsgeld
      (?:zulassung|lizenz|konzession|erlaubnis|bewilligung|approbation|genehmigung|gewerbeschein|bestellung).{0,50}(?:entzogen|verlier|verloren|widerruf|entzug|los\b|aberkannt|weg\b)
      (?:entzieht|verliert|widerruft|entzog|verlor|aberkannt).{0,60}(?:zulassung|lizenz|konzession|erlaubnis|bewilligung|approbation|genehmigung)
      schliesst .{0,60}aus\b / ausgeschlossen / disziplinarstrafe / \bverweis\b / \bruge\b / ruffel / sanktionsliste
      sanktionen gegen / eu-sanktion / auf die (?:sanktions|schwarze) ?liste
      gegen (?:zahlung|geldauflage|auflage|\d).{0,80}(?:eingestellt|beendet|verfahren) / geldauflage / diversion
      vergleich mit (?:der staatsanwaltschaft|dem|der) / erspart sich einen prozess / greift durch / bestraft(?!e schafe)
      (?:untersagt|verbietet) .{0,60}(?:geschaft|betrieb|tatigkeit|werbung|ausubung) / abberufen / \d euro gegen`,
    asset_freeze: list`eingefroren / einfrieren / friert .{0,40}ein / beschlagnahm / vermogensarrest / arrest uber
      dinglicher arrest / versiegel / siegel (?:an|auf|klebt)
      vorlaufig (?:geschlossen|stillgelegt|untersagt|entzogen|ausser)
      (?:schliesst|sperrt|legt) .{0,50}(?:betrieb|lokal|stalle|praxis|heim|konten|still|bis auf weiteres|vorlaufig)
      (?:konten|konto|vermogen|gelder|stalle) .{0,30}(?:gesperrt|eingefroren|blockiert) / stillgelegt
      bleibt .{0,50}geschlossen / ruhen .{0,20}(?:zulassung|erlaubnis|lizenz|bewilligung)
      (?:zulassung|erlaubnis|lizenz|bewilligung|konzession).{0,40}(?:ruht|ausgesetzt|suspendiert|vorlaufig) / suspendiert
      setzt .{0,50}(?:zulassung|erlaubnis|lizenz|bewilligung).{0,20}aus\b / sonderbeauftragte / zwangsverwaltung
      darf .{0,40}(?:nichts ausliefern|nicht verkauft|nicht verkaufen|vorerst nicht|vorlaufig nicht)`,
    search_or_arrest: list`durchsuch / razzia / hausdurchsuchung / festgenommen / festnahme / verhaft(?:et|ung|en)\b
      untersuchungshaft / u-haft (?!gitter) / in haft\b / hinter gittern / in gewahrsam / haftbefehl / fahnder
      ruck(?:t|te|ten|en) .{0,60}\ban\b
      sturm(?:t|te|ten|en)\b .{0,30}(?:wett|lokal|buro|lager|haus|wohnung|praxis|betrieb|bar|hof|halle|laden|firma)
      (?:polizei|zoll|steuerfahndung|ermittler|beamte|staatsanwalt\w*|fiu|kantonspolizei|kartell\w*)\b.{0,80}(?:sichergestellt|stellte[n]? .{0,30}sicher|sicher\b|mitgenommen|nehmen .{0,20}mit|nahmen .{0,30}mit|durchkamm|durchforst|bei der|besuch|filz)
      sichergestellt / (?:stellten|stellt) .{0,60}sicher / abgefuhrt / mitgenommen / handschellen
      ausgeliefert (?:an|nach) / bekam .{0,30}besuch / fussfessel / kistenweise (?:akten|unterlagen)
      akten (?:mitgenommen|beschlagnahmt) / einsatz bei`,
    regulator_warning: list`warnt\b / warnen\b / warnung vor / amtliche warnung / warnliste / rat .{0,60}\bab\b
      (?:bafin|finma|fma|cssf|fsma|aufsicht|behorde|landratsamt|verbraucherschutzamt|bvl|ages|swissmedic|lebensmittelaufsicht)\b.{0,80}(?:warn|beanstand|rat|ohne erlaubnis|keine erlaubnis|keine bewilligung|gefahr)
      keine (?:erlaubnis|bewilligung|lizenz|konzession|zulassung)
      ohne (?:erlaubnis|bewilligung|lizenz|konzession|zulassung) / beanstand / schwarze liste / finger weg`,
    investigation: list`ermittelt / ermitteln / ermittlungen / ermittlungsverfahren / \bermittler / strafuntersuchung
      strafverfahren / anfangsverdacht / (?:im|unter|steht) .{0,15}verdacht / verdachtig(?:t|e|er|en)\b
      verdacht (?:auf|des|der|gegen|wegen) / untersuchungsrichter / im visier / nimmt .{0,40}ins visier / unter die lupe
      untersucht\b .{0,60} / verfahren gegen .{0,80} / verfahren (?:wieder aufgenommen|eingeleitet|eroffnet|lauft)
      leitet .{0,40}(?:verfahren|untersuchung) .{0,10}ein
      pruft\b .{0,60}(?:vorwurf|verdacht|ob|geschaft|vertrag|zahlung) / interessier(?:t|en) sich fur / befasst sich
      ermittlungskomplex
      (?:staatsanwaltschaft|zoll|steuerfahndung|kartellamt|polizei|kripo|lka|finanzpolizei|behorde|justiz|olaf)\b.{0,60}(?:pruf|untersuch|verdacht|vermut|geht .{0,30}nach|hat .{0,30}im blick|ermittel)
      beschuldigt(?:er|e|en)? gefuhrt / als beschuldigte / geldwascheverdacht / korruptionsverdacht / betrugsverdacht`,
    insolvency_fraud: list`insolvenzverschleppung / konkursverschleppung / insolvenzbetrug
      bankrott(?:delikt|straft|s\b)? / betrugerische(?:r|m)? (?:konkurs|krida|bankrott|insolvenz) / \bkrida\b
      konkursbetrug
      (?:insolvenz|konkurs|pleite|zahlungsunfahig|masse\b|masseverwalter).{0,200}(?:staatsanwalt|ermittl|verdacht|beiseite|verschwunden|betrug|verhaftet|festgenommen|verurteilt|anklage|angeklagt|durchsuch)
      (?:beiseite geschafft|ermittlungen|verschwunden|staatsanwalt|verdacht|angeklagt|verurteilt|anklage).{0,200}(?:insolvenz|konkurs|pleite|zahlungsunfahig)`,
    accusation: list`vorwurf / vorwurfe / wirft .{0,80}\bvor\b / werfen .{0,80}\bvor\b / beschuldig / bezichtig
      zeigt .{0,60}\ban\b / anzeige (?:gegen|erstattet|wegen) / anzeigen\b / strafanzeige / klagt (?:gegen|uber)
      klagen uber / verklagt / klage gegen / unterstellt / behaupte / prellt / \bpackt .{0,10}aus / packen aus
      whistleblower / hinweisgeber
      (?:gewerkschaft|verdi|ig metall|ngo|verbraucher\w*|mieter|konkurrent|opposition|grune|spd|cdu|linke|fdp|fraktion|abgeordnete\w*|ex-mitarbeiter\w*|ehemalige\w*|kunden|anwohner|nachbarn|eltern|greenpeace|unia|syna|ogb)\b.{0,100}(?:wirft|werfen|vorw|beschuldig|unterstell|sieht|spricht von|halt|kritis|klag|anzeig|forder|frag|behaupt|:)
      weist .{0,60}(?:zuruck|von sich) / bestreite / dementier / rechtliche schritte / etikettenschwindel / schildern
      fuhlen sich (?:betrogen|getauscht|geprellt) / betrogen / geschadigte / \bempor(?:t|ung) / frei erfunden / ausbeutung
      soll(?:en)? .{0,100}(?:haben|worden sein)\b / liess fragen / aussert sich nicht / schweigt / anzeigen\.`,
  },
  weak: {
    conviction: list`\burteil / \bhaft\b / gefangnis / \bstrafe\b / \bgericht\b`,
    charge: list`\bprozess\b / \bgericht\b / richter`,
    search_or_arrest: list`gefasst / \bhaft\b`,
    authority_sanction: list`\bbusse\b / \bstrafe\b / sanktion`,
    investigation: list`ermittlung / verdacht / mutmasslich / untersuch / verfahren`,
    accusation: list`\bklage / \banzeige / kritik / streit / \bsoll\b / \bsollen\b`,
    asset_freeze: list`geschlossen / gesperrt / \barrest\b`,
    regulator_warning: list`ruckruf / \bwarn`,
  },
  crimes: list`betrug / betrug(?:er|erisch) / geldwasche / korrupt / bestech / schmiergeld / schwarzarbeit / schwarzgeld
      steuerhinterz / hinterzieh / untreue / unterschlag / falsch / gefalscht / \bfalsche?n?\b / falschung
      menschenhandel / ausbeut / scheinselbst / kartell / insider / abrechnungsbetrug / umsatzsteuer / karussell
      mindestlohn / veruntreu / diebstahl / erpress / fahrlassig / totung / umwelt / verklapp / schmuggel / embargo
      ausfuhr / drogen / kokain / waffen / illegal / verboten / gift / panscherei / panschte / unverzollt / vorenthalten
      hehlerei / wucher / schneeball / anlagebetrug / terror / kriminell / mafia / urkunden / subventionsbetrug
      tierqualerei / doppelt verkauft / erfundene / beleg / getauscht / tauschung / beihilfe / missbrauch
      vorteilsannahme / schwindel / verstoss / verdachtsmeldung / gepanscht / manipul / schein(?:firma|rechnung)`,
  authorities: list`staatsanwalt / \bjustiz / polizei / kripo / \bzoll\b / zollfahnd / steuerfahnd / finanzamt / bafin
      finma / \bfma\b / kartell / aufsicht / behorde / ordnungsamt / veterinaramt / landratsamt / bundesnetzagentur
      datenschutz / landgericht / amtsgericht / oberlandes / \bgericht\b / strafkammer / \bogh\b / \bbgh\b / bundesgericht
      richter / insolvenzverwalter / masseverwalter / ermittler / fahnder / gewerbeaufsicht / kantons / lka\b / bka\b
      \bkammer\b / ministerium / europaische staatsanwalt / \bwksta\b / olaf\b / finanzpolizei / arbeitsinspekt`,
  cleared: list`unschuld (?:erwiesen|bewiesen) / von (?:allen|jedem|jeglichem) (?:vorwurf|vorwurfen|verdacht|schuld) /
      verdacht .{0,40}(?:nicht bestatigt|zerstreut|zerschlagen|entkraftet|fallengelassen|erhartete sich nicht|widerlegt) /
      (?:vorwurf|vorwurfe) .{0,40}(?:widerlegt|entkraftet|haltlos|unbegrundet|falsch|nicht bestatigt|vom tisch|zuruckgezogen|zuruckgenommen) /
      entkraftet / widerlegt / fallengelassen / nicht bestatigt / bestatigte sich nicht /
      frei(?:sprechen|gekommen|spruche) / nichtzulassung / nicht zugelassen / nicht eroffnet /
      lasst .{0,40}nicht zu /
      (?:kein|keine|keinen|keinerlei) (?:straftat|betrug|grund|beweis|beweise|verdacht|fehlverhalten|mangel|rechtsverstoss|bussgeld|strafe|schadigung|geldwasche|untreue)\w* /
      nichts nachzuweisen / unbescholten / rein(?:gewaschen|e weste) /
      rechtswidrig(?:e|er|en)? (?:durchsuchung|sperre|schliessung|entzug|verfugung|bussgeld) /
      (?:sperre|konten|konto|siegel|lizenz|erlaubnis|zulassung|schliessung|verbot|beschlagnahme|arrest|warnung|bussgeld|busse).{0,60}(?:zuruck|freigegeben|aufgehoben|wieder|nichtig|rechtswidrig|unzulassig|geloscht|gestrichen) /
      freigegeben / von der liste (?:gestrichen|genommen) / hat recht / recht behalten /
      setzt sich .{0,20}durch / erfolg vor gericht / schadenersatz wegen / entschadig / justizirrtum / fehlurteil /
      wiederaufnahme .{0,40}frei / verwechselt / namensgleichheit / bedauern / widerruft / rudert zuruck /
      zieht .{0,40}zuruck / erleichter / rehabilitier / unterlag / scheitert mit / akte geschlossen / zu den akten /
      verjahrt / strafbefehl .{0,30}aufgehoben / wirft .{0,40}niemand / nichts unrechtes / wussten nichts /
      ahnungslos / spricht .{0,40}frei
      freispruch / freigesprochen / spricht .{0,60}frei\b / sprach .{0,60}frei\b / eingestellt
      einstellung des verfahrens / stellt .{0,80}\bein\b / aufgehoben / hebt .{0,60}\bauf\b / hob .{0,60}\bauf\b / kippt
      gekippt / \bentlaste / \brehabilit / unschuldig / zu unrecht / unbegrundet / haltlos / ausgeraumt
      in luft aufgelost / fallen gelassen / lasst .{0,40}fallen / nimmt .{0,60}zuruck / nahm .{0,60}zuruck
      zuruckgenommen / zieht .{0,60}zuruck
      kein(?:e)? (?:prozess|anklage|verfahren|ermittlungen|beihilfe|steuersunder|hinweis|verstoss|verfehlung|schuld|tatverdacht|pflichtverletzung|anhaltspunkt)\w*
      lehnte? die eroffnung / nicht (?:schuldig|zu beanstanden|beteiligt|strafbar|verantwortlich) / freie?r? (?:mann|frau)
      bekommt recht / bekam recht / erhalt recht / recht bekommen / \bsiegt? .{0,30}(?:vor|gegen)
      gewinnt .{0,30}(?:gegen|prozess|verfahren) / ordnungsgemass / korrekt gehandelt / alles korrekt
      nichts (?:vorzuwerfen|falsch|zu tun) / irrtum / irrtumlich / verwechslung / richtigstellung / korrektur
      gegendarstellung / entschuldigt sich / hat .{0,20}niemandem geschadet / darf wieder / wieder (?:offnen|geoffnet)
      siegel entfernt / weisse weste / reingewaschen / vom tisch / die akte ist zu / (?:keine|nicht) .{0,20}nachgewiesen
      selbst belogen / mangels (?:beweis|tatverdacht) / erledigt / klage abgewiesen
      (?:klage|anzeige|beschwerde|antrag).{0,40}(?:abgewiesen|scheitert|zuruckgewiesen)
      (?:weist|wies) .{0,40}(?:klage|anzeige|beschwerde|antrag|vorwurfe).{0,40}\bab\b / tadellos / straffrei
      ohne massnahmen / nahm ihre vorwurfe / einwandfrei / freizusprechen`,
  notCleared: list`freispruch (?:aufgehoben|kassiert|gekippt|gefordert|verlangt|beantragt)
      (?:fordert|verlangt|beantragt|pladiert .{0,10}auf|hofft auf|will|beantragte|forderte).{0,30}freispruch
      nicht (?:freigesprochen|eingestellt|entlastet|vom tisch|erledigt|ausgeraumt)
      (?:hebt|hob) .{0,30}freispruch.{0,10}auf / galt als erledigt
      (?:einspruch|berufung|revision|beschwerde|rekurs|rechtsmittel).{0,60}(?:abgewiesen|verworfen|zuruckgewiesen|unbegrundet|scheitert|weist .{0,20}ab)
      beteuert .{0,30}unschuld / halt sich fur unschuldig / nennt .{0,20}unschuldig
      gegen (?:eine? )?(?:zahlung|geldauflage|auflage|geldbetrag|[\d.]+ euro).{0,80}(?:eingestellt|beendet)
      weist .{0,80}(?:zuruck|ab)\b / wies .{0,60}(?:vorwurfe|darstellung).{0,20}zuruck / nicht einstellen / kein ende`,
  guiltyAllTheSame: list`(?:doch|trotzdem|dennoch|aber) (?:schuldig|verurteilt) / nun doch
      freigesprochen.{0,60}(?:aber|jedoch|dafur).{0,40}(?:verurteilt|schuldig|strafe|busse) / teilweise freigesprochen
      teilfreispruch / neue anklage / freispruch aufgehoben`,
  victim: list`\bdieb\b / dieben / diebstahl (?:bei|in|aus|auf) / geklaut / gestohlene / stahlen /
      \bstahl(?:en)?\b(?!bau|handel) / rauber / geraubt / entfuhr / geisel / erpress / losegeld / stalker /
      ermordet / mord an / erschossen / brandanschlag / anschlag auf / in brand gesteckt / cyber / virus /
      trojaner / betruger (?:geben|gaben|nutz|erbeut|prell|fals) / falsche[rn]? /
      gefalschte (?:rechnung|website|mail|ausweis)\w* .{0,30}im namen / im namen von / unter dem namen /
      tauscht .{0,20}vor / hereingelegt / reingelegt / hereingefallen / um .{0,30}geprellt /
      ehemalige[rn]? (?:buchhalter|mitarbeiter|angestellte|prokurist|kassier)\w* .{0,80}(?:verurteilt|gericht|angeklagt|veruntreut|unterschlagen|schuldig) /
      griff in die kasse / in die kasse / langfinger / tater (?:erhielt|bekam|sitzt|wurde|muss) / bedroht /
      angegriffen / verprugelt / verwust /
      geschadigt(?:e|es)? (?:firma|unternehmen|betrieb)
      opfer (?:von|eines|einer|des|der)\b / bestohlen / beraubt / uberfall / uberfallen / einbrecher / einbruch
      \bdiebe\b / diebe\b / rauber / hacker / gehackt / ransomware / cyberangriff / erpresser / erpresst\b / ceo-fraud
      enkeltrick / schockanruf / brandstift / \bergaunert / erbeutet
      (?:buchhalter(?:in)?|mitarbeiter(?:in)?|angestellte[rn]?|kassierer(?:in)?|lagerist|fahrer|prokurist(?:in)?)\b.{0,80}(?:unterschlag|stahl|zweigte|griff .{0,20}kasse|plunderte|veruntreut|bestahl)
      gestohlen / produktpirat / falscher? (?:polizist|professor|handwerker|bankmitarbeiter|arzt|chef) / nebenklager
      vandal / sabotage / phishing / betrogene\w* (?:firma|unternehmen) / identitatsdieb
      fallt .{0,30}betruger.{0,20}herein / nachahmer / plagiat / raubkopie / ausgeraubt / attack(?:e|iert)`,
  complainant: list`(?:rief|verstandigte|informierte|alarmierte|benachrichtigte) .{0,30}(?:polizei|behorden|staatsanwaltschaft|zoll) /
      erstattet .{0,20}anzeige / zeigte .{0,40}selbst .{0,10}an / stellte strafantrag / gab .{0,20}hinweis /
      deckte .{0,40}(?:betrug|schwindel|manipulation).{0,10}auf / bemerkte .{0,40}(?:betrug|falsch|schwindel) /
      verdachtsmeldung .{0,40}(?:fuhrte|losten|loste) / aufmerksame / aufgefallen / fordert .{0,40}zuruck
      erstattet(?:e)? (?:straf)?anzeige
      $.{0,40}(?:erstattet|stellt(?:e)?|zeigt|reicht).{0,40}(?:anzeige|strafantrag|klage|an\b) / die polizei rief
      rief die polizei / meldete .{0,60}(?:polizei|verdacht|behorde|bafin|staatsanwalt) / schlug alarm / alarmierte
      vermisst bei / fordert .{0,40}von ex- / schaltet(?:e)? .{0,20}(?:polizei|staatsanwaltschaft|behorden) ein
      riecht den braten / brachte .{0,40}ins rollen`,
  witness: list`zeuge / zeugin / zeugen / aussagte / sagte .{0,20}\baus\b / sagt .{0,30}\baus\b / gutachter(?:in)?
      als sachverstandige / deckte .{0,40}auf / zu fall brachte`,
  bystander: list`verband\b / innung / begrusst die / schwarze schafe / verteidig(?:er|t)\b / befangenheitsantrag
      anwalt des / kommentiert / lieferant / nicht betroffen / reagiert auf`,
  officials: list`staatsanwalt / richter / polizist / kommissar / ermittler / zollner / steuerprufer / betriebsprufer
      anklager / inspektor / fahnder`,
  harmless: list`museum / ausstellung / \bkrimi\b / roman\b / theater / \boper\b / opern / regisseur / buhrufe / publikum
      testesser / verkoster / \bjury\b / preistrager / denkmalpreis / preis fur / auszeichn / medaille / schiedsrichter
      spieltag / \bverein\b.{0,10}\bspiel / rote karte / sperre (?:von|fur) .{0,10}spiele / \b1[0-8]\d\d\b / jahrhundert
      mittelalter / kleber / sensoren / heizbedarf / baupl[a]ne / kunstlich\w* intelligenz / software\b / app\b / rezept
      kuche / wildgericht / \btanz / ballsaal / orgel / konzert / lesung / liest / festival / zellen im / gitter fur
      stellenabbau / streicht .{0,20}stellen / eroffnet (?:neue|zweite|dritte|filiale|werk)
      neue[rsn]? (?:filiale|werk|laden|chef|anlage|produkt) / umsatz(?!steuer) / ausbildung / jubilaum / vorsorglich
      glassplitter / daumenschrauben / pranger / prozesssicherheit / prozesse der`,
  namesake: list`namensvetter / namensgleich / gleichnamig / nicht zu verwechseln / verwechslung / in wahrheit anders
      hiess in wahrheit / gleichen namens / nichts zu tun mit / benutzte den namen / sohn statt vater
      tragt denselben namen`,
  otherPlaces: list`\b(?:aus|in|bei) (?!hohe|haft|gewahrsam|wahrheit|millionen|zukunft|sachen|untersuchung|u-haft|deutschland|berufung|erster|kraft|insolvenz|dossier)[a-z][a-z-]{2,}
      (?<=[a-z,] )(?!betrug|unternehm|geschaftsfuhr|ermittl|fahnd|inhab|betreib|richt|vorsitz|nachfolg)[a-z-]{3,}er(?= [a-z])`,
  lowerCasePlaces: list``,
  ages: list`\b(\d{2})-?jahrige / \((\d{2})\) / \b(\d{2}) jahre alt / , (\d{2})[,.]`,
};
