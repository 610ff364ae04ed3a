import type { Translated } from "../../language/language.ts";
import type { BRAND as EN } from "./texts.ts";

export const BRAND: Translated<typeof EN> = {
  title: "Identité visuelle",
  about: "Comment les clients vous voient : sur leurs pages, dans les e-mails et les lettres.",
  unchanged: "Personne n'a modifié l'identité visuelle ici.",
  changed: (time, by) => `Modifiée le ${time} par ${by}.`,
  readOnly: "Seul un responsable de la conformité peut la modifier.",
  edit: "Modifier…",
  name: "Nom",
  nameHint: "Les clients le lisent comme expéditeur.",
  colour: "Couleur",
  colourHint: "Les pages l'éclaircissent ou la foncent jusqu'à ce qu'elle soit lisible.",
  logo: "Logo",
  noLogo: "aucun : la première lettre du nom en tient lieu",
  logoHint: "PNG ou JPEG de 200 Ko au plus. Sans fichier, le logo reste inchangé.",
  removeLogo: "Supprimer le logo",
  welcome: "Accueil",
  contact: "Contact",
  hints: {
    welcome: "Ce que chaque client lit avant les documents et les questions.",
    contact: "Comment vous joindre : au bas des pages des clients et dans les e-mails.",
  },
  inLanguage: (what, language) => `${what} en ${language}`,
  incomplete: (what) =>
    `${what} : le texte n'existe que dans certaines langues. Écrivez-le dans les quatre, ou dans aucune.`,
  nothing: "rien",
  preview: "L'en-tête d'une page de client",
  save: "Enregistrer",
  discard: "Abandonner",
};
