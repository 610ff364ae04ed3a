import { expect, it } from "vitest";
import { detailsInNames } from "../../../src/web/console/screens/alerts/details-in-names.ts";

const NAMES = new Map([
  ["person:20f96b38", "Marc Van Loock"],
  ["company:BE:0999920342", "Heidebloem Kwekerijen"],
]);

it("names entities, and says what bears a risk in words", () => {
  const details = {
    source: "person:20f96b38",
    distance: 1,
    path: ["person:20f96b38", "company:BE:0999920342"],
    risks: { "person:20f96b38": "sanctioned", "company:BE:0999920342": "under_review" },
    other: "company:BE:0999900150",
  };
  expect(detailsInNames(details, NAMES)).toEqual({
    source: "Marc Van Loock",
    distance: 1,
    path: "Marc Van Loock, Heidebloem Kwekerijen",
    risks: "Marc Van Loock: sanctioned; Heidebloem Kwekerijen: under review",
    other: "company:BE:0999900150",
  });
});
