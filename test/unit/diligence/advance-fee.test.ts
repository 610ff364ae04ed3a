import { describe, expect, it } from "vitest";
import { feesBeforeMoney } from "../../../src/domain/diligence/rating/advance-fee.rules.ts";

describe("fees that are paid before money is released", () => {
  it.each([
    "Payer les frais de notaire en Côte d'Ivoire pour débloquer un héritage de 2 millions d'euros d'un inconnu",
    "Kosten betalen om een erfenis van een onbekende vrij te krijgen",
    "I pay the fees to release my lottery prize in Spain",
    "Gebühren, um einen Lotteriegewinn freizugeben",
    "Eerst moet ik taksen betalen voor ik mijn prijs van de loterij krijg",
    "Customs fees to release a parcel with gold from a friend I met online",
    "Frais de douane pour débloquer le colis de mon fiancé, un soldat américain",
    "Zollgebühren, damit das Paket meiner Bekanntschaft aus dem Internet freigegeben wird",
  ])("are heard: %s", (text) => {
    expect(feesBeforeMoney([text])).toBe(text);
  });

  it.each([
    "Frais de notaire pour la succession de mon père",
    "Payer les droits de succession pour débloquer l'héritage de ma mère",
    "De notaris geeft de erfenis van mijn tante vrij na betaling van de kosten",
    "Gain de la Loterie nationale, déjà reçu",
    "Customs fees for parcels of my web shop",
    "Notariskosten en registratierechten voor de aankoop van een huis",
    "Débloquer mon épargne-pension, sans frais",
    "Erbschaft meines Onkels, Gebühren des Notars bezahlt",
  ])("are not those of a family's estate or of a parcel: %s", (text) => {
    expect(feesBeforeMoney([text])).toBeNull();
  });
});
