import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { Finding } from "../../src/domain/case/case.model.ts";
import { HITS_A_SUBJECT_MAX } from "../../src/investigation/hits/limit-hits.ts";
import { newOfficer, send } from "../support/api.ts";
import { openCase, settle } from "../support/cases.ts";
import { longestRow } from "../support/case-storage.ts";
import { listed, ListSender } from "../support/lists.ts";

const OWNERS = 200;
const ENTRIES = 48;
/** Half of what the platform takes as one value. */
const ROW_MAX_BYTES = 1_000_000;

const syllables = ["ba", "ko", "li", "mu", "ne", "po", "ri", "sa", "te", "vu", "wi", "zo", "da", "fe", "gi"];
const word = (n: number) => `${syllables[n % 15]}${syllables[Math.floor(n / 15) % 15]}${syllables[(n * 7) % 15]}`;
const owners = Array.from({ length: OWNERS }, (_, n) => `Orsolya ${word(n)} Vextrum`);

it("a case whose many owners all match many entries comes to review, says what is not shown, and is rejected", async () => {
  const entries = Array.from({ length: ENTRIES }, (_, n) => listed(`OV.${n}`, "Orsolja Vextrum"));
  await new ListSender().load("be", [entries]);
  const officer = newOfficer();
  const opened = await openCase(officer);
  const json = { answers: { beneficial_owners: owners.join("\n") } };
  expect((await send("POST", `/api/portal/${opened.token}/submit`, { json })).status).toBe(200);
  const { body } = await settle(officer, opened);
  expect(body.status).toBe("REVIEW_PENDING");

  const findings: Finding[] = body.investigation_results[0].findings;
  const ofOwner = (owner: string) =>
    findings.filter(({ subject, category }) => subject === owner && category === "sanctions");
  for (const owner of owners) {
    const found = ofOwner(owner);
    expect(found).toHaveLength(HITS_A_SUBJECT_MAX + 1);
    const [overflow, ...others] = found.filter(({ source_entry }) => source_entry!.startsWith("more:"));
    expect(others).toEqual([]);
    // A search compares 40 entries of a list, so that there are no more is not known.
    expect(overflow!.title).toBe(`At least 30 more list matches not shown: ${owner}`);
    expect(overflow!.description).toContain("Ask for a date of birth or a registration number to narrow them down.");
  }
  const stub = env.CASE_WORKFLOW.getByName(opened.workflowId);
  expect(await runInDurableObject(stub, (_, { storage }) => longestRow(storage.sql))).toBeLessThan(ROW_MAX_BYTES);

  const decided = await officer.post(`${opened.path}/decision`, {
    decision: "reject",
    reason: "Too many open matches.",
  });
  expect([decided.status, decided.body.status]).toEqual([200, "REJECTED"]);
});
