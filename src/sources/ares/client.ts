import { addParts } from "../register-answer.ts";
import { callRegister } from "../register-call.ts";
import type { Answer, RegistryEntry, SourceCall } from "../types.ts";
import { parseFiledRecord } from "./parse-filed.ts";
import { parseSubject } from "./parse-subject.ts";

/** The Ministry of Finance may block a client that sends more than 500 requests a minute. */
const SOURCE = "ares";

/** Records of old companies with many officers are long. */
const WHOLE_HISTORY = { maxBytes: 8 * 1_048_576, timeoutMs: 10_000 };

/**
 * Looks up an eight-digit IČO in the Czech register of subjects (ARES): the basic record, then, for companies in the
 * public register, their representatives and partners.
 */
export const lookUpInAres = (call: SourceCall, number: string): Promise<Answer<RegistryEntry>> =>
  callRegister(call, SOURCE, async (query) => {
    const subject = await query(`/ekonomicke-subjekty/${number}`, (raw) => parseSubject(raw, number));
    if (subject.outcome === "unknown") return subject;
    const { entry, isFiled } = subject.value;
    const basic = { ...subject, value: entry };
    if (!isFiled) return basic;
    const filed = await query(
      `/ekonomicke-subjekty-vr/${number}`,
      (raw) => parseFiledRecord(raw, number, entry),
      WHOLE_HISTORY,
    );
    return addParts(basic, filed, ["directors", "owners"]);
  });
