import type { Ctx } from "../../platform/context.ts";
import { type OpenOutcome, openGuarded } from "../../platform/outbound-fetch.ts";
import { DownloadFault, type DownloadRun, type SaveRun, type StoredFile, type Validators } from "./download.model.ts";
import { isRestOf, readStart, storedBytes, validatorsOf } from "./file-response.rules.ts";
import { storeBody } from "./store-body.ts";

/** From the request to the headers of the answer: some publishers make their file on demand. */
const HEADERS_WITHIN_MS = 120_000;
/** How often the file may have changed when its rest is fetched. */
const CHANGES_MAX = 3;

/**
 * Stores the publisher's file in chunks, or the rest of it after a broken connection.
 * @param known of the version that need not be fetched again; null to fetch it in any case
 * @returns the run with the whole file; null if the publisher's file is the known one
 * @throws DownloadFault
 */
export async function fetchFile(
  ctx: Ctx,
  begun: DownloadRun,
  known: Validators | null,
  save: SaveRun,
): Promise<DownloadRun | null> {
  const part = begun.file !== null && readStart(begun.file) !== null ? begun.file : null;
  if (part?.total != null && storedBytes(part) === part.total) return begun;
  const outcome = await open(ctx, begun.url, part ? restHeaders(part) : conditions(known));
  if (!outcome.ok) throw faultOf(outcome);
  const { response } = outcome;
  if (response.status === 304 && part === null) {
    if (known?.etag || known?.lastModified) return null;
    throw new DownloadFault(
      "not_modified_unasked",
      "the publisher says that a file is unchanged that was not asked about",
    );
  }
  const isRest = part !== null && response.status === 206;
  if (response.status !== 200 && !isRest) return refuse(response, part, begun, save);
  if (isRest && isRestOf(response, part)) return storeBody(ctx, response, begun, save);
  const isOther = part !== null && (isRest || !sameFile(part, validatorsOf(response)));
  const changes = begun.changes + (isOther ? 1 : 0);
  if (isRest || changes > CHANGES_MAX) await cancel(response);
  if (changes > CHANGES_MAX)
    throw new DownloadFault("changed_halfway", `the file changed ${changes} times while it was read`);
  const begunAgain = await save({ ...begun, file: isRest ? null : startOf(response), changes });
  if (isRest) throw new DownloadFault("changed_halfway", "the file changed while it was read", { passing: true });
  return storeBody(ctx, response, begunAgain, save);
}

const open = (ctx: Ctx, url: string, headers: Readonly<Record<string, string>>): Promise<OpenOutcome> =>
  openGuarded(ctx, {
    purpose: "publisher",
    url,
    // The stated length is then that of the file.
    headers: { "accept-encoding": "identity", ...headers },
    redirectHosts: ctx.settings.LIST_REDIRECT_HOSTS,
    timeoutMs: HEADERS_WITHIN_MS,
  });

const conditions = (known: Validators | null): Record<string, string> => ({
  ...(known?.etag && { "if-none-match": known.etag }),
  ...(known?.lastModified && { "if-modified-since": known.lastModified }),
});

const restHeaders = (part: StoredFile): Record<string, string> => ({
  range: `bytes=${storedBytes(part)}-`,
  "if-range": readStart(part)!,
});

const startOf = (response: Response): StoredFile => {
  const length = response.headers.get("content-length");
  const isPlain = (response.headers.get("content-encoding") ?? "identity") === "identity";
  return { ...validatorsOf(response), chunks: [], total: isPlain && length !== null ? Number(length) : null };
};

const sameFile = (one: Validators, other: Validators): boolean =>
  one.etag === other.etag && one.lastModified === other.lastModified;

function faultOf({ failure, detail }: Extract<OpenOutcome, { ok: false }>): DownloadFault {
  if (failure === "refused" || failure === "unresolved") return new DownloadFault("address_refused", detail);
  if (failure === "redirected") return new DownloadFault("redirected", detail);
  return new DownloadFault("unreachable", detail, { passing: true });
}

async function refuse(response: Response, part: StoredFile | null, run: DownloadRun, save: SaveRun): Promise<never> {
  await cancel(response);
  const { status } = response;
  // The rest is not there any more: the file is fetched from its beginning.
  if (part !== null && status === 416) await save({ ...run, file: null });
  const passing = status === 408 || status === 416 || status === 429 || status >= 500;
  throw new DownloadFault("http_status", `the publisher answered ${status}`, { passing });
}

const cancel = async (response: Response): Promise<void> => {
  await response.body?.cancel().catch(() => {});
};
