import { type JudgedBy, judgesBefore } from "../../domain/case/rules-version.model.ts";

/**
 * Stems of what companies of a NACE division say that they do, in Dutch, French, German and English, a few in Italian, Spanish, Polish and
 * Portuguese; folded. They tell that an answer is about the registered trade, and not what the trade is.
 */
const WORDS: readonly (readonly [prefixes: string, stems: string])[] = [
  [
    "01 02 03",
    "boer farm ferme landbo agric landwirt teelt kweek kwek fokk vee veehou elev melk milch lait milk dairy groent fruit legum veget gemus obst hop graan grain getrei wijn vign wein wine bos forst gartn forest foret wald hout wood bois holz vis fisch fish pech bloem plant pflanz flower fleur boom baum tree arbre hoeve ei eggs honing miel honey honig imker apicul paard horse cheval pferd tuin kip poult hen",
  ],
  [
    "10 11 463 4711 472 4781 56",
    "brood bread pain brot bak bakke boul patis konditor pastry pasteleri gebak taart cake gateau tarte tort koek cookie bisc keks choco schoko pralin ijs ijsje ijssal consumptie-ijs roomijs glace glacier eis ice icecream gelat kaas chees fromag kase vlees viand fleisch meat slager bouch butcher metzg beenho charcut worst wurst sauci vis fish poiss fisch fruit groent legum veget obst gemus bier beer brouw brew brau brass wijn wine wein vin vins vino drank drink boisson getrank saus sauce soep soup suppe maaltijd repas meal mahlzeit gerecht plat dishes sandwi toast pizz friet frit pommes snack kebab koff coffe cafe kaffe thee tea the tee pasta noten nuts noix spice krui epice gewurz voed food alim lebensmit nahrung eten restau eethuis tafel keuken cuisine kuche kitchen menu cater traite tavern bistr bar pub kroeg gaststa imbiss horeca sushi vegan bio super grocer nachtwin panett panader padari piekarn cukiern ristor resto zuivel lait milk milch honing dagverse vers",
  ],
  [
    "13 14 15 4616 464 4751 4771 4772 9523 9601 9529",
    "kled kleer cloth vetem kleid mode fashi texti stof fabric tissu schoen shoe chauss schuh lingerie ondergoed jurk dress robe hemd shirt chemis jean trui sweat pull jas coat mantea tas tassen bag sac tasch leder leathe cuir sjaal scarf hoed hat chapea naai coutu sew schneid retouch boeti boutiq sock kous kinderkl baby abbigl ropa moda wassal laundr pressing stomer reinig blanchi wasse strijk repasser",
  ],
  [
    "16 23 31 41 42 43 4613 4615 465 4673 4674 4752 4753 4759 4778 711 7410 9524",
    "bouw build constr bau bati dak roof toit dach metse masons macon maurer aann verbouw renov isol vloer floor sol boden tegel carrel fliese tile verwarm heating chauff heiz warmte electr elektr stroom install montag monte raam ramen deur fenet windo fenst door porte tur trap stair escal trepp keuken kitch cuisin kuche badkam bathro bad sanita loodg plumb plomb klempn riool sewer egout kanal schild paint peint maler verf behang gyproc pleist stuka plaster enduit putz grond terras weg wegen road route strass asfalt sloop demol abbru abriss zonnep solar panneau airco klima ventil schrijn timmer carpen menuis schrei tischl hout wood bois holz meub furni mobel deco interi woon wohn home maison huis haus hous lamp light licht lumi tapijt carpet teppi matel matra bedd gordij ridea vorhan archit landm ingen engin plan ontwerp beton cement staal steel metal stell scaffo gevel facad zwemb pool pisc dakgo schoorst chemin kamin poly ijzer materi werf chant parket parqu tuin garden jardin budow remont edil albanil",
  ],
  [
    "24 25 26 27 28 29 30 32 33 20 21 22 17 19 4614 466 4669 951 952",
    "metal metaal stahl staal steel acier lass weld soud schweis draai frees cnc machin tool werkt werkz onder piece part teil maak make manuf fabri produ vervaard bouw industr repar repai herst mainten wartung entret install monta elektr electr kunst plast chem verf paint farm pharma medic papier paper karton verpak packag emball verpack prote moteur motor engine pomp pump sensor meet kabel cabl toestel appar device batter accu tand dent instru glas verre wit gsm phone telef comput laptop wasmach robot dron",
  ],
  [
    "18 58 4761 4762 59 60 742 741",
    "druk print impr druck boek book livre buch tijdsch magaz revue zeit uitge publis edit verlag krant newspa journ papier kantoor foto photo video film movie klank sound muziek music design grafi graph ontwerp game spel layout stick label kaart kartn card affich poster",
  ],
  [
    "29 30 45 4711 473 4671 467 953 771",
    "auto wagen car cars voitu fahrz vehic garage band tyre tire pneu reifen moto fiets bike velo fahrr scoot brom camion truck vracht lkw trailer caravan camper oldt carros kaross olie benzi fuel diesel tank brands essence pech takel depan abschl onderdel accu lease verhuur rent locat vermie carwash auta samoch",
  ],
  [
    "49 50 51 52 53",
    "trans vervo lever deliv livr liefer vracht freigh fret truck camion lkw verhui moving move demen umzug taxi vtc limous bus autocar coach chauf driver fahre logist opsla stock storag lager entrepo wareho magazij pakket parcel colis paket koeri couri kurier post spedi expedi douane custom zoll haven port schip ship boot boat schiff vaart lucht air vlieg flug rail trein train koel ambul parking parkeer perev przew",
  ],
  [
    "582 61 62 63 4651 4741 4742 951",
    "softw progr devel ontwik entwick dev websi web site app apps data cloud it ict infor compu digit code coding hosti game spel server netwe netz resea network cyber secur tele gsm phone mobi interne saas platf erp crm sap ai tool techn automa scrum analy api wordpress seo",
  ],
  [
    "64 65 66 70 69 82 78 73",
    "hold deeln parti betei aandele share groep group konz dochter filial kredi credit lening loan pret darleh verzek insur assur versich belegg invest anlag financ finanz advie advis consei consul berat manag beheer gesti verwal bestuur strateg coach begele accomp help hulp aide hilfe hr person staff rekrut recrut recrui werving select interi uitzend zeitar train oplei forma project projek bedrij entrep busine compan untern kmo pme sme freel zelfst indepen boek accou compta buchh fisca belast tax steuer btw tva audit advoc lawye avocat anwal jurid jurist legal recht law droit notar market recla advert publi werb campag commun brand merk event beurs salon secret admin call kantoor office bureau buro support facil kostenb vergad inno organis proces kwalit quali dienst servic",
  ],
  [
    "68 55 81 80 77 411",
    "vastg immo real estate verhuu verhur huur huren rent locat louer vermie mieten lease leasin verlei woon woning house huis maison haus apart appar wohn flat gebouw build batim gebau kantoo office bureau buro makel syndi beheer grond land terrain kot student hotel kamer room chamb zimmer bed b&b gite camping vakant holid vacan ferien logem overna lodg hosp jeugdh spring tent materi machin tool werkt schoonm poets clean nettoy reinig kuis ramen glas window vitre fenst afval tuin garden jardin garten groen gras haag snoei boom facil conci bewak bevei secur gardi wach alarm camera portier sprzat limp puliz",
  ],
  [
    "85 86 87 88 75 4773 4774 477 325 4646 9602 9604 960 96",
    "oplei train forma cours cursus lessen les lesson lecon school ecole schul onderw educ kurs unterr taal langu sprach rijsch autor fahrsc coach bijles tutor muziek music arts doctor medec medi kine physio tand dent zahn zorg care soin pfleg verple nurs infirm patie klini clini prakt praxis cabin therap psych podol logop osteo dieet diete apoth pharm farma genees bril optic optiek lunet lens hoor ouder elder senior alten opvan creche kinder child enfan kita jeugd baby ont dier animal tier hond dog chien hund kat veteri vet kapp kaps hair haar coiff friseu barb beaut schoon nagel nail ongle esthet kosme cosme makeup massa welln sauna spa tattoo huid skin haut pedic manic epil laser parfum uitvaa funer pompes bestat begraf crem yoga pilat mindf fryzj",
  ],
  [
    "79 90 91 92 93 94 59 4764 4765 4763 772",
    "reis reiz travel voyag tour vakan holid vacan ferien ticket vlieg cruis gids guide muzie music musik theat kunst art artis cultu kultur film sport fitn gym yoga dans dance tanz museu event evene feest party fete fest bruil weddin mariag hochz spel game jeu spiel speel toy jouet club zwem swim recre leisur loisi freiz wedstr concer band dj zanger circus pretp escape bowl voetb footb fussb tennis padel golf ruiter paard horse cheval manege vereni assoc verein vzw asbl leden member mitgl lid vrijwi benev kerk church eglis kirch moske fiets bike velo fahrr kamp kayak duik camp outdoor casino kans wedk lotto",
  ],
  [
    "4775 4776 4777 4778 4779 4643 4647 4648 4649 4754 4743 4742 321",
    "parfum cosme beaut bloem flower fleur blum plant tuin dier pet animal hond kat juwe jewel bijou schmuc ring horlo watch montre uhr goud gold silver zilve argent diam antie tweede second occas vintag brocan kring gift cadeau geschen souve decor elektr elect telev tv hifi gsm phone comput wasmac huish keuken kitch vape bril optic kunst art galer kaars candle hobby",
  ],
  [
    "35 36 37 38 39 467",
    "energ elektr electr stroom strom gas zon solar wind water eau wasser afval waste dechet abfall recy schroot scrap ferrai schrot metal papier conta ruim sloop bodem sanering riool septi brandst mazout fuel pellet hout",
  ],
  [
    "72 712 74 7120",
    "onderz resear recher forsch labo test keur inspec certif analy meet measu verta transl trad ubers tolk interp dolm design ontwerp foto photo studie study advie consul conse berat milieu environ energ epb veilig safety",
  ],
];

