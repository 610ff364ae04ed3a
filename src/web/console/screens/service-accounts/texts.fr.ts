import type { SERVICE_ACCOUNTS as English } from "./texts.ts";

export const SERVICE_ACCOUNTS: typeof English = {
  title: "Comptes de service",
  about:
    "Des programmes qui travaillent sur les dossiers avec des jetons de votre fournisseur d'identité. Il n'y a pas de secret ici : le fournisseur le détient. Aucun programme ne décide, n'approuve, ne juge une concordance ou un document, ni ne voit une déclaration de soupçon.",
  notYours: "Les comptes de service relèvent du responsable de la conformité.",
  list: "Programmes",
  empty: "Aucun programme ne travaille ici.",
  client: (id) => `Client ${id}`,
  may: (roles, rate) => `${roles} ; ${rate} requêtes par minute au plus`,
  made: (name, day) => `Enregistré par ${name} le ${day}`,
  revoked: (name, day) => `Révoqué par ${name} le ${day}`,
  add: "Enregistrer un programme",
  clientId: "Identifiant client chez le fournisseur d'identité",
  clientHint: "Pas le client par lequel les collaborateurs se connectent.",
  name: "Nom du programme",
  roles: "Rôles",
  rate: "Requêtes par minute (maximum)",
  limits:
    "Seuls comptent les rôles choisis ci-dessus ; ceux des jetons du programme sont ignorés. Dès qu'un compte de service existe, et même après sa révocation, les collaborateurs ne peuvent se connecter qu'avec des jetons qui nomment un client destiné aux collaborateurs. En cas de doute, demandez d'abord à votre administrateur.",
  chooseRole: "Choisissez au moins un rôle",
  create: "Enregistrer",
  revoke: "Révoquer",
  revokeTitle: (name) => `Révoquer ${name}`,
  effect:
    "Ses jetons sont refusés dès la requête suivante, et les points de terminaison webhook qu'il a créés sont désactivés. Ce qu'il a fait reste enregistré.",
  reason: "Motif",
  keep: "Le garder",
  revokeNow: "Révoquer",
};
