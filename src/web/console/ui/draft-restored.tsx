import type { Draft } from "./draft.ts";
import { formatTime } from "./format.ts";
import { Notice } from "./notice.tsx";

interface Props {
  readonly draft: Pick<Draft<object>, "restoredAt" | "clear">;
}

/** Says that a form was filled with what the officer had written before, and lets them discard it. */
export const DraftRestored = ({ draft: { restoredAt, clear } }: Props) =>
  restoredAt === null ? null : (
    <Notice tone="info">
      You wrote this on {formatTime(restoredAt)} and have not sent it.{" "}
      <button type="button" class="link" onClick={clear}>
        Discard it
      </button>
    </Notice>
  );
