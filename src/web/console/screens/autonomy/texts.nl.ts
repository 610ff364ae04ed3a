import { plural, type Translated } from "../../language/language.ts";
import type { AUTONOMY as EN } from "./texts.ts";

export const AUTONOMY: Translated<typeof EN> = {
  title: "Beoordelingsniveaus",
  yours: "Die van u, per sjabloon en land",
  none: "U hebt nog in geen enkel dossier beslist. Elk dossier wordt volledig beoordeeld tot uw beslissingen overeenstemmen met de samenvatting.",
  label: "Niveaus",
  columns: ["Sjabloon", "Land", "Niveau", "Verdiend", "Dossiers", "Overeenstemming"],
  confidence: {
    title: "Vertrouwen in uw beoordelingen",
    label: "Vertrouwen",
    from: (score, rules, passages) => `${score} op 100, op grond van ${rules} en ${passages}`,
    rules: (number) => plural(number, `${number} regel`, `${number} regels`),
    passages: (number) => plural(number, `${number} passage`, `${number} passages`),
  },
  force: {
    title: "Een niveau opleggen",
    officer: "Medewerker",
    template: "Sjabloon",
    country: "Land",
    tier: "Niveau",
    reason: "Reden",
    force: "Opleggen",
    release: "Opheffen",
    forced: (officer, tier) => `Voor ${officer} geldt ${tier} tot dit wordt opgeheven.`,
    released: (tier) => `Opgeheven: ${tier}, zoals verdiend.`,
  },
  team: {
    title: "Alle medewerkers",
    label: "Niveaus van alle medewerkers",
    none: "Nog geen medewerker heeft in een dossier beslist.",
    columns: ["Medewerker", "Sjabloon", "Land", "Niveau", "Verdiend", "Dossiers", "Overeenstemming", "Bevordering"],
    confirm: (tier) => `Bevestigen: ${tier}`,
    confirmOf: (tier, officer) => `Bevestigen voor ${officer}: ${tier}`,
    promoted: (officer, tier) => `Vanaf het volgende dossier geldt voor ${officer}: ${tier}.`,
  },
  promotion: {
    waits: "Wacht op de bevestiging van een compliancemanager",
    missing: (gaps) => `Niet gevarieerd genoeg: ${gaps}`,
    distinct_customers: (number) =>
      plural(number, `${number} klant, minstens 10 nodig`, `${number} klanten, minstens 10 nodig`),
    sectors: (share) => `${share} uit één sector, hoogstens de helft toegestaan`,
    days: (number) => plural(number, `op ${number} dag, minstens 7 nodig`, `op ${number} dagen, minstens 7 nodig`),
  },
};
