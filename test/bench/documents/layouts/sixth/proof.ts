import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, streetOf, townOf } from "../../world.ts";
import { ALL, officeOf } from "./parts.ts";

/** A letter of a tax office or an insurer to a person at home: the address in the window, the proof in what it says. */
const letter = (sender: "tax" | "telephone") => (d: Draft) => {
  const who = d.world.person(d.belgium);
  const office = officeOf(d);
  const day = d.world.recentDay(80);
  const name =
    sender === "tax"
      ? d.t({ nl: "FOD Financiën", fr: "SPF Finances", de: "FÖD Finanzen", en: "FPS Finance" })
      : d.random.pick(["Telenet", "Orange Belgium", "Scarlet"]);
  d.set({ family: "sans", size: 10, margin: 60 });
  d.text(name, { size: 15, style: "bold" });
  d.text(`${office.address} - BE ${office.written}`, { size: 7.5, after: 36 });
  d.put(320, 130, `${nameOf(who)}`);
  d.put(320, 144, streetOf(who.address, d.language));
  d.put(320, 158, townOf(who.address));
  d.space(60);
  d.text(d.date(day, "long"), { after: 14 });
  d.text(
    sender === "tax"
      ? d.t({
          nl: "Aanslagbiljet personenbelasting",
          fr: "Avertissement-extrait de rôle - impôt des personnes physiques",
          de: "Steuerbescheid - Steuer der natürlichen Personen",
          en: "Notice of assessment - personal income tax",
        })
      : d.t({
          nl: "Uw rekening voor internet en telefonie",
          fr: "Votre facture internet et téléphonie",
          de: "Ihre Rechnung für Internet und Telefon",
          en: "Your internet and telephone bill",
        }),
    { size: 13, style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: `Referte ${d.random.digits(10)}. Het bedrag van ${d.money(d.random.whole(40, 900))} euro is te betalen binnen twee maanden.`,
      fr: `Référence ${d.random.digits(10)}. Le montant de ${d.money(d.random.whole(40, 900))} euros est à payer dans les deux mois.`,
      de: `Referenz ${d.random.digits(10)}. Der Betrag von ${d.money(d.random.whole(40, 900))} Euro ist binnen zwei Monaten zu zahlen.`,
      en: `Reference ${d.random.digits(10)}. The amount of ${d.money(d.random.whole(40, 900))} euro is payable within two months.`,
    }),
  );
  d.person(who, { role: "holder" });
  d.fact("address", "subject", d.address(who.address));
  d.fact("address", "issuer", office.address, OPTIONAL);
  d.fact("vat_number", "issuer", office.number, { ...OPTIONAL, also: ["enterprise_number"] });
  d.amount("total", 0, null, null, OPTIONAL);
  d.fact("document_number", "subject", "", OPTIONAL);
  d.documentDate(day);
  d.issuer(name);
};

export const SIXTH_PROOF: readonly Layout[] = [
  layout("sixth/proof-tax", "proof_of_address", ALL, letter("tax")),
  layout("sixth/proof-telephone", "proof_of_address", ALL, letter("telephone")),
];
