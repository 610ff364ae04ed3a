import { matchesOf } from "../../../platform/matches.ts";
import { birthDateFrom } from "../company/common.ts";
import { addressesOverLines, companiesIn, personsIn } from "../company/mentions.ts";
import { onOneLine } from "../company/passages.ts";
import { asGuess, type FactDraft } from "../facts.ts";
import { hasGivenName, type PersonName, readPersonName } from "../fields/person-names.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { LabelFinder } from "../labels.ts";
import type { DocumentText, Place } from "../text.ts";
import { addressFact, isCompany } from "./letters/parties.ts";

/** What a lease shows: who rents, and the address of what is let, which is neither the landlord's nor the tenant's of before. */
export interface Lease {
  /** Tenants and landlords who are persons, and the address of what is let. */
  readonly facts: readonly FactDraft[];
  /** Whether only persons rent: a company of the paper is then the landlord. */
  readonly isOfPersons: boolean;
}

const LESSOR =
  "(?:onder)?verhuur(?:der|ster)s?|bailleu(?:rs?|resse)|(?:unter)?vermieter(?:in|s)?|landlords?|landlady|lessors?|verpachter(?:in)?";
const LESSEE =
  "(?:onder|mede|hoofd)?huur(?:der|ster)s?|(?:co-?)?locataires?|preneu(?:rs?|ses?)|(?:unter|haupt)?mieter(?:in|s|innen)?|(?:co-?)?tenants?|lessees?|pachter(?:in)?";
const ROLE = new RegExp(String.raw`(?<![\p{L}-])(?:(?<lessor>${LESSOR})|(?:${LESSEE}))(?!\p{L})`, "gu");
const TITLE =
  /huur(?:overeenkomst|contract)|\bbail\b|contrat de (?:sous-)?location|(?:miet|pacht)vertrag|\blease\b|tenancy|rental agreement/;
const TITLE_ROWS = 8;
const LONGEST_TITLE = 90;

const words = (text: string): string[] => text.split(";").map((label) => label.trim());
const FINDER = new LabelFinder<"lessor" | "lessee" | "premises" | "none">({
  lessor: words(
    `verhuurder; verhuurders; verhuurder(s); de verhuurder; verhuurster; gegevens verhuurder; bailleur; bailleurs; bailleur(s); le bailleur; bailleresse; identite du bailleur;
     vermieter; vermieterin; vermieter/in; der vermieter; landlord; landlords; landlord(s); the landlord; lessor; name of landlord`,
  ),
  lessee: words(
    `huurder; huurders; huurder(s); de huurder; huurster; gegevens huurder; locataire; locataires; locataire(s); le locataire; preneur; preneurs; preneur(s); le preneur; identite du locataire;
     mieter; mieterin; mieter/in; der mieter; tenant; tenants; tenant(s); the tenant; lessee; name of tenant`,
  ),
  premises: words(
    `het gehuurde; gehuurde; huurobject; huurgoed; het goed; verhuurd goed; adres gehuurde; adres van het gehuurde; adres huurobject; adres woning; adres van de woning; ligging;
     bien loue; le bien loue; bien; les lieux; lieux loues; logement; localisation du logement; adresse du logement; adresse du bien; adresse du bien loue; adresse des lieux loues;
     mietobjekt; mietsache; mietraume; mietgegenstand; anschrift der wohnung; anschrift des mietobjekts; lage des mietobjekts; property; the property; premises; the premises; property address; address of property; address of the property; let property`,
  ),
  none: words(
    "huurprijs; loyer; miete; kaltmiete; rent; term; duur; duree; mietzeit; ingangsdatum; mietbeginn; mietzins",
  ),
});

/** Before an address: that it is of what is let. */
const OF_LET =
  /(?:ge|ver)huurde?\b|huur(?:object|goed)|\bhet goed\b|\b\w*(?:pand|woning|ruimte|gebouw)\b|\bappartement|\bstudio\b|\bhuis\b|\bkamer\b|\bgelegen\b|\bligging\b|plaatselijk bekend|\blogement\b|\bbiens?\b|\blieux\b|\blocal\b|\blocaux\b|\bimmeuble\b|\bmaison\b|\bsitue(?:e|s|es)?\b|\bsis(?:e|es)?\b|localisation|miet(?:objekt|sache|raum\w*|gegenstand)|\bwohnung\b|\bhaus(?:es)?\b|\b\w*raume\b|\bobjekt\b|\bproperty\b|\bpremises\b|\bflat\b|\bdwelling\b|\bsituated\b|\blocated\b|\bknown as\b/g;
/** Before an address: that it is somebody's. */
const OF_PARTY =
  /\b(?:wonend\w*|woonachtig|gedomicilieerd|domicili\w+|woonplaats|demeurant|residant|residing|resident|wohnhaft|zetel|siege|sitz|registered office|gevestigd|kantoorhoudend\w*|etabli\w*|ansassig|correspond\w+)\b|\bof $/g;
const CERTAINTY = 0.93;

/** What a lease states; null for any other contract. `parties` is the part of its text that names them. */
export function leaseOf(document: ReadableDocument, parties: string): Lease | null {
  const { text, flow } = document;
  const isTitled = text.cells.some(
    ({ row, folded }) => row < TITLE_ROWS && folded.length <= LONGEST_TITLE && TITLE.test(folded),
  );
  const areLessors = matchesOf(flow.folded, ROLE).map(({ groups }) => groups!["lessor"] !== undefined);
  if (!isTitled || !areLessors.includes(true) || !areLessors.includes(false)) return null;
  const found = [...labelledParties(text), ...definedParties(document, parties)];
  const tenants = found.filter(({ isLessor }) => !isLessor);
  return {
    facts: [...found.flatMap((party) => personFact(party) ?? []), ...addressOfLet(document)],
    isOfPersons: tenants.length > 0 && tenants.every(({ person }) => person !== null),
  };
}

