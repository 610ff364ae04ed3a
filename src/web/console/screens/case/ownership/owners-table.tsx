import { interestWords, shareWords, sourceWords } from "../../../../../domain/ownership/ownership-words.ts";
import type { BeneficialOwner } from "../../../../../domain/ownership/structure.model.ts";
import { formatDate } from "../../../ui/format.ts";
import { TableBox } from "../../../ui/table-box.tsx";
import { TableHead } from "../../../ui/table-head.tsx";
import { Known } from "../customer/customer-parts.tsx";
import { OWNERSHIP as T } from "./texts.ts";
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
      <h2>{T.owners}</h2>
      {owners.length === 0 ? (
        <p class="muted">{T.noOwners}</p>
      ) : (
        <TableBox label={T.owners}>
          <table class="table cards owners">
            <TableHead columns={[T.person, T.share, T.why, T.namedBy]} />
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
      <td data-label={T.share} class="num">
        <Known value={shareWords({ share: owner.effective_share, share_range: owner.share_range })} />
      </td>
      <td data-label={T.why}>
        <div class="breaks">
          <span lang="en">{owner.explanation}</span>
          {howOf(owner) !== "" && (
            <p class="muted" lang={owner.basis === "senior_official" ? undefined : "en"}>
              {howOf(owner)}
            </p>
          )}
        </div>
      </td>
      <td data-label={T.namedBy}>
        <div>
          <span lang="en">{owner.sources.map(sourceWords).join(", ")}</span>
          {owner.only_declared && (
            <p>
              <span class="badge attention">{T.onlyDeclared}</span>
            </p>
          )}
          {evidence.length > 0 && (
            <p>
              <button type="button" class="link" onClick={() => onEvidence(evidence)}>
                {T.evidence}
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
    ? T.seniorOfficial
    : [...new Set(control.filter((type) => type !== "shareholding").map(interestWords))].join(", ");
