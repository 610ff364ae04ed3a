import { Notice } from "../../ui/notice.tsx";
import type { Block } from "./use-block.ts";

interface Props {
  readonly block: Block;
  readonly isChanged: boolean;
  /** Discards the draft and shows the stored version. */
  readonly onDiscard: () => void;
  /** Name of the saved part, for the button. */
  readonly what: string;
}

/** Buttons to save and discard, and the reason why saving failed. */
export function BlockFoot({ block: { read, save, overtaken }, isChanged, onDiscard, what }: Props) {
  return (
    <>
      {overtaken ? (
        <Notice tone="warning">
          This was changed elsewhere since you opened it. Nothing was overwritten: copy what you want to keep, then{" "}
          <button type="button" class="link" onClick={() => void read.reload().then(onDiscard)}>
            show the stored version
          </button>
          .
        </Notice>
      ) : (
        save.failure && <Notice tone="danger">{save.failure}</Notice>
      )}
      {isChanged && (
        <p class="row">
          <button type="submit" class="button primary" disabled={save.busy}>
            Save {what}
          </button>
          <button type="button" class="button" disabled={save.busy} onClick={onDiscard}>
            Discard
          </button>
        </p>
      )}
    </>
  );
}
