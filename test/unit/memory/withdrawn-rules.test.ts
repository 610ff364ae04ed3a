import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { databaseOf } from "../../support/schema.ts";

const folder = path.resolve(import.meta.dirname, "../../../migrations");
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();
const NAME = "0182_rules_without_dispositions.sql";
const sqlOf = (name: string): string => readFileSync(path.join(folder, name), "utf8");

const learned = (signal_type: string, text: string) => ({ text, signal_type, source: "auto-learned", key: text });

it("takes rules that tell how to decide out of blocks, and leaves everything else as it is", () => {
  const database = databaseOf(files.filter((name) => name < NAME).map(sqlOf));
  const insert = database.prepare("INSERT INTO memory_blocks VALUES ('t', ?, ?, ?, 3, 1, 'now')");
  const blocks = {
    alice: {
      note: { nested: [1, null, "x"] },
      rules: ["Mine", "Approve with sanctions", "Ask twice", "Approve with sanctions, I say"],
      details: [
        learned("case_approved", "Approve with sanctions"),
        learned("suggestion_dismissed", "Ask twice"),
        "odd",
        7,
        null,
        learned("case_escalated", "Escalate"),
      ],
      consolidation_count: 2,
    },
    bob: { rules: ["Mine"], details: [learned("chat_correction", "Other")] },
    carol: { rules: "none", details: { signal_type: "case_approved" } },
    dave: { text: "free" },
  };
  for (const [officer, value] of Object.entries(blocks))
    insert.run(officer, "learned_procedures", JSON.stringify(value));
  insert.run("alice", "officer_profile", JSON.stringify(blocks.alice));
  database.exec(sqlOf(NAME));
  const read = (officer: string, label = "learned_procedures") => {
    const row = database.prepare("SELECT value, version FROM memory_blocks WHERE officer_id = ? AND label = ?");
    const { value, version } = row.get(officer, label) as { value: string; version: number };
    return [JSON.parse(value), version];
  };
  expect(read("alice")).toEqual([
    {
      ...blocks.alice,
      rules: ["Mine", "Ask twice", "Approve with sanctions, I say"],
      details: [learned("suggestion_dismissed", "Ask twice"), "odd", 7, null],
    },
    4,
  ]);
  for (const officer of ["bob", "carol", "dave"] as const) expect(read(officer)).toEqual([blocks[officer], 3]);
  expect(read("alice", "officer_profile")).toEqual([blocks.alice, 3]);
});
