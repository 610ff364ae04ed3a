import { NOTHING, type TradeRule } from "./declared-trade.model.ts";
import { PAWNSHOPS } from "./trades-since-13.ts";

export const ARMS =
  "(?:commerce|vente|negoce|courtage|achat|import\\p{L}*|export\\p{L}*)(?: et [^.;\\n]{3,20})? d.armes(?! anciennes| de collection)|(?<!(?:glue|massage|heat|nail|spray|water|toy) )gun ?(?:shop|smith|dealer|trade)s?(?!\\p{L})|(?:drones?|drohnen?|night vision|nachtkijkers?|vision nocturne|nachtsicht\\p{L}*)[^.;\\n]{0,30}(?<!\\p{L})(?:army|leger|armee|militar|defen[cs]e|militair)(?! ?(?:museum|surplus))";

const NUMBER =
  "(?:\\d+ |honderden |tientallen |des centaines d[e'’]|hundreds of |hunderte )?(?:andere |autres |other |anderen? )?";
const COMPANIES =
  "(?:vennootschap|bedrijven|firma.?s|societes|entreprises|compan|firms|business|firmen|gesellschaften|unternehmen)";
const MEDICINES =
  "(?:geneesmiddel|medicijn|medicament|medikament|arzneimittel|medicine|prescription drug|pills?(?!\\p{L})|pillen|pilules)\\p{L}*";
const UNPRESCRIBED =
  "(?<!(?:met|avec|with|mit)(?: of| en| ou| et| or| and| oder| und|/| ?/) ?)(?:zonder (?:\\p{L}+ )?(?:voorschrift|recept)|sans (?:ordonnance|prescription)|ohne (?:\\p{L}+ )?rezept|without (?:a |any )?prescription|no prescription)";
const VICTIMS = "(?:slachtoffers?|victim(?:e)?s?|opfern?|gedupeerden|benadeelden)";
const FRAUD = "(?:fraude|oplichting|scams?|fraud|arnaques?|betrug|anlagebetrug)";
const BACK = "(?:terug|recover|recuper|zuruck|get [^.;\\n]{0,25}back)";

