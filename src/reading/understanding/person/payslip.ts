import type { FactDraft } from "../facts.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { matchesOf } from "../../../platform/matches.ts";
import { addressesIn } from "../fields/addresses.ts";
import { parseNumber } from "../fields/amounts.ts";
import { foldedLineOf, foldInPlace, placeWithin } from "../text.ts";
import { valuesNear } from "./letters/near.ts";
import { partyOf } from "./letters/parties.ts";

const TITLE =
  /loonfiche|loonbrief|loonstrook|salaris(?:specificatie|strook|fiche)|weddefiche|bulletins? de (?:paie|paye|salaire)|fiches? de (?:paie|paye|salaire)|(?:entgelt|gehalts|lohn|bezuge|verdienst)-?\s?(?:und gehalts)?abrechnung|lohnzettel|gehaltszettel|\bpay ?(?:slip|stub|advice)\b|salary (?:slip|statement)/;
/** Rows in which the title stands. */
const HEAD = 6;
const EMPLOYEE =
  /^(?:(?:naam (?:van de )?)?(?:werknemer|personeelslid)|(?:nom (?:et prenom )?(?:du |de l')?)?(?:salariee?|employee?|travailleur)(?:\(e\))?|(?:name (?:des |der )?)?(?:arbeitnehmers?|arbeitnehmerin|mitarbeiters?|mitarbeiterin)|employee(?: name)?) ?$/;
const EMPLOYER =
  /^(?:(?:naam (?:van de )?)?werkgever|(?:nom de l')?employeur|(?:name des )?arbeitgebers?|employer(?: name)?) ?$/;

/** Who is paid by whom: beside labels of their own, on a paper that is headed as a payslip. */
export function payslipFacts(document: ReadableDocument): FactDraft[] {
  const { text } = document;
  if (!text.cells.some((cell) => cell.row < HEAD && cell.text.length < 90 && TITLE.test(cell.folded))) return [];
  const employees = valuesNear(text, EMPLOYEE).flatMap(({ value, place }) => {
    const party = partyOf(value.split(/[,(]|\s-\s/)[0]!, place, "subject", "holder", 0.94);
    return party?.kind === "person" ? [party.facts] : [];
  });
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
  return [...(employees[0] ?? []), ...employers.slice(0, 2), ...pay(document)];
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

/** Gross and net pay of the month; none of a paper for a shorter time. The greatest sum of a line stands last, behind hours and rates. */
function pay({ text, flow, language }: ReadableDocument): FactDraft[] {
  if (text.rows.slice(0, HEAD).some((row) => OF_A_WEEK.test(foldedLineOf(row)))) return [];
  const sign = /£|\bgbp\b/.test(flow.folded) ? "GBP" : /\bchf\b|\bsfr\b/.test(flow.folded) ? "CHF" : null;
  const currency = sign ?? (/€|\beur/.test(flow.folded) || language !== "en" ? "EUR" : null);
  return PAY.flatMap(([rubric, label]): FactDraft[] => {
    const row = text.rows.find((one) => {
      const line = foldedLineOf(one);
      return label.test(line) && !NO_PAY.test(line) && line.search(SUM) >= 0;
    });
    const sums = (row ?? []).flatMap((cell) =>
      matchesOf(cell.text, SUM).map(({ 0: sum, index }) => ({
        value: parseNumber(sum) ?? 0,
        place: placeWithin(cell, index, index + sum.length),
      })),
    );
    const [greatest] = sums.toSorted((a, b) => b.value - a.value);
    if (greatest === undefined || greatest.value <= 0) return [];
    const value = { rubric, value: greatest.value, currency, period: null };
    return [{ type: "amount", subject: "subject", value, place: greatest.place, certainty: 0.92 }];
  });
}
