import { answer, api, type Schemas } from "../../api/client.ts";

export type BlockLabel = Schemas["MemoryBlock"]["label"];
export type BlockValue = Readonly<Record<string, unknown>>;

/** A block and the version that it was read at, which detects concurrent changes. */
export interface ReadBlock {
  readonly value: BlockValue | null;
  readonly etag: string;
}

const at = (officer_id: string, label: BlockLabel) => ({ params: { path: { officer_id, label } } });

export async function readBlock(officerId: string, label: BlockLabel): Promise<ReadBlock> {
  const call = await api.GET("/api/memory/blocks/{officer_id}/{label}", at(officerId, label));
  const { value } = await answer(Promise.resolve(call));
  return { value, etag: call.response.headers.get("ETag") ?? "" };
}

/** @throws RefusedError with status 412 when the block has changed since it was read. */
export async function writeBlock(officerId: string, label: BlockLabel, value: object, etag: string): Promise<void> {
  const body = { value: { ...value } };
  const headers = { "If-Match": etag };
  await answer(api.PUT("/api/memory/blocks/{officer_id}/{label}", { ...at(officerId, label), body, headers }));
}

/** Id under which the memory that all officers share is stored. */
export const SHARED = "default";
