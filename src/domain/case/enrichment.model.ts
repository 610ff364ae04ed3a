/** The four look-ups at creation. Null: the look-up failed or timed out. */
export interface Enrichment {
  readonly vies: {
    readonly vies_valid: boolean;
    readonly vies_name: string | null;
    readonly vies_address: string | null;
  } | null;
  readonly companydata: {
    readonly found: boolean;
    readonly company_name: string | null;
    readonly directors: readonly string[];
  } | null;
  readonly fundingdata: Readonly<Record<string, unknown>> | null;
  readonly website: {
    readonly url: string;
    readonly accessible: boolean;
    readonly status_code: number | null;
  } | null;
}
