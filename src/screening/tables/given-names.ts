/**
 * Short forms of given names, and the forms that one name has in languages which are used beside each other. From general
 * knowledge of usual names; person_nick of opensanctions/rigour (MIT licence) for a part of the English ones. `name: forms`
 * reads: each of the forms may stand for the name; the forms may also stand for one another.
 */
const ENGLISH = `
  abigail: abby abbie gail|abraham: abe abie bram|adelaide: addie della|adeline: addie|agnes: aggie|albert: al bert bertie|alan: al
  |alexander: alex alec al sandy xander sasha lex|alexandra: alex sandra sandy lexi sasha|alfred: alf alfie al fred|alice: allie ali
  |amanda: mandy|amelia: amy millie|andrew: andy drew|angela: angie|ann: annie nan nancy nanny anna anne|anna: annie ann anne nan|anthony: tony ant
  |archibald: archie|arthur: art artie|augustus: gus gussie|barbara: barb barbie babs|barack: barry|bartholomew: bart|beatrice: bea trixie
  |benedict: ben bennie|benjamin: ben benny bennie benji|bernard: bernie|bradley: brad|bridget: biddy bridie|calvin: cal|cameron: cam|caroline: carrie caro lina
  |cassandra: cass cassie|catherine: cathy cath kate katie kathy kitty kit kay cat|katherine: kathy kath kate katie kitty kit kay kat catherine
  |charles: charlie chuck chas chad|charlotte: lottie charlie lotte|christina: chris tina christie kirsty|christine: chris chrissie tina|christopher: chris kit topher
  |clifford: cliff|constance: connie|cornelius: neil con|curtis: curt|cynthia: cindy|daniel: dan danny|david: dave davy|deborah: deb debbie debby|dennis: den denny
  |dominic: dom nick|donald: don donnie|dorothy: dot dottie dolly dora|douglas: doug|edgar: ed|edith: edie|edmund: ed eddie ned ted|edward: ed eddie ted teddy ned
  |edwin: ed eddie ned|eleanor: ellie nell nellie nora ella|elizabeth: liz lizzie beth betty bess bessie betsy eliza elsie lisa libby lilibet
  |emily: em emmie millie|emma: em emmie|ernest: ernie|eugene: gene|evelyn: eve evie|ezekiel: zeke|florence: flo florrie flossie|frances: fran frannie fanny frankie
  |francis: frank frankie fran|franklin: frank|frederick: fred freddie freddy fritz|gabriel: gabe|gabrielle: gabby|geoffrey: geoff jeff|george: georgie geordie
  |gerald: gerry jerry|gerard: gerry jerry|gertrude: gertie trudy|gilbert: gil bert|gregory: greg|gwendolyn: gwen|harold: harry hal|harriet: hattie harry|helen: nell nellie lena
  |henry: harry hank hal|herbert: herb bert|hubert: bert hugh|ian: john|irene: rene|isaac: ike zac|isabel: bella belle izzy isabella|jacob: jake|jacqueline: jackie
  |james: jim jimmy jamie jem|jane: jenny janie janet|janet: jan|jason: jay|jeffrey: jeff|jennifer: jen jenny|jeremiah: jerry|jeremy: jerry jem|jerome: jerry
  |jessica: jess jessie|joan: joanie|joanna: jo|john: jack johnny jock hans|jonathan: jon jonny nathan|joseph: joe joey jo|joshua: josh|josephine: jo josie|judith: judy
  |julia: julie jules|julian: jules|justin: justy|kenneth: ken kenny|kimberly: kim|laura: laurie|laurence: larry laurie|lawrence: larry laurie lars|leonard: len lenny leo
  |leopold: leo poldi|leslie: les|lewis: lew lou|lillian: lil lilly|louis: lou louie|louise: lou lulu|lucille: lucy|madeline: maddie|magdalene: lena|marcus: mark marc
  |margaret: maggie meg peg peggy madge marge margie greta daisy rita|martha: marty mattie|martin: marty|mary: molly polly mamie may minnie moll|matilda: tilly maud
  |matthew: matt matty|maurice: morris maury mo|maximilian: max|melissa: mel lissa|michael: mike mick mickey mikey micky|mildred: millie|miriam: mimi|mitchell: mitch
  |nathaniel: nat nate nathan|nathan: nat nate|nicholas: nick nicky nico klaus|nicole: nicky nikki|oliver: ollie|olivia: liv livvy|oswald: ossie|pamela: pam|patricia: pat patty tricia trish patsy
  |patrick: pat paddy pat|penelope: penny|percival: percy|peter: pete|philip: phil pip|philippa: pippa|phoebe: fee|priscilla: cilla|prudence: prue|rachel: rae|randolph: randy|raymond: ray
  |rebecca: becky becca beck|reginald: reg reggie|richard: dick rick ricky rich richie dickie|robert: bob bobby rob robbie robby bert|roderick: rod|rodney: rod|roger: rodge|roland: rollo
  |ronald: ron ronnie|rosemary: rose rosie|rudolph: rudy rolf|rupert: robert|russell: russ|ruth: ruthie|samantha: sam sammy|samuel: sam sammy|sandra: sandy|sarah: sally sadie sara
  |sebastian: seb bas|sidney: sid|simon: si|solomon: sol|sophia: sophie|stanley: stan|stephanie: steph stevie|stephen: steve stevie|steven: steve stevie|stuart: stu|susan: sue susie suzy
  |susanna: sue susie sanna|sylvester: sly|terence: terry|teresa: terry tess tessa theresa tracy|theodore: ted teddy theo|thomas: tom tommy|timothy: tim timmy|tobias: toby|ursula: ulla
  |valentine: val|valerie: val|victor: vic vick|victoria: vicky vicki tori|vincent: vin vince vinny|violet: vi|virginia: ginny ginger|vivian: viv|walter: walt wally|wesley: wes|wilfred: wilf fred
  |wilhelmina: mina minnie willa|william: bill billy will willy willie liam|winifred: winnie freda|winston: win|zachary: zach zack`;

