import type { NOTIFICATIONS as English } from "./texts.ts";

export const NOTIFICATIONS: typeof English = {
  title: "Notifications",
  label: "Notifications, les plus récentes d'abord",
  empty: "Rien ne vous a encore été signalé.",
  markRead: "Marquer comme lu",
  unread: "Non lu",
  mail: {
    title: "E-mails",
    heading: "Notifications par e-mail",
    about:
      "Un e-mail contient le nombre de nouvelles notifications de chaque sorte et un lien. Il ne nomme ni client ni dossier, et ne porte jamais sur une déclaration de soupçon.",
    noAddress:
      "Votre connexion n'a pas d'adresse e-mail : aucun e-mail ne peut être envoyé. Votre administrateur peut l'ajouter chez le fournisseur d'identité.",
    off: "Vous ne recevez pas d'e-mails.",
    on: (address) => `Les e-mails vont à ${address}, un au plus tous les quarts d'heure.`,
    otherAddress: (own) =>
      `Votre connexion a désormais l'adresse ${own}. Aucun e-mail n'est envoyé tant que vous n'avez pas choisi à nouveau.`,
    last: {
      sent: (time) => `Le dernier e-mail a été envoyé le ${time}.`,
      failed: (time) => `Le dernier e-mail a échoué le ${time} et sera réessayé :`,
      given_up: (time) => `L'envoi du dernier e-mail a définitivement échoué le ${time} :`,
    },
    kindsOf: "Quelles notifications",
    kinds: {
      sanctions_match: "Concordances possibles avec une liste",
      monitoring_event: "Changements concernant des clients",
      review_due: "Réexamens à effectuer dans les 30 jours",
      review_overdue: "Réexamens en retard",
      endpoint_disabled: "Points de terminaison webhook désactivés",
      mentioned: "Commentaires qui vous mentionnent",
      policy_changed: "Changements de la politique",
      maker_deactivated: "Décisions de collaborateurs désactivés qui attendent un second collaborateur",
      restrictions_lifted: "Vos restrictions qui ne s'appliquent plus",
    },
    language: "Langue des e-mails",
    chooseKind: "Choisissez au moins une sorte",
    send: (address) => `Les envoyer à ${address}`,
    stop: "Ne plus envoyer d'e-mails",
    saved: "Enregistré.",
  },
};
