import { expect, it } from "vitest";
import { alikeFinding, areOneHome, shareGivenName } from "../../../src/domain/decisions/alike.rules.ts";

it.each([
  ["Katrien Vermeulen", "Katrien Peeters"],
  ["Vermeulen Katrien", "Katrien Peeters"],
  ["MARIE DUBOIS", "Lambert, Marie"],
  ["Oyelaran Babatunde", "Oyelaran Adeyemi"],
  ["Anna Maria Claes", "Maria Janssens"],
])("takes %s and %s for people of one given name", (a, b) => {
  expect(shareGivenName(a, b)).toBe(true);
});

it.each([
  ["Piet Willems", "Jan Willems"],
  ["Peeters An", "Peeters Jan"],
  ["Jan Willems", "Johan Claes"],
  ["Els", "Els Peeters"],
  ["", "Els Peeters"],
])("takes %s and %s for others", (a, b) => {
  expect(shareGivenName(a, b)).toBe(false);
});

it("quotes why somebody alike was refused, unless the words may tell of a report", () => {
  const refused = (reason: string | null) =>
    alikeFinding("Jan Willems", "case-1", { by: "address", refused: { on: "2026-10-01T10:00:00.000Z", reason } });
  expect(refused("Forged payslips.").description).toContain('case-1 was rejected on 2026-10-01: "Forged payslips.".');
  expect(refused(null).description).toContain("That case says why.");
});

it("compares homes as people write them", () => {
  const home = "Kerkstraat 12, 9000 Gent";
  for (const same of [
    "Kerkstr. 12, Gent",
    "KERKSTRAAT 12\n9000 GENT\nBelgië",
    "Kerkstraat 12 bus 3, 9000 Gent",
    home,
  ]) {
    expect(areOneHome(home, same), same).toBe(true);
  }
  for (const other of [
    "Kerkstraat 14, 9000 Gent",
    "Dorp 12, 9000 Aalst",
    "Kerkstraat, Gent",
    "Veldstraat 12, Brussel",
    "",
  ]) {
    expect(areOneHome(home, other), other).toBe(false);
  }
});