const DUTCH = `
  abraham: bram braam|adriaan: ad arie adri aad janus|adrianus: ad arie janus adri|agatha: aagje agaat|albertus: albert bert ab bertus appie|albert: bert ab|alexander: alex lex xander sander|alfons: fons fonske
  |aloysius: louis wies|amandus: mandus|andreas: andries dries andre|anna: an anneke anke anja ans antje annie anneleen|anthonius: anton toon ton tonnie teun antoon|antonius: anton toon ton tonnie teun antoon tony
  |antoon: toon ton tony anton|antonia: tonia toos toni|arnold: arno nol noud|arnoud: noud arno|augustinus: guus gust stijn tinus|augustus: guus gust|august: gust guus|balthasar: balt|barbara: babs barbel
  |bartholomeus: bart mees|benedictus: ben bene|benjamin: ben benny|bernardus: bernard ben bernd nard|bernard: ben nard|carolus: karel carlo|karel: charel carel charles|catharina: kaat katrien trien trijn rina tineke kaatje toos ina cato
  |katharina: kaat katrien trien trijn rina karin|caroline: lien caro lina|cecilia: cilia celia sil|charlotte: lot lotte|christiaan: chris kris|christianus: christ chris|christina: chris tine stien stina kristien krista
  |clemens: clem|constantijn: stan stijn constant|constant: stan|cornelis: kees cor cees corneel nelis neel kors|corneel: cor nelis neel|cornelia: cor corrie nel nelly neeltje corry lia|daniel: daan|david: daaf|denijs: nijs
  |diederik: dirk dik rik diek|dionysius: nijs|dominicus: dominiek minus|dorothea: dora thea dorien|eduard: ed eddy ward warre|edward: ed eddy ward warre|edmond: mon monne eddy|egidius: gilles gilis|eleonora: nora noor leonoor ellen
  |elisabeth: els lies liesbeth betty bets bep elsje lisa lise liesje lijsbeth elke ilse lisette betje|emanuel: manu|emiel: miel milo|emmanuel: manu|engelbert: bert|ernest: nest erno|eugeen: geen gene|ferdinand: ferre nand ferdi
  |florentius: floris flor|florent: flor flo|franciscus: frans frank sus cis francis franky|francisca: francine cisca sien fran|frans: sus swa soe frank|frederik: fred freek frits rik freddy|gabriel: gaby|gaspard: jasper|kaspar: jasper
  |georgius: joris jurgen george|gerardus: gerard gerrit geert gert ger gerd|gerard: gerrit geert gert ger gerd|geeraard: geert gert|gertrudis: trudy truus geertrui geert trui truitje|godfried: fried friedel|gregorius: greg joris
  |guillielmus: willem wim|gustaaf: staf gust gustave|gaston: gast|hadewych: hedwig|helena: leen leentje lena heleen ellen lenie|hendrik: henk rik henri hein heino driek harry hendri henny|hendricus: henk rik hein driek harry
  |henricus: henk rik hein driek harry|henrica: hetty riek ria|herman: manus mannes|hermanus: herman manus|hilda: hilde|hieronymus: jeroen|hubertus: huub hubert bert|hubert: huub bert|hugo: huug
  |ignatius: naas ignace|isabella: isa belle|izaak: sjaak|jacobus: jaap koos jacob ko sjaak jacco cobus jakob|jacob: jaap koos ko sjaak jaak cobus|jakob: jaap jaak koos|jacoba: coba ko koosje jacqueline|jacques: sjaak jaak jacky
  |jan: jantje janneke johan johannes jean hans|joannes: jan johan hans|johanna: an anneke hanna hanneke jo jannie janneke joke jopie jeanne hannie jana|johannes: jan johan hans hannes joop jo han jannes janus hansje
  |johan: jan jo hans han|jozef: jef jos sjef joost jo jozef joep seppe|josephus: jef jos sjef jo joep jozef|jozefa: jos fien sefa|josephina: fien josje jo fientje josefien|josefien: fien|judocus: joost joos|justus: joost just
  |juliana: jul julie|julius: jul juul|julien: jul juul|kamiel: miel camille|konrad: koen|koenraad: koen koert coen|coenraad: koen coen|kristof: kris stof|lambertus: bert lambert lam|lambert: bert lam|laurentius: laurens rens lou
  |laurens: rens lau lars|leonardus: leo leen lenard nard|leonard: leo len|leopold: pol leo|livinus: lieven|lodewijk: lode louis wiet lowie|ludovicus: lode louis lodewijk wies luc|louis: lowie wies|louisa: wies wiesje lou
  |lucas: luc luuk|lucia: lucie|machteld: mats|magdalena: magda lena leen madeleine|marcus: marc mark|margaretha: greet griet greetje margriet gretha gre marga grietje margot margo rita gretel|margriet: griet greet
  |maria: mia mieke mie ria riet marie marijke miet marieke mieke miep rita rie marja marleen riki miet|maria-magdalena: marleen|marinus: rinus rien|martha: mart|martinus: martin maarten tinus mart mertijn martijn|martin: maarten tinus martijn
  |mathias: thijs mathijs matty matti|matheus: thijs mathieu mees teeuw|mathilda: tilly tilde mathilde|mattheus: thijs teeuw matthijs matti|matthias: thijs matthijs|matthijs: thijs ties|maurits: mau mauk|maximiliaan: max
  |mechteld: mette|melchior: mels chiel|michael: michiel chiel mike michel|michiel: chiel giel|nathalie: talie lie|nicolaas: klaas nico nick claus klaus colas niek|nicolaus: klaas nico niek|norbertus: bert norbert noor|norbert: bert
  |octaaf: taf|paulus: paul pauwel pol|paul: pol|petronella: nel nelly petra pietje ella|petrus: piet peter pieter pierre peer pier|pieter: piet peter pier peer petrus piet pit|peter: piet|philippus: filip flip philip|filip: flip
  |philomena: mena filomeen|prosper: pros|raphael: raf|rafael: raf|reinhard: reinier rein|reinier: rein rene|reinout: rein|renatus: rene|robrecht: rob robbe bert|robert: rob robbe bob bert|roland: roel|roeland: roel
  |rochus: rok|roelof: roel|rogier: roger|rudolf: ruud rudi rudy dolf|ruprecht: rob|sebastiaan: bas seb|servatius: servaas vaas|sigismund: sig|simon: siem|sofia: fie sofie|stefaan: stef steven fanny|stephanus: stef steven stefan
  |susanna: sanne suus suze|theodorus: theo dirk door dorus ted thei|theodoor: theo door|theofiel: fiel theo|theresia: trees treesje resi|thomas: tom maas|timotheus: tim|tobias: tob|urbanus: urbain|ursula: ursel
  |valentijn: tijn|victor: vic fik|victorinus: rinus|vincentius: vincent cent vinnie|vincent: cent|walter: wout wouter|walterus: wouter wout|wilhelmina: mien mina wil wilma willemien minnie mientje helmi miet
  |wilhelmus: willem wim wil helmus pim|willem: wim wil willy pim wimke|willibrord: wil brord|wouter: wout walter|xaveer: veer|yvonne: von|zacharias: zach`;

