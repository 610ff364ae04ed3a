import { namesBefore } from "../../../domain/customer/former-names.rules.ts";
import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadableDocument } from "../kind-reader.ts";

/** Papers that are a company's own from end to end: in a contract the other party had a name before, too. */
const OWN: readonly (DocumentKind | null)[] = [
  "articles_of_association",
  "gazette_publication",
  "register_extract",
  "ubo_extract",
  "shareholder_register",
  "annual_accounts",
];
const MOST = 5;

/** Where a paper says what its company was called before. Whether it is the customer's name, the rules tell. */
export const formerNames = (
  { flow }: ReadableDocument,
  kind: DocumentKind | null,
): { readonly quote: string; readonly page: number | null }[] =>
  OWN.includes(kind)
    ? namesBefore(flow.text, [])
        .slice(0, MOST)
        .map(({ quote, at: [from, to] }) => ({ quote, page: flow.place(from, to).page }))
    : [];
