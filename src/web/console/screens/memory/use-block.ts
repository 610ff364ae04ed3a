import { useResource } from "../../api/use-resource.ts";
import { type Action, useAction } from "../../ui/use-action.ts";
import { type BlockLabel, type BlockValue, type ReadBlock, readBlock, writeBlock } from "./memory-model.ts";

export interface Block {
  readonly read: ReturnType<typeof useResource<ReadBlock>>;
  readonly save: Action<[value: BlockValue]>;
  /** Whether the block has changed since it was read. */
  readonly overtaken: boolean;
}

/** One block of an officer's memory. A write succeeds only on the version that was read. */
export function useBlock(officerId: string, label: BlockLabel, onSaved: () => void): Block {
  const read = useResource(`block/${officerId}/${label}`, () => readBlock(officerId, label));
  const save = useAction(async (value: BlockValue) => {
    await writeBlock(officerId, label, value, read.data?.etag ?? "");
    await read.reload();
    onSaved();
  });
  return { read, save, overtaken: save.problem?.status === 412 };
}