const FRENCH = `
  adelaide: adele|agathe: gathou|agnes: agnette|albert: bebert bert|alexandra: alex sandra|alexandre: alex sacha xandre alexis|alfred: fred|alphonse: fonfonse|amandine: mandine mandy|amelie: melie|anastasie: nastia|andre: dede|andree: dede
  |anne: annie annette nanette ninon anouk nanou|anne-marie: annie|antoine: tony toine titi antonin|antoinette: toinette toinon nette tony|arnaud: nono|auguste: gus gugusse|barnabe: barney|baptiste: bapt titi|bartholome: bart|bastien: bast
  |beatrice: bea|benedicte: bene|benjamin: ben benji|benoit: ben|bernadette: nadette|bernard: nanard|brigitte: bri gigi bibi|camille: cam mimi|caroline: caro line|catherine: cathy kate cath katia|cecile: ceci cile|celestin: titin|celine: celi line
  |charles: charlot charlie chaz|charlotte: lotte charlie lola chacha|christian: chris cricri|christiane: chris cricri|christine: chris cricri titine|christophe: chris tophe|claudine: clo dine|claude: clo|clemence: clem|clement: clem|clementine: clem
  |corinne: coco|cyrille: cyr|daniel: dany dan|danielle: dany|david: dav|delphine: delph|denis: nini|denise: nini|didier: didi|dominique: dom domi doume|edmond: momon ed|edouard: ed doudou eddy|eleonore: leo nora leonore
  |elisabeth: babette lisbeth elise lise lisette babeth zabeth beth eliza isabelle elsa|elise: lise|emilie: milie mimi|emmanuel: manu mano|emmanuelle: manu manue|eric: ricou|ernest: nenesse|estelle: telle|etienne: tienou stephane|eugene: gege
  |eugenie: nini|fabienne: fab|fabrice: fab|felicien: feli|fernand: nand nanard|florence: flo|florent: flo|florian: flo|francine: fran cine|francis: franck fran|francois: fanfan francis franck soisic|francoise: fanfan soizic fanchon francette
  |frederic: fred fredo|frederique: fred fredo|gabriel: gaby|gabrielle: gaby|gaetan: gaet|genevieve: gene ginette viviane viou|georges: jojo|georgette: jojo|gerard: gege|germaine: mimi maine|gilbert: gil bebert|ginette: gigi|gregoire: greg|gregory: greg
  |guillaume: guigui will guillou|guy: guitou|gustave: gus tave|helene: leno lena nell|henri: riri|henriette: riette yette|hippolyte: polyte|honore: nono|hortense: hort|isabelle: isa zabou belle babou|jacqueline: jacky line|jacques: jacquot jacky jacquou
  |jean: jeannot yann janot|jean-baptiste: jb jeanba|jean-claude: jc|jean-francois: jef jf|jean-jacques: jj|jean-louis: jl|jean-luc: jl|jean-marc: jm|jean-marie: jm|jean-michel: jm|jean-paul: jp|jean-philippe: jp|jean-pierre: jp jeanpi|jeanne: jeannette jeanneton nanon
  |jeannine: nine|jennifer: jenny|jeremie: jerem|jerome: jeje|joel: jojo|jonathan: jon|joseph: jo jojo zef|josephine: jo fifine josette phine|josiane: josy|josette: jojo|julien: juju jul|julie: juju|juliette: juju|justine: juju|laetitia: titia
  |laurence: lolo lau|laurent: lolo lau|leopold: leo pol|lionel: lio|louis: loulou loic louison ludovic|louise: louison loulou lise|louis-philippe: lp|lucie: lulu luce|lucien: lulu|lucienne: lulu|ludovic: ludo|madeleine: mado madelon magali lena
  |marc-antoine: marco|marcel: marcello cel|marcelle: celle|margaux: margot|marguerite: margot margaux guite rita maguy margotte|marianne: nanne|marie: manon mariette marion mimi mariannick maia|marie-christine: mc|marie-claire: mc|marie-france: mf
  |marie-helene: milene marilene|marie-jeanne: mj|marie-jose: majo|marie-laure: malau|marie-louise: malou|marie-madeleine: marlene|marie-paule: mapo|marie-therese: maite|marion: mario|martin: tintin|martine: titine|mathieu: mat matt|mathilde: math tilde
  |matthieu: mat matt|maurice: momo|maxence: max|maxime: max|maximilien: max|melanie: mel|michel: mich mimi michou miche|micheline: miche line|michele: mich mimi|mohamed: momo moha mo|monique: momo nique|muriel: mumu|myriam: mimi|nathalie: nath nat
  |nicolas: nico colas|nicole: nico colette|odette: dede|olivier: oliv olive|pascal: pasc|pascale: pasc|patrice: pat|patricia: pat patou|patrick: pat patou|paul: paulo polo|paulette: lette|pauline: popo line|philippe: phil fifi filou|philomene: mena
  |pierre: pierrot pierrick pedro|pierre-alain: pa|pierre-yves: py|quentin: quent|raphael: raph|raymond: ray momon|raymonde: monde|rebecca: becca|regis: reg|remi: rem|remy: rem|rene: nene|robert: bob bobby bebert rob|rodolphe: rodo dolphe|roger: roro
  |roland: roro|romain: rom|rosalie: rosa|samuel: sam|sandrine: sand sandy drine|sarah: sasa|sebastien: seb bastien|severine: sev|simone: momone|solange: so|sophie: so fifi|stephane: steph stef|stephanie: steph fanny|suzanne: suzy suzon suzette zaza
  |sylvain: sylv|sylvie: sylv vivi|therese: thesy resette|theodore: theo|theophile: theo|thibault: tibo|thierry: titi|thomas: tom toto|valentin: val|valentine: val|valerie: val|veronique: vero nique|victor: vic totor|victoire: vic|vincent: vince vinz|virginie: ginie nini|viviane: vivi
  |xavier: xav|yannick: yann|yves: yvon|yvette: vette|yvonne: vonvon vonette|zoe: zozo`;

