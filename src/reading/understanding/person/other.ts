import type { KindReader } from "../kind-reader.ts";
import { ibansIn } from "../fields/ibans.ts";
import type { FactDraft } from "../facts.ts";
import { documentDate } from "./letters/document-date.ts";
import { distinct, numberFacts } from "./letters/parties.ts";
import { senderPrintOf } from "../sender.ts";
import { payslipFacts } from "./payslip.ts";

/** Most numbers, and most accounts, of one document. */
export const MOST = 10;

/** A document of no known kind is not asked for anything: a few numbers that check digits bear out, its date, and whom a payslip pays. */
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
  return distinct([
    ...payslipFacts(document),
    ...ibans.slice(0, MOST),
    ...readNumbers(document),
    ...documentDate(document).filter(({ certainty }) => certainty > 0.9),
  ]);
};

/** Company numbers of any document: the sender's as `issuer`, all others as `other`. */
export const readNumbers: KindReader = (document) => {
  const isOfSender = senderPrintOf(document);
  return numberFacts(document.flow.text, document.flow, (at) => (isOfSender(at) ? "issuer" : "other"))
    .filter(({ valid }) => valid !== false)
    .slice(0, MOST);
};
