import type { FactDraft } from "../facts.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldInPlace } from "../text.ts";
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
    return /^\p{Lu}/u.test(name) && name.length > 2 && name.length < 80
      ? [{ type: "company_name", subject: "issuer", value: name, place, certainty: 0.92 }]
      : [];
  });
  return [...(employees[0] ?? []), ...employers.slice(0, 1)];
}
