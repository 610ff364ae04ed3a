import type { Language } from "../../src/platform/language.ts";

/** One thing an officer may look for, and the one passage of all that says it, in other words. */
export interface MemoryPair {
  readonly language: Extract<Language, "nl" | "fr" | "en">;
  readonly query: string;
  readonly passage: string;
}

const nl = (query: string, passage: string): MemoryPair => ({ language: "nl", query, passage });
const fr = (query: string, passage: string): MemoryPair => ({ language: "fr", query, passage });
const en = (query: string, passage: string): MemoryPair => ({ language: "en", query, passage });

/**
 * What the ranking of passages is measured on: twenty paraphrases in each language, looked for among all sixty
 * passages. They were written before the ranking was tuned; change the ranking to fit the pairs, never the other
 * way round.
 */
export const MEMORY_PAIRS: readonly MemoryPair[] = [
  nl(
    "treffer op de sanctielijst bleek een naamgenoot te zijn",
    "De match met de EU-sanctielijst werd verworpen: de bestuurder heeft een andere geboortedatum en is dus niet dezelfde persoon.",
  ),
  nl(
    "klant wou niet zeggen waar het geld vandaan komt",
    "Dossier geweigerd omdat de herkomst van de middelen na twee vragen onduidelijk bleef.",
  ),
  nl(
    "achterstallige bijdragen bij de RSZ met een afbetalingsplan",
    "Sociale schuld aanvaard: de onderneming legde een plan voor met maandelijkse aflossingen en komt het na.",
  ),
  nl(
    "andere eigenaar opgegeven dan in het UBO-register staat",
    "De uiteindelijke begunstigde in het register verschilt van de aangifte; nieuw uittreksel en organogram opgevraagd.",
  ),
  nl(
    "negatieve berichten in de krant over fraude",
    "Ongunstige persartikelen over oplichting door de zaakvoerder: dossier geëscaleerd naar de compliance manager.",
  ),
  nl(
    "pas opgericht bedrijf zonder jaarrekening",
    "Jonge vennootschap van drie maanden oud: openingsbalans en financieel plan gevraagd in plaats van neergelegde cijfers.",
  ),
  nl(
    "btw-nummer werkt niet in VIES",
    "Het btw-nummer was ongeldig; de klant was vrijgesteld als kleine onderneming en dat volstond.",
  ),
  nl(
    "webshop is onbereikbaar",
    "Website gaf een foutmelding. De handelaar kreeg een week om de site online te zetten.",
  ),
  nl(
    "cryptohandelaar zonder vergunning van de FSMA",
    "Aanbieder van virtuele valuta was niet geregistreerd bij de toezichthouder: geweigerd.",
  ),
  nl(
    "minister als bestuurder, verscherpt onderzoek nodig",
    "Politiek prominente persoon in de raad van bestuur: verhoogde waakzaamheid en goedkeuring door het senior management.",
  ),
  nl(
    "identiteitskaart was vervallen",
    "Het paspoort van de vertegenwoordiger was niet meer geldig; een recent identiteitsbewijs is nagevraagd.",
  ),
  nl(
    "het maatschappelijk adres klopt niet met de KBO",
    "Zetel op het contract wijkt af van de zetel in de Kruispuntbank omdat het bedrijf pas verhuisd is; huurcontract aanvaard.",
  ),
  nl(
    "bankrekening staat op naam van iemand anders",
    "De IBAN behoort toe aan een derde en niet aan de handelaar: uitbetaling geblokkeerd tot een rekeningattest komt.",
  ),
  nl(
    "faillissement van een vroegere vennootschap van de zaakvoerder",
    "De bestuurder leidde eerder een firma die failliet ging, en startte op hetzelfde adres opnieuw: mogelijk feniksbedrijf.",
  ),
  nl(
    "gokken en weddenschappen willen we niet",
    "Online kansspelen vallen buiten onze risicobereidheid, dossier afgewezen.",
  ),
  nl(
    "de omzet past niet bij de aangegeven activiteit",
    "Verwachte transactievolumes waren veel te hoog voor een buurtbakkerij; verklaring gevraagd.",
  ),
  nl(
    "brief aan klant moet korter en beleefder",
    "De officer herschreef de voorgestelde taak: vriendelijker toon, minder woorden, geen jargon.",
  ),
  nl(
    "vestiging in een land met hoog risico op witwassen",
    "Moederbedrijf in een derde land met strategische tekortkomingen op de FATF-lijst: bijkomende documenten over de groep vereist.",
  ),
  nl(
    "stroman vermoed achter de zaakvoerder",
    "De officiële directeur wist niets over de zaak en handelde in opdracht van een ander: overgemaakt aan de MLRO.",
  ),
  nl(
    "geen e-facturatie via Peppol",
    "Onderneming staat nog niet in de Peppol-gids; enkel een opmerking, geen reden om te weigeren.",
  ),

  fr(
    "homonyme sur la liste des sanctions",
    "Correspondance avec la liste de l'UE écartée: le gérant n'a pas la même date de naissance, ce n'est pas lui.",
  ),
  fr(
    "le client refuse d'expliquer d'où vient l'argent",
    "Dossier rejeté: l'origine des fonds est restée inexpliquée malgré deux relances.",
  ),
  fr(
    "dettes à l'ONSS avec un plan d'apurement",
    "Arriérés de cotisations sociales acceptés, car un échéancier est signé et respecté chaque mois.",
  ),
  fr(
    "le propriétaire déclaré n'est pas celui du registre UBO",
    "Bénéficiaire effectif différent entre la déclaration et le registre; organigramme et extrait récents demandés.",
  ),
  fr(
    "mauvaise presse: articles sur une escroquerie",
    "Des médias parlent d'une fraude de l'administrateur: cas remonté au responsable de la conformité.",
  ),
  fr(
    "société toute neuve sans comptes annuels",
    "Entreprise constituée il y a trois mois: plan financier et bilan d'ouverture réclamés au lieu des comptes déposés.",
  ),
  fr(
    "numéro de TVA refusé par VIES",
    "Le numéro de TVA était invalide; la franchise des petites entreprises l'expliquait et cela a suffi.",
  ),
  fr(
    "le site internet ne répond pas",
    "La boutique en ligne affichait une erreur. Une semaine accordée au commerçant pour la remettre en ligne.",
  ),
  fr(
    "plateforme crypto sans agrément",
    "Le prestataire de monnaies virtuelles n'était pas enregistré auprès de la FSMA: refusé.",
  ),
  fr(
    "un ministre parmi les administrateurs, vigilance renforcée",
    "Personne politiquement exposée au conseil: accord de la haute direction et surveillance accrue exigés.",
  ),
  fr(
    "carte d'identité expirée",
    "Le passeport du représentant était périmé; une pièce en cours de validité a été redemandée.",
  ),
  fr(
    "l'adresse du siège ne correspond pas à la BCE",
    "Siège social différent de celui de la Banque-Carrefour à cause d'un déménagement récent; bail accepté.",
  ),
  fr(
    "compte bancaire au nom d'un tiers",
    "L'IBAN n'appartient pas au marchand mais à une autre personne: versements bloqués jusqu'à l'attestation de la banque.",
  ),
  fr(
    "ancienne société du gérant en faillite",
    "Le dirigeant avait déjà une entreprise déclarée faillie et recommence à la même adresse: soupçon de société phénix.",
  ),
  fr("pas de jeux de hasard chez nous", "Les paris en ligne dépassent notre appétit pour le risque, dossier décliné."),
  fr(
    "chiffre d'affaires incohérent avec le métier annoncé",
    "Volumes de transactions attendus trop élevés pour une boulangerie de quartier; justification demandée.",
  ),
  fr(
    "message au client plus court et plus poli",
    "L'officier a reformulé la tâche proposée: ton aimable, phrases brèves, sans jargon.",
  ),
  fr(
    "maison mère dans un pays à haut risque de blanchiment",
    "Le groupe dépend d'un État tiers de la liste du GAFI: documents supplémentaires sur la structure exigés.",
  ),
  fr(
    "soupçon d'homme de paille derrière le gérant",
    "Le directeur officiel ignorait tout de l'affaire et agissait pour quelqu'un d'autre: transmis au MLRO.",
  ),
  fr(
    "pas de facturation électronique Peppol",
    "L'entreprise ne figure pas encore dans l'annuaire Peppol; simple remarque, aucun motif de refus.",
  ),

  en(
    "sanctions hit was only somebody with the same name",
    "Match with the EU list dismissed: the director's date of birth differs, it is another person.",
  ),
  en(
    "customer would not tell us where the money comes from",
    "Case rejected because the source of funds stayed unexplained after two requests.",
  ),
  en(
    "unpaid social security but on a payment plan",
    "Social debt accepted: the company showed an instalment agreement and keeps to it every month.",
  ),
  en(
    "declared owner is not the one in the register",
    "Beneficial owner on file differs from the declaration; a fresh extract and an organisation chart were requested.",
  ),
  en(
    "bad press about fraud",
    "Adverse media on a swindle by the managing director: escalated to the compliance manager.",
  ),
  en(
    "brand-new company that has no annual accounts yet",
    "Recently incorporated, three months old: opening balance and financial plan asked for instead of filed figures.",
  ),
  en(
    "VIES says the VAT number does not exist",
    "VAT registration was invalid; the small-business exemption explained it and that was enough.",
  ),
  en("web shop cannot be reached", "The website returned an error. The merchant got a week to bring it back online."),
  en(
    "crypto exchange without a licence",
    "Provider of virtual currency was not registered with the supervisor: turned down.",
  ),
  en(
    "politician on the board needs extra checks",
    "Politically exposed person among the directors: enhanced due diligence and approval by senior management.",
  ),
  en(
    "ID card had run out",
    "The representative's passport was expired; a valid identity document was asked for again.",
  ),
  en(
    "head office is not where the registry says",
    "Registered address differs from the contract because the firm moved recently; lease accepted as proof.",
  ),
  en(
    "account holder is somebody other than the merchant",
    "The IBAN belongs to a third party: payouts blocked until the bank confirms the account.",
  ),
  en(
    "director's former business went bust",
    "The manager ran a company before that went bankrupt and started again at the same address: possible phoenix.",
  ),
  en("we stay away from betting", "Online gambling is outside our risk appetite, application declined."),
  en(
    "turnover does not fit the trade",
    "Expected transaction volumes were far too high for a neighbourhood bakery; explanation requested.",
  ),
  en(
    "make the letter to the customer shorter and kinder",
    "The officer reworded the suggested task: friendlier tone, fewer words, no jargon.",
  ),
  en(
    "parent company in a money-laundering high-risk country",
    "Group headed from a third country on the FATF list: additional documents on the structure required.",
  ),
  en(
    "straw man suspected behind the director",
    "The official manager knew nothing about the business and acted for someone else: passed to the MLRO.",
  ),
  en(
    "not ready for e-invoicing",
    "The company is not in the Peppol directory yet; a remark only, no ground for refusal.",
  ),
];

