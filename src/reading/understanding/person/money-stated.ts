import { EEA } from "../../../domain/diligence/eea.ts";
import { countriesOfTowns } from "../../../domain/customer/towns.ts";
import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadWarning } from "../../../domain/readings/reading.model.ts";
import { countriesIn } from "../../../platform/country-code.ts";
import { foldAccents } from "../../../platform/folding.ts";
import { matchesOf } from "../../../platform/matches.ts";
import { amountsIn, parseNumber } from "../fields/amounts.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldedLineOf } from "../text.ts";
import { isPayslip } from "./payslip.ts";

/** Kinds that a paper on somebody's money is read as: a deed, a contract, a statement, a tax notice. */
const KINDS: readonly (DocumentKind | null)[] = [
  null,
  "other",
  "contract",
  "proof_of_address",
  "bank_account_certificate",
];

/** Words at the head of such a paper, folded. */
const TITLE =
  /\b(?:\w*schenk\w*|donations?|don manuel|gift|\w*verko(?:op|cht)\w*|koopakte|koopovereenkomst|compromis|ventes?|\w*verkauf\w*|kaufvertrag|sale|aanslag\w*|avertissement-extrait|avis d.impo\w+|\w*steuerbescheid\w*|tax (?:assessment|notice|calculation|return)|lening\w*|pret|darlehen\w*|loan|erfenis\w*|erfopvolging|nalatenschap|succession|heritage|\w*erbschaft\w*|erbschein|inheritance|estate|rekeninguittreksel\w*|rekeningafschrift\w*|bankafschrift\w*|(?:extraits?|releves?) de compte|kontoausz\w+|(?:account|bank) statement|statement of account)\b/;
const HEAD = 500;

const CASH =
  /\b(?:contant(?:e|en)?|cash|en especes|especes|en liquide|en numeraire|in bar|barzahlung|bareinzahlung|bargeld)\b/g;
/** What a deed denies, or says of the law. */
const NO_CASH =
  /\b(?:geen|niet|noch|zonder|nooit|enkel|aucune?|pas|sans|ni|jamais|keine?|nicht|ohne|nie|no|not|none|never|without|verbod\w*|interdi\w*|verboten|mag|mogen|peut|darf|may|limit\w*|artikel|article|wet van|loi du)\b/;
const TAKEN_OUT = /\w*opnam|retrait|abhebung|auszahlung|withdraw|\batm\b|automa|bancontact|cash ?back/;
const AROUND = 60;
const TAXABLE =
  /\b(?:belastbaa?re? inkom\w+|revenus? (?:net |globalement |total )?imposables?|revenu fiscal de reference|zu versteuernde\w* einkommen|taxable income|total income)\b/g;
