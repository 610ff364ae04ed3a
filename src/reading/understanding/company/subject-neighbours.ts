import type { FactDraft } from "../facts.ts";
import { textIn } from "../facts.ts";
import { readAddress } from "../fields/addresses.ts";
import { placeWithin, type DocumentText } from "../text.ts";
import { formOfName } from "./company-facts.ts";
import { factOf } from "./common.ts";
import { plainCompany } from "./holders/merge.ts";

/** An address stands at most so many lines under the name or number of the company that it is of. */
const REACH = 4;

/** What stands around the name and the number of the subject and no label told: its address, and the form in its name. */
export function completed(text: DocumentText, facts: readonly FactDraft[], until: number): FactDraft[] {
  const has = (type: FactDraft["type"]) => facts.some((fact) => fact.type === type && fact.subject === "subject");
  return [...(has("address") ? [] : addressNear(text, facts, until)), ...(has("legal_form") ? [] : formOfName(facts))];
}

function addressNear(text: DocumentText, facts: readonly FactDraft[], until: number): FactDraft[] {
  const own = facts.filter(({ type }) => type === "company_name" || type === "enterprise_number");
  const keys = own.map((fact) =>
    fact.type === "company_name" ? plainCompany(textIn(fact)) : textIn(fact).replaceAll(/\D/g, ""),
  );
  const rows = text.rows.filter((row) =>
    row.some(({ folded }) => {
      const compact = folded.replaceAll(/[^\p{L}\p{N}]/gu, "");
      return keys.some((key) => key.length > 4 && compact.includes(key));
    }),
  );
  for (const [first] of rows) {
    const near = text.cells.filter(
      ({ row, page }) => page === first!.page && row >= first!.row && row <= first!.row + REACH,
    );
    for (const [at, cell] of near.entries()) {
      if (cell.row >= until) break;
      const joined = [cell.text, near[at + 1]?.text].filter((one) => one !== undefined).join("\n");
      const one = readAddress(cell.text) ?? readAddress(joined);
      // The whole of a line or two, with a label at most: an address in a sentence may be anybody's.
      const isWhole = one !== null && one.at < 24 && /^(?:\p{L}[\p{L} .]{1,22}:?\s)?$/u.test(joined.slice(0, one.at));
      if (isWhole) return [factOf("address", one.value.text, placeWithin(cell), { certainty: 0.86 })];
    }
  }
  return [];
}