/** Those that small firms write and that earlier runs did not know. */
const SINCE_13: typeof WORDS = [
  ["01", "gazon graszo zoden bijen maraic"],
  ["10 56 472", "crepe ijssal glaci gelat fromag poisso fisch viswin tearo gasth auberg herber farm hofla hoeve ferme"],
  [
    "25 43 81",
    "ferron smid schmi forge siers slote serrur schlos locksm daken zing spengl charpe zimmere klusj handym brico glaze vitri ramon elag hoven stuka behan",
  ],
  ["45", "garag"],
  ["4774 4778", "optik optic"],
  ["86 87 88", "vroed midwi hebam sage accou ergot bejaa rusth woonzo senio repos altenh sophro dietis heilp"],
  [
    "87 88 94",
    "voeds alime food lebensm parcel colis armoe pauvre buurtw daklo homel refug vlucht neighb dieren asiel shelt scout chiro",
  ],
  ["85 90", "fanfar harmon orkes orche koor choir chora muziek piano"],
  ["95", "fiets velo bike fahrr naai retou tailor alterat schoen cordo schuh sleut"],
];

const tableOf = (rows: typeof WORDS) =>
  rows.flatMap(([prefixes, stems]) => {
    const list = [...new Set(stems.split(" "))];
    return prefixes.split(" ").map((prefix) => [prefix, list] as const);
  });