const SUM = /\d{1,3}(?:[ .'’]\d{3})+(?:,\d{2})?|\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+[.,]\d{2}(?!\d)/g;

/** Beside money that moves, and beside a person. */
const BESIDE =
  /\b(?:bank\w*|banque|\w*rekening|comptes?|konto|account|overgemaakt|overschrijving\w*|gestort|viree?s?|virements?|verseh?\w*|uberw\w+|transfer\w*|wired?|remit\w*|exchange|geboren|nee?|born|nationalite?\w*|nationality|staatsangehorig\w*|wonende|domicilie\w*|demeurant|wohnhaft|residing|resident)\b/;
/** A street or a country in two letters says nothing of where money is. */
const NO_PLACE =
  /(?:rue|avenue|av\.|bd|boulevard|place|quai|chauss[ée]e|chemin|square|hotel|hôtel|restaurant)\s(?:(?:de|du|des|d'|la|le|l')\s?){0,2}\p{L}[\p{L}-]+|\p{L}+(?:straat|laan|plein|dreef|lei|weg|straße|strasse|platz|allee)|\p{L}[\p{L}-]+ (?:street|road|lane|square)|(?<!\p{L})\p{L}{2}(?!\p{L})/giu;

const QUOTED = 200;
const MOST = 3;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim().slice(0, QUOTED);

/** Behind it stands a sum that is taken off the pay. */
const SEIZED =
  /\b(?:loonbeslag|loonoverdracht|beslag op (?:het )?loon|saisies?(?:[ -]arret)?(?: sur (?:le )?salaire| sur remunerations?)|cession (?:de|sur) (?:salaire|remunerations?)|(?:lohn|gehalts)pfandung\w*|attachment of earnings|earnings (?:attachment|arrestment)s?|(?:wage )?garnishments?)\b/;
const PAID_TO =
  /\b(?:(?:uit)?betaald op (?:de )?(?:bank)?rekening (?:van|op naam van)|rekeninghouder|versee? sur le compte (?:de|au nom de)|titulaire du compte|auf (?:das )?konto von|kontoinhaber(?:in)?|paid (?:in)?to (?:the )?account (?:of|in the name of)|account holder)\b[ :.]*/g;
const NAME = /^\p{Lu}[\p{L}.'’-]+(?: (?:\p{Ll}{1,3} )*\p{Lu}[\p{L}.'’-]*)+/u;

/** Of a payslip: pay that creditors take, and whose account it goes to. */
const payAway = ({ text }: ReadableDocument): ReadWarning[] =>
  text.rows
    .flatMap((row): ReadWarning[] => {
      const [folded, line] = [foldedLineOf(row), row.map((cell) => cell.text).join(" ")];
      const warn = (what: string): ReadWarning => ({
        code: "money_stated",
        page: row[0]!.factPage,
        detail: `${what}: "${oneLine(line)}".`,
      });
      const [paid] = matchesOf(folded, PAID_TO);
      const name = paid && NAME.exec(line.slice(paid.index + paid[0].length))?.[0];
      return [
        ...(SEIZED.test(folded) && sumsIn(line).length > 0 ? [warn("Pay seized")] : []),
        ...(name === undefined ? [] : [warn(`Paid to the account of ${name}`)]),
      ];
    })
    .slice(0, MOST);

/**
 * What a paper on somebody's money says of it, each as a sentence: the greatest amount, the taxable income, money in cash, and countries
 * outside the European Economic Area beside a bank, a payment or a person.
 */
export function moneyStated(document: ReadableDocument, kind: DocumentKind | null): ReadWarning[] {
  const { flow } = document;
  if (KINDS.includes(kind) && isPayslip(document)) return payAway(document);
  if (!KINDS.includes(kind) || !TITLE.test(flow.folded.slice(0, HEAD))) return [];
  const folded = flow.folded.replaceAll("\n", " ");
  const warn = (at: number, end: number, detail: string): ReadWarning => ({
    code: "money_stated",
    page: flow.place(at, end).page,
    detail,
  });
  const greatest = amountsIn(flow.text).toSorted((a, b) => b.value.value - a.value.value)[0];
  const taxable = matchesOf(folded, TAXABLE).flatMap(({ 0: words, index }) => {
    const behind = sumsIn(flow.text.slice(index + words.length, index + words.length + AROUND));
    return behind[0] === undefined ? [] : [{ index, end: index + words.length, value: behind[0].value }];
  });
  const most = taxable.toSorted((a, b) => b.value - a.value)[0];
  return [
    ...(greatest === undefined
      ? []
      : [
          warn(
            greatest.at,
            greatest.at + 1,
            `The greatest amount is ${greatest.value.value} ${greatest.value.currency}.`,
          ),
        ]),
    ...(most === undefined
      ? []
      : [
          warn(
            most.index,
            most.end,
            `Taxable income: ${most.value}: "${oneLine(flow.text.slice(most.index, most.end + AROUND))}".`,
          ),
        ]),
    ...cashIn(flow.text, folded)
      .slice(0, 10)
      .map(({ at, end, value, quote }) => warn(at, end, `In cash: ${value}: "${quote}".`)),
    ...placesIn(flow.text)
      .slice(0, MOST)
      .map(({ at, end, codes, quote }) => warn(at, end, `Country ${codes.join(", ")}: "${quote}".`)),
  ];
}

function cashIn(text: string, folded: string) {
  return matchesOf(folded, CASH).flatMap(({ 0: words, index }) => {
    const end = index + words.length;
    const before = folded.slice(Math.max(0, index - AROUND), index);
    const behind = folded.slice(end, end + AROUND);
    const row = (text.slice(0, index).split("\n").at(-1)! + text.slice(index).split("\n")[0]!).toLowerCase();
    const isDenied = NO_CASH.test(before.split(/[.;]\s/).at(-1)!) || NO_CASH.test(behind.split(/[.;]\s/)[0]!);
    if (isDenied || TAKEN_OUT.test(row)) return [];
    const from = index - before.length;
    const sums = sumsIn(text.slice(from, end + behind.length)).map(({ at, value }) => ({
      value,
      // The amount of its own row, or the nearest one.
      off: from + at < index ? index - from - at : from + at - end,
    }));
    const nearest = sums.toSorted((a, b) => a.off - b.off)[0];
    if (nearest === undefined) return [];
    const quote = oneLine(text.slice(from, end + behind.length).replace(/^\S*\s|\s\S*$/g, ""));
    return [{ at: index, end, value: nearest.value, quote }];
  });
}

const sumsIn = (text: string) =>
  matchesOf(text, SUM).flatMap(({ 0: digits, index }) => {
    const value = parseNumber(digits);
    return value === null || value < 100 ? [] : [{ at: index, value }];
  });

function placesIn(text: string) {
  let at = 0;
  const lines = text.split("\n");
  const found = lines.flatMap((line, row) => {
    const start = at;
    at += line.length + 1;
    const bare = line.replaceAll(NO_PLACE, " ; ");
    const codes = [...new Set([...countriesIn(bare), ...countriesOfTowns(bare, {})])].filter(
      (code) => !EEA.includes(code),
    );
    const beside = `${lines[row - 1] ?? ""} ${line}`;
    if (codes.length === 0 || !BESIDE.test(foldAccents(beside))) return [];
    return [{ at: start, end: start + line.length, codes, quote: oneLine(beside) }];
  });
  return [...Map.groupBy(found, ({ codes }) => codes.join()).values()].map(([first]) => first!);
}
