import { plural, type Translated } from "../../language/language.ts";
import type { POLICY as EN } from "./texts.ts";

export const POLICY: Translated<typeof EN> = {
  title: "Beleid",
  edit: "Bewerken…",
  unwritten: "Het standaardbeleid: er is nog geen versie geschreven.",
  readOnly: "Alleen een compliancemanager kan het wijzigen.",
  byDefault: (text) => `(standaard: ${text})`,
  none: "geen",
  notSet: "niet ingesteld",
  yes: "ja",
  no: "nee",
  sections: {
    owners: {
      title: "Uiteindelijke begunstigden",
      hint: "Percentage van aandelen of stemmen vanaf wanneer een natuurlijke persoon uiteindelijke begunstigde is; de wet laat hoogstens 25 toe.",
    },
    review_months: { title: "Volgende herziening", hint: "Maanden na de beslissing, volgens het cliëntenonderzoek." },
    countries: {
      title: "Landen",
      hint: "Codes van twee letters, één per regel. Landen die de Unie als hoog risico aanmerkt, kunnen niet worden verwijderd.",
    },
    activities: {
      title: "Activiteiten",
      hint: "Het begin van NACE- of MCC-codes, één per regel, zoals nace:92 of mcc:7995.",
    },
    mandatory_checks: {
      title: "Verplichte controles",
      hint: "Per sjabloon. Controles die de wet vereist, kunnen niet worden verwijderd.",
    },
    edd_triggers: {
      title: "Verhoogd cliëntenonderzoek",
      hint: "Factoren die het op zichzelf vereisen, één per regel. Die van de wet kunnen niet worden verwijderd.",
    },
    document_max_age_days: { title: "Ouderdom van documenten", hint: "Dagen waarna ze verouderd zijn." },
    due_days: { title: "Termijnen", hint: "Dagen die een dossier in een status mag blijven." },
    decision_due_days: {
      title: "Termijnen voor de beslissing",
      hint: "Dagen tussen de opening van een dossier en de beslissing, volgens de risicobeoordeling.",
    },
    weights: { title: "Gewichten", hint: "Punten van elke risicofactor, 0 tot 100." },
  },
  fields: {
    owner_threshold_percent: "Drempel in procent",
    owner_threshold_inclusive: "Precies de drempel telt mee",
    prohibited_countries: "Verboden landen",
    high_risk_countries: "Landen met hoog risico",
    prohibited_activities: "Verboden activiteiten",
    high_risk_activities: "Activiteiten met hoog risico",
    edd_triggers: "Factoren",
  },
  regimes: { simplified: "Vereenvoudigd", standard: "Standaard", enhanced: "Verhoogd" },
  register: "Register",
  templates: {
    psp_merchant_onboarding: "Handelaar bij een betaaldienst",
    marketplace_seller: "Verkoper op een marktplaats",
    crypto_asset_provider: "Aanbieder van cryptoactiva",
    fiduciary_client: "Cliënt van een fiduciair kantoor",
    kyc_natural_person: "Natuurlijke persoon",
  },
  editor: {
    save: "Beleid bewaren",
    title: "Voorbeeld bekijken en bewaren",
    unchanged: "Er is nog niets gewijzigd.",
    previewFirst: "Bekijk eerst het gevolg: welke open dossiers een andere risicobeoordeling krijgen, en waarom.",
    preview: "Gevolg bekijken",
    reason: "Reden van de wijziging",
    saveVersion: "Bewaren als nieuwe versie",
    discard: "Verwerpen",
  },
  preview: {
    changed: (cases, examined) =>
      `${cases} van ${plural(examined, `${examined} onderzocht dossier`, `${examined} onderzochte dossiers`)} zouden een andere risicobeoordeling krijgen.`,
    more: "Er zijn nog meer open dossiers.",
    label: "Dossiers waarvan de risicobeoordeling zou veranderen",
    columns: ["Dossier", "Vandaag", "Daarna", "Waarom"],
    examineMore: "Meer dossiers onderzoeken",
  },
};
