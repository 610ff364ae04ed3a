import type { DocumentKind } from "../../../../domain/documents/document-kinds.ts";
import type { KindWords } from "../kind-words.ts";
import { ACCOUNTS_WORDS } from "./accounts.ts";
import { ARTICLES_WORDS } from "./articles.ts";
import { ADDRESS_PROOF_WORDS } from "./address-proof.ts";
import { BANK_CERTIFICATE_WORDS } from "./bank.ts";
import { GAZETTE_WORDS } from "./gazette.ts";
import { CHART_WORDS } from "./chart.ts";
import { SHARE_REGISTER_WORDS } from "./holdings.ts";
import { IDENTITY_CARD_WORDS, PASSPORT_WORDS, RESIDENCE_WORDS } from "./identity.ts";
import { CONTRACT_WORDS } from "./contract.ts";
import { INVOICE_WORDS } from "./invoice.ts";
import { LICENCE_WORDS } from "./licence.ts";
import { POLICY_WORDS } from "./policy.ts";
import { SCREENING_WORDS } from "./screening.ts";
import { REGISTER_WORDS } from "./register.ts";
import { UBO_WORDS } from "./ubo.ts";

export type WordedKind = Exclude<DocumentKind, "other">;

export const WORDS_OF_KINDS: Readonly<Record<WordedKind, KindWords>> = {
  articles_of_association: ARTICLES_WORDS,
  register_extract: REGISTER_WORDS,
  ubo_extract: UBO_WORDS,
  gazette_publication: GAZETTE_WORDS,
  annual_accounts: ACCOUNTS_WORDS,
  bank_account_certificate: BANK_CERTIFICATE_WORDS,
  identity_card: IDENTITY_CARD_WORDS,
  passport: PASSPORT_WORDS,
  residence_permit: RESIDENCE_WORDS,
  proof_of_address: ADDRESS_PROOF_WORDS,
  licence: LICENCE_WORDS,
  shareholder_register: SHARE_REGISTER_WORDS,
  structure_chart: CHART_WORDS,
  screening_report: SCREENING_WORDS,
  invoice: INVOICE_WORDS,
  contract: CONTRACT_WORDS,
  policy_document: POLICY_WORDS,
};