/** Thirty more on other matters, that no tuning looked at: what the ranking is worth on what it has not seen. */
export const UNSEEN_PAIRS: readonly MemoryPair[] = [
  nl(
    "klant antwoordt niet meer",
    "Na drie herinneringen kwam er geen reactie van de handelaar; het dossier werd zonder gevolg afgesloten.",
  ),
  nl(
    "document lijkt vervalst",
    "De rekeningafschriften waren bewerkt: lettertypes en totalen klopten niet. Geweigerd wegens namaak.",
  ),
  nl(
    "veel contant geld in een nachtwinkel",
    "Zaak met hoofdzakelijk cash ontvangsten: kasboek van zes maanden opgevraagd.",
  ),
  nl(
    "echtgenote van een burgemeester",
    "Familielid van een politiek prominent persoon: behandeld als PEP met verscherpt toezicht.",
  ),
  nl(
    "belastingen niet betaald aan de FOD Financiën",
    "Fiscale schuld van twaalfduizend euro vastgesteld; eerst bewijs van betaling nodig.",
  ),
  nl(
    "te veel firma's op één adres",
    "Veertig ondernemingen delen deze zetel, een virtueel kantoor: bezoek ter plaatse of huurcontract verlangd.",
  ),
  nl(
    "jaarcijfers te laat ingediend bij de Nationale Bank",
    "De jaarrekening werd pas na aanmaning neergelegd; aanvaard met een opmerking.",
  ),
  nl("verkoop van wapens", "Handel in vuurwapens staat op de lijst van verboden activiteiten: geen relatie."),
  nl(
    "risico lager gezet na extra uitleg",
    "De officer verminderde het risiconiveau van hoog naar middel omdat de toelichting overtuigde.",
  ),
  nl(
    "volmacht van de ondertekenaar ontbreekt",
    "Wie tekende was geen bestuurder; een machtiging van de raad is gevraagd.",
  ),
  fr("aucune réponse du client", "Trois rappels sont restés sans suite de la part du commerçant: dossier classé."),
  fr(
    "pièce justificative falsifiée",
    "Les extraits de compte avaient été retouchés: polices et totaux incohérents. Refus pour faux.",
  ),
  fr("beaucoup d'argent liquide", "Activité encaissant surtout des espèces: livre de caisse sur six mois réclamé."),
  fr("épouse d'un député", "Proche d'une personne politiquement exposée: traitée comme PPE, vigilance accrue."),
  fr(
    "impôts impayés au SPF Finances",
    "Dette fiscale de douze mille euros constatée; preuve de paiement nécessaire d'abord.",
  ),
  fr(
    "trop de sociétés domiciliées au même endroit",
    "Quarante entreprises partagent ce siège, un bureau virtuel: bail ou visite sur place demandés.",
  ),
  fr(
    "actionnaire par prête-nom via un trust à Jersey",
    "Parts détenues par une fiducie étrangère: acte constitutif et identité du constituant exigés.",
  ),
  fr(
    "commerce avec la Russie",
    "Exportations vers un territoire sous embargo: contrats et destinations finales à vérifier.",
  ),
  fr(
    "société dormante réveillée",
    "Entreprise sans activité pendant huit ans qui redémarre soudain: explication obtenue du gérant.",
  ),
  fr(
    "procuration manquante pour le signataire",
    "Celui qui a signé n'est pas administrateur; un mandat du conseil est demandé.",
  ),
  en("customer stopped replying", "No reaction from the merchant after three reminders; the file was closed."),
  en(
    "paperwork looks forged",
    "The bank statements had been edited, fonts and totals did not match: refused as counterfeit.",
  ),
  en("cash-heavy business", "Mostly banknotes taken at the till: six months of the cash book requested."),
  en("wife of a mayor", "Family member of a politically exposed person: handled as a PEP with closer monitoring."),
  en("taxes owed to the state", "Fiscal debt of twelve thousand euros found; proof of payment first."),
  en(
    "dozens of firms at one address",
    "Forty companies share this seat, a virtual office: site visit or lease wanted.",
  ),
  en("trading with an embargoed country", "Exports to Russia: contracts and end users must be checked."),
  en(
    "we lowered the risk after the explanation",
    "The officer changed the risk level from high to medium because the clarification was convincing.",
  ),
  en(
    "companies that own each other in a loop",
    "Circular shareholding between three entities: nobody stands at the top of the structure.",
  ),
  en(
    "the person on the selfie is not the one on the passport",
    "Photograph and identity document showed different people: video interview arranged.",
  ),
];
