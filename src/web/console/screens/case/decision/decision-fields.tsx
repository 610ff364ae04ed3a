import type { Draft } from "../../../ui/draft.ts";
import { TextField } from "../../../ui/field.tsx";
import type { CaseDetail } from "../case-model.ts";
import type { DecisionDraft } from "./decision-draft.ts";
import { blockersOf, type DecisionOption, overridesOf } from "./decisions.ts";
import { FollowUpTasks, type TaskDraft } from "./follow-up-tasks.tsx";
import { GateNotice } from "./gate-notice.tsx";
import { DECISION as TEXTS } from "./texts.ts";

interface Props {
  readonly detail: CaseDetail;
  readonly option: DecisionOption;
  readonly draft: Draft<DecisionDraft>;
  readonly tasks: readonly TaskDraft[];
}

/** What blocks a decision, or the words that it needs: each override, the requests, the restrictions, the reason. */
export function DecisionFields({ detail, option, draft: { value, change }, tasks }: Props) {
  const blockers = blockersOf(option);
  if (blockers.length > 0) return blockers.map((gate) => <GateNotice key={gate} gate={gate} />);
  const open = detail.checks.filter(({ check }) => option.open_checks.includes(check));
  return (
    <>
      {overridesOf(option).map(({ field, gate }) => (
        <GateNotice
          key={field}
          gate={gate}
          open={open}
          override={{
            field,
            value: value.overrides[field] ?? "",
            onValue: (text) => change({ overrides: { ...value.overrides, [field]: text } }),
          }}
        />
      ))}
      {option.requires.includes("follow_up_tasks") && (
        <div data-field="follow_up_tasks">
          <FollowUpTasks detail={detail} tasks={tasks} onTasks={(next) => change({ tasks: next })} />
        </div>
      )}
      {option.requires.includes("restrictions") && (
        <div data-field="restrictions">
          <TextField
            label={TEXTS.fields.restrictions}
            value={value.restrictions}
            onValue={(restrictions) => change({ restrictions })}
            lines={3}
            required
          />
        </div>
      )}
      <div data-field="reason">
        <TextField
          label={TEXTS.fields.reason}
          hint={TEXTS.fields.reasonHint}
          value={value.reason}
          onValue={(reason) => change({ reason })}
          lines={3}
          required
        />
      </div>
    </>
  );
}
