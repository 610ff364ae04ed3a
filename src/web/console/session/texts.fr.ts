import type { SIGN_IN as English } from "./texts.ts";

export const SIGN_IN: typeof English = {
  subtitle: "Examen de dossiers de conformité",
  unavailable: "Personne ne peut se connecter ici.",
  noRole: (officer: string) =>
    `Vous êtes connecté en tant que ${officer}, et votre compte n'a aucun rôle qui travaille sur les dossiers. Demandez-en un à votre administrateur.`,
  signOut: "Se déconnecter",
  demo: "Ce service fonctionne à titre de démonstration. Connectez-vous en tant que :",
  at: (host: string) => `Se connecter sur ${host}`,
  notAccepted: "Ce service n'accepte pas la connexion. Son administrateur doit vérifier les paramètres.",
  ended: "Votre session est terminée. Reconnectez-vous.",
  signedOutElsewhere: "Vous vous êtes déconnecté dans un autre onglet.",
};
