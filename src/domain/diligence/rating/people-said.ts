/** People in answers, folded, as alternatives of a regular expression. Dutch, French, German and English, as they are spoken. */

/** Those with whom one may share a household, and kin. */
const KIN =
  "(?:broer(?:tje)?|zus(?:ter)?|vader|pa|papa|moeder|mama|zoon|dochter|man|vrouw|frere|soeur|pere|mere|fils|fille|mari|femme|bruder|schwester|vater|mutter|sohn|tochter|mann|frau|brother|sister|father|dad|mother|mum|mom|son|daughter|husband|hubby|wife)";

const STRANGER =
  "(?:neef|nicht|oom|nonkel|tante|zwager|schoon\\p{L}+|kennis|maat|makker|kameraad|lief|werkgever|baas|collega|zakenpartner|investeerder|cousine?|oncle|tonton|beau.\\p{L}+|belle.\\p{L}+|employeur|patron|pote|copain|copine|connaissance|collegue|investisseur|bekannte\\p{L}*|onkel|vetter|schwager\\p{L}*|schwieger\\p{L}+|arbeitgeber|chef|kumpel|kollege|uncle|aunt|employer|boss|mate|pal|buddy|guy|boyfriend|girlfriend|(?:father|mother|brother|sister|son|daughter).in.law|acquaintance|colleague|investor|landlord|ex)(?:['’]?e?s)?(?!\\p{L})";
const FRIEND = "(?:vriend(?:in)?|amie?|freund(?:e?s|in)?|friend)(?!\\p{L})";

/** Kin, friends and acquaintances. */
export const RELATED = `(?:${STRANGER}|${FRIEND}|${KIN})`;

const A = "(?:een|nen|ne|une?|eine?[nmrs]?|n?e[nm]|an?)";
const MY = `(?:mijn|m.?n|mon|ma|mes|meine?[nmrs]?|my|onze?|notre|unsere?[nmrs]?|our|${A})`;

/** "My", of what is one's own. */
export const MINE = "(?:mijn|m.?n|my|mon|ma|mein\\p{L}*)";

export const SOMEBODY =
  "(?:(?:someone|somebody|iemand|quelqu.un|jemand(?:en|em)?)(?: (?:else|anders|d.autre|anderem?s?))?|another(?= (?:person|company|one)|(?!\\p{L}| \\p{L}))|een ander(?:e persoon)?|un autre(?! (?:compte|pays))|einen? anderen?(?! (?:konto|bank))|wen anders|third part(?:y|ies)|een derde|un tiers|eine[ns] dritten)(?!\\p{L})";

/** Somebody with whom the writer shares no household. */
export const OTHER = `(?:${MY} ${STRANGER}|${A} ${FRIEND}|${SOMEBODY})`;
/** Anybody but the writer. */
export const ANYBODY_ELSE = `(?:${MY} (?:${STRANGER}|${FRIEND}|${KIN}(?:.?s)?(?!\\p{L}))|${SOMEBODY})`;

/** "Not", with its short forms as they are typed. */
export const NOT =
  "(?:not|never|nothing|cannot|(?:is|does|do|did|ca|wo|should|must|are|has|have|was)n.?t|niets?|niks|nooit|geen|pas|rien|jamais|nicht|nichts?|nix|nie|kein\\p{L}*)(?!\\p{L})";

export const IN_MY_NAME =
  "(?:in my name|op (?:mijn|m.?n) naam|a mon nom|(?:auf|unter) (?:meine[nm] namen?|mich))(?!\\p{L})";
