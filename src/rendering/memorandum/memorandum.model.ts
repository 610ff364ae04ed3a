import type { IsoTime } from "../../domain/case/case.model.ts";

/** A decision memorandum and the case it is about, as plain data. */
export interface MemorandumInput {
  readonly brand_name: string;
  /** True when any source was a sample: every page then says so. */
  readonly sample: boolean;
  readonly generated_at: IsoTime;
  readonly case: {
    readonly case_id: string;
    readonly company_name: string;
    readonly company_registration_number: string;
    readonly country: string;
    readonly template_name: string;
  };
  readonly memorandum: {
    readonly memo_id: string;
    readonly status: "draft" | "signed";
    /** Numbers 1 to 8; 8 is the justification. Content is plain text; lines that start with `- ` are a list. */
    readonly sections: readonly { readonly number: number; readonly title: string; readonly content: string }[];
    readonly justification: string | null;
    readonly dissenting_concerns: string | null;
    readonly created_by: string;
    readonly signed_by: string | null;
    readonly signed_at: IsoTime | null;
    readonly content_hash: string | null;
  };
}
