import { texts } from "../../language/language.ts";

/** Words of the page of the brand. */
export const BRAND = texts("brand", {
  title: "Brand",
  about: "How customers see you: on their pages, in mails and in letters.",
  unchanged: "Nobody has changed the brand here.",
  changed: (time: string, by: string) => `Last changed on ${time} by ${by}.`,
  readOnly: "Only a compliance manager can change it.",
  edit: "Edit…",
  name: "Name",
  nameHint: "Customers read it as the sender.",
  colour: "Colour",
  colourHint: "Pages make it lighter or darker until it can be read.",
  logo: "Logo",
  noLogo: "none: the first letter of the name stands for it",
  logoHint: "PNG or JPEG of at most 200 KB. Without a file, the logo stays as it is.",
  removeLogo: "Remove the logo",
  welcome: "Welcome",
  contact: "Contact",
  hints: {
    welcome: "What every customer reads before the documents and questions.",
    contact: "How customers reach you: at the foot of their pages and in mails.",
  },
  inLanguage: (what: string, language: string) => `${what} in ${language}`,
  incomplete: (what: string) => `${what} is written in some languages only. Write it in all four, or in none.`,
  nothing: "nothing",
  preview: "The head of a customer's page",
  save: "Save",
  discard: "Discard",
} as const);
