import { sha256Hex } from "../../src/platform/hashing.ts";
import type { WorldClient } from "./world.ts";

/** Ids of imports with what confirms each, as pools of the same order. Requests discard many of them. */
export interface PreparedImports {
  readonly import_id: readonly string[];
  readonly content_sha256: readonly string[];
  readonly compared_with: readonly string[];
}

const NONE = "none";
const REGISTER_TRIES = 20;
/** Of each kind: some that are compared and can be confirmed, some whose part is still missing. */
const LISTS = 10;

/** Imports of the platform in the states that an address may name. */
export async function prepareImports(client: WorldClient): Promise<PreparedImports> {
  const registers = [await beginRegister(client)];
  const first = await stageList(client, 0);
  await client.send("second operator", "POST", `${pathOf(first)}/confirm`, confirmationOf(first));
  const staged: any[] = [];
  for (let i = 1; i <= LISTS; i++) staged.push(await stageList(client, i));
  const open: any[] = [];
  for (let i = 1; i <= LISTS; i++) open.push((await beginList(client, "eu", i)).import);
  const all = [...staged, ...open, ...registers.flatMap((begun) => begun.import ?? [])];
  return {
    import_id: all.map(({ import_id }) => import_id),
    content_sha256: all.map(({ content_sha256 }) => content_sha256 ?? "0".repeat(64)),
    compared_with: all.map(({ compared_with }) => compared_with?.id ?? NONE),
  };
}

const pathOf = ({ import_id }: any): string => `/api/platform/imports/${import_id}`;
const confirmationOf = ({ content_sha256, compared_with }: any) => ({
  content_sha256,
  compared_with: compared_with?.id ?? null,
});
const versionOf = (i: number): string => `2026-10-${String(i + 1).padStart(2, "0")}`;

const beginList = (client: WorldClient, source: string, i: number): Promise<any> =>
  client.call("operator", "POST", `/api/platform/list-imports/${source}`, {
    version: versionOf(i),
    // Its own, so that it continues no import of another world.
    sha256: sha256Hex(crypto.randomUUID()),
    entries: 1,
    names: 1,
    parts: 1,
  });

/** A list that is sent and compared. */
async function stageList(client: WorldClient, i: number): Promise<any> {
  const begun = (await beginList(client, "un", i)).import;
  const entry = {
    id: "e-1",
    kind: "person",
    names: [{ name: `Jan Voorbeeld ${i}`, weak: false }],
    topics: ["sanction"],
    birthDates: ["1970-01"],
    countries: ["BE"],
    identifiers: [],
    programmes: [],
  };
  await client.put("operator", `${pathOf(begun)}/parts/0`, JSON.stringify(entry));
  return client.call("operator", "POST", `${pathOf(begun)}/compare`);
}

/** Discards the open import of the other operator first: only one import of the register is possible at a time. */
async function beginRegister(client: WorldClient): Promise<any> {
  const target = "/api/platform/register-imports";
  for (let tries = 0; tries < REGISTER_TRIES; tries++) {
    const { status, body } = await client.send("operator", "POST", target, REGISTER);
    if (status < 300) return body;
    if (typeof body.import_id !== "string") throw new Error(`preparing: POST ${target} answered ${status}`);
    // 404 or 409: requests against the last world, which are still sent, have ended the import themselves.
    await client.send("second operator", "DELETE", `/api/platform/imports/${body.import_id}`);
  }
  throw new Error(`preparing: POST ${target} met ${REGISTER_TRIES} open imports`);
}

const REGISTER = {
  sha256: "a".repeat(64),
  extract_type: "full",
  extract_number: 7,
  snapshot_date: "2026-10-01",
  meta: {},
  enterprises: 2,
  parts: 2,
};
