import { describe, expect, test } from "vitest";
import { faultsOf } from "../../bench/media/check-set.ts";
import { type LabelledItem, readLabelledSet, readLines } from "../../bench/media/labelled-set.ts";

describe("labelled set of articles", () => {
  test("has the shape, the size, the balance and no contradiction", () => {
    expect(faultsOf(readLines())).toEqual([]);
  });

  const set = readLabelledSet();
  const adverse = set.find((item) => item.labels.severity === "high")!;
  const clears = set.find((item) => item.labels.exculpatory)!;
  const unsure = set.find((item) => item.labels.namesake === "unsure")!;
  const relabelled = (item: LabelledItem, labels: Partial<LabelledItem["labels"]>) => ({
    ...item,
    labels: { ...item.labels, ...labels },
  });

  test.each<[string, unknown[], string]>([
    ["an adverse item without severity", [relabelled(adverse, { severity: null })], "only what is adverse"],
    ["an adverse item that clears", [relabelled(adverse, { exculpatory: true })], "what clears the subject"],
    ["an adverse item on another", [relabelled(adverse, { namesake: "other_subject" })], "another subject"],
    ["an unsure namesake that is high", [relabelled(unsure, { severity: "high" })], "an unsure namesake is low"],
    ["an acquittal with a charge", [relabelled(clears, { event: "charge" })], "reports no adverse event"],
    ["an accusation that is high", [relabelled(adverse, { event: "accusation", role: "suspect" })], "is not high"],
    ["the same id twice", [adverse, adverse], "occurs twice"],
    ["the same headline twice", [adverse, { ...clears, headline: adverse.headline }], "two items say"],
    ["an unknown label", [relabelled(adverse, { event: "gossip" as never })], "labels.event"],
    ["a set that is too small", [adverse], "only 0 items in en"],
    ["a half that is empty", Array.from({ length: 6 }, () => adverse), "adverse true: "],
  ])("refuses %s", (_, lines, fault) => {
    expect(faultsOf(lines).join("\n")).toContain(fault);
  });
});
