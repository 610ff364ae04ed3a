import type { DocumentKind } from "../../domain/documents/document-kinds.ts";
import { withAddressBehindName } from "./address-behind-name.ts";
import { withAllotments } from "./company/allotments.ts";
import { withSharesOfBlocks } from "./company/shares-of-blocks.ts";
import { withFormOfName } from "./company/form-beside-name.ts";
import { COMPANY_READERS } from "./company/index.ts";
import { numbersAsPrinted } from "./company/numbers-as-printed.ts";
import { withoutOwnHoldings } from "./company/own-holdings.ts";
import type { FittedModels } from "../models/fitted-models.ts";
import type { FactDraft } from "./facts.ts";
import { withFitted } from "./fitted/fitted-facts.ts";
import type { ReadableDocument } from "./kind-reader.ts";
import { withPeople } from "./people/fitted-people.ts";
import { withProxies } from "./people/proxies.ts";
import { PERSON_READERS } from "./person/index.ts";
import { readNumbers } from "./person/other.ts";

const READERS = { ...COMPANY_READERS, ...PERSON_READERS };

/** What the rules of a kind read; of an unknown kind, numbers of companies. */
export const factsByRules = (document: ReadableDocument, kind: DocumentKind | null): readonly FactDraft[] =>
  (kind === null ? readNumbers : READERS[kind])?.(document) ?? [];

/** Papers that divide a company among holders in lists of short names. */
const DIVIDING: readonly DocumentKind[] = [
  "articles_of_association",
  "shareholder_register",
  "register_extract",
  "gazette_publication",
  "contract",
];

/** What the rules of a kind read, and what the fitted models make of it. */
export function factsOf(
  document: ReadableDocument,
  kind: DocumentKind | null,
  { fields, people }: FittedModels,
): readonly FactDraft[] {
  const facts = factsByRules(document, kind);
  if (kind === null) return facts;
  const fitted = withPeople(withFitted(facts, kind, document, fields), kind, document, people);
  const divided = DIVIDING.includes(kind) ? withAllotments(fitted, document.flow) : fitted;
  const read = kind === "ubo_extract" ? withSharesOfBlocks(divided, document.flow) : divided;
  const own = numbersAsPrinted(withoutOwnHoldings(withProxies(read, document, kind)), document.flow);
  const all = withAddressBehindName(own, kind, document);
  // A chart names many companies, and hardly ever says which is meant.
  return kind === "structure_chart" ? all : withFormOfName(all, document.flow);
}
