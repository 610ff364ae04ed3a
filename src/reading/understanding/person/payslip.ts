import type { PersonFact } from "../../../domain/readings/reading.model.ts";
import type { FactDraft } from "../facts.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { matchesOf } from "../../../platform/matches.ts";
import { addressesIn } from "../fields/addresses.ts";
import { parseNumber } from "../fields/amounts.ts";
import { type Cell, foldedLineOf, foldInPlace, type Place, placeWithin } from "../text.ts";
import { valuesNear } from "./letters/near.ts";
import { partyOf } from "./letters/parties.ts";
import { birthOfEmployee, payPeriod } from "./payslip-said.ts";

const TITLE =
  /loonfiche|loonbrief|loonstrook|salaris(?:specificatie|strook|fiche)|weddefiche|bulletins? de (?:paie|paye|salaire)|fiches? de (?:paie|paye|salaire)|(?:entgelt|gehalts|lohn|bezuge|verdienst)-?\s?(?:und gehalts)?abrechnung|lohnzettel|gehaltszettel|\bpay ?(?:slip|stub|advice)\b|salary (?:slip|statement)/;
/** Rows in which the title stands. */
const HEAD = 6;
const EMPLOYEE =
  /^(?:(?:naam (?:van de )?)?(?:werknemer|personeelslid)|(?:nom (?:et prenom )?(?:du |de l')?)?(?:salariee?|employee?|travailleur)(?:\(e\))?|(?:name (?:des |der )?)?(?:arbeitnehmers?|arbeitnehmerin|mitarbeiters?|mitarbeiterin)|employee(?: name)?) ?$/;
const EMPLOYER =
  /^(?:(?:naam (?:van de )?)?werkgever|(?:nom de l')?employeur|(?:name des )?arbeitgebers?|employer(?: name)?) ?$/;

/** Whether a paper is headed as a payslip. */
export const isPayslip = ({ text }: ReadableDocument): boolean =>
  text.cells.some((cell) => cell.row < HEAD && cell.text.length < 90 && TITLE.test(cell.folded));

/** Who is paid by whom: beside labels of their own, on a paper that is headed as a payslip. */
export function payslipFacts(document: ReadableDocument): FactDraft[] {
  const { text } = document;
  if (!isPayslip(document)) return [];
  const employees = valuesNear(text, EMPLOYEE).flatMap(({ value, place }) => {
    const party = partyOf(value.split(/[,(]|\s-\s/)[0]!, place, "subject", "holder", 0.94);
    return party?.kind === "person" ? [party.facts] : [];
  });
  const born = birthOfEmployee(document);
  const employee = (employees[0] ?? []).map((fact) =>
    born === null || fact.type !== "person"
      ? fact
      : { ...fact, value: { ...(fact.value as PersonFact), birth_date: born } },
  );
  const employers = valuesNear(text, EMPLOYER).flatMap(({ value, place }): FactDraft[] => {
    const name = value.split(",")[0]!.trim();
    // Above two columns stand two labels side by side.
    if (EMPLOYEE.test(foldInPlace(name))) return [];
    const address = addressesIn(value)[0];
    return /^\p{Lu}/u.test(name) && name.length > 2 && name.length < 80
      ? [
          { type: "company_name", subject: "issuer", value: name, place, certainty: 0.92 },
          ...(address === undefined
            ? []
            : [{ type: "address", subject: "issuer", value: address.value.text, place, certainty: 0.92 } as const]),
        ]
      : [];
  });
  return [...employee, ...employers.slice(0, 2), ...pay(document)];
}

/** In the folded line, at its beginning. */
const PAY: readonly (readonly [rubric: string, label: RegExp])[] = [
  [
    "gross_pay",
    /^(?:totaal )?bruto(?:loon|wedde|salaris|bezoldiging|bedrag)?\b|^totaal bruto\b|^(?:total |salaire |remuneration |traitement )?brut[eo]?\b|^(?:gesamt)?brutto(?:lohn|gehalt|entgelt|bezuge|verdienst)?\b|^gesamtbrutto\b|^(?:total )?gross(?: (?:pay|salary|wages?|earnings))?\b/,
  ],
  [
    "net_pay",
    /^netto(?:loon|wedde|salaris)?\b|^(?:totaal )?netto (?:te betalen|uitbetaald)|^(?:salaire )?net(?: a payer| paye)?\b|^auszahlungsbetrag\b|^netto(?:lohn|gehalt|entgelt|bezuge|verdienst)?\b|^(?:net (?:pay|salary|wages?)|take[- ]home pay)\b/,
  ],
];
/** Of the year so far, or before what is deducted: no pay of the period. */
const NO_PAY = /jaar|cumul|annuel|annee|ytd|year|jahr|kumul|imposable|belastbaar|steuerpflichtig|taxable|avant impot/;
const OF_A_WEEK = /\bweek|semaine|hebdomadaire|wochen|dagloon|daily/;
const SUM = /(?<![\d.,])\d{1,3}(?:[ .,'’]\d{3})*[.,]\d{2}(?!\d)|(?<![\d.,])\d{3,6}[.,]\d{2}(?!\d)/g;

/** Of an hour or a day. */
const RATE = /uur|heure|horaire|stunde|hour|\bdag|jour|\btag|day|rate|taux/;
/** What is paid beside the wage, of which no tax need be taken. */
const BESIDE_WAGE =
  /vergoeding|kosten|terugbet|kilomet|verplaats|reis|fiets|maaltijd|thuiswerk|vakantie|premie|dertiende|13e|bonus|voorschot|ziek|toeslag|nabetal|correctie|rembours|frais|indemnit|prime|transport|deplacement|pecule|conges|avance|ijss|maladie|regularis|supplement|erstatt|spesen|auslagen|zuschuss|zuschlag|urlaub|kindergeld|kurzarbeit|krank|vorschuss|nachzahl|pauschal|weihnacht|refund|expens|reimburs|mileage|allowance|holiday|rebate|arrears|sick|overtime|adjust/;
/** Smaller sums, and a gross pay of a quarter of the net one, are of something else. */
const PAY_LEAST = 200;
const PART_LEAST = 0.25;

type Sum = { readonly value: number; readonly place: Place };

const sumsIn = (row: readonly Cell[]): Sum[] =>
  row
    .flatMap((cell) =>
      matchesOf(cell.text, SUM).map(({ 0: sum, index }) => ({
        value: parseNumber(sum) ?? 0,
        place: placeWithin(cell, index, index + sum.length),
      })),
    )
    .toSorted((a, b) => b.value - a.value);

/** Gross and net pay of the month; none of a paper for a shorter time. The greatest sum of a line stands last, behind hours and rates. */
function pay(document: ReadableDocument): FactDraft[] {
  const { text, flow, language } = document;
  if (text.rows.slice(0, HEAD).some((row) => OF_A_WEEK.test(foldedLineOf(row)))) return [];
  const sign = /£|\bgbp\b/.test(flow.folded) ? "GBP" : /\bchf\b|\bsfr\b/.test(flow.folded) ? "CHF" : null;
  const currency = sign ?? (/€|\beur/.test(flow.folded) || language !== "en" ? "EUR" : null);
  const period = payPeriod(document);
  const rows = text.rows
    .map((row) => ({ line: foldedLineOf(row), sums: sumsIn(row) }))
    .filter(({ line, sums }) => sums.length > 0 && !NO_PAY.test(line));
  const amount = (rubric: string, value: number, place: Place): FactDraft[] =>
    value > 0
      ? [{ type: "amount", subject: "subject", value: { rubric, value, currency, period }, place, certainty: 0.92 }]
      : [];
  const [gross, net] = PAY.map(([, label]) => rows.filter(({ line }) => label.test(line))) as [
    typeof rows,
    typeof rows,
  ];
  const beyond = netBeyond(
    gross.filter(({ line }) => !RATE.test(line)).flatMap(({ sums }) => sums),
    net.flatMap(({ sums }) => sums.findLast(({ value }) => value >= PAY_LEAST) ?? []),
    rows.flatMap(({ line, sums }) => (BESIDE_WAGE.test(line) ? sums.slice(0, 1) : [])),
  );
  return [
    ...[gross, net].flatMap((of, at) => (of[0] ? amount(PAY[at]![0], of[0].sums[0]!.value, of[0].sums[0]!.place) : [])),
    ...(beyond === null ? [] : amount("net_pay_beyond_gross", beyond.value, beyond.place)),
  ];
}

/** By how much even the least net pay is more than the greatest gross pay and all that is paid beside it. */
function netBeyond(gross: readonly Sum[], net: readonly Sum[], beside: readonly Sum[]): Sum | null {
  const most = Math.max(0, ...gross.map(({ value }) => value));
  const [least] = net.toSorted((a, b) => a.value - b.value);
  if (least === undefined || most < PAY_LEAST || most < PART_LEAST * least.value) return null;
  const beyond = least.value - beside.reduce((sum, { value }) => sum + value, most);
  return beyond > most / 100 ? { ...least, value: Math.round(beyond * 100) / 100 } : null;
}
