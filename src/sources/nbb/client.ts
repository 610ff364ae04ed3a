import { withEvidence } from "../answer.ts";
import type { AccountsAnswer, AccountsDeposit } from "../filings.model.ts";
import { callRegister, type RegisterQuery } from "../register-call.ts";
import type { SourceRequest } from "../request.ts";
import type { Answer, SourceCall } from "../types.ts";
import { parseAccounts } from "./parse-accounts.ts";
import { parseReferences } from "./parse.ts";

const TIMEOUT_MS = 12_000;
const MAX_BYTES = 4_194_304;

/**
 * The annual accounts of an enterprise (ten-digit number) at the Central Balance Sheet Office of the National Bank: all
 * deposits, and the figures of the newest year. Off without a key. An empty list is provisional.
 */
export const findAccounts = (call: SourceCall, number: string): Promise<Answer<AccountsAnswer>> =>
  callRegister(call, "nbb", async (query, { apiKey }) => {
    const request = (accept: string): Partial<SourceRequest> => ({
      headers: {
        accept,
        ...(apiKey === undefined ? {} : { "nbb-cbso-subscription-key": apiKey }),
      },
      requestIdHeader: "x-request-id",
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    const references = await query(
      `/authentic/legalEntity/${number}/references`,
      (raw) => parseReferences(raw, number),
      request("application/json"),
    );
    if (references.outcome === "unknown") return references;
    return withEvidence(
      await findFigures(query, references.value, request("application/x.jsonxbrl")),
      references.evidence,
    );
  });

/** Consolidated accounts of the same year have no figures in this form, so the newest deposit that has some counts. */
async function findFigures(
  query: RegisterQuery,
  deposits: readonly AccountsDeposit[],
  request: Partial<SourceRequest>,
): Promise<Answer<AccountsAnswer>> {
  const [newest] = deposits;
  if (newest === undefined) return { outcome: "known", value: { deposits, accounts: null }, evidence: [] };
  const pdfOnly = { reason: "pdf_only", detail: `the accounts of ${newest.exercise_end} are a PDF only` } as const;
  const deposit = deposits.find((one) => one.exercise_end === newest.exercise_end && one.is_structured);
  if (deposit === undefined) {
    return { outcome: "known", value: { deposits, accounts: null, gap: pdfOnly }, evidence: [] };
  }
  const figures = await query(
    `/authentic/deposit/${encodeURIComponent(deposit.reference)}/accountingData`,
    (raw) => parseAccounts(raw, deposit),
    request,
  );
  const { evidence } = figures;
  if (figures.outcome === "known" && figures.value !== null) {
    return { outcome: "known", value: { deposits, accounts: figures.value }, evidence };
  }
  const gap = figures.outcome === "known" ? pdfOnly : { reason: figures.reason, detail: figures.detail };
  return { outcome: "known", value: { deposits, accounts: null, gap }, evidence };
}
