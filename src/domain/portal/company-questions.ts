import type { Language } from "../../platform/language.ts";

type Words = Readonly<Record<Language, string>>;

/** What is asked of a company about its trade, accounts, past and licence. No text says why it is asked. */
export const COMPANY_QUESTIONS = {
  unregistered: {
    en: "Please state since when the company does this, and why the register has another activity.",
    nl: "Vermeld sinds wanneer de onderneming dit doet, en waarom het register een andere activiteit vermeldt.",
    fr: "Veuillez indiquer depuis quand l'entreprise exerce cette activité, et pourquoi le registre en mentionne une autre.",
    de: "Bitte geben Sie an, seit wann das Unternehmen dies tut und warum im Register eine andere Tätigkeit steht.",
  },
  othersMoney: {
    en: "Please state whose money is, or will be, on the account that you will use: the full name and address of each, and by what agreement you hold it. If it is only the company's own, please provide a proof of the company's own account.",
    nl: "Vermeld van wie het geld is dat op de rekening staat of komt die u zult gebruiken: volledige naam en adres van elk, en volgens welke overeenkomst u het houdt. Is het alleen dat van de onderneming zelf, bezorg dan een bewijs van haar eigen rekening.",
    fr: "Veuillez indiquer à qui appartient l'argent qui est ou sera sur le compte que vous utiliserez : nom complet et adresse de chacun, et en vertu de quel accord vous le détenez. S'il n'appartient qu'à l'entreprise, veuillez fournir une preuve de son propre compte.",
    de: "Bitte geben Sie an, wem das Geld auf dem Konto gehört oder gehören wird, das Sie verwenden werden: vollständiger Name und Anschrift, und aufgrund welcher Vereinbarung Sie es halten. Gehört es nur dem Unternehmen, reichen Sie bitte einen Nachweis seines eigenen Kontos ein.",
  },
  jointPower: {
    en: "Please state which directors sign for the company together, and hand in the identity document of each of them.",
    nl: "Vermeld welke bestuurders samen voor de vennootschap tekenen, en bezorg het identiteitsbewijs van elk van hen.",
    fr: "Veuillez indiquer quels dirigeants signent ensemble pour la société, et fournir la pièce d'identité de chacun d'eux.",
    de: "Bitte geben Sie an, welche Geschäftsführer gemeinsam für das Unternehmen zeichnen, und reichen Sie das Ausweisdokument von jedem ein.",
  },
  noAccounts: {
    en: "Please state why no annual accounts have been deposited since the last ones, and when they will be.",
    nl: "Vermeld waarom sinds de laatste jaarrekening geen andere werd neergelegd, en wanneer dat zal gebeuren.",
    fr: "Veuillez indiquer pourquoi aucun compte annuel n'a été déposé depuis les derniers, et quand ils le seront.",
    de: "Bitte geben Sie an, warum seit dem letzten kein Jahresabschluss hinterlegt wurde und wann dies geschehen wird.",
  },
  formerName: {
    en: "Please state each earlier name of the company, one per line. If there is none, please write so.",
    nl: "Vermeld elke vroegere naam van de onderneming, één per regel. Is er geen, schrijf dat dan.",
    fr: "Veuillez indiquer chaque ancien nom de l'entreprise, un par ligne. S'il n'y en a pas, veuillez l'écrire.",
    de: "Bitte geben Sie jeden früheren Namen des Unternehmens an, einen pro Zeile. Gibt es keinen, schreiben Sie das bitte.",
  },
  wokenUp: {
    en: "Please state from whom the company was bought, when, for what price and with what money, and what it did before.",
    nl: "Vermeld van wie de onderneming werd gekocht, wanneer, voor welke prijs en met welk geld, en wat zij voordien deed.",
    fr: "Veuillez indiquer à qui l'entreprise a été achetée, quand, à quel prix et avec quel argent, et ce qu'elle faisait auparavant.",
    de: "Bitte geben Sie an, von wem das Unternehmen gekauft wurde, wann, zu welchem Preis und mit welchem Geld, und was es zuvor tat.",
  },
  licence: {
    en: "Please state which authority of which country granted each licence that you have, with its number and day, and each application that was refused, withdrawn or is not decided yet.",
    nl: "Vermeld welke autoriteit van welk land elke vergunning verleende die u hebt, met nummer en datum, en elke aanvraag die werd geweigerd, ingetrokken of waarover nog niet is beslist.",
    fr: "Veuillez indiquer quelle autorité de quel pays a accordé chaque agrément que vous avez, avec son numéro et sa date, et chaque demande refusée, retirée ou sur laquelle il n'a pas encore été statué.",
    de: "Bitte geben Sie an, welche Behörde welchen Landes jede Ihrer Zulassungen erteilt hat, mit Nummer und Datum, sowie jeden Antrag, der abgelehnt oder zurückgezogen wurde oder über den noch nicht entschieden ist.",
  },
  turnover: {
    en: "Please state which companies receive what your company earns: name, country and share of it, by what agreement, and what pays your own costs.",
    nl: "Vermeld welke ondernemingen ontvangen wat uw onderneming verdient: naam, land en aandeel daarin, volgens welke overeenkomst, en waarmee u uw eigen kosten betaalt.",
    fr: "Veuillez indiquer quelles entreprises reçoivent ce que gagne la vôtre : nom, pays et part, en vertu de quel accord, et comment vous payez vos propres frais.",
    de: "Bitte geben Sie an, welche Unternehmen erhalten, was Ihres verdient: Name, Land und Anteil, aufgrund welcher Vereinbarung, und womit Sie Ihre eigenen Kosten bezahlen.",
  },
  volume: {
    en: "Please state how the volume that you expect each month is made up: what you sell, at what price, how often and to how many customers.",
    nl: "Vermeld hoe het volume dat u per maand verwacht is samengesteld: wat u verkoopt, tegen welke prijs, hoe vaak en aan hoeveel klanten.",
    fr: "Veuillez indiquer comment se compose le volume mensuel que vous prévoyez : ce que vous vendez, à quel prix, à quelle fréquence et à combien de clients.",
    de: "Bitte geben Sie an, wie sich das monatlich erwartete Volumen zusammensetzt: was Sie verkaufen, zu welchem Preis, wie oft und an wie viele Kunden.",
  },
} as const satisfies Readonly<Record<string, Words>>;
