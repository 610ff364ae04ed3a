/**
 * Public functions that version 8 of the rules reads beside those of `public-function-words.ts`, in small letters and without accents: how people
 * say them of relatives, and as they are called in further languages.
 */

const DETERMINER = "(?:the |a |het |de |een |le |la |les |l'|une? |dem |den |der |die |das |einen? )?";
const STATE_COMPANY =
  "(?:(?:national|state)(?:[- ]owned)? (?:oil|gas|mining|railway|power|energy|airline|shipping|petroleum|diamond|telecom)\\w* company|staatsbedrijf|(?:nationale|staats)(?: |-)?(?:olie|gas|mijn|spoorweg|diamant)\\w*|(?:societe|compagnie) nationale|entreprise (?:publique|d'etat)|staatskonzern|staatsunternehmen|staatliche[nr]? \\w*(?:konzern|unternehmen|gesellschaft))";
const RUNS =
  "(?:runs?|ran|heads?|headed|leads?|led|chairs?|leidt|leidde|bestuurt|dirige|dirigeait|preside|leitet|leitete|fuhrt)";
/** Who works in such a building may cook there. */
const NOT_AS =
  "(?! (?:building|gebouw|batiment|gebaude|quarter|district|quartier|viertel|wijk|service|dienst|cent(?:re|er)|library|restaurant|cafeteria|kitchen|as|als|comme|en tant))";

const words = [
  `(?:is|are|was|zit|zat|zetelt|est|siege|ist|sitzt) (?:in|at|au|dans|im|an) ${DETERMINER}(?:parliament|parlement|parlament|senate|senaat|senat|congress|congres|government|regering|gouvernement|regierung)${NOT_AS}`,
  `${RUNS} ${DETERMINER}${STATE_COMPANY}`,
  `(?<!(?:supplier|leverancier|fournisseur|lieferant)\\w* .{0,12})(?:royal family|koninklijke familie|famille royale|konigsfamilie|konigshaus(?:es)?) (?:of|van|de|d'|du|des|von)`,
  "(?:director[- ]general|directeur[- ]general|directeur-generaal|generaldirektor|head|chief|hoofd|chef) (?:of|van|de|des|der|du) (?:the |de |la |les |l')?(?:national )?(?:customs|douanes?|zollverwaltung|zolls?|secret service|staatsveiligheid|surete de l'etat)",
  "(?:schatbewaarder|penningmeester|tresorier|treasurer|kassier) (?:van|of|de|d') ?(?:de |een |the |a |l'|une |un )?(?:political |politieke )?(?:party|partij|parti)(?: politique)?",
  "botschafters|generalkonsuls|staatssekretars|(?:ober)?burgermeisters|bundestagsabgeordneten",
  // Spanish, Portuguese, Italian, Romanian.
  "(?:ex-?)?(?:vice)?ministr[oa](?! di culto| de culto)|primul[- ]ministru|ministrul|diputad[oa]s?|deputad[oa]s?(?: federal| estadual)?|deputat[oa] (?:al|della)|onorevole|senador[ae]? (?:de|da|do|por|del)|parlamentar(?:io|ia|ul)? (?:de|da|do|del|europeo|europeu)|alcald(?:e|esa) (?:de|mayor)|prefeit[oa] (?:de|da|do)|sindac[oa] (?:di|del)|primar(?:ul)? (?:al|orasului|municipiului)|gobernador[a]? (?:de|del)|governador[a]? (?:de|do|da)|embajador[a]? (?:de|en)|embaixador[a]? (?:de|do|da|em)|ambasciat(?:ore|rice)",
  // Polish, Czech, Croatian, Serbian, Turkish.
  "pose[lł] (?:na sejm|do parlamentu)|pos[lł]anka na sejm|poslanec|poslankyne|minist(?:ar|arka|rem|ra) (?:financija|obrane|vanjskih|spraw|obrony|finansow)|premijer|burmistrz|wojewod[aey]|starosta powiatu|gradonacelnik|milletvekil\\p{L}*|belediye baskan\\p{L}*|\\p{L}* ?bakan[iı](?!\\p{L})|buyukelci\\p{L}*",
];
export const ALONE_SINCE_8 = `(?:${words.join("|")})`;

/** In scripts without the Latin letters by which words begin and end. */
export const OTHER_SCRIPTS =
  /(?<!\p{L})(?:(?:народн\p{L}* )?депутат\p{L}*|(?:премьер-|прем'єр-)?м[иі]н[иі]стр\p{L}*|сенатор\p{L}*|губернатор\p{L}*|посол|посла|мэр(?!\p{L})|мер міста|прокурор области|(?:ال)?وزير\p{L}*|(?:ال)?سفير\p{L}*|نا[ئي]ب (?:في|ال|رئيس)|عضو (?:ال)?(?:برلمان|مجلس)|ر[ئي]يس الوزراء|βουλευτ\p{L}*|υπουργ\p{L}*|部长|部長|大使|议员|議員)/gu;

/** Heads of government and of provinces who are told by the country or town behind them, beside those of `HEADS`. */
export const HEADS_SINCE_8 = "(?:premier|prasidenten|gouverneure?|governor)";
