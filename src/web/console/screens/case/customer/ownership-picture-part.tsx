import { useResource } from "../../../api/use-resource.ts";
import { percentWords, shareWords } from "../../../../../domain/ownership/ownership-words.ts";
import { href } from "../../../shell/route.ts";
import { formatDate, formatNumber, words } from "../../../ui/format.ts";
import { ResourceView } from "../../../ui/resource-view.tsx";
import type { CaseDetail } from "../case-model.ts";
import { type OwnershipAnswer, partiesOf, readOwnership } from "../ownership/ownership-model.ts";
import { CUSTOMER } from "./texts.ts";

const T = CUSTOMER.ownership;

/** Who owns the customer, drawn. Drawing is loaded when the first picture is shown. */
export function OwnershipDrawn({ detail }: { readonly detail: CaseDetail }) {
  const found = useResource(`ownership/${detail.workflow_id}/${detail.updated_at}`, async () => {
    const [picture, answer] = await Promise.all([
      import("../ownership/ownership-picture.tsx"),
      readOwnership(detail.workflow_id),
    ]);
    return { Picture: picture.OwnershipPicture, answer };
  });
  return (
    <section class="panel" aria-label={T.title}>
      <header class="panel-head">
        <h2>{T.title}</h2>
        <a href={href("cases", detail.workflow_id, "ownership")}>{T.all}</a>
      </header>
      <ResourceView of={found} lines={10}>
        {({ Picture, answer }) =>
          answer.statements.length === 0 ? (
            <p class="muted">{T.none}</p>
          ) : (
            <>
              <Picture answer={answer} name={detail.company_name} />
              <Parties answer={answer} />
            </>
          )
        }
      </ResourceView>
    </section>
  );
}

/** Every box of the picture in words: who it is, and what it comes to hold over all ways. */
function Parties({ answer }: { readonly answer: OwnershipAnswer }) {
  const owners = new Map(answer.beneficial_owners.map((owner) => [owner.person, owner]));
  return (
    <>
      <ul class="paper-list">
        {partiesOf(answer).map((party) => {
          const owner = owners.get(party.id);
          const { birth_date, nationality, country, legal_form, status, identifiers = [] } = party;
          const known = [
            birth_date && `${T.born} ${formatDate(birth_date)}`,
            nationality ?? country,
            ...identifiers.map(({ id }) => formatNumber(id)),
            legal_form,
            status && words(status),
          ];
          const share = owner && shareWords({ share: owner.effective_share, share_range: owner.share_range });
          return (
            <li key={party.id}>
              <span class="row">
                <b class="breaks">{party.name}</b>
                {owner && <span class="tag">{share === null ? T.owner : `${T.owner}, ${share}`}</span>}
              </span>
              {owner && (
                <p class="breaks" lang="en">
                  {owner.explanation}
                </p>
              )}
              <p class="source">{known.filter(Boolean).join(", ")}</p>
            </li>
          );
        })}
      </ul>
      {answer.unaccounted_share >= 0.005 && (
        <p class="muted">
          {percentWords(answer.unaccounted_share)} {T.open}
        </p>
      )}
    </>
  );
}
