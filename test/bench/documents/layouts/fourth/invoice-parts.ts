import { type Draft, OPTIONAL } from "../../draft.ts";
import type { Company } from "../../world.ts";
import { leaveOpen } from "./paper-parts.ts";

/** So many of something at a price without tax. */
interface Line {
  readonly count: number;
  readonly price: number;
}

export const round = (value: number): number => Math.round(value * 100) / 100;
export const linesOf = (d: Draft, count: number): Line[] =>
  Array.from({ length: count }, () => ({ count: d.random.whole(1, 24), price: d.random.whole(800, 26_000) / 100 }));
export const net = (lines: readonly Line[]): number =>
  round(lines.reduce((sum, { count, price }) => sum + count * price, 0));
export const spacedVat = (vat: string): string => `${vat.slice(0, 2)} ${vat.slice(2)}`;

interface Billed {
  readonly number: string;
  readonly day: string;
  readonly total: number;
  readonly currency?: string;
  /** Whether the customer's VAT number stands in the invoice. */
  readonly vat?: boolean;
}

/** An invoice: the customer is its subject, the sender its issuer. */
export function stateInvoice(d: Draft, sender: Company, customer: Company, billed: Billed): void {
  d.fact("company_name", "issuer", sender.name, { also: ["authority"] });
  d.fact("vat_number", "issuer", sender.vat, { also: ["enterprise_number"] });
  d.fact("address", "issuer", d.address(sender.seat), OPTIONAL);
  d.fact("iban", "issuer", sender.iban);
  d.fact("company_name", "subject", customer.name);
  d.fact("legal_form", "subject", customer.form, OPTIONAL);
  if (billed.vat !== false) d.fact("vat_number", "subject", customer.vat, { also: ["enterprise_number"] });
  d.fact("address", "subject", d.address(customer.seat), OPTIONAL);
  d.fact("document_number", "subject", billed.number);
  leaveOpen(d, "expiry_date");
  d.documentDate(billed.day);
  d.amount("total", billed.total, billed.currency ?? "EUR");
}
