import { DurableObject } from "cloudflare:workers";
import type { ImportSource } from "../src/domain/hits/screening.model.ts";
import { postponeAlarm } from "../src/features/config/misconfiguration.service.ts";
import type { ListDownloaderObject } from "../src/features/list-downloads/list-downloader.client.ts";
import { runDownloadStep } from "../src/features/list-downloads/run-download.service.ts";
import { createCtx } from "../src/platform/context.ts";

const SOON_MS = 50;
/** A step that dies is followed by another after this long. The platform ends an alarm after 15 minutes. */
const WATCHDOG_MS = 60_000;
const DOWNLOADER = { kind: "operator", tenantId: "", id: "list-download", roles: [] } as const;

/**
 * Downloads the list of one source, one step an alarm. What counts is in the database; the alarm is set before the work, so
 * that a step that dies at any instant is followed by another.
 */
export class ListDownloader extends DurableObject<Env> implements ListDownloaderObject {
  async schedule(source: ImportSource, now: boolean): Promise<void> {
    this.ctx.storage.kv.put("source", source);
    if (now) this.ctx.storage.kv.put("asked", true);
    const due = await this.ctx.storage.getAlarm();
    if (due === null || (now && due > Date.now() + SOON_MS)) await this.ctx.storage.setAlarm(Date.now() + SOON_MS);
  }

  override async alarm(): Promise<void> {
    if (await postponeAlarm(this.env, this.ctx.storage)) return;
    const source = this.ctx.storage.kv.get<ImportSource>("source");
    if (source === undefined) return;
    await this.ctx.storage.setAlarm(Date.now() + WATCHDOG_MS);
    const startNow = this.ctx.storage.kv.get<boolean>("asked") === true;
    const ctx = createCtx(this.env, { actor: DOWNLOADER, waitUntil: (work) => this.ctx.waitUntil(work) });
    const nextAtMs = await runDownloadStep(ctx, source, startNow);
    if (startNow) this.ctx.storage.kv.delete("asked");
    if (nextAtMs === null) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.max(nextAtMs, Date.now() + SOON_MS));
  }
}