/** Trades that name themselves, which version 8 of the rules reads beside the others; some in further languages. Folded. */
export const NAMED_TRADES: readonly TradeRule[] = [
  {
    name: "weapons or military goods",
    isThing: true,
    level: "grave",
    words:
      "(?:compra\\p{L}*|vend\\p{L}*|vent[ae]|commercio|comercio|handel|sprzeda\\p{L}*|import\\p{L}*|trgovina|prodej)(?: e venda| y venta| e vendita)? (?:(?:de|di|d['’]) ?)?(?:armas|armi|broni|zbrani)(?!\\p{L})|bron palna|armi da fuoco|amunicj|municoes|munizioni|armas de fuego|armas de fogo",
  },
  {
    name: "money transfer or exchange",
    isThing: true,
    level: "sensitive",
    isFinancial: true,
    words:
      "kantor(?:y)? wymiany|wymian\\p{L} walut|przekaz\\p{L}* pieniezn|cas?as? de cambio|cambio (?:de )?(?:valut|divisas|moneda)\\p{L}*|transferencias? de (?:dinheiro|dinero)|envio de (?:dinheiro|dinero)|trasferiment\\p{L} di denaro|rimesse di denaro",
  },
  {
    name: "precious metals or stones",
    isThing: true,
    isUnlicensed: true,
    level: "sensitive",
    words:
      "compro oro|compro ouro|compr\\p{L}* (?:e vendita |y venta |e venda )?(?:de |di |d['’]) ?(?:oro|ouro)|skup z[lł]ota|oro usato",
  },
  {
    name: "services to companies and trusts",
    isThing: true,
    level: "sensitive",
    words: [
      "domicili[eë]ring|domicilie[- ]?(?:verlener|dienst|adres)\\p{L}*|domiciliataire|domicile provider|briefkasten\\p{L}*|letter ?box (?:address|compan)\\p{L}*|mail ?drop|postadressen (?:aan|voor)|vorratsgesellschaft\\p{L}*|mantelgesellschaft\\p{L}*|ready[- ]made compan\\p{L}*|(?:kant-en-klare|slapende|lege) vennootschappen|societes (?:dormantes|en stock|pretes a l.emploi|clef? en mains?)",
      `(?:(?:maatschappelijke |vennootschaps)?zetels?|sieges? soci(?:al|aux)|registered (?:office|address)\\p{L}*|firmensitz\\p{L}*|bedrijfsadres\\p{L}*|adresses?|geschaftsadress\\p{L}*) (?:aan |te huur )?(?:voor|pour|for|fur|to|aan) ${NUMBER}${COMPANIES}`,
    ].join("|"),
  },
  {
    name: "payments received or passed on for others",
    isThing: true,
    level: "sensitive",
    isFinancial: true,
    words:
      "(?:betaal|betalings)agent\\p{L}*|payment agents?(?!\\p{L})|agents? de paiement|zahlungsagent\\p{L}*|agente de pagos?|agente di pagamento",
  },
  {
    name: "recovery of losses for victims of fraud",
    level: "sensitive",
    words: `${VICTIMS}[^;\\n]{0,60}${FRAUD}[^;\\n]{0,90}${BACK}|${BACK}[^;\\n]{0,60}${VICTIMS}[^;\\n]{0,40}${FRAUD}|(?:fund|asset|crypto|scam|loss) recovery (?:agent|agency|service|compan)\\p{L}*|recovery of (?:lost|stolen) (?:funds|money|crypto)`,
  },
  {
    name: "scrap metal",
    isThing: true,
    isUnlicensed: true,
    level: "sensitive",
    words:
      "schroot(?!jes)\\p{L}*|oud ijzer|oude metalen|ferrailles?(?!\\p{L})|ferrailleur|vieux metaux|recuperation de(?:s)? metaux|scrap (?:metal|iron|copper|dealer|yard|car)s?|scrap(?= (?:and|trade|trading))|schrott\\p{L}*|altmetall\\p{L}*|zlom\\p{L}*|rottami(?:e)?|chatarra|sucata",
  },
  {
    name: "medicines sold without a prescription",
    level: "sensitive",
    words: `${MEDICINES}[^.;\\n]{0,30}${UNPRESCRIBED}|${UNPRESCRIBED} [^.;\\n]{0,15}${MEDICINES}|(?:rezeptfrei|receptvrij)\\p{L}* viagra|viagra|anabole steroid\\p{L}*|anabolic steroid\\p{L}*|anabolika|afslankpillen|slimming pills|pilules (?:minceur|amaigrissantes)|schlankheitspillen`,
  },
  {
    name: "forex, binary options or trading signals",
    isThing: true,
    level: "sensitive",
    isFinancial: true,
    words:
      "forex|binaire (?:optie|optiesigna)\\p{L}*|binary options?|options? binaires?|binare[rn]? option\\p{L}*|(?:trading|handels|beurs|forex|optie)[- ]?signa\\p{L}*|signaux de (?:trading|bourse)|copy[- ]?trading|handelsrekeningen van|cfds?(?!\\p{L})",
  },
  {
    name: "labour hire",
    isThing: true,
    isUnlicensed: true,
    level: "sensitive",
    words:
      "uitzend(?:bureau|kantoor|bedrijf|arbeid)\\p{L}*|interim(?:bureau|kantoor)\\p{L}*|agences? d.interim|travail interimaire|temp(?:orary)? (?:work|employment|staffing) agenc\\p{L}+|labou?r hire|zeitarbeitsfirma|zeitarbeit(?!svertrag)|leiharbeit|arbeitnehmeruberlassung|portage salarial|societe de portage|terbeschikkingstelling van (?:personeel|arbeidskrachten)|agencja pracy|lavoro interinale|trabajo temporal",
  },
  { name: "loans against pledged goods", isThing: true, level: "sensitive", words: NOTHING, since13: PAWNSHOPS },
];
