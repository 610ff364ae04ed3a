import { writeFileSync } from "node:fs";
import type { Item } from "../lists.ts";
import type { components } from "../schema.d.ts";
import { type Action, numberOf, requireText, textOf, type Values, wordOf } from "./command.ts";
import { EXIT, UsageError } from "./exit-codes.ts";
import { openService } from "./service.ts";
import { fields, json, type Row, table } from "./terminal.ts";

type CaseDetail = components["schemas"]["CaseDetail"];
type Status = CaseDetail["status"];

const STATUSES = [
  "CREATED",
  "AWAITING_DOCUMENTS",
  "DOCUMENTS_RECEIVED",
  "INVESTIGATING",
  "REVIEW_PENDING",
  "FOLLOW_UP_REQUIRED",
  "PENDING_SECOND_APPROVAL",
  "ESCALATED",
  "APPROVED",
  "REJECTED",
  "FAILED",
] as const satisfies readonly Status[];
/** While the service works by itself. */
const BUSY: readonly Status[] = ["CREATED", "DOCUMENTS_RECEIVED", "INVESTIGATING"];
const DECISIONS = ["approve", "approve_with_restrictions", "reject", "follow_up", "escalate"] as const;

const POLL_MS = 1_000;
const KEY = {
  type: "string",
  value: "KEY",
  help: "idempotency key: the same command with the same key happens once",
} as const;

const keyed = (values: Values) => {
  const key = textOf(values, "key");
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new UsageError("--key must be 1 to 255 visible ASCII characters");
  }
  return key === undefined ? {} : { headers: { "Idempotency-Key": key } };
};

const list: Action = {
  operands: [],
  summary: "List cases, those that need somebody first",
  options: {
    status: { type: "string", value: "STATUS", help: STATUSES.join(", ") },
    query: { type: "string", value: "TEXT", help: "part of a name or a number" },
    limit: { type: "string", value: "N", help: "at most this many (50)" },
  },
  async run(terminal, _operands, values) {
    const limit = numberOf(values, "limit", 50, [1, 100_000]);
    const q = textOf(values, "query");
    const status = wordOf(values, "status", STATUSES);
    const query = { ...(q === undefined ? {} : { q }), ...(status === undefined ? {} : { status }) };
    const found: Item<"/api/cases">[] = [];
    for await (const one of openService(terminal, textOf(values, "url")).each("/api/cases", { params: { query } })) {
      found.push(one);
      if (found.length === limit) break;
    }
    terminal.out(values["json"] ? json(found) : table(found.map(rowOf)));
    return EXIT.good;
  },
};

const rowOf = (one: Item<"/api/cases">): Row => ({
  workflow_id: one.workflow_id,
  company: one.company_name,
  country: one.country,
  status: one.status,
  rating: one.rating,
  due: one.due_at?.slice(0, 10),
  assignee: one.assignee,
});

const open: Action = {
  operands: [],
  summary: "Open a case and print the link for the customer",
  options: {
    name: { type: "string", value: "NAME", help: "the company's name" },
    country: { type: "string", value: "CODE", help: "its country, such as BE" },
    number: { type: "string", value: "NUMBER", help: "its registration number" },
    template: { type: "string", value: "ID", help: "the template of the case" },
    email: { type: "string", value: "ADDRESS", help: "the customer's address for mail" },
    key: KEY,
  },
  async run(terminal, _operands, values) {
    const optional = {
      company_registration_number: textOf(values, "number"),
      template_id: textOf(values, "template"),
      customer_email: textOf(values, "email"),
    };
    const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
    const body = { company_name: requireText(values, "name"), country: requireText(values, "country"), ...given };
    const service = openService(terminal, textOf(values, "url"));
    const opened = await service.post("/api/cases", { body, ...keyed(values) });
    const { workflow_id, case_id, status, portal_url } = opened;
    terminal.out(values["json"] ? json(opened) : fields({ workflow_id, case_id, status, portal_url }));
    return EXIT.good;
  },
};