/** Russian short forms, those of residents in the Union, and Ukrainian and Belarusian forms of Russian names. */
const SLAVIC = `
  aleksandr: sasha sanya shura alex oleksandr aliaksandr alexander oles|aleksandra: sasha shura oleksandra alexandra|aleksei: alyosha lyosha oleksii aliaksei alexei alexey aleksey|alla: allochka|anastasia: nastya nastja nastia anastasiya anastasie|anatoly: tolya anatolii anatolyi
  |andrei: andriy andrii andrej andrey|anna: anya hanna ganna|anton: antosha|artem: artyom tyoma|boris: borya borys|dmitry: dima mitya dmytro dzmitry dmitri dmitriy|ekaterina: katya katja katia katinka catherine katharina kateryna yekaterina katsiaryna|elena: lena olena yelena alena
  |elizaveta: liza yelizaveta lizaveta|evgeny: zhenya eugene eugen evgueni yevgueni evguenij yevgeny yevhen evgeni yauhen yevgeniy evhen|evgenia: zhenya yevheniia yevgenia|fyodor: fedya fedir fedor feodor|galina: galya halyna|georgy: zhora gosha heorhiy georgi georgiy yuri|grigory: grisha hryhoriy grigori hryhorii
  |igor: ihor gosha|ilya: illia ilia|irina: ira iryna|ivan: vanya ivo|kirill: kyrylo kiril|konstantin: kostya kostiantyn kanstantsin|ksenia: ksyusha oksana|larisa: lara|leonid: lyonya leonyd|lev: lyova|lidia: lida|lyubov: lyuba liubov|lyudmila: lyuda luda mila liudmyla
  |maksim: max maksym maxim|margarita: rita|maria: masha mariia mariya marusya|mikhail: misha michel michael michiel michal mykhailo mikhas michail mihail|nadezhda: nadya nadiia|natalia: natasha nataliia natalya natallia|nikita: mykyta mikita|nikolai: kolya mykola mikalai nikolay
  |oleg: oleh aleh|olga: olya olha volha|pavel: pasha pavlo|pyotr: petya petro petr piotr piatro pjotr peter pierre pieter|roman: roma|semyon: syoma semen|sergei: seryozha serhiy serhii siarhei sergey sergiy serge|sofia: sonya sofiia|stanislav: stas slava|stepan: styopa|svetlana: sveta svitlana sviatlana
  |tamara: toma|tatiana: tanya tetiana tatyana tatsiana|timofei: tima tymofii|valentina: valya|valery: valera valerii|vasily: vasya vasyl vasil vasiliy|viktor: vitya viktar victor|vitaly: vitalik vitalii|vladimir: volodya vova volodymyr uladzimir vlad
  |vladislav: vlad vladik|vyacheslav: slava viacheslav|yakov: yasha|yaroslav: slava|yulia: yuliia julia|yuri: yura yurii yury iurii`;