interface Party {
  readonly isLessor: boolean;
  /** Null for a company. */
  readonly person: PersonName | null;
  readonly birth: string | null;
  readonly place: Place;
}

const personFact = ({ isLessor, person, birth, place }: Party): FactDraft | null =>
  person && {
    type: "person",
    subject: isLessor ? "other" : "subject",
    value: { ...person, ...(birth === null ? {} : { birth_date: birth }), role: isLessor ? "other" : "holder" },
    place,
    certainty: CERTAINTY,
  };

const NAME_LABEL =
  /^(?:naam|naam en voornaam|voornaam en naam|nom|nom et prenom|name|vor- und nachname|full name)\s*:\s*/i;
const BETWEEN_NAMES = /\s(?:&|en|et|und|and)\s/i;

/** Beside or under `Verhuurder` and `Huurder`. */
const labelledParties = (text: DocumentText): Party[] =>
  FINDER.find(text).flatMap(({ key, form, block, blockPlace }): Party[] => {
    if (form === "adjacent" || (key !== "lessor" && key !== "lessee")) return [];
    const lines = block.split("\n").map((line) => line.replace(NAME_LABEL, ""));
    const isLessor = key === "lessor";
    const firm = lines.slice(0, 2).some((line) => isCompany(line.split(/,| of /)[0]!.trim()));
    if (firm) return [{ isLessor, person: null, birth: null, place: blockPlace }];
    return lines[0]!
      .split(/[,(]|\sof\s/)[0]!
      .split(BETWEEN_NAMES)
      .flatMap((name) => {
        const person = readPersonName(name);
        return person === null ? [] : [{ isLessor, person, birth: null, place: blockPlace }];
      });
  });

/** Right before a role: that somebody is called so from here on. */
const CALLED =
  /(?:\b(?:hierna|verder|nader|ci-apres|designe(?:e|s|es)?|denomme(?:e|s|es)?|nachfolgend|nachstehend|im folgenden|hereinafter)\b(?:\([es]+\))?[^.;]{0,40}|[("“«„'–-]\s?(?:(?:de|le|la|les|der|die|the|als|den)\s)?)$/;
const REPRESENTED = /(?:vertegenwoordig|represente|vertreten|represented)[^.;]{0,60}$/;

/** `De heer Jan Maes, wonende te Gent, hierna "de huurder"`: named first since the last who was called so. */
function definedParties({ flow }: ReadableDocument, parties: string): Party[] {
  const folded = onOneLine(flow.folded.slice(0, parties.length));
  const persons = personsIn(parties).filter(({ name, isSure }) => isSure || hasGivenName(name.name));
  const companies = companiesIn(parties);
  let from = 0;
  return matchesOf(folded, ROLE).flatMap(({ index, groups, 0: role }): Party[] => {
    if (!CALLED.test(folded.slice(Math.max(from, index - 70), index))) return [];
    const within = <T extends { readonly at: number; readonly end: number }>(some: readonly T[]): T[] =>
      some.filter(({ at, end }) => at >= from && end <= index);
    const [own, firms] = [within(persons), within(companies)];
    from = index + role.length;
    const isLessor = groups!["lessor"] !== undefined;
    const [firm, first] = [firms[0], own[0]];
    if (firm !== undefined && (first === undefined || firm.at <= first.at))
      return [{ isLessor, person: null, birth: null, place: flow.place(firm.at, firm.end) }];
    return own
      .filter(
        (one) => one === first || (one.isSure && !REPRESENTED.test(folded.slice(Math.max(0, one.at - 90), one.at))),
      )
      .map(({ name, at, end }, order, all) => ({
        isLessor,
        person: name,
        birth: birthOf(parties.slice(end, all[order + 1]?.at ?? index)),
        place: flow.place(at, end),
      }));
  });
}

function birthOf(text: string): string | null {
  const cue = /\b(?:geb(?:oren|\.)|née?\b|né\(e\)|born\b)/iu.exec(text);
  return cue === null ? null : birthDateFrom(text, cue.index, 60);
}

/** The address of what is let. Where several are, none is certain. */
function addressOfLet({ text, flow }: ReadableDocument): FactDraft[] {
  const labelled = FINDER.find(text).flatMap(({ key, form, block, blockPlace }) =>
    key === "premises" && form !== "adjacent" ? addressFact(block, blockPlace, "subject", 0.95) : [],
  );
  const folded = onOneLine(flow.folded);
  let from = 0;
  const told = addressesOverLines(flow.text).flatMap(({ value, at, quote, confidence }): FactDraft[] => {
    const before = folded.slice(Math.max(from, at - 160), at);
    from = at + quote.length;
    const last = (pattern: RegExp) => matchesOf(before, pattern).at(-1)?.index ?? -1;
    const role = matchesOf(before, ROLE).at(-1)?.index ?? -1;
    const let_ = last(OF_LET);
    if (let_ < 0 || let_ < Math.max(last(OF_PARTY), role)) return [];
    const place = flow.place(at, at + quote.length);
    return [{ type: "address", subject: "subject", value: value.text, place, certainty: CERTAINTY * confidence }];
  });
  const found = labelled.length > 0 ? labelled : told;
  return new Set(found.map(({ value }) => value)).size > 1 ? found.map(asGuess) : found;
}
