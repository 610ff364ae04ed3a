import { Notice } from "../../ui/notice.tsx";
import type { Block } from "./use-block.ts";

interface Props {
  readonly block: Block;
  readonly isChanged: boolean;
  /** Takes what was typed back and shows what is there now. */
  readonly onDiscard: () => void;
  /** The name of what is saved. */
  readonly what: string;
}

/** Save and discard, and what stands in the way of saving. */
export function BlockFoot({ block: { read, save, overtaken }, isChanged, onDiscard, what }: Props) {
  return (
    <>
      {overtaken ? (
        <Notice tone="warning">
          This was changed elsewhere since you opened it. Nothing was overwritten: copy what you want to keep, then{" "}
          <button type="button" class="link" onClick={() => void read.reload().then(onDiscard)}>
            show what is there now
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
