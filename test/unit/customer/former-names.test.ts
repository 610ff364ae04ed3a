import { describe, expect, it } from "vitest";
import { namesBefore } from "../../../src/domain/customer/former-names.rules.ts";

const OWN = ["Bakkerij De Linde", "Bakkerij De Linde BV"];
const namesIn = (text: string, own = OWN) => namesBefore(text, own).map(({ name }) => name);

describe("a name that a company had before", () => {
  it.each([
    ['De vennootschap droeg tot 1 maart 2026 de naam "Oven & Co".', "Oven & Co"],
    ["We bake bread and pastry; formerly called Zwarte Oven BV. We sell in Leuven.", "Zwarte Oven BV"],
    ["Wij bakken brood. Voorheen genaamd Zwarte Oven.", "Zwarte Oven"],
    ["Bakkerij De Linde (voorheen Oven & Co) bakt brood.", "Oven & Co"],
    ["Bakkerij De Linde BV, vroeger Bakkerij Peeters, bakt brood.", "Bakkerij Peeters"],
    ["Vorige naam: Zwarte Oven BV", "Zwarte Oven BV"],
    ["La société portait jusqu'au 1er mars 2026 la dénomination « Four Noir ».", "Four Noir"],
    ["Notre société s'appelait auparavant Four Noir SRL, à Louvain.", "Four Noir SRL"],
    ["La société, anciennement dénommée Le Four Noir, a son siège à Louvain.", "Le Four Noir"],
    ["Ancienne dénomination sociale : Four Noir", "Four Noir"],
    ["Unsere Firma hieß früher Schwarzer Ofen GmbH.", "Schwarzer Ofen GmbH"],
    ["Die Gesellschaft, vormals firmierend als Schwarzer Ofen GmbH, hat ihren Sitz in Köln.", "Schwarzer Ofen GmbH"],
    ["Frühere Firma: Schwarzer Ofen GmbH", "Schwarzer Ofen GmbH"],
    ["The company was previously known as Black Oven Ltd and was renamed in 2025.", "Black Oven Ltd"],
    ["The company changed its name from Black Oven Ltd to Bakkerij De Linde.", "Black Oven Ltd"],
    ["De naam van de vennootschap werd gewijzigd van Zwarte Oven in Bakkerij De Linde.", "Zwarte Oven"],
    ["Former names: BLACK OVEN LIMITED", "BLACK OVEN LIMITED"],
    ["f/k/a Black Oven Ltd", "Black Oven Ltd"],
    ["We heetten tot 2024 Zwarte Oven.", "Zwarte Oven"],
  ])("is heard in %s", (text, name) => {
    expect(namesIn(text)).toEqual([name]);
  });

  it.each([
    "We bakken brood en taart in Leuven, voorheen in Antwerpen.",
    "Onze leverancier, voorheen genaamd Molens Van Damme, levert meel.",
    "Marketing on X, formerly known as Twitter.",
    "We zitten in de Stationsstraat (vroeger genaamd Kerkstraat).",
    "Formerly Director at KBC, now a baker.",
    "Our product was called Zwarte Oven.",
    "Katrien Vermeulen, anciennement nommée Katrien Claes, est gérante.",
    "De vennootschap draagt de naam Bakkerij De Linde.",
    "The company was formerly called Bakkerij De Linde SRL.",
    "Voorheen werkte ik bij Delhaize.",
    "The company was formerly run by Jan Peeters.",
    "Molens Van Damme NV, formerly called Van Damme Frères, delivers our flour.",
    "De naam van de bestuurder is Katrien Vermeulen.",
    "Meine alte Firma Müller GmbH wurde verkauft.",
    "We were named Best Bakery of Leuven in 2024.",
  ])("is none in %s", (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
