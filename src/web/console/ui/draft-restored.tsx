import type { Draft } from "./draft.ts";
import { formatTime } from "./format.ts";
import { Notice } from "./notice.tsx";
import { UI } from "./texts.ts";

interface Props {
  readonly draft: Pick<Draft<object>, "restoredAt" | "clear">;
}

/** Says that a form was filled with what the officer had written before, and lets them discard it. */
export const DraftRestored = ({ draft: { restoredAt, clear } }: Props) =>
  restoredAt === null ? null : (
    <Notice tone="info">
      {UI.restored(formatTime(restoredAt))}{" "}
      <button type="button" class="link" onClick={clear}>
        {UI.leaving.discard}
      </button>
    </Notice>
  );
