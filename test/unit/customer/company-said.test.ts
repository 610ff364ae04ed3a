import { describe, expect, it } from "vitest";
import {
  licenceRefused,
  paymentsPassedOn,
  sharesInTrust,
  wokenUp,
} from "../../../src/domain/customer/company-said.rules.ts";

const heard = (text: string) => ({
  trust: sharesInTrust([text]) !== null,
  slept: wokenUp([text]) !== null,
  refused: licenceRefused([text]) !== null,
});
const NOTHING = { trust: false, slept: false, refused: false };

describe("a company's own words", () => {
  it.each([
    "Katrien Vermeulen holds her shares as trustee of the Vermeulen Family Trust in Jersey.",
    "De aandelen zitten in een trust op Guernsey",
    "Les parts sociales sont détenues par un trust",
    "Die Anteile hält ein Treuhänder",
  ])("say that shares are in trust: %s", (text) => {
    expect(heard(text)).toEqual({ ...NOTHING, trust: true });
  });

  it.each([
    "The company has been dormant since 2019 and was bought last month from a formation agent.",
    "Wij kochten een lege vennootschap",
    "Nous avons racheté une société dormante",
    "Wir haben eine Vorratsgesellschaft gekauft",
  ])("say that it slept, or was bought ready-made: %s", (text) => {
    expect(heard(text)).toEqual({ ...NOTHING, slept: true });
  });

  it.each([
    "Exchange of crypto-assets; our application at the FSMA was refused in September, we continue meanwhile.",
    "Onze vergunning werd ingetrokken door de NBB",
    "Notre agrément a été retiré",
    "Die BaFin hat unseren Antrag auf Zulassung abgelehnt",
  ])("say that a licence was refused: %s", (text) => {
    expect(heard(text)).toEqual({ ...NOTHING, refused: true });
  });

  it.each([
    "Our shareholders trust us and we bake bread",
    "Trustpilot rates our shop 4.8",
    "Notre fiduciaire prépare les cessions de parts",
    "Wij helpen klanten met de overdracht van aandelen aan een trust",
    "We grow dormant bulbs",
    "Slapende baby's: babykleding",
    "Wij namen in 2015 de bakkerij van mijn vader over",
    "The company was bought from my parents in 2012",
    "De bouwvergunning werd geweigerd, daarom verhuizen we",
    "We help firms whose licence was refused",
    "We were refused a loan by the bank",
    "Our fishing licence has never been refused",
  ])("say nothing of these: %s", (text) => {
    expect(heard(text)).toEqual(NOTHING);
  });
});

describe("what customers pay", () => {
  it.each([
    "Nous encaissons les paiements des clients et reversons le tout à notre partenaire, moins 5 % pour nous",
    "Wij innen de betalingen van klanten en storten alles door aan onze opdrachtgever",
    "We collect the payments of customers and pass everything to our partner",
    "Wir ziehen die Zahlungen der Kunden ein und leiten alles an unseren Auftraggeber weiter",
    "Nous encaissons pour nos partenaires et leur reversons tout, avec 5 % de commission pour nous",
    "Nous encaissons l'argent des clients, tout est reversé à notre partenaire",
    "Wij ontvangen betalingen van klanten en storten alles door naar onze partner, 5% is voor ons",
    "Wij innen voor partners en alles storten wij aan hen door",
    "Wij incasseren voor onze partner in Dubai en sturen het geld door",
    "Wir kassieren für unsere Partner und leiten ihnen alles weiter",
    "Wir nehmen Zahlungen von Kunden entgegen und leiten alles an unseren Partner weiter, 5 % bleiben bei uns",
    "We collect for our partners and send them everything, 5% is ours",
    "We receive money from customers, and all of it is forwarded to our partner",
  ])("is heard where it is passed on to somebody else: %s", (text) => {
    expect(paymentsPassedOn([text])).toBe(text);
  });

  it.each([
    "We receive payments by card and pay our suppliers each month",
    "Nous encaissons les paiements de nos clients à la caisse",
    "Wij ontvangen betalingen van klanten en betalen onze leveranciers",
    "We collect money for the food bank of our partner parish",
    "Wir erhalten Zahlungen von Kunden und geben Rabatte an unsere Partner",
    "Rentmeester: wij ontvangen betalingen van huurders en storten alles door aan onze opdrachtgevers, min 7 %",
    "Syndic: nous encaissons les charges pour nos copropriétés et payons tous les fournisseurs",
    "Hausverwaltung: wir nehmen Mieten für unsere Partner ein und überweisen alles",
    "We deliver parcels for our partners and charge all of them each month",
    "Wij verkopen brood voor onze partners en krijgen alles betaald",
    "Nous recevons nos partenaires et leur donnons tout",
  ])("is not where suppliers are paid: %s", (text) => {
    expect(paymentsPassedOn([text])).toBeNull();
  });
});
