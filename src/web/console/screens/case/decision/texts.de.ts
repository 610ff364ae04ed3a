import { plural } from "../../../language/language.ts";
import { formatList, inSentence } from "../../../language/sentence.ts";
import type { Decision } from "./decisions.ts";
import type { DECISION as English } from "./texts.ts";

const ACTS: Readonly<Record<Decision, string>> = {
  approve: "Genehmigen",
  approve_with_restrictions: "Mit Einschränkungen genehmigen",
  follow_up: "Beim Kunden nachfragen",
  escalate: "Eskalieren",
  reject: "Ablehnen",
};

const act = (decision: Decision, proposes: boolean): string =>
  proposes ? `Vorschlagen: ${inSentence(ACTS[decision])}` : ACTS[decision];
const blockers = (number: number): string => plural(number, `${number} Sperre`, `${number} Sperren`);
const senior = (needed: boolean): string =>
  needed ? "die Compliance-Leitung oder der Geldwäschebeauftragte" : "eine zweite Person";

export const DECISION: typeof English = {
  title: (company: string) => `Über ${company} entscheiden`,
  names: ACTS,
  choose: {
    legend: "Entscheidung",
    effects: {
      approve: "Die Beziehung kann beginnen.",
      approve_with_restrictions: "Die Beziehung kann in den Grenzen beginnen, die Sie setzen.",
      follow_up: "Der Kunde erhält weitere Fragen.",
      escalate: "Compliance und der Geldwäschebeauftragte übernehmen den Fall.",
      reject: "Die Beziehung wird abgelehnt.",
    },
    possible: "Möglich.",
    possibleProposal: (needed: boolean) => `Möglich, wenn ${senior(needed)} bestätigt.`,
    overridable: (gates: readonly string[], needed: boolean) =>
      `Gesperrt durch: ${formatList(gates)}. Eine Ausnahme erfordert Ihre Begründung und dass ${senior(needed)} bestätigt.`,
    blocked: (gates: readonly string[]) => `Gesperrt durch: ${formatList(gates)}. Niemand kann davon abweichen.`,
    lastRound: (round: number, of: number) => `Nicht möglich: Runde ${round} von ${of} war die letzte.`,
    notInState: (status: string) => `Nicht möglich im Status: ${status}.`,
    none: "Es ist noch nichts gewählt. Wählen Sie eine Entscheidung, um zu sehen, was sie erfordert und bewirkt.",
  },
  fields: {
    reason: "Begründung der Entscheidung",
    reasonHint: "Pflichtangabe. Sie bleibt im Prüfprotokoll und steht im Bericht. Der Kunde sieht sie nie.",
    restrictions: "Einschränkungen, eine je Zeile",
    override: "Warum Sie davon abweichen",
    overrideHint: "Pflichtangabe. Die zweite Person liest diesen Text, und er steht im Bericht.",
  },
  missing: {
    decision: "Wählen Sie eine Entscheidung",
    blocked: (decision: Decision, gates: readonly string[]) => `${ACTS[decision]}: gesperrt durch ${formatList(gates)}`,
    unopened: "Öffnen Sie zuerst die Feststellungen und Dokumente",
    override: (gate: string) => `Begründen Sie die Ausnahme: ${gate}`,
    restrictions: "Nennen Sie die Einschränkungen",
    tasks: "Wählen Sie, was der Kunde gefragt wird",
    reason: "Geben Sie eine Begründung an",
  },
  act,
  goOn: (decision: Decision, proposes: boolean) => `Weiter: ${act(decision, proposes)}`,
  restate: {
    title: (decision: Decision, company: string, proposes: boolean, overrides: number) =>
      `${proposes ? "Ihr Vorschlag" : "Ihre Entscheidung"} für ${company}: ${ACTS[decision]}${
        overrides > 0 ? `, abweichend von ${blockers(overrides)}` : ""
      }.`,
    happens: "Was danach geschieht",
    wrote: "Was Sie geschrieben haben",
    back: "Ändern",
    hint: "Nur diese Schaltfläche entscheidet. Keine Taste tut es.",
  },
  next: {
    waits: (needed: boolean) =>
      `Der Fall wartet auf ${needed ? "die Compliance-Leitung oder den Geldwäschebeauftragten" : "eine andere Person"}. Sie können nicht selbst bestätigen.`,
    because: (reasons: readonly string[]) => `Eine zweite Person ist nötig. Grund: ${formatList(reasons)}.`,
    changes:
      "Ändert sich vorher eine Prüfung, ein Dokument, ein Treffer oder das Risiko, endet der Vorschlag und der Fall kommt zurück.",
    atOnce: "Die Entscheidung gilt sofort.",
    screened:
      "Der Kunde und alle dahinter werden in diesem Moment erneut abgeglichen. Ein neuer Treffer hält die Genehmigung auf.",
    opens: "Die Beziehung beginnt, und der Kunde wird ab dann überwacht.",
    renews: "Die Beziehung läuft weiter, und diese Überprüfung wird abgeschlossen.",
    reviewIn: (months: number, day: string) =>
      `Die nächste Überprüfung ist in ${plural(months, `${months} Monat`, `${months} Monaten`)} fällig, am ${day}.`,
    restrictions: (texts: readonly string[]) => `Diese Grenzen bleiben bei der Beziehung: ${texts.join("; ")}.`,
    closed:
      "Auf der Seite des Kunden steht, dass der Antrag abgeschlossen ist, ohne Ergebnis und ohne Grund: Sie informieren den Kunden selbst.",
    asks: (number: number) =>
      `Die Seite des Kunden öffnet sich wieder, mit ${plural(number, `${number} Anfrage`, `${number} Anfragen`)}.`,
    mail: (to: string) => `Eine E-Mail mit dem Link geht an ${to}, mit Erinnerungen.`,
    noMail:
      "Es geht keine E-Mail hinaus, weil der Fall keine Adresse hat: Kopieren Sie den Link und senden Sie ihn selbst.",
    link: "Der Link gilt wieder. Der Fall kommt zur Prüfung zurück, sobald der Kunde geantwortet hat.",
    round: (round: number, of: number) => `Das ist der Schritt zu Runde ${round} von ${of}.`,
    escalated:
      "Der Fall wird als eskaliert gekennzeichnet. Ab dann muss die Compliance-Leitung oder der Geldwäschebeauftragte eine Genehmigung bestätigen.",
    unseen: "Der Kunde sieht keine Änderung.",
    exit: "Die Beziehung wird nicht verlängert: Ihr Ende wird geplant.",
    declined: "Es beginnt keine Beziehung, und der Fall wird abgeschlossen.",
  },
  restored: (when: string) => `Wiederhergestellt vom ${when}: Sie hatten es nicht abgesendet.`,
  discard: "Verwerfen",
  decided: { back: "Zurück zum Fall" },
  gate: { opens: "Was die Sperre aufhebt:", blocked: (name: string) => `Gesperrt: ${name}.`, open: "Offen:" },
  provisional: {
    title: "Zuerst Ihre Entscheidung",
    about:
      "Dieser Fall wird ohne Zusammenfassung, Punktwert und Risiko geprüft. Lesen Sie die Feststellungen, Prüfungen und Dokumente und halten Sie fest, wie Sie entscheiden würden. Mit dem Fall geschieht noch nichts: Die Zusammenfassung öffnet sich, und Sie entscheiden danach.",
    decision: "Vorläufige Entscheidung",
    reason: "Begründung",
    reasonHint: "Sie steht im Prüfprotokoll neben der Empfehlung des Dienstes und kann nicht geändert werden.",
    record: "Festhalten und die Zusammenfassung öffnen",
  },
  requests: {
    title: "Was der Kunde gefragt wird",
    add: "Anfrage hinzufügen",
    again: "Erneut vorschlagen",
    ask: "Dies fragen",
    because: (reason: string) => `interner Grund: ${reason}`,
    what: "Was Sie anfordern",
    remove: "Entfernen",
    question: "Frage",
    noteNames: "Nachricht an den Kunden: welches Dokument",
    note: "Nachricht an den Kunden (freiwillig)",
    optional: "Der Kunde darf es weglassen",
    kinds: {
      text: "Eine Frage mit freier Antwort",
      yes_no: "Eine Frage mit Ja oder Nein als Antwort",
      other: "Ein anderes Dokument, das Ihre Nachricht nennt",
    },
  },
  preview: {
    failed: "Die Vorschau konnte nicht geladen werden.",
    loading: "Die Vorschau wird geladen",
    title: "Was der Kunde sehen wird",
    language: "Sprache",
    languages: { nl: "Niederländisch", fr: "Französisch", de: "Deutsch", en: "Englisch" },
    hint: "Ihr eigener Text wird nie übersetzt: Schreiben Sie ihn in einer Sprache, die der Kunde liest.",
    places: { note: "Die Nachricht", question: "Die Frage" },
    forbidden: (place: string, words: string) =>
      `${place} kann nicht gesendet werden: Der Kunde würde von einer Meldung, einem Verdacht oder einer Liste erfahren (${words}).`,
    delicate: (place: string) =>
      `${place} verdient einen zweiten Blick: Würde der Kunde daraus auf einen Verdacht, eine Meldung oder eine Prüfung schließen?`,
  },
  second: {
    part: "Zweite Freigabe",
    none: "Keine Entscheidung wartet auf eine zweite Person.",
    title: (decision: Decision, overrides: number) =>
      `${ACTS[decision]}${overrides > 0 ? `, abweichend von ${blockers(overrides)}` : ""}`,
    by: (maker: string, when: string) => `Vorgeschlagen von ${maker}, ${when}.`,
    makerGone: (maker: string, when: string) =>
      `${maker} wurde am ${when} deaktiviert und kann nicht mehr sagen, warum dies vorgeschlagen wurde.`,
    needs: (who: string, reasons: readonly string[]) => `${who} muss bestätigen. Grund: ${formatList(reasons)}.`,
    reasonOf: (maker: string) => `${maker}: Begründung der Entscheidung`,
    noReason: "Keine Begründung angegeben.",
    overridden: "Wovon abgewichen wird",
    inWords: (number: number, maker: string) => `${blockers(number)}, in den Worten von ${maker}`,
    mark: "Ausnahme",
    differs: (declared: string, observed: string, source: string) => `Angegeben: ${declared}. ${source}: ${observed}.`,
    limits: "Einschränkungen",
    asked: "Was der Kunde gefragt würde",
    rests: "Worauf der Vorschlag beruht",
    unchanged: (when: string) => `Vorgeschlagen ${when}; seither hat sich keine Angabe geändert, auf der er beruht.`,
    changed:
      "Eine Angabe, auf der der Vorschlag beruht, hat sich seither geändert. Er kann nicht mehr bestätigt werden: Senden Sie ihn zurück, damit erneut entschieden wird.",
    since: "Was seither geschehen ist",
    checks: "Pflichtprüfungen",
    established: (number: number, of: number) => `${number} von ${of} festgestellt`,
    findings: "Feststellungen",
    moreFindings: (number: number) =>
      plural(
        number,
        `${number} weitere Feststellung, weniger schwer`,
        `${number} weitere Feststellungen, weniger schwer`,
      ),
    documents: "Dokumente",
    moreDocuments: (number: number) => plural(number, `${number} weiteres Dokument`, `${number} weitere Dokumente`),
    noFindings: "Keine Feststellung in der letzten Runde.",
    noDocuments: "Kein Dokument.",
    allFindings: "Feststellungen öffnen",
    allDocuments: "Dokumente öffnen",
    rating: "Risiko",
    yours: "Ihre Entscheidung",
    confirm: (decision: Decision) => `Bestätigen: ${ACTS[decision]}`,
    confirmEffect: (overrides: number) =>
      overrides > 0
        ? `Die Entscheidung gilt, und ${overrides === 1 ? "die Ausnahme trägt" : `die ${overrides} Ausnahmen tragen`} auch Ihren Namen.`
        : "Die Entscheidung gilt sofort.",
    back: "Zurücksenden",
    backEffect: (maker: string) => `Der Fall geht mit Ihrer Begründung an ${maker} zurück.`,
    own: "Sie haben diese Entscheidung vorgeschlagen: Eine andere Person muss sie beantworten.",
    senior:
      "Nur die Compliance-Leitung oder der Geldwäschebeauftragte kann diese Entscheidung bestätigen. Sie können sie zurücksenden.",
    reason: "Ihre Begründung",
    reasonHint: "Pflichtangabe. Sie bleibt im Prüfprotokoll neben der Begründung des Vorschlags.",
    read: "Ich habe gelesen",
    readOverrides: (number: number) => (number === 1 ? "die Ausnahme" : `die ${number} Ausnahmen`),
    readFindings: (number: number) =>
      number === 1 ? "die schwerwiegende Feststellung" : `die ${number} schwerwiegenden Feststellungen`,
    readChecks: (number: number) => (number === 1 ? "die offene Prüfung" : `die ${number} offenen Prüfungen`),
    readDocuments: "die Dokumente",
    missingChoice: "Wählen Sie: bestätigen oder zurücksenden",
    missingReason: "Geben Sie Ihre Begründung an",
    missingRead: "Geben Sie an, was Sie gelesen haben",
    screened:
      "Alle Namen werden erneut abgeglichen, sobald Sie bestätigen. Gibt es einen neuen Treffer, wird nichts entschieden, und Sie sehen den Grund.",
  },
};
