import { type Draft, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import type { Company } from "../../world.ts";

interface Bill {
  readonly number: string;
  readonly day: string;
  readonly due?: string;
  readonly total: number;
  readonly currency?: string;
  /** Whether the customer's number of tax or of its register is printed. */
  readonly isNumbered?: boolean;
}

/** Items with random counts and prices, and their sum. */
export function linesOf(d: Draft, names: readonly string[]) {
  const rows = names.map((name) => ({ name, count: d.random.whole(1, 9), price: d.random.whole(1500, 60_000) / 100 }));
  const net = Math.round(rows.reduce((sum, { count, price }) => sum + count * price, 0) * 100) / 100;
  return { rows, net };
}

/** What an invoice states: the customer is its subject, the sender its issuer. */
export function state(d: Draft, sender: Company | null, customer: Company, bill: Bill): void {
  const { number, day, due, total, currency = "EUR", isNumbered = true } = bill;
  if (sender !== null) {
    d.fact("company_name", "issuer", sender.name, { also: ["authority"] });
    d.fact("vat_number", "issuer", sender.vat, { also: ["enterprise_number"] });
    d.fact("address", "issuer", d.address(sender.seat), OPTIONAL);
    d.fact("iban", "issuer", sender.iban);
  }
  d.fact("company_name", "subject", customer.name);
  d.fact("legal_form", "subject", customer.form, OPTIONAL);
  if (isNumbered) d.fact("vat_number", "subject", customer.vat, { also: ["enterprise_number"] });
  d.fact("address", "subject", d.address(customer.seat), OPTIONAL);
  d.fact("document_number", "subject", number);
  d.fact("expiry_date", "subject", due ?? daysAfter(day, 30), OPTIONAL);
  d.documentDate(day);
  d.amount("total", total, currency);
}
