import { plural } from "../../../language/language.ts";
import { formatList, inSentence } from "../../../language/sentence.ts";
import type { Decision } from "./decisions.ts";
import type { DECISION as English } from "./texts.ts";

const ACTS: Readonly<Record<Decision, string>> = {
  approve: "Goedkeuren",
  approve_with_restrictions: "Goedkeuren met beperkingen",
  follow_up: "Meer vragen aan de klant",
  escalate: "Escaleren",
  reject: "Weigeren",
};

const act = (decision: Decision, proposes: boolean): string =>
  proposes ? `Voorstellen: ${inSentence(ACTS[decision])}` : ACTS[decision];
const blockers = (number: number): string => plural(number, `${number} blokkering`, `${number} blokkeringen`);
const senior = (needed: boolean): string => (needed ? "een compliancemanager of AMLCO" : "een tweede medewerker");

export const DECISION: typeof English = {
  title: (company: string) => `Beslissen over ${company}`,
  names: ACTS,
  choose: {
    legend: "Beslissing",
    effects: {
      approve: "De relatie kan beginnen.",
      approve_with_restrictions: "De relatie kan beginnen binnen grenzen die u bepaalt.",
      follow_up: "De klant krijgt bijkomende vragen.",
      escalate: "Compliance en de AMLCO nemen het dossier over.",
      reject: "De relatie wordt geweigerd.",
    },
    possible: "Mogelijk.",
    possibleProposal: (needed: boolean) => `Mogelijk, als ${senior(needed)} bevestigt.`,
    overridable: (gates: readonly string[], needed: boolean) =>
      `Geblokkeerd door ${formatList(gates)}. Afwijken kan alleen met uw motivering en als ${senior(needed)} bevestigt.`,
    blocked: (gates: readonly string[]) => `Geblokkeerd door ${formatList(gates)}. Niemand kan hiervan afwijken.`,
    lastRound: (round: number, of: number) => `Niet mogelijk: ronde ${round} van ${of} was de laatste.`,
    notInState: (status: string) => `Niet mogelijk zolang de status van het dossier is: ${inSentence(status)}.`,
    none: "Er is nog niets gekozen. Kies een beslissing om te zien wat ze vraagt en wat ze doet.",
  },
  fields: {
    reason: "Reden van de beslissing",
    reasonHint: "Verplicht. De reden wordt bewaard in het auditspoor en staat in het rapport. De klant ziet ze nooit.",
    restrictions: "Beperkingen, één per regel",
    override: "Waarom u afwijkt",
    overrideHint: "Verplicht. De tweede medewerker leest deze woorden en ze staan in het rapport.",
  },
  missing: {
    decision: "Kies een beslissing",
    blocked: (decision: Decision, gates: readonly string[]) =>
      `${ACTS[decision]}: geblokkeerd door ${formatList(gates)}`,
    unopened: "Open eerst de bevindingen en documenten",
    override: (gate: string) => `Motiveer de afwijking: ${inSentence(gate)}`,
    restrictions: "Noem de beperkingen",
    tasks: "Kies wat u de klant vraagt",
    reason: "Geef een reden",
  },
  act,
  goOn: (decision: Decision, proposes: boolean) => `Doorgaan: ${inSentence(act(decision, proposes))}`,
  restate: {
    title: (decision: Decision, company: string, proposes: boolean, overrides: number) =>
      `Uw ${proposes ? "voorstel" : "beslissing"} voor ${company}: ${inSentence(ACTS[decision])}${
        overrides > 0 ? `, met afwijking van ${blockers(overrides)}` : ""
      }.`,
    happens: "Wat er daarna gebeurt",
    wrote: "Wat u schreef",
    back: "Wijzigen",
    hint: "Alleen deze knop beslist. Geen toets doet dat.",
  },
  next: {
    waits: (needed: boolean) =>
      `Het dossier wacht op ${needed ? "een compliancemanager of de AMLCO" : "een andere medewerker"}. U kunt zelf niet bevestigen.`,
    because: (reasons: readonly string[]) => `Een tweede medewerker is nodig omdat ${formatList(reasons)}.`,
    changes:
      "Als een controle, een document, een treffer of het risico voordien verandert, vervalt het voorstel en komt het dossier terug.",
    atOnce: "De beslissing geldt meteen.",
    screened:
      "De klant en iedereen erachter worden op dat ogenblik opnieuw gescreend. Een nieuwe treffer houdt de goedkeuring tegen.",
    opens: "De relatie begint en de klant wordt vanaf dan opgevolgd.",
    renews: "De relatie loopt door en deze herziening wordt afgesloten.",
    reviewIn: (months: number, day: string) =>
      `De volgende herziening is over ${plural(months, `${months} maand`, `${months} maanden`)}, op ${day}.`,
    restrictions: (texts: readonly string[]) => `Deze grenzen blijven bij de relatie: ${texts.join("; ")}.`,
    closed:
      "Op de pagina van de klant staat dat de aanvraag is afgesloten, zonder uitkomst en zonder reden: u licht de klant zelf in.",
    asks: (number: number) =>
      `De pagina van de klant gaat weer open met ${plural(number, `${number} verzoek`, `${number} verzoeken`)}.`,
    mail: (to: string) => `Een e-mail met de link gaat naar ${to}, met herinneringen.`,
    noMail:
      "Er gaat geen e-mail uit, want het dossier heeft geen adres: kopieer de link van de klant en verzend die zelf.",
    link: "De link werkt weer. Het dossier komt terug ter beoordeling zodra de klant geantwoord heeft.",
    round: (round: number, of: number) => `Dit is de stap naar ronde ${round} van ${of}.`,
    escalated:
      "Het dossier wordt als geëscaleerd gemarkeerd. Een compliancemanager of AMLCO moet een goedkeuring vanaf dan bevestigen.",
    unseen: "De klant ziet geen verandering.",
    exit: "De relatie wordt niet verlengd: het einde ervan wordt gepland.",
    declined: "Er begint geen relatie en het dossier wordt afgesloten.",
  },
  restored: (when: string) => `Hersteld van ${when}: u had het niet verzonden.`,
  discard: "Weggooien",
  decided: { back: "Terug naar het dossier" },
  gate: { opens: "Wat de blokkering opheft:", blocked: (name: string) => `Geblokkeerd: ${name}.`, open: "Open:" },
  provisional: {
    title: "Eerst uw beslissing",
    about:
      "Dit dossier wordt beoordeeld zonder samenvatting, score en risico. Lees de bevindingen, controles en documenten en leg vast wat u zou beslissen. Er gebeurt nog niets met het dossier: de samenvatting gaat open en u beslist daarna.",
    decision: "Voorlopige beslissing",
    reason: "Reden",
    reasonHint: "De reden staat in het auditspoor naast de aanbeveling van de dienst en kan niet worden gewijzigd.",
    record: "Vastleggen en de samenvatting openen",
  },
  requests: {
    title: "Wat u de klant vraagt",
    add: "Een verzoek toevoegen",
    again: "Opnieuw voorstellen",
    ask: "Dit vragen",
    because: (reason: string) => `omdat ${reason} (intern)`,
    what: "Wat u vraagt",
    remove: "Verwijderen",
    question: "Vraag",
    noteNames: "Bericht aan de klant: welk document",
    note: "Bericht aan de klant (facultatief)",
    optional: "De klant mag dit weglaten",
    kinds: {
      text: "Een vraag, te beantwoorden met tekst",
      yes_no: "Een vraag, te beantwoorden met ja of nee",
      other: "Een ander document, dat uw bericht noemt",
    },
  },
  preview: {
    failed: "Het voorbeeld kon niet worden geladen.",
    loading: "Het voorbeeld wordt geladen",
    title: "Wat de klant zal zien",
    language: "Taal",
    languages: { nl: "Nederlands", fr: "Frans", de: "Duits", en: "Engels" },
    hint: "Uw eigen woorden worden nooit vertaald: schrijf ze in een taal die de klant leest.",
    places: { note: "Het bericht", question: "De vraag" },
    forbidden: (place: string, words: string) =>
      `${place} kan niet worden verzonden: de klant zou vernemen van een melding, een vermoeden of een lijst (${words}).`,
    delicate: (place: string) =>
      `${place} vraagt een tweede blik: zou de klant eruit afleiden dat er een vermoeden, een melding of een controle is?`,
  },
  second: {
    part: "Tweede goedkeuring",
    none: "Geen beslissing wacht op een tweede medewerker.",
    title: (decision: Decision, overrides: number) =>
      `${ACTS[decision]}${overrides > 0 ? ` met afwijking van ${blockers(overrides)}` : ""}`,
    by: (maker: string, when: string) => `Voorgesteld door ${maker}, ${when}.`,
    makerGone: (maker: string, when: string) =>
      `${maker} is gedeactiveerd op ${when} en kan niet meer zeggen waarom dit is voorgesteld.`,
    needs: (who: string, reasons: readonly string[]) => `${who} moet bevestigen, omdat ${formatList(reasons)}.`,
    reasonOf: (maker: string) => `${maker}: reden van de beslissing`,
    noReason: "Geen reden gegeven.",
    overridden: "Waarvan wordt afgeweken",
    inWords: (number: number, maker: string) => `${blockers(number)}, in de woorden van ${maker}`,
    mark: "Afwijking",
    differs: (declared: string, observed: string, source: string) => `Opgegeven: ${declared}. ${source}: ${observed}.`,
    limits: "Beperkingen",
    asked: "Wat de klant gevraagd zou worden",
    rests: "Waarop het voorstel steunt",
    unchanged: (when: string) => `Voorgesteld ${when}; geen gegeven waarop het steunt, is sindsdien veranderd.`,
    changed:
      "Een gegeven waarop het voorstel steunt, is sindsdien veranderd. Het kan niet meer worden bevestigd: stuur het terug, zodat er opnieuw wordt beslist.",
    since: "Wat er sindsdien gebeurde",
    checks: "Verplichte controles",
    established: (number: number, of: number) => `${number} van ${of} vastgesteld`,
    findings: "Bevindingen",
    moreFindings: (number: number) =>
      plural(number, `${number} bevinding meer, minder ernstig`, `${number} bevindingen meer, minder ernstig`),
    documents: "Documenten",
    moreDocuments: (number: number) => plural(number, `${number} document meer`, `${number} documenten meer`),
    noFindings: "Geen bevinding in de laatste ronde.",
    noDocuments: "Geen document.",
    allFindings: "De bevindingen openen",
    allDocuments: "De documenten openen",
    rating: "Risico",
    yours: "Uw beslissing",
    confirm: (decision: Decision) => `Bevestigen: ${inSentence(ACTS[decision])}`,
    confirmEffect: (overrides: number) =>
      overrides > 0
        ? `De beslissing geldt, en ${overrides === 1 ? "de afwijking draagt" : `de ${overrides} afwijkingen dragen`} ook uw naam.`
        : "De beslissing geldt meteen.",
    back: "Terugsturen",
    backEffect: (maker: string) => `Het dossier gaat terug naar ${maker}, met uw reden.`,
    own: "U stelde deze beslissing voor: een andere medewerker moet antwoorden.",
    senior: "Alleen een compliancemanager of AMLCO kan deze beslissing bevestigen. U kunt ze terugsturen.",
    reason: "Uw reden",
    reasonHint: "Verplicht. Ze wordt bewaard in het auditspoor, naast de reden van het voorstel.",
    read: "Ik heb gelezen",
    readOverrides: (number: number) => (number === 1 ? "de afwijking" : `de ${number} afwijkingen`),
    readFindings: (number: number) => (number === 1 ? "de ernstige bevinding" : `de ${number} ernstige bevindingen`),
    readChecks: (number: number) => (number === 1 ? "de open controle" : `de ${number} open controles`),
    readDocuments: "de documenten",
    missingChoice: "Kies: bevestigen of terugsturen",
    missingReason: "Geef uw reden",
    missingRead: "Zeg wat u gelezen hebt",
    screened:
      "Alle namen worden opnieuw gescreend zodra u bevestigt. Is er een nieuwe treffer, dan wordt niets beslist en ziet u waarom.",
  },
};