const show: Action = {
  operands: ["WORKFLOW_ID"],
  summary: "Show a case: its checks and what can be decided",
  options: {},
  async run(terminal, [workflowId], values) {
    const found = await readCase(openService(terminal, textOf(values, "url")), workflowId!);
    terminal.out(values["json"] ? json(found) : describe(found));
    return EXIT.good;
  },
};

const readCase = (service: ReturnType<typeof openService>, workflowId: string): Promise<CaseDetail> =>
  service.get("/api/cases/{workflow_id}", { params: { path: { workflow_id: workflowId } } });

function describe(found: CaseDetail): string {
  const head = {
    workflow_id: found.workflow_id,
    company: found.company_name,
    number: found.company_registration_number,
    status: found.status,
  };
  const checks = found.checks.map(({ check, outcome, reason }) => ({ check, outcome, reason }));
  const options = found.decision_options.map(({ decision, allowed, gates }) => ({
    decision,
    // What a case cannot say yet is neither yes nor no.
    allowed: allowed === null ? "not known" : allowed ? "yes" : "no",
    blocked_by: gates.join(", "),
  }));
  return [fields(head), table(checks, "No check has been judged yet."), table(options)].join("\n");
}

const wait: Action = {
  operands: ["WORKFLOW_ID"],
  summary: "Wait until the case needs a person; exit code 5 if the service is still working on it at the end",
  options: { seconds: { type: "string", value: "N", help: "how long (600)" } },
  async run(terminal, [workflowId], values) {
    const endsAt = terminal.now() + numberOf(values, "seconds", 600, [0, 86_400]) * 1000;
    const service = openService(terminal, textOf(values, "url"));
    for (;;) {
      const { status, case_id, company_name } = await readCase(service, workflowId!);
      const isBusy = BUSY.includes(status);
      if (!isBusy || terminal.now() >= endsAt) {
        const row = { workflow_id: workflowId!, case_id, company: company_name, status };
        terminal.out(values["json"] ? json(row) : fields(row));
        return isBusy ? EXIT.unknown : status === "FAILED" ? EXIT.failed : EXIT.good;
      }
      await terminal.sleep(POLL_MS);
    }
  },
};

const decide: Action = {
  operands: ["WORKFLOW_ID"],
  summary: "Decide a case, as the service's gates allow",
  options: {
    decision: { type: "string", value: "DECISION", help: DECISIONS.join(", ") },
    reason: { type: "string", value: "TEXT", help: "why; the customer does not read it" },
    key: KEY,
  },
  async run(terminal, [workflowId], values) {
    requireText(values, "decision");
    const decision = wordOf(values, "decision", DECISIONS)!;
    const reason = textOf(values, "reason");
    const params = { path: { workflow_id: workflowId! } };
    const body = { decision, ...(reason === undefined ? {} : { reason }) };
    const service = openService(terminal, textOf(values, "url"));
    const answer = await service.post("/api/cases/{workflow_id}/decision", { params, body, ...keyed(values) });
    terminal.out(values["json"] ? json(answer) : fields(answer));
    return EXIT.good;
  },
};

/** An action that saves a file of a case. */
const save = (path: "/api/cases/{workflow_id}/report" | "/api/cases/{workflow_id}/case-pack.zip"): Action => ({
  operands: ["WORKFLOW_ID"],
  summary: path.endsWith("report") ? "Save the report of a decided case (PDF)" : "Save the case pack (ZIP)",
  options: { out: { type: "string", value: "FILE", help: "where to write it; an existing file is not replaced" } },
  async run(terminal, [workflowId], values) {
    const file = requireText(values, "out");
    const service = openService(terminal, textOf(values, "url"));
    const params = { path: { workflow_id: workflowId! } };
    const bytes = await service.get(path, { params, parseAs: "arrayBuffer" });
    writeFileSync(file, Buffer.from(bytes), { flag: "wx", mode: 0o600 });
    const saved = { file, bytes: bytes.byteLength };
    terminal.out(values["json"] ? json(saved) : fields(saved));
    return EXIT.good;
  },
});

export const CASE: Readonly<Record<string, Action>> = {
  list,
  open,
  show,
  wait,
  decide,
  report: save("/api/cases/{workflow_id}/report"),
  pack: save("/api/cases/{workflow_id}/case-pack.zip"),
};
