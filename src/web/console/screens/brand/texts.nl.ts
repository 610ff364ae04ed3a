import type { Translated } from "../../language/language.ts";
import type { BRAND as EN } from "./texts.ts";

export const BRAND: Translated<typeof EN> = {
  title: "Huisstijl",
  about: "Hoe klanten u zien: op hun pagina's, in mails en in brieven.",
  unchanged: "Niemand heeft de huisstijl hier gewijzigd.",
  changed: (time, by) => `Laatst gewijzigd op ${time} door ${by}.`,
  readOnly: "Alleen een compliancemanager kan ze wijzigen.",
  edit: "Bewerken…",
  name: "Naam",
  nameHint: "Klanten lezen ze als afzender.",
  colour: "Kleur",
  colourHint: "De pagina's maken ze lichter of donkerder tot ze leesbaar is.",
  logo: "Logo",
  noLogo: "geen: de eerste letter van de naam staat ervoor",
  logoHint: "PNG of JPEG van hoogstens 200 KB. Zonder bestand blijft het logo wat het is.",
  removeLogo: "Het logo verwijderen",
  welcome: "Welkom",
  contact: "Contact",
  hints: {
    welcome: "Wat elke klant leest vóór de documenten en vragen.",
    contact: "Hoe klanten u bereiken: onderaan hun pagina's en in mails.",
  },
  inLanguage: (what, language) => `${what} in het ${language}`,
  incomplete: (what) => `${what} is maar in enkele talen geschreven. Schrijf het in alle vier, of in geen enkele.`,
  nothing: "niets",
  preview: "De kop van een klantenpagina",
  save: "Bewaren",
  discard: "Weggooien",
};
