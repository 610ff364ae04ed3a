/** Adjectives of countries under sanctions of the Union, in the folded text; they count before goods alone, because a restaurant is Syrian too. */
const ADJECTIVE =
  "(?:russ(?:isch|ian)|wit-?russisch|belarus(?:s?isch|ian)|weissrussisch|iraans|irani(?:sch|an)|syri(?:sch|an)|noord-?koreaans|north korean|nordkoreanisch|birmees|myanmarees|burmese)(?:e[nmrs]?)?";
const BEHIND =
  "(?:russes?|bielorusses?|iranien(?:ne)?s?|syrien(?:ne)?s?|nord-?coreen(?:ne)?s?|birman(?:e)?s?)(?!\\p{L})";
/** Goods that the Union's embargoes name, or that are bought there for what they are worth. */
const GOODS =
  "(?:rond|hard)?hout(?!\\p{L})|(?:\\p{L}*)?(?:staal|stahl|aluminium|ijzer(?:erts)?|eisen)(?!\\p{L})|wood|timber|plywood|multiplex|holz|steel|iron(?!\\p{L})|(?:aard|stook|ruwe )?olie(?!\\p{L})|(?:crude )?oil(?!\\p{L})|erdol|diesel|gas(?!\\p{L})|kolen|steenkool|coal|kohle|diamant|diamond|goud(?!\\p{L})|gold(?!\\p{L})|kaviaar|caviar|kaviar|meststof|kunstmest|fertili[sz]er|dunger|jade|teak|robijn|rub(?:y|ies|in)|(?:tapijt|teppich)(?:en|e)?(?!\\p{L})|carpets?(?!\\p{L})";
const GOODS_FR =
  "(?:bois|acier|fer|aluminium|petrole|diesel|gaz|charbon|diamants?|or|caviar|engrais|contreplaque|teck|jade|rubis|tapis)";

/** "Russisch hout en staal", "bois russe". */
export const EMBARGOED_GOODS = `${ADJECTIVE} (?:\\p{L}+ ){0,2}?(?:${GOODS})|${GOODS_FR} (?:et \\p{L}+ |\\p{L}+ )?${BEHIND}`;

/** Countries that are called by the name of goods: no ivory comes with them. */
const NAMED_AFTER_GOODS = /(?<!\p{L})(?:ivoorkust|ivory coast|cote d.ivoire|elfenbeinkuste)/gu;

/** A folded text without the names of countries that are also those of goods. */
export const withoutNamesAfterGoods = (folded: string): string => folded.replaceAll(NAMED_AFTER_GOODS, " ");