/** Greek names by the official romanisation, with their short forms and the English ones. */
const GREEK = `
  alexandros: alexander alekos alexis|anastasios: tasos anastasis|andreas: andrew|antonios: antonis anthony|apostolos: tolis lakis
  |athanasios: thanasis thanos athanassios nasos|charalampos: babis haris charis haralambos|christos: chris|dimitrios: dimitris mitsos dimitri
  demetrios demetris jim dimos|efstathios: stathis|efthymios: thymios makis|eleftherios: lefteris|eleni: helen elena lena nitsa|emmanouil: manolis
  manos emmanuel|evangelos: vangelis vaggelis angelos|evangelia: vangelio litsa lia|georgios: george giorgos yorgos yiorgos georgis jorgos
  |gerasimos: makis|grigorios: grigoris gregory|ilias: elias|ioannis: john yannis giannis yiannis ioannes janis|ioanna: joanna gianna
  |iosif: joseph|kalliopi: popi|konstantinos: kostas costas constantine kostis dinos|konstantina: dina nantia|kyriakos: kyriacos
  |loukas: luke|markos: mark|michail: michalis michael mihalis|nikolaos: nikos nicholas nicolaos nick|panagiotis: panos takis panayotis
  panayiotis|paraskevi: evi vivi voula|pavlos: paul|petros: peter|sotirios: sotiris|spyridon: spyros spiros|stylianos: stelios|theodoros: thodoris
  theodore|theofanis: fanis|vasileios: vasilis vassilis basil vasilios|aikaterini: katerina catherine katina ekaterini|zacharias: zachos`;

