import { Notice } from "../../ui/notice.tsx";
import { MEMORY } from "./texts.ts";
import type { Block } from "./use-block.ts";

interface Props {
  readonly block: Block;
  readonly isChanged: boolean;
  /** Discards the draft and shows the stored version. */
  readonly onDiscard: () => void;
  /** What the button that saves says. */
  readonly saveLabel: string;
}

/** Buttons to save and discard, and the reason why saving failed. */
export function BlockFoot({ block: { read, save, overtaken }, isChanged, onDiscard, saveLabel }: Props) {
  return (
    <>
      {overtaken ? (
        <Notice tone="warning">
          {MEMORY.overtaken}{" "}
          <button type="button" class="link" onClick={() => void read.reload().then(onDiscard)}>
            {MEMORY.showStored}
          </button>
          .
        </Notice>
      ) : (
        save.failure && <Notice tone="danger">{save.failure}</Notice>
      )}
      {isChanged && (
        <p class="row">
          <button type="submit" class="button primary" disabled={save.busy}>
            {saveLabel}
          </button>
          <button type="button" class="button" disabled={save.busy} onClick={onDiscard}>
            {MEMORY.discard}
          </button>
        </p>
      )}
    </>
  );
}
