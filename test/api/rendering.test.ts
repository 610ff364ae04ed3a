import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { loadPrintAssets } from "../../src/rendering/print-assets.ts";
import { renderGoaml } from "../../src/rendering/goaml/render-goaml.ts";
import { renderCaseReport } from "../../src/rendering/report/render-report.ts";
import { zipStream } from "../../src/rendering/zip/write-zip.ts";
import { FULL_CASE } from "../unit/rendering/support/case-report.ts";
import { FULL } from "../unit/rendering/support/goaml.ts";

const headOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, 4));

describe("rendering in the Worker", () => {
  it("prints a report with the fonts of its static assets", async () => {
    const bytes = await renderCaseReport(FULL_CASE, await loadPrintAssets(env));
    expect(headOf(bytes)).toBe("%PDF");
    expect(bytes.length).toBeGreaterThan(20_000);
  });

  it("writes goAML", async () => {
    expect((await renderGoaml(FULL)).xml).toContain("<report_code>STR</report_code>");
  });

  it("streams an archive as the body of an answer", async () => {
    const body = zipStream([{ path: "a.txt", content: new TextEncoder().encode("a") }]);
    expect(headOf(new Uint8Array(await new Response(body).arrayBuffer()))).toBe("PK\u0003\u0004");
  });
});
