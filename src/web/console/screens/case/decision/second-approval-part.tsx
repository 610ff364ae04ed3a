import type { PartProps } from "../case-model.ts";
import { fourEyesWords, secondOfficer } from "../judgement-words.ts";
import { formatTime } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Empty } from "../../../ui/resource-view.tsx";
import { PendingGrounds } from "./pending-grounds.tsx";
import { PendingWords } from "./pending-words.tsx";
import { SecondAnswer } from "./second-answer.tsx";
import { DECISION as TEXTS } from "./texts.ts";
import { officerName } from "../../../ui/person.tsx";

/** A decision that waits for a second officer: the words of its maker, what it rests on, and the answer. */
export function SecondApprovalPart({ detail, reload }: PartProps) {
  const pending = detail.pending_decision;
  if (!pending) return <Empty>{TEXTS.second.none}</Empty>;
  const { second } = TEXTS;
  const maker = officerName(pending.maker);
  return (
    <div class="second">
      <div class="second-read">
        <header>
          <h2>{second.title(pending.decision, Object.keys(pending.overrides).length)}</h2>
          <p class="muted">
            {second.by(maker, formatTime(pending.parked_at))}{" "}
            {second.needs(secondOfficer(pending.needs_senior), pending.four_eyes.map(fourEyesWords))}
          </p>
        </header>
        {pending.maker_deactivated_at && (
          <Notice tone="warning">{second.makerGone(maker, formatTime(pending.maker_deactivated_at))}</Notice>
        )}
        <PendingWords detail={detail} pending={pending} />
        <PendingGrounds detail={detail} pending={pending} />
      </div>
      <SecondAnswer key={pending.parked_at} detail={detail} pending={pending} reload={reload} />
    </div>
  );
}
