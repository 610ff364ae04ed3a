/** Another case of the tenant with the same bytes, or the same number. Officers only. */
export interface SeenElsewhere {
  readonly mark: "file" | "document_number" | "iban" | "mrz" | "national_number";
  readonly workflow_id: string;
  readonly case_id: string;
  /** When that case, or another of its customer's, was rejected; absent of one that was not when the document was read. */
  readonly refused_at?: string;
  /** The number is one person's, and that case is about another person than this one. */
  readonly other_person?: true;
  /** The account has one holder, and that case is about another company than this one. */
  readonly other_holder?: true;
  /** That case is one of the same private customer. */
  readonly same_person?: true;
}
