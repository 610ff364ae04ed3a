import { HOUR_MS, isoTime } from "../../platform/clock.ts";
import { unknownAnswer } from "../answer.ts";
import { querySource } from "../query.ts";
import { runTool } from "../tool-call.ts";
import type { Answer, DebtAnswer, SourceCall } from "../types.ts";
import { chooseUpstream } from "../upstream.ts";
import { parseDebtPage } from "./parse.ts";
import { readDebtPage } from "./read-page.ts";
import type { DebtWord } from "./read-text.ts";

const CACHE_MS = HOUR_MS / 6;
const NO_PAGE_READER = "none";

/**
 * Whether a contractor's debts (ten-digit number) oblige its client to withhold. If the page states only one kind of
 * debt, the other is null; if it states neither, the answer is unknown. Never debt-free by default.
 */
export function checkDebt(call: SourceCall, number: string): Promise<Answer<DebtAnswer>> {
  return runTool(call, { name: "inhoudingsplicht.check", category: "free" }, async () => {
    const upstream = chooseUpstream(call.ctx, "inhoudingsplicht");
    if (upstream.kind === "not_configured") return unknownAnswer("not_configured", upstream.detail);
    const page = await querySource({
      call,
      source: "inhoudingsplicht",
      upstream,
      request: { url: `${upstream.baseUrl}/?identificationnumber=${number}`, followRedirects: true },
      read: (raw) => parseDebtPage(raw, number, isoTime(raw.collectedAt).slice(0, 10)),
      cacheMs: CACHE_MS,
    });
    if (page.outcome === "unknown") return page;
    const read =
      page.value.kind === "statement"
        ? { value: page.value.reading, model_used: NO_PAGE_READER }
        : await readDebtPage(call, page.value.lines);
    const value = {
      social_debt: toFlag(read.value.social),
      tax_debt: toFlag(read.value.tax),
      model_used: read.model_used,
    };
    if (value.social_debt === null && value.tax_debt === null) {
      return unknownAnswer("parse_error", "the page does not state the debt status", page.evidence);
    }
    return { ...page, value };
  });
}

const toFlag = (word: DebtWord): boolean | null => (word === "unknown" ? null : word === "yes");
