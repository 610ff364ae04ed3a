import type { SIGN_IN as English } from "./texts.ts";

export const SIGN_IN: typeof English = {
  subtitle: "Onderzoek van compliancedossiers",
  unavailable: "Niemand kan zich hier aanmelden.",
  noRole: (officer: string) =>
    `U bent aangemeld als ${officer} en uw account heeft geen rol die met dossiers werkt. Vraag er een aan uw beheerder.`,
  signOut: "Afmelden",
  demo: "Deze dienst draait voor een demonstratie. Meld u aan als:",
  at: (host: string) => `Aanmelden bij ${host}`,
  notAccepted: "Deze dienst aanvaardt de aanmelding niet. De beheerder moet de instellingen nakijken.",
  ended: "Uw sessie is beëindigd. Meld u opnieuw aan.",
  signedOutElsewhere: "U hebt zich in een ander tabblad afgemeld.",
};