const TABLE = tableOf(WORDS);
const TABLE_13 = [...TABLE, ...tableOf(SINCE_13)];

/** Stems of the trades of a NACE code, those of all its divisions and classes; none of a code that may be of many trades. */
export const stemsOfTrade = (digits: string, judged: JudgedBy): readonly string[] =>
  (judgesBefore(judged, 13) ? TABLE : TABLE_13)
    .filter(([prefix]) => digits.startsWith(prefix))
    .flatMap(([, stems]) => stems);

/** Of any trade but management, advice and finance, whose words every company uses. */
const OF_ANY_TRADE = [
  ...new Set(TABLE_13.filter(([prefix]) => !/^(?:6[4569]|7[038]|82)/.test(prefix)).flatMap(([, stems]) => stems)),
];

/** Words that tell how something is done, or by whom, and not what. */
const NO_TRADE =
  /^(?:onder|produ|fabri|ma[ak]k?e|manuf|verva|install|mater|veren|assoc|verein|vrijw|benev|member|mitgl|lede|kanto|offic|burea|lever|deliv|livr|liefe|train|event|tool|part|plan|site|tech|data|apps?$|home|hous|huis|haus|maiso|socia|sozia|famil|repar|verko|verhu|advi|consul|conse|berat|divers|test)/;

/** Whether a word alone names a trade, as `Opticien` or `Elagueur` does. */
export const isTradeWord = (word: string): boolean => !NO_TRADE.test(word) && namesStem([word], OF_ANY_TRADE);

const STEM_LETTERS = 5;

/** A long stem stands anywhere in a compound, one of four letters begins or ends it, and a shorter one is the word. */
export const namesStem = (words: readonly string[], stems: readonly string[]): boolean =>
  words.some((word) =>
    stems.some((stem) =>
      stem.length >= STEM_LETTERS
        ? word.includes(stem)
        : stem.length === STEM_LETTERS - 1
          ? word.startsWith(stem) || word.endsWith(stem)
          : word === stem || word === `${stem}s`,
    ),
  );
