import { expect, it } from "vitest";
import { refersElsewhere } from "../../../src/domain/customer/no-answer.rules.ts";
import { saysNothing } from "../../../src/investigation/mcc/empty-activity.ts";

it.each([
  "See our website and the register.",
  "see attached documents",
  "As in the register",
  "Same as in the articles of association",
  "Zie bijlage.",
  "Zie hierboven",
  "zoals in de statuten vermeld",
  "Idem.",
  "Voir annexe",
  "comme indiqué ci-dessus",
  "Siehe Handelsregister",
  "wie oben",
])("an answer that only says where it stands says nothing of a trade: %s", (answer) => {
  expect(refersElsewhere(answer)).toBe(true);
  expect(saysNothing(answer, "Ambachtelijke vervaardiging van brood", {})).toBe(true);
  expect(saysNothing("See our website and the register.", "brood", { rulesVersion: 7 })).toBe(false);
});

it.each([
  "Bakkerij",
  "Webshop kleding, zie ook onze website",
  "Building web sites for shops",
  "See transport of containers over sea and inland waters",
  "Comme boulanger je vends du pain et des pâtisseries sur le site de Liège et dans deux autres magasins",
  "Zie je graag: bloemenwinkel",
  "Wie ein Bäcker eben arbeitet",
  "Documents translation",
  "Register accountant",
  "As a carpenter I make kitchens",
])("and one that tells the trade does: %s", (answer) => {
  expect(saysNothing(answer, "Ambachtelijke vervaardiging van brood", {}) && answer !== "Bakkerij").toBe(false);
});

it.each(["Opticien", "Logopède", "Friterie", "Fietsenmaker", "Rijschool", "Psycholoog", "Locksmith", "Optiker"])(
  "one word that is a trade says enough: %s",
  (answer) => {
    expect(saysNothing(answer, "Handel", {})).toBe(false);
    expect(saysNothing(answer, "Handel", { rulesVersion: 12 })).toBe(true);
  },
);

it.each([
  "Diensten",
  "Advies",
  "Verkoop",
  "Onderneming",
  "Productie",
  "Services",
  "Commerce",
  "Verein",
  "Divers",
  "asdf",
])("one word that may be of any trade says nothing: %s", (answer) =>
  expect(saysNothing(answer, "Ambachtelijke vervaardiging van brood", {})).toBe(true),
);
