import type { KindReader } from "../kind-reader.ts";
import { ibansIn } from "../fields/ibans.ts";
import type { FactDraft } from "../facts.ts";
import { documentDate } from "./letters/document-date.ts";
import { distinct, numberFacts } from "./letters/parties.ts";

/** A document of no known kind is not asked for anything: a few numbers that check digits bear out, and its date. */
const MOST = 10;

export const readOther: KindReader = (document) => {
  const { flow } = document;
  const ibans = ibansIn(flow.text)
    .filter(({ valid }) => valid !== false)
    .map((found): FactDraft => ({
      type: "iban",
      subject: "other",
      value: found.value,
      place: flow.place(found.at, found.at + found.quote.length),
      certainty: 0.95 * found.confidence,
    }));
  const numbers = numberFacts(flow.text, flow, () => "other").filter(({ valid }) => valid !== false);
  return distinct([
    ...ibans.slice(0, MOST),
    ...numbers.slice(0, MOST),
    ...documentDate(document).filter(({ certainty }) => certainty > 0.9),
  ]);
};
