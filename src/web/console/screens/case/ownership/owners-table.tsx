import { interestWords, shareWords, sourceWords } from "../../../../../domain/ownership/ownership-words.ts";
import type { BeneficialOwner } from "../../../../../domain/ownership/structure.model.ts";
import { formatDate } from "../../../ui/format.ts";
import { TableBox } from "../../../ui/table-box.tsx";
import { TableHead } from "../../../ui/table-head.tsx";
import { Known } from "../customer/customer-parts.tsx";
import { evidenceOf, type OwnershipAnswer, partiesOf } from "./ownership-model.ts";

interface Props {
  readonly answer: OwnershipAnswer;
  readonly onEvidence: (ids: readonly string[]) => void;
}

/** Beneficial owners: share over all ways, why each is one, and who says so. */
export function OwnersTable({ answer, onEvidence }: Props) {
  const owners = answer.beneficial_owners;
  return (
    <section class="panel">
      <h2>Beneficial owners</h2>
      {owners.length === 0 ? (
        <p class="muted">None is established. That does not mean that there is none.</p>
      ) : (
        <TableBox label="Beneficial owners">
          <table class="table cards owners">
            <TableHead columns={["Person", "Share", "Why", "Named by"]} />
            <tbody>
              {owners.map((owner) => (
                <OwnerRow key={owner.person} owner={owner} answer={answer} onEvidence={onEvidence} />
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </section>
  );
}

function OwnerRow({ owner, answer, onEvidence }: Props & { readonly owner: BeneficialOwner }) {
  const party = partiesOf(answer).find(({ id }) => id === owner.person);
  const evidence = evidenceOf(answer, owner);
  const birth = party?.birth_date;
  const place = party?.country ?? party?.nationality;
  return (
    <tr>
      <th scope="row" class="breaks">
        {party?.name ?? owner.person}
        <p class="muted">{[birth && formatDate(birth), place].filter(Boolean).join(", ")}</p>
      </th>
      <td data-label="Share" class="num">
        <Known value={shareWords({ share: owner.effective_share, share_range: owner.share_range })} />
      </td>
      <td data-label="Why">
        <div class="breaks">
          {owner.explanation}
          {howOf(owner) !== "" && <p class="muted">{howOf(owner)}</p>}
        </div>
      </td>
      <td data-label="Named by">
        <div>
          {owner.sources.map(sourceWords).join(", ")}
          {owner.only_declared && (
            <p>
              <span class="badge attention">Only declared</span>
            </p>
          )}
          {evidence.length > 0 && (
            <p>
              <button type="button" class="link" onClick={() => onEvidence(evidence)}>
                Evidence
              </button>
            </p>
          )}
        </div>
      </td>
    </tr>
  );
}

const howOf = ({ basis, control }: BeneficialOwner): string =>
  basis === "senior_official"
    ? "Senior managing official, who stands in because nobody is a beneficial owner"
    : [...new Set(control.filter((type) => type !== "shareholding").map(interestWords))].join(", ");
