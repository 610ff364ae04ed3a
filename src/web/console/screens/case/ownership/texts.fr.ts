import { plural, type Translated } from "../../../language/language.ts";
import type { OWNERSHIP as English } from "./texts.ts";

export const OWNERSHIP: Translated<typeof English> = {
  title: "Qui se trouve derrière",
  noneFound: "Aucun bénéficiaire effectif n'est établi",
  found: (number) => `${number} ${plural(number, "bénéficiaire effectif", "bénéficiaires effectifs")}`,
  layers: (number) => `${number} ${plural(number, "niveau", "niveaux")} entre les deux`,
  countries: (named) => `des entreprises en ${named}`,
  nobody:
    "Aucun registre, aucun document ni même le client ne nomme les propriétaires. Cela ne signifie pas qu'il n'y en a pas : le contrôle des propriétaires reste ouvert.",
  download: "Télécharger BODS",
  evidence: "Preuves",
  unaccounted: "Non expliqué",
  untraced: (share) => `${share} du capital n'est pas rattaché à une personne physique.`,
  doubtful:
    "Tout le capital est rattaché selon les déclarations, mais les points d'attention laissent ouverte la question de savoir si c'est exact.",
  traced:
    "Tout le capital mène à des personnes physiques, ou à des entreprises dont les propriétaires ne doivent pas être connus.",
  points: "Points d'attention",
  noPoints: "Rien dans la structure ne se remarque.",
  owners: "Bénéficiaires effectifs",
  noOwners: "Aucun n'est établi. Cela ne signifie pas qu'il n'y en a pas.",
  person: "Personne",
  share: "Part",
  why: "Pourquoi",
  namedBy: "Nommé par",
  onlyDeclared: "Seulement déclaré",
  seniorOfficial: "Dirigeant principal, désigné faute de bénéficiaire effectif",
  statements: "Ce que dit chaque source",
  counted: (number) => `${number} ${plural(number, "déclaration", "déclarations")}`,
  source: "Source",
  who: "Qui",
  holds: "Détient",
  in: "Dans",
  asOf: "Au",
  showAll: (number) => `Tout afficher (${number})`,
  isPerson: "Le client est une personne physique et n'a pas de propriétaires.",
};
