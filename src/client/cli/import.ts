import { readFileSync } from "node:fs";
import { type Action, requireText, textOf, wordOf } from "./command.ts";
import { EXIT, UsageError } from "./exit-codes.ts";
import { openService } from "./service.ts";
import { fields, json } from "./terminal.ts";

const SEVERITIES = ["low", "medium", "high"] as const;

const ownList: Action = {
  operands: ["FILE"],
  summary: "Import a CSV file as a list of the tenant's own, against which everybody who is watched is searched for",
  options: {
    name: { type: "string", value: "NAME", help: "name of the list" },
    severity: { type: "string", value: "LEVEL", help: `what an exact match weighs: ${SEVERITIES.join(", ")} (medium)` },
    replace: { type: "string", value: "LIST_ID", help: "replace this list; without it a new one is made" },
  },
  async run(terminal, [file], values) {
    const severity = wordOf(values, "severity", SEVERITIES) ?? "medium";
    const body = { name: requireText(values, "name"), severity, csv: readText(file!) };
    const service = openService(terminal, textOf(values, "url"));
    const replaced = textOf(values, "replace");
    const stored =
      replaced === undefined
        ? await service.post("/api/own-lists", { body })
        : await service.put("/api/own-lists/{list_id}", { params: { path: { list_id: replaced } }, body });
    const { list_id, name, version, entries } = stored;
    terminal.out(values["json"] ? json(stored) : fields({ list_id, name, version, entries }));
    return EXIT.good;
  },
};

const ownership: Action = {
  operands: ["WORKFLOW_ID", "FILE"],
  summary: "File owners in a case: a JSON file with owners, or with statements of BODS 0.4",
  options: {},
  async run(terminal, [workflowId, file], values) {
    const body = readJson(file!) as never;
    const params = { path: { workflow_id: workflowId! } };
    const service = openService(terminal, textOf(values, "url"));
    const filed = await service.post("/api/cases/{workflow_id}/ownership/statements", { params, body });
    terminal.out(values["json"] ? json(filed) : fields({ workflow_id: workflowId!, filed: file! }));
    return EXIT.good;
  },
};

/** UTF-8 alone: another encoding read as UTF-8 would change names. */
function readText(file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${file} is not UTF-8`);
    throw error;
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file} is not JSON: ${error.message}`);
    throw error;
  }
}

export const IMPORT: Readonly<Record<string, Action>> = { "own-list": ownList, ownership };
