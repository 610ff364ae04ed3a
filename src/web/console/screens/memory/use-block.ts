import { useResource } from "../../api/use-resource.ts";
import { type Action, useAction } from "../../ui/use-action.ts";
import { type BlockLabel, type BlockValue, type ReadBlock, readBlock, writeBlock } from "./memory-model.ts";

export interface Block {
  readonly read: ReturnType<typeof useResource<ReadBlock>>;
  readonly save: Action<[value: BlockValue]>;
  /** Whether somebody else, or the service itself, has changed the block since it was read. */
  readonly overtaken: boolean;
}

/** One block of an officer's memory, written only over the version that was seen. */
export function useBlock(officerId: string, label: BlockLabel, onSaved: () => void): Block {
  const read = useResource(`block/${officerId}/${label}`, () => readBlock(officerId, label));
  const save = useAction(async (value: BlockValue) => {
    await writeBlock(officerId, label, value, read.data?.etag ?? "");
    await read.reload();
    onSaved();
  });
  return { read, save, overtaken: save.problem?.status === 412 };
}
