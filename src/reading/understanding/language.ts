import type { ReadingLanguage } from "../../domain/readings/reading.model.ts";

/** Words that are frequent in running text and on forms, and that the other languages do not have. */
const WORDS: Readonly<Record<ReadingLanguage, string>> = {
  nl: `de het een van en op te aan voor met zijn wordt worden niet bij als dat die deze dit naar uit tot ook heeft
    hebben door over om zal kan naam voornaam adres datum geboren geboorteplaats geboortedatum nummer straat
    vennootschap onderneming ondernemingsnummer zetel bestuurder rechtsvorm artikel aandelen rekening betreft wij uw
    u geldig tussen hierna boekjaar jaarrekening uittreksel woonplaats gemeente hierbij nationaliteit factuur bedrag
    totaal groepsstructuur eigendomsstructuur organigram houder houdt natuurlijke persoon toestand belang aandeelhouder
    aandeelhouders aandelenregister aantal rechtspersoon begunstigde`,
  fr: `le la les de des du une et en au aux pour par avec sur dans est sont ne pas que qui ce cette ces sa ses leur nom
    prenom prenoms adresse naissance nee numero rue societe entreprise siege gerant administrateur forme juridique
    article parts compte concerne nous votre vos valable entre soussigne exercice comptes annuels extrait domicile
    commune delivre nationalite facture montant ainsi etre
    groupe actionnariat organigramme physique detenteur detient situation actionnaire actionnaires registre nombre
    beneficiaire personne`,
  de: `der die das ein eine einer eines und in zu den dem des von mit fur ist sind nicht auf im am bei als auch nach
    aus wird werden durch uber vom zum zur name vorname anschrift geburtsdatum geburtsort geboren nummer strasse
    gesellschaft unternehmen unternehmensnummer sitz geschaftsfuhrer rechtsform artikel anteile konto betrifft wir ihr
    ihre gultig zwischen handelsregister geschaftsjahr jahresabschluss auszug wohnort gemeinde staatsangehorigkeit
    rechnung betrag gegenstand konzernstruktur beteiligungsstruktur organigramm naturliche inhaber halt anteil stand
    aktionar gesellschafter anzahl berechtigter eigentumer`,
  en: `the of and to in is are for with by on at as be this that which from has have was were shall will not or any
    name given address birth date number street company registered office director shares account your our we you
    between hereby annual accounts statement extract issued nationality invoice amount total under its
    group structure chart natural holder holds interest shareholding ownership register shareholder member owner`,
};

const LANGUAGE_OF = new Map<string, ReadingLanguage[]>();
for (const [language, words] of Object.entries(WORDS) as [ReadingLanguage, string][]) {
  for (const word of words.split(/\s+/)) LANGUAGE_OF.set(word, [...(LANGUAGE_OF.get(word) ?? []), language]);
}

const READ_LANGUAGES = Object.keys(WORDS) as ReadingLanguage[];

export interface DetectedLanguage {
  readonly language: ReadingLanguage | null;
  readonly words: number;
  /** Words of the language that was found, as a part of all words: 0.2 and more in running text. */
  readonly share: number;
}

/** The language that most words of a folded text belong to; null where few do, or two languages have as many. */
export function detectLanguage(folded: string): DetectedLanguage {
  const counts: Record<ReadingLanguage, number> = { nl: 0, fr: 0, de: 0, en: 0 };
  const words = folded.match(/\p{L}+/gu) ?? [];
  for (const word of words) {
    const languages = LANGUAGE_OF.get(word) ?? [];
    for (const language of languages) counts[language] += 1 / languages.length;
  }
  const [first, second] = (Object.entries(counts) as [ReadingLanguage, number][]).sort((a, b) => b[1] - a[1]);
  const isClear = first![1] >= (words.length < 40 ? 1 : 2) && first![1] > 1.2 * second![1];
  return { language: isClear ? first![0] : null, words: words.length, share: first![1] / Math.max(1, words.length) };
}

/** Frequent words of languages that the service does not read, which those that it reads do not have. */
const UNREAD: Readonly<Record<string, string>> = {
  Spanish:
    "el los las del por con una su sus y que se cuenta titular certificado fecha encuentra presente empresa ha sido domicilio",
  Portuguese:
    "os dos das do da em uma com conta titular pela pelo ao foi comprovativo empresa nao sao encerrada data numero esta",
  Italian:
    "il lo gli della del delle dei di con conto intestatario e stato sono stata presso che presente banca societa per la data numero",
  Polish:
    "jest na nie oraz przez rachunek rachunku rachunkow zostal posiadacz w z zaswiadczenie spolka spolki siedziba dnia bank ze do",
  Romanian: "este si din pentru cu contul prin societatea sediul nr al ale la titular fost deschis cont",
  Czech: "je ze na pro uctu ucet spolecnost spolecnosti sidlo vlastnik podle banka potvrzuje dne",
  Hungarian: "az es egy nem szamla szamlaszam tarsasag szekhely hogy ezuton igazoljuk bank kelt",
  Swedish: "och att av som kontot for med har ar kontohavare bolaget styrelsen den till",
  Danish: "og af til kontoen som er med har kontohaver selskabet hovedsade den ved",
  Turkish: "ve bir ile icin hesap hesabi tarihinde sirket adresi olan bu banka numarasi",
};
const UNREAD_WORDS = Object.entries(UNREAD).map(([language, words]) => [language, new Set(words.split(" "))] as const);
const LATIN = /\p{Script=Latin}/gu;
/** Fewer words of a language may be names and titles. */
const LEAST = 4;

/** In which language that the service does not read a paper is written, in English; null where it may be one of those it reads. */
export function unreadLanguage({ text, folded }: { readonly text: string; readonly folded: string }): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters >= 40 && (text.match(LATIN)?.length ?? 0) < letters / 2) return "a script other than the Latin one";
  const words = folded.match(/\p{L}+/gu) ?? [];
  const read = Math.max(
    ...READ_LANGUAGES.map((language) => words.filter((word) => LANGUAGE_OF.get(word)?.includes(language)).length),
  );
  const [first] = UNREAD_WORDS.map(([language, own]) => ({
    language,
    count: words.filter((word) => own.has(word)).length,
    distinct: new Set(words.filter((word) => own.has(word) && !LANGUAGE_OF.has(word))).size,
  })).sort((a, b) => b.distinct - a.distinct || b.count - a.count);
  return first!.distinct >= LEAST && first!.count > read ? first!.language : null;
}
