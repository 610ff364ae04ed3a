import { plural } from "../../../language/language.ts";
import { formatList, inSentence } from "../../../language/sentence.ts";
import type { Decision } from "./decisions.ts";
import type { DECISION as English } from "./texts.ts";

const ACTS: Readonly<Record<Decision, string>> = {
  approve: "Approuver",
  approve_with_restrictions: "Approuver avec restrictions",
  follow_up: "Demander un complément au client",
  escalate: "Escalader",
  reject: "Refuser",
};

const act = (decision: Decision, proposes: boolean): string =>
  proposes ? `Proposer : ${inSentence(ACTS[decision])}` : ACTS[decision];
const blockers = (number: number): string => plural(number, `${number} blocage`, `${number} blocages`);
const senior = (needed: boolean): string =>
  needed ? "un responsable de la conformité ou un AMLCO" : "un second collaborateur";

export const DECISION: typeof English = {
  title: (company: string) => `Statuer sur ${company}`,
  names: ACTS,
  choose: {
    legend: "Décision",
    effects: {
      approve: "La relation peut commencer.",
      approve_with_restrictions: "La relation peut commencer dans les limites que vous fixez.",
      follow_up: "Des éléments complémentaires sont demandés au client.",
      escalate: "La conformité et l'AMLCO reprennent le dossier.",
      reject: "La relation est refusée.",
    },
    possible: "Possible.",
    possibleProposal: (needed: boolean) => `Possible, si ${senior(needed)} confirme.`,
    overridable: (gates: readonly string[], needed: boolean) =>
      `Bloqué par : ${formatList(gates)}. Pour passer outre, il faut votre justification et la confirmation par ${senior(needed)}.`,
    blocked: (gates: readonly string[]) => `Bloqué par : ${formatList(gates)}. Personne ne peut passer outre.`,
    lastRound: (round: number, of: number) => `Impossible : le tour ${round} sur ${of} était le dernier.`,
    notInState: (status: string) => `Impossible tant que l'état du dossier est : ${inSentence(status)}.`,
    none: "Rien n'est encore choisi. Choisissez une décision pour voir ce qu'elle exige et ce qu'elle produit.",
  },
  fields: {
    reason: "Motif de la décision",
    reasonHint:
      "Obligatoire. Il est conservé dans la piste d'audit et figure dans le rapport. Le client ne le voit jamais.",
    restrictions: "Restrictions, une par ligne",
    override: "Pourquoi vous passez outre",
    overrideHint: "Obligatoire. Le second collaborateur lit ce texte, et il figure dans le rapport.",
  },
  missing: {
    decision: "Choisissez une décision",
    blocked: (decision: Decision, gates: readonly string[]) => `${ACTS[decision]} : bloqué par ${formatList(gates)}`,
    unopened: "Ouvrez d'abord les constatations et les documents",
    override: (gate: string) => `Justifiez : ${inSentence(gate)}`,
    restrictions: "Indiquez les restrictions",
    tasks: "Choisissez ce qui est demandé au client",
    reason: "Indiquez un motif",
  },
  act,
  goOn: (decision: Decision, proposes: boolean) => `Continuer : ${inSentence(act(decision, proposes))}`,
  restate: {
    title: (decision: Decision, company: string, proposes: boolean, overrides: number) =>
      `Votre ${proposes ? "proposition" : "décision"} pour ${company} : ${inSentence(ACTS[decision])}${
        overrides > 0 ? `, en passant outre ${blockers(overrides)}` : ""
      }.`,
    happens: "Ce qui se passe ensuite",
    wrote: "Ce que vous avez écrit",
    back: "Modifier",
    hint: "Seul ce bouton décide. Aucune touche ne le fait.",
  },
  next: {
    waits: (needed: boolean) =>
      `Le dossier attend ${needed ? "un responsable de la conformité ou l'AMLCO" : "un autre collaborateur"}. Vous ne pouvez pas confirmer vous-même.`,
    because: (reasons: readonly string[]) => `Un second collaborateur est nécessaire, car ${formatList(reasons)}.`,
    changes:
      "Si un contrôle, un document, une concordance ou le risque change entre-temps, la proposition prend fin et le dossier revient.",
    atOnce: "La décision prend effet immédiatement.",
    screened:
      "Le client et toutes les personnes liées sont filtrés de nouveau à ce moment. Une nouvelle concordance arrête l'approbation.",
    opens: "La relation commence et le client est surveillé à partir de ce moment.",
    renews: "La relation se poursuit et ce réexamen est clôturé.",
    reviewIn: (months: number, day: string) => `Le prochain réexamen est prévu dans ${months} mois, le ${day}.`,
    restrictions: (texts: readonly string[]) => `Ces limites restent attachées à la relation : ${texts.join(" ; ")}.`,
    closed:
      "La page du client indique que la demande est clôturée, sans issue ni motif : vous informez le client vous-même.",
    asks: (number: number) =>
      `La page du client s'ouvre de nouveau avec ${plural(number, `${number} demande`, `${number} demandes`)}.`,
    mail: (to: string) => `Un e-mail avec le lien est envoyé à ${to}, avec des rappels.`,
    noMail: "Aucun e-mail n'est envoyé, car le dossier n'a pas d'adresse : copiez le lien du client et envoyez-le.",
    link: "Le lien fonctionne de nouveau. Le dossier revient à l'examen dès que le client a répondu.",
    round: (round: number, of: number) => `C'est l'étape vers le tour ${round} sur ${of}.`,
    escalated:
      "Le dossier est marqué comme escaladé. Dès lors, un responsable de la conformité ou un AMLCO doit confirmer une approbation.",
    unseen: "Le client ne voit aucun changement.",
    exit: "La relation n'est pas renouvelée : sa fin est prévue.",
    declined: "Aucune relation ne commence et le dossier est clôturé.",
  },
  restored: (when: string) => `Restauré du ${when} : vous ne l'aviez pas envoyé.`,
  discard: "Supprimer",
  decided: { back: "Retour au dossier" },
  gate: { opens: "Ce qui lève le blocage :", blocked: (name: string) => `Bloqué : ${name}.`, open: "Ouverts :" },
  provisional: {
    title: "D'abord votre décision",
    about:
      "Ce dossier est examiné sans la synthèse, le score ni le risque. Lisez les constatations, les contrôles et les documents, puis enregistrez ce que vous décideriez. Rien n'arrive encore au dossier : la synthèse s'ouvre, et vous décidez ensuite.",
    decision: "Décision provisoire",
    reason: "Motif",
    reasonHint: "Il figure dans la piste d'audit à côté de la recommandation du service et ne peut pas être modifié.",
    record: "Enregistrer et ouvrir la synthèse",
  },
  requests: {
    title: "Ce qui est demandé au client",
    add: "Ajouter une demande",
    again: "Proposer de nouveau",
    ask: "Demander ceci",
    because: (reason: string) => `motif interne : ${reason}`,
    what: "Ce que vous demandez",
    remove: "Retirer",
    question: "Question",
    noteNames: "Message au client : quel document",
    note: "Message au client (facultatif)",
    optional: "Le client peut l'omettre",
    kinds: {
      text: "Une question, à réponse libre",
      yes_no: "Une question, à réponse par oui ou non",
      other: "Un autre document, que votre message nomme",
    },
  },
  preview: {
    failed: "L'aperçu n'a pas pu être chargé.",
    loading: "Chargement de l'aperçu",
    title: "Ce que le client verra",
    language: "Langue",
    languages: { nl: "Néerlandais", fr: "Français", de: "Allemand", en: "Anglais" },
    hint: "Votre propre texte n'est jamais traduit : écrivez-le dans une langue que le client lit.",
    places: { note: "Le message", question: "La question" },
    forbidden: (place: string, words: string) =>
      `${place} ne peut pas partir : le client apprendrait l'existence d'une déclaration, d'un soupçon ou d'une liste (${words}).`,
    delicate: (place: string) =>
      `${place} mérite une relecture : le client y apprendrait-il l'existence d'un soupçon, d'une déclaration ou d'un contrôle ?`,
  },
  second: {
    part: "Seconde approbation",
    none: "Aucune décision n'attend un second collaborateur.",
    title: (decision: Decision, overrides: number) =>
      `${ACTS[decision]}${overrides > 0 ? `, en passant outre ${blockers(overrides)}` : ""}`,
    by: (maker: string, when: string) => `Proposé par ${maker}, ${when}.`,
    makerGone: (maker: string, when: string) =>
      `${maker} a été désactivé(e) le ${when} et ne peut plus dire pourquoi cela a été proposé.`,
    needs: (who: string, reasons: readonly string[]) => `${who} doit confirmer, car ${formatList(reasons)}.`,
    reasonOf: (maker: string) => `${maker} : motif de la décision`,
    noReason: "Aucun motif indiqué.",
    overridden: "Ce qui fait l'objet d'une dérogation",
    inWords: (number: number, maker: string) => `${blockers(number)}, selon ${maker}`,
    mark: "Dérogation",
    differs: (declared: string, observed: string, source: string) => `Déclaré : ${declared}. ${source} : ${observed}.`,
    limits: "Restrictions",
    asked: "Ce qui serait demandé au client",
    rests: "Sur quoi repose la proposition",
    unchanged: (when: string) => `Proposé ${when} ; aucune donnée sur laquelle elle repose n'a changé depuis.`,
    changed:
      "Une donnée sur laquelle repose la proposition a changé depuis. Elle ne peut plus être confirmée : renvoyez-la, pour qu'une nouvelle décision soit prise.",
    since: "Ce qui s'est passé depuis",
    checks: "Contrôles obligatoires",
    established: (number: number, of: number) => `${number} établis sur ${of}`,
    findings: "Constatations",
    moreFindings: (number: number) =>
      plural(number, `${number} autre constatation, moins grave`, `${number} autres constatations, moins graves`),
    documents: "Documents",
    moreDocuments: (number: number) => plural(number, `${number} autre document`, `${number} autres documents`),
    noFindings: "Aucune constatation au dernier tour.",
    noDocuments: "Aucun document.",
    allFindings: "Ouvrir les constatations",
    allDocuments: "Ouvrir les documents",
    rating: "Risque",
    yours: "Votre décision",
    confirm: (decision: Decision) => `Confirmer : ${inSentence(ACTS[decision])}`,
    confirmEffect: (overrides: number) =>
      overrides > 0
        ? `La décision prend effet, et ${overrides === 1 ? "la dérogation porte" : `les ${overrides} dérogations portent`} aussi votre nom.`
        : "La décision prend effet immédiatement.",
    back: "Renvoyer",
    backEffect: (maker: string) => `Le dossier retourne à ${maker} avec votre motif.`,
    own: "Vous avez proposé cette décision : un autre collaborateur doit y répondre.",
    senior: "Seul un responsable de la conformité ou un AMLCO peut confirmer cette décision. Vous pouvez la renvoyer.",
    reason: "Votre motif",
    reasonHint: "Obligatoire. Il est conservé dans la piste d'audit, à côté du motif de la proposition.",
    read: "J'ai lu",
    readOverrides: (number: number) => (number === 1 ? "la dérogation" : `les ${number} dérogations`),
    readFindings: (number: number) => (number === 1 ? "la constatation grave" : `les ${number} constatations graves`),
    readChecks: (number: number) => (number === 1 ? "le contrôle ouvert" : `les ${number} contrôles ouverts`),
    readDocuments: "les documents",
    missingChoice: "Choisissez : confirmer ou renvoyer",
    missingReason: "Indiquez votre motif",
    missingRead: "Indiquez ce que vous avez lu",
    screened:
      "Tous les noms sont filtrés de nouveau dès que vous confirmez. S'il y a une nouvelle concordance, rien n'est décidé et vous voyez pourquoi.",
  },
};