/** One name in English, Dutch, French, German, Spanish and Italian. */
const TRANSLATED = `
  |andrew: andreas andries andre andrea andres|anthony: anton antoine antonio antoon|bartholomew: bartolomeo bartolome bartholomeus|benedict: benoit benedikt benito benedictus|bernard: bernhard bernardo|catherine: katharina catharina caterina katarina catalina katrien|charles: karel karl carlos carlo carl
  |christian: christiaan cristian|claude: claudius claudio|cornelius: cornelis corneel corneille|dennis: denis dionysius|dominic: dominique domenico domingo dominiek|edward: edouard eduard eduardo|elizabeth: elisabeth elisabetta isabel isabelle|emil: emile emiel emilio
  |ernest: ernst ernesto|eugene: eugeen eugenio eugen|francis: francois frans franz francisco francesco franciscus|francoise: francisca francesca|frederick: frederic frederik friedrich federico|george: georges joris georg jorge giorgio|gerard: gerhard gerardo|gilbert: gilberto|giles: gilles egidius gillis
  |gregory: gregoire gregor gregorio|guy: guido|helen: helene helena elena|henry: henri hendrik heinrich enrique enrico|hubert: huub huibrecht hubertus|hugh: hugo hugues|ignace: ignatius ignacio|james: jacques jacob jacobus jaime santiago giacomo jacob jaak|jane: jeanne johanna giovanna juana
  |jerome: hieronymus jeroen|joseph: jozef josef jose giuseppe josephus|john: jean jan johannes johan juan giovanni hans|julian: julien juliaan|laurence: laurent laurens lorenzo laurentius lorenz|leonard: leonardo leonhard leonardus|leo: leon|lewis: louis lodewijk ludwig luis luigi ludovic|louise: luisa louisa
  |luke: luc lucas lukas|margaret: marguerite margaretha margherita margarita margriet|mark: marc marcus marco marcos|martin: maarten martinus martijn|mary: marie maria|matthew: mathieu matthieu mattheus mateo matteo matthaus|matthias: mathias matthijs|maurice: maurits moritz mauricio|michael: michel michiel miguel michele
  |nicholas: nicolas nicolaas nikolaus nicola|paul: pablo paolo paulus|peter: pierre pieter petrus pedro pietro petr|philip: philippe filip felipe filippo|ralph: raoul raul rolf|raymond: raimund ramon raymundus|reginald: reinout renaud reinhold|reynold: renaud reinoud|robert: robrecht roberto|rudolph: rodolphe rudolf rodolfo|stephen: etienne stephane stefan stefaan steven esteban stefano
  |theodore: theodoor theodor teodoro|theresa: therese theresia teresa|thierry: dirk diederik dietrich theodoric|thomas: tomas tommaso|valentine: valentin valentijn|vincent: vincenzo vicente vincentius|walter: wouter gauthier gautier walther|william: guillaume willem wilhelm guillermo guglielmo|xavier: xaveer javier
  |francisco: paco pancho kiko frank|jose: pepe joe|guadalupe: lupe|ignacio: nacho|enrique: quique kike|jesus: chucho|antonio: tony toni|nikolaos: niko nikos|benjamin: bibi
  |mohammed: md mohd muhd|muhammad: md mohd muhd|mohammad: md mohd muhd|mohamed: md mohd muhd|mohamad: md mohd muhd
  |giuseppe: peppe beppe pino|giovanni: gianni nanni|luigi: gigi|mehmet: memo muhammet muhammed mehmed mahomet mohammed|hovhannes: ovanes ovannes oganes oganess hovanes hovannes ohannes jean johannes ivan|hakob: akop hagop jacques jakob jacob|yusuf: youssef yousef yousuf yussuf joussef joseph josef jozef|ibrahim: abraham brahim|mohammed: mo moe|leonid: leo|albert: al|alfred: fred|vladislav: vladi`;

let names: Map<string, number[]> | undefined;

/** Whether two forms (a-z) may stand for one given name. The tables are read at the first call. */
export function areSameGivenName(a: string, b: string): boolean {
  names ??= readNames();
  const others = names.get(b);
  return others !== undefined && (names.get(a)?.some((number) => others.includes(number)) ?? false);
}

/** The numbers of the names that each form may stand for. */
function readNames(): Map<string, number[]> {
  const byForm = new Map<string, number[]>();
  const lines = [ENGLISH, DUTCH, FRENCH, SLAVIC, GREEK, TRANSLATED].flatMap((text) => text.split("|"));
  for (const [number, line] of lines.entries()) {
    for (const form of new Set(line.replace(":", "").trim().split(/\s+/))) {
      const known = byForm.get(form);
      if (known) known.push(number);
      else byForm.set(form, [number]);
    }
  }
  return byForm;
}
