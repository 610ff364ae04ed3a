import type { components } from "../schema.d.ts";
import { type Action, requireText, textOf } from "./command.ts";
import { EXIT, type ExitCode, worst } from "./exit-codes.ts";
import { openAsPartner } from "./service.ts";
import { fields, json, table } from "./terminal.ts";

type Verification = components["schemas"]["Verification"];

export const verify: Action = {
  operands: ["NUMBER"],
  summary:
    "Verify a Belgian enterprise as a partner: 0 confirmed, 3 contradicted, 4 flags to look at, 5 not established.\n" +
    "A source that does not answer counts neither as a yes nor as a no",
  options: { requestor: { type: "string", value: "ID", help: "who asks, for the audit" } },
  async run(terminal, [number], values) {
    const requestor = requireText(values, "requestor");
    const body = { ...identify(number!), requestor_id: requestor };
    const found = await openAsPartner(terminal, textOf(values, "url")).post("/v1/peppol/verify", { body });
    // Accepted without a result happens only with a callback, which this command does not ask for.
    if (!("result" in found)) return EXIT.unknown;
    terminal.out(values["json"] ? json({ ...found, outcome: outcomeOf(found) }) : describe(found));
    return codeOf(found);
  },
};

const identify = (number: string) =>
  /^BE/i.test(number) ? { vat_number: number.toUpperCase() } : { enterprise_number: number };

const CODES = { PASS: EXIT.good, FLAG: EXIT.attention, FAIL: EXIT.negative } as const;

const unknownChecks = ({ checks }: Verification): string[] =>
  Object.entries(checks)
    .filter(([, { outcome }]) => outcome === "unknown")
    .map(([name]) => name);

export function codeOf(found: Verification): ExitCode {
  const { status, risk_flags: flags } = found.result;
  const isOpen = unknownChecks(found).length > 0 || flags.some((flag) => flag.endsWith("_UNAVAILABLE"));
  return worst([CODES[status], isOpen ? EXIT.unknown : EXIT.good]);
}

const OUTCOMES: Readonly<Record<number, string>> = {
  [EXIT.good]: "confirmed",
  [EXIT.negative]: "contradicted",
  [EXIT.attention]: "confirmed, with flags",
  [EXIT.unknown]: "not established",
};

const outcomeOf = (found: Verification): string => OUTCOMES[codeOf(found)]!;

function describe(found: Verification): string {
  const { input, result, checks, valid_until, verification_id } = found;
  const head = {
    enterprise: input.enterprise_number,
    outcome: outcomeOf(found),
    flags: result.risk_flags.join(", "),
    valid_until,
    verification_id,
    ...(found.sample ? { note: "SAMPLE DATA" } : {}),
  };
  const rows = Object.entries(checks).map(([check, { outcome, reason, detail }]) => ({
    check,
    outcome,
    reason,
    detail,
  }));
  return `${fields(head)}\n${table(rows)}`;
}
