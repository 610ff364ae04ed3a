import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { href } from "../../shell/route.ts";
import { TextField } from "../../ui/field.tsx";
import { formatDay, formatTime } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { useAction } from "../../ui/use-action.ts";
import { changeWord } from "./changes-part.tsx";
import { Impact } from "./impact-view.tsx";
import { REGULATORY } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

const TEXTS = REGULATORY.proposals;

type Proposal = Schemas["ProposedRegulatoryChange"];

/** Changes that new releases of the regulatory data propose, and what became of them. */
export function ProposalsPart() {
  const proposals = useResource("proposals", () =>
    answer(api.GET("/api/regulatory/proposals", { params: { query: {} } })),
  );
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      <p class="muted">{TEXTS.what}</p>
      <ResourceView of={proposals}>
        {(list) => {
          const open = list.filter(({ status }) => status === "open");
          const decided = list.filter(({ status }) => status !== "open");
          return (
            <>
              {open.length === 0 && <Empty>{TEXTS.none}</Empty>}
              <ul class="plain">
                {open.map((proposal) => (
                  <ProposalItem key={proposal.id} proposal={proposal} onDecided={proposals.reload} />
                ))}
              </ul>
              {decided.length > 0 && (
                <details>
                  <summary class="muted">{TEXTS.decided(decided.length)}</summary>
                  <ul class="plain">
                    {decided.map((proposal) => (
                      <ProposalItem key={proposal.id} proposal={proposal} onDecided={proposals.reload} />
                    ))}
                  </ul>
                </details>
              )}
            </>
          );
        }}
      </ResourceView>
    </section>
  );
}

interface ItemProps {
  readonly proposal: Proposal;
  readonly onDecided: () => Promise<void>;
}

function ProposalItem({ proposal, onDecided }: ItemProps) {
  const officer = useOfficer();
  const [isChosen, setChosen] = useState(false);
  const mayDecide = proposal.status === "open" && hasRole(officer, "compliance_manager");
  return (
    <li class="finding">
      <header class="row">
        <span class="badge busy">{changeWord(proposal.change_type)}</span>
        <h3>
          <a href={href("regulatory", "articles", proposal.article_id)}>{proposal.article_id}</a>
        </h3>
        <span class="muted">
          {proposal.effective_date === null
            ? TEXTS.undated
            : REGULATORY.changes.takesEffect(formatDay(proposal.effective_date))}
        </span>
      </header>
      <p class="lines" lang="en">
        {proposal.description}
      </p>
      <p class="muted">
        {TEXTS.proposed(formatTime(proposal.proposed_at), proposal.to_version)}
        {proposal.decided_by !== null &&
          proposal.status !== "open" &&
          `; ${TEXTS.outcomes[proposal.status](officerName(proposal.decided_by))}`}
        {proposal.reason !== null && `: ${proposal.reason}`}
      </p>
      <p>
        <button type="button" class="link" aria-expanded={isChosen} onClick={() => setChosen(!isChosen)}>
          {REGULATORY.changes.impact}
        </button>
      </p>
      {isChosen && <Impact changeId={proposal.id} />}
      {mayDecide && <Decision proposal={proposal} onDecided={onDecided} />}
    </li>
  );
}

function Decision({ proposal, onDecided }: ItemProps) {
  const [day, setDay] = useState(proposal.effective_date ?? "");
  const [reason, setReason] = useState("");
  const params = { path: { proposal_id: proposal.id } };
  const accept = useAction(async () => {
    const body = { effective_date: day || null };
    await answer(api.POST("/api/regulatory/proposals/{proposal_id}/accept", { params, body }));
    await onDecided();
  });
  const dismiss = useAction(async () => {
    await answer(api.POST("/api/regulatory/proposals/{proposal_id}/dismiss", { params, body: { reason } }));
    await onDecided();
  });
  const failure = accept.failure ?? dismiss.failure;
  const isBusy = accept.busy || dismiss.busy;
  return (
    <div class="pair">
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void accept.run();
        }}
      >
        <TextField label={REGULATORY.form.takesEffect} type="date" value={day} onValue={setDay} required />
        <button type="submit" class="button primary" disabled={isBusy}>
          {TEXTS.accept}
        </button>
      </form>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void dismiss.run();
        }}
      >
        <TextField label={TEXTS.why} value={reason} onValue={setReason} required />
        <button type="submit" class="button" disabled={isBusy}>
          {TEXTS.dismiss}
        </button>
      </form>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </div>
  );
}
