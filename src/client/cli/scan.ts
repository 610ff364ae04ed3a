import type { components } from "../schema.d.ts";
import { type Action, numberOf, textOf } from "./command.ts";
import { EXIT, type ExitCode, worst } from "./exit-codes.ts";
import { openService } from "./service.ts";
import { fields, json, type Row } from "./terminal.ts";

type Schemas = components["schemas"];
type ScanResult = Schemas["ScanResult"];
type EvalResult = Schemas["EvalResult"];

export const scan: Action = {
  operands: ["NUMBER"],
  summary: "Scan a company: 0 green, 3 red, 4 amber, 5 where a source was silent or nothing is known",
  options: {
    tier: { type: "string", value: "N", help: "0: the graph alone, 1: registers and lists, 2: news as well (1)" },
  },
  async run(terminal, [number], values) {
    const tier = numberOf(values, "tier", 1, [0, 2]) as 0 | 1 | 2;
    const params = { path: { reg_number: number! } };
    const service = openService(terminal, textOf(values, "url"));
    const found = await service.post("/api/scan/entity/{reg_number}", { params, body: { tier } });
    terminal.out(values["json"] ? json(found) : fields(rowOf(found as ScanResult | EvalResult)));
    return codeOf(found as ScanResult | EvalResult);
  },
};

const COLOURS = { green: EXIT.good, amber: EXIT.attention, red: EXIT.negative } as const;

/** What a scan says, for a script: a colour, unless a source that could have changed it was silent. */
export function codeOf(found: ScanResult | EvalResult): ExitCode {
  if (!("risk_tier" in found)) {
    if (found.unknown_fields.length > 0) return EXIT.unknown;
    return found.above_threshold ? EXIT.attention : EXIT.good;
  }
  return worst([COLOURS[found.risk_tier], isComplete(found) ? EXIT.good : EXIT.unknown]);
}

/** Null: recorded before silent sources were, so whether one was cannot be said. */
const isComplete = ({ unanswered_sources: silent, flags }: Pick<ScanResult, "unanswered_sources" | "flags">): boolean =>
  silent !== null && silent.length === 0 && !flags.some((flag) => flag.endsWith("_UNAVAILABLE"));

function rowOf(found: ScanResult | EvalResult): Row {
  if (!("risk_tier" in found)) {
    const { registration_number, eval_score, graph_degree, above_threshold, reasons } = found;
    return { registration_number, eval_score, graph_degree, above_threshold, note: reasons.join(" ") };
  }
  const silent = found.unanswered_sources?.map(({ source, reason }) => `${source} (${reason})`).join(", ");
  return {
    registration_number: found.registration_number,
    name: found.legal_name,
    result: found.risk_tier,
    complete: isComplete(found),
    status: found.company_status,
    flags: found.flags.join(", "),
    unknown: found.unknown_fields.join(", "),
    silent_sources: silent ?? "not recorded",
    ...(found.sample ? { note: "SAMPLE DATA" } : {}),
    scan_id: found.scan_id,
  };
}
