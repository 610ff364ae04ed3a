import { countriesOfTowns } from "../../../domain/customer/towns.ts";
import { foldedWords, nearTownsIn } from "../../../domain/customer/near-towns.ts";
import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import { countriesIn } from "../../../platform/country-code.ts";
import { matchesOf } from "../../../platform/matches.ts";
import type { ReadableDocument } from "../kind-reader.ts";

/** Where a paper places its company: its seat at a provider of addresses, or a seat or a branch by ISO 3166-1 alpha-2. */
interface StatedPlace {
  readonly detail: string;
  readonly page: number | null;
}

const KINDS: readonly DocumentKind[] = ["articles_of_association", "gazette_publication", "register_extract"];

/** In folded text; what stands behind says where. */
const PLACES: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    "its seat",
    /\b(?:transfert du siege(?: social)?|zetelverplaatsing|sitzverlegung|transfer of (?:the )?(?:registered office|seat)|zetel(?: van de vennootschap)? (?:is|wordt|werd) (?:gevestigd|verplaatst|overgebracht)|siege(?: social)?(?: de la societe)? (?:est|a ete) (?:etabli|fixe|situe|transfere)e?|sitz der gesellschaft (?:ist|wurde|wird)(?: nach)?|registered office(?: of the company)? (?:is|shall be|has been) (?:situated|located|established|transferred|moved))\b/g,
  ],
  [
    "a branch",
    /\b(?:heeft|had|opent|opende|opgericht|met|a|possede|ouvre|unterhalt|hat|errichtet|has|opens|operates|operating) (?:(?!(?:geen|niet|aucune?|pas|keine?|no|not)\b)\S+ ){0,3}?(?:bijkanto(?:or|ren)|filia(?:al|len)|succursales?|zweigniederlassung(?:en)?|zweigstellen?|branch(?: office)?s?)\b/g,
  ],
];

/** A seat at a provider of addresses: an object or an activity may be such a service too. */
const DOMICILED =
  /\b(?:domiciliataire|contrat de domiciliation|domicilieringsovereenkomst|domizil(?:halter|vertrag)(?:in)?|domiciliation agreement|virtual office agreement|(?:siege(?: social)?|zetel|sitz|registered office)(?: (?!(?:en|et|und|and) )[^\s.;:]+){0,6} (?:(?:domiciliee?|gedomicilieerd|domiziliert|domiciled) (?:chez|aupres|bij|bei|with|at)|chez))(?: ?:?\s|(?=[.,;)]|$))|(?<=\n)domiciliation(?: du siege)?(?: ?: ?|\n)(?!(?:d'|de |commerciale|bancaire|non|neant|aucune))/g;
const DOMICILED_KINDS: readonly DocumentKind[] = [...KINDS, "contract", "proof_of_address"];

const MAY_BE =
  /\b(?:kan|kunnen|mag|mogen|indien|peut|pourra|peuvent|si|kann|darf|konnen|may|can|could|if|geen|niet|aucune?|pas|keine?|nicht|no|not)\b[^.;]{0,60}$/;
const REACH = 110;
const END = /(?<!\b(?:nr|n|bus|bte|st))[.;](?:\s|$)/;

/** Countries whose registers give numbers of a form that few others do. */
const FORMS: readonly (readonly [country: string, form: RegExp])[] = [
  ["BE", /^[01]\d{9}$/],
  ["NL", /^\d{8}$/],
  ["FR", /^\d{9}$/],
  ["DE", /^HR[AB]/],
  ["LU", /^B\d{4,7}$/],
];

/**
 * Seats and branches that a deed states with a country, or with a town whose country is known, beside the country of its company's own
 * numbers.
 */
export function statedPlaces(
  document: ReadableDocument,
  kind: DocumentKind | null,
  numbers: readonly string[],
): readonly StatedPlace[] {
  if (kind === null || !DOMICILED_KINDS.includes(kind)) return [];
  return [...domiciled(document, kind), ...(KINDS.includes(kind) ? placed(document, kind, numbers) : [])];
}

function domiciled({ flow }: ReadableDocument, kind: DocumentKind): StatedPlace[] {
  const said = matchesOf(flow.folded, DOMICILED).find(
    ({ 0: label, index }) =>
      // On a bill it is the account that pays.
      (KINDS.includes(kind) || !/^domiciliation(?! a)/.test(label)) &&
      !MAY_BE.test(flow.folded.slice(Math.max(0, index - 80), index).replaceAll("\n", " ")),
  );
  if (said === undefined) return [];
  const end = said.index + said[0].length;
  const behind = flow.folded.slice(end, end + REACH).split(/\n|[.;](?:\s|$)/)[0]!;
  const quote = flow.text
    .slice(said.index, end + behind.length)
    .replaceAll("\n", " ")
    .trim();
  return [
    {
      detail: `The paper states a seat at a provider of addresses: "${quote}".`,
      page: flow.place(said.index, end).page,
    },
  ];
}

function placed({ flow }: ReadableDocument, kind: DocumentKind, numbers: readonly string[]): StatedPlace[] {
  const own = FORMS.flatMap(([country, form]) => (numbers.some((number) => form.test(number)) ? [country] : []));
  const running = flow.folded.replaceAll("\n", " ");
  return PLACES.flatMap(([what, pattern]) =>
    matchesOf(running, pattern).flatMap(({ 0: said, index }): StatedPlace[] => {
      const end = index + said.length;
      if (MAY_BE.test(running.slice(Math.max(0, index - 80), index))) return [];
      const behind = running.slice(end, end + REACH).split(END)[0]!;
      const written = flow.text.slice(end, end + behind.length);
      // An extract has a field a line.
      const words = (kind === "register_extract" ? written.split(/\n(?=\p{Lu})/u)[0]! : written)
        .replaceAll(/\s+/g, " ")
        .trim();
      const countries = countriesIn(words);
      // `Britse Maagdeneilanden`: beside a country an adjective is none.
      const near = countries.length > 0 ? [] : nearTownsIn(foldedWords(words)).map(({ code }) => code);
      const codes = [...new Set([...countries, ...countriesOfTowns(words, {}), ...near])];
      const quote = `${flow.text.slice(index, end).replaceAll(/\s+/g, " ")} ${words}`;
      return codes.length === 0 || codes.some((code) => own.includes(code))
        ? []
        : [
            {
              detail: `The paper states ${what} in ${codes.join(", ")}: "${quote}".`,
              page: flow.place(index, end).page,
            },
          ];
    }),
  ).slice(0, PLACES_MAX);
}

const PLACES_MAX = 4;
