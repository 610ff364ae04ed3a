import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { certainFacts } from "../readings/effective-facts.rules.ts";
import type { CompanyShareFact } from "../readings/reading.model.ts";
import { listed } from "./check-results.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { type DocumentFacts, kindOf } from "./provided-documents.ts";
import { placeOf } from "./reading-words.ts";
import { whoseDocument } from "./whose-document.rules.ts";

/** Companies that may dispose of the account by the bank's certificate. Who acts for them is not said by that alone, and is asked. */
export function proxyCompanies(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const isCertificate = kindOf(document) === "bank_account_certificate";
  if (judgesBefore(facts, 8) || !isCertificate) return [];
  if (whoseDocument(facts, document, "bank_account_certificate").is.startsWith("other_")) return [];
  const proxies = certainFacts(document).filter(
    ({ type, value }) => type === "company_share" && (value as CompanyShareFact).role === "signatory",
  );
  if (proxies.length === 0) return [];
  const names = [...new Set(proxies.map(({ value }) => (value as CompanyShareFact).holder))];
  return [
    {
      code: "document_proxy_company",
      title: `May dispose of the account: ${listed(names)}`,
      description: `By the file "${document.filename}" (${proxies.map(placeOf).join("; ")}) ${listed(names)} may dispose of the account. Why a company does, and who acts for it, must be known and identified.`,
      sourceEntry: `proxy_company:${document.document_id}`,
      ...(document.source === "officer" && { source: "officer" }),
    },
  ];
}
