import type { IsoTime } from "../case/case.model.ts";
import type { DeclaredOwner } from "../customer/declared-owner.model.ts";
import type { Ownership, SOURCE_TYPES } from "./ownership.model.ts";

/** What an officer found of who owns the customer, and filed. It counts until it is withdrawn. */
export interface OwnershipFiling {
  readonly filing_id: string;
  /** Where it was found, such as the name of a register. */
  readonly source: string;
  /** `officialRegister`: what the central register of owners or a company register says. */
  readonly source_type: (typeof SOURCE_TYPES)[number];
  /** Day that it is about, YYYY-MM-DD; null where the file names none. */
  readonly as_of: string | null;
  readonly description: string;
  readonly stated: StatedOwners;
  /** The body as it was sent. */
  readonly evidence_id: string;
  readonly filed_by: string;
  readonly filed_at: IsoTime;
  readonly withdrawn?: { readonly reason: string; readonly withdrawn_by: string; readonly withdrawn_at: IsoTime };
}

/** Owners of the customer itself, or the parties and statements of a file in the Beneficial Ownership Data Standard. */
export type StatedOwners =
  | { readonly form: "owners"; readonly owners: readonly DeclaredOwner[] }
  | ({ readonly form: "bods" } & Pick<Ownership, "subject" | "parties" | "statements">);
