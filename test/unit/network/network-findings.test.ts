import { describe, expect, it } from "vitest";
import { isSettledAlert } from "../../../src/domain/case/findings.rules.ts";
import { networkFindings } from "../../../src/domain/network/network-findings.rules.ts";
import type { Network, NetworkNeighbour } from "../../../src/domain/network/network.model.ts";
import { finding } from "../../support/case-fixtures.ts";
import { networkAlert, networkParty } from "../../support/network-fixtures.ts";

const subject = { caseId: "case", name: "Molenhof Logistiek", evidenceIds: ["e1"] };
const network = (given: Partial<Network>): Network => ({
  read_at: "2026-11-01T08:00:00.000Z",
  alerts: [],
  neighbours: [],
  partial: false,
  ...given,
});
const findingsOf = (given: Partial<Network>, others: Parameters<typeof networkFindings>[2] = []) =>
  networkFindings(network(given), subject, others);

describe("findings on alerts", () => {
  it("say who, what, when, how far away, and in which case", () => {
    const [found] = findingsOf({ alerts: [networkAlert()] });
    expect(found).toMatchObject({ category: "cross_case", severity: "critical", evidence_ids: ["e1"] });
    for (const part of [
      "went bankrupt on 2024-02-08",
      "Vennebroek Transport (BE 0999909999) is linked to the customer through Rudi Kerkhofs.",
      "Other cases: Vennebroek Transport (case-00000000-0000-4000-8000-0000000000b2).",
      "raised on 2026-11-01",
    ]) {
      expect(found!.description).toContain(part);
    }
  });

  it("are one a story, with its worst severity, and keep their id while it grows", () => {
    const shared = networkAlert({
      alert_id: "a2",
      pattern_type: "shared_director",
      severity: "high",
      title: "Rudi directs 2",
    });
    const [alone] = findingsOf({ alerts: [shared] });
    const both = findingsOf({ alerts: [shared, networkAlert()] });
    expect(both).toMatchObject([{ severity: "critical", title: networkAlert().title, id: alone!.id }]);
    expect(both[0]!.description).toContain("also show: Rudi directs 2.");
  });

  it("count an acknowledged alert, and neither a dismissed nor a resolved one", () => {
    const of = (status: "acknowledged" | "dismissed" | "resolved") =>
      findingsOf({ alerts: [networkAlert({ status })] });
    expect(of("acknowledged")).toMatchObject([{ code: "network_alert", severity: "critical" }]);
    expect(of("acknowledged")[0]!.description).toContain("it still counts");
    expect(of("dismissed")).toMatchObject([{ code: "network_alert_dismissed", severity: "info" }]);
    expect(of("resolved")).toEqual([]);
  });

  it("count a grave alert until a senior officer dismisses it in words", () => {
    const of = (weight?: "counts" | "settled") => {
      const ended = { by: "dora", at: "2026-11-05T09:00:00.000Z", reason: "false_positive", text: null };
      return findingsOf({
        alerts: [networkAlert({ status: "dismissed", ended: { ...ended, ...(weight && { weight }) } })],
      });
    };
    expect(of("counts")).toMatchObject([{ code: "network_alert", severity: "critical" }]);
    expect(of("counts")[0]!.description).toContain(
      "It was dismissed by dora on 2026-11-05 as a false positive. It counts until a compliance manager or the MLRO dismisses it and says why.",
    );
    expect(of("settled")).toMatchObject([{ code: "network_alert_dismissed", severity: "info" }]);
    expect(of().map(isSettledAlert)).toEqual([false]);
    expect(of("settled").map(isSettledAlert)).toEqual([true]);
  });

  it("name who dismissed it and why, once", () => {
    const ended = { by: "dora", at: "2026-11-05T09:00:00.000Z", reason: "other", text: "Sold to a third party." };
    const alerts = [
      networkAlert({ status: "dismissed", ended }),
      networkAlert({ alert_id: "a2", status: "dismissed", ended }),
    ];
    const [found] = findingsOf({ alerts });
    expect(found!.description.match(/dismissed by dora/g)).toHaveLength(1);
    expect(found!.description).toContain('on 2026-11-05 as another reason: "Sold to a third party".');
  });

  it("leave out what only repeats the case's own exact sanctions hit, cleared or not, and nothing that is further away", () => {
    const own = finding({ category: "sanctions", severity: "critical", subject: "KERKHOFS Rudi" });
    const near = networkParty({ name: "Rudi Kerkhofs", concern: "sanctioned", steps: 1, through: null });
    const contagion = networkAlert({ pattern_type: "contagion", parties: [near] });
    expect(findingsOf({ alerts: [contagion] }, [own])).toEqual([]);
    expect(findingsOf({ alerts: [contagion] }, [])).toHaveLength(1);
    const further = networkAlert({ pattern_type: "contagion", parties: [near, networkParty({ concern: "rejected" })] });
    expect(findingsOf({ alerts: [further] }, [own])).toHaveLength(1);
    expect(findingsOf({ alerts: [networkAlert({ parties: [near] })] }, [own])).toHaveLength(1);
  });
});

describe("findings on neighbours", () => {
  const neighbour = (given: Partial<NetworkNeighbour>): NetworkNeighbour => ({
    ...networkParty(),
    concern: "rejected",
    by_address: false,
    ...given,
  });

  it("stay where the case's own screening has the name only as a possible match, as alerts do", () => {
    const party = networkParty({ name: "Rudi Kerkhofs", concern: "sanctioned", steps: 1, through: null });
    const both = {
      alerts: [networkAlert({ pattern_type: "contagion", parties: [party] })],
      neighbours: [neighbour({ ...party, concern: "sanctioned" })],
    };
    const own = (severity: "critical" | "medium") => finding({ category: "sanctions", severity, subject: party.name });
    expect(findingsOf(both, [own("medium")]).map(({ severity }) => severity)).toEqual(["critical", "high"]);
    expect(findingsOf(both, [own("critical")])).toEqual([]);
  });

  it.each([
    ["rejected", false, "medium"],
    ["rejected", true, "low"],
    ["bankrupt", true, "low"],
    ["sanctioned", false, "high"],
    ["sanctioned", true, "medium"],
  ] as const)("weigh one that is %s, by an address alone: %s, as %s", (concern, by_address, severity) => {
    const [found] = findingsOf({ neighbours: [neighbour({ concern, by_address })] });
    expect(found).toMatchObject({ code: "network_neighbour", severity });
    expect(found!.description.includes("which alone proves no relation")).toBe(by_address);
  });
});
