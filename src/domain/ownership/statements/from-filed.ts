import type { OwnershipFiling } from "../ownership-filing.model.ts";
import type { OwnershipParty, StatementSource } from "../ownership.model.ts";
import { fromDeclared } from "./from-declared.ts";
import type { OwnershipPart } from "./part.ts";
import { areApart } from "./same-party.ts";

/** What officers filed of the owners, one part a filing, by the officer's word on the source. */
export function fromFiled(filings: readonly OwnershipFiling[], subject: OwnershipParty): OwnershipPart[] {
  return filings
    .filter(({ withdrawn }) => withdrawn === undefined)
    .map(({ filing_id, stated, source_type, as_of, filed_at, evidence_id }) => {
      const source = (day: string | null): StatementSource => ({
        type: source_type,
        name: `filed:${evidence_id}`,
        as_of: day,
        retrieved_at: filed_at,
        evidence_ids: [evidence_id],
      });
      if (stated.form === "owners") return fromDeclared(stated.owners, subject, source(as_of));
      const named = stated.parties.find(({ id }) => id === stated.subject);
      const isAboutSubject = named !== undefined && !areApart(named, subject);
      // The ids of two files may be the same for two parties.
      const idOf = (id: string) => (isAboutSubject && id === stated.subject ? subject.id : `${filing_id}-${id}`);
      return {
        parties: stated.parties.map((party) => ({ ...party, id: idOf(party.id) })),
        statements: stated.statements.map((one) => ({
          ...one,
          id: `${filing_id}-${one.id}`,
          subject: idOf(one.subject),
          interested_party:
            typeof one.interested_party === "string" ? idOf(one.interested_party) : one.interested_party,
          // One statement of a register does not make the customer's own word of another one a register's.
          source: { ...source(as_of ?? one.source.as_of), type: one.source.type },
        })),
      };
    });
}
