/**
 * What speaks against every kind of document that an authority or a company issues: letters that ask for one, texts
 * about one, forms that nobody filled in. Folded patterns.
 */

const alternatives = (text: string): RegExp =>
  new RegExp(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join("|"),
    "g",
  );

export const LETTER = alternatives(`
  \\bgeachte (?:heer|mevrouw|klant|client|relatie|dames|meester|mevr|dhr|directie)
  \\bbeste (?:heer|mevrouw|klant|collega|lezer)
  \\b(?:cher|chere) (?:monsieur|madame|client|cliente|maitre)
  \\b(?:madame, monsieur|mesdames, messieurs|monsieur le directeur),
  \\bsehr geehrte
  \\bdear (?:sir|madam|sirs|mr|mrs|ms|customer|client|colleague)
  \\bmet vriendelijke groet
  \\bhoogachtend
  \\bveuillez agreer
  \\bnous vous prions d'agreer
  \\bmeilleures salutations
  \\bmit freundlichen grus
  \\byours (?:sincerely|faithfully)
  \\bkind regards
`);

export const REQUEST = alternatives(`
  gelieve (?:ons )?.{0,80}(?:te bezorgen|over te maken|op te sturen|toe te sturen|te verstrekken|aan te leveren|mee te brengen)
  (?:wij|we) (?:verzoeken|vragen) u (?:vriendelijk )?(?:om )?
  ontbreekt? (?:nog|in uw dossier)
  (?:u dient|dient u) .{0,60}(?:bezorgen|aanleveren|indienen)
  (?:veuillez|priere de|merci de|nous vous prions de|nous vous demandons de) (?:bien vouloir )?(?:nous )?(?:faire parvenir|transmettre|fournir|envoyer|communiquer|adresser|joindre)
  documents? (?:manquants?|a fournir|demandes?)
  bitte (?:senden|ubermitteln|reichen|legen|stellen) sie (?:uns )?
  wir bitten (?:sie|um)
  (?:fehlende|einzureichende|benotigte|folgende) (?:unterlagen|dokumente)
  (?:please|kindly) (?:provide|send|submit|supply|forward|upload|return)
  we (?:kindly )?(?:ask|request|require) (?:you|that you)
  (?:missing|required|requested|outstanding) documents
  (?:volgende|gevraagde|ontbrekende) (?:documenten|stukken)
`);

export const ABOUT = alternatives(`
  in dit artikel (?:leest|leggen|leert|bespreken|tonen|vertellen)
  (?:zo|hoe) (?:lees|leest|maak|vraag|doe) (?:je|u|jij)\\b
  lees (?:ook|meer|verder)
  (?:comment|pourquoi) (?:lire|faire|obtenir|demander|rediger)
  dans cet article, (?:nous|vous)
  lire (?:aussi|la suite|egalement)
  so (?:lesen|beantragen|erhalten|funktioniert)
  in diesem (?:beitrag|blog)
  lesen sie (?:auch|mehr|weiter)
  how to (?:read|get|obtain|apply|write|make|use)
  in this (?:blog|post|guide|article,? (?:we|you))
  read (?:more|also|on)\\b
  (?:volgens|aldus|zegt) (?:de )?(?:woordvoerder|ceo|analisten|zaakvoerder|oprichter|topman)
  (?:selon|a declare|declare|explique) (?:le|la|l')? ?(?:porte-parole|patron|fondateur|ceo|directeur general)
  (?:sagte|erklarte|teilte) .{0,40}(?:sprecher|geschaftsfuhrer|grunder|unternehmen)
  (?:said|told|according to) .{0,40}(?:spokes|chief executive|ceo|founder|reporters?|analysts?)
  \\(belga\\)|\\(anp\\)|\\(afp\\)|\\(dpa\\)|\\(reuters\\)|\\bpersbericht\\b|communique de presse|pressemitteilung|press release
  (?:van|door) onze (?:redact|verslaggever|correspondent)
  de notre correspondant
`);

export const OTHER_PAPER = alternatives(`
  \\bingredienten\\b|\\bingredients\\b|\\bzutaten\\b|(?<!\\b(?:de|van|het) )\\bbereiding\\b|(?<!\\b(?:die|der|zur) )\\bzubereitung\\b|eetlepels?|cuilleres? a soupe|essloffel|tablespoons?|\\bpersonen\\b.{0,20}\\bminuten\\b
  curriculum vitae|\\blebenslauf\\b|werkervaring|berufserfahrung|experience professionnelle|work experience
  (?<!\\b(?:de|het) )(?:notulen|verslag) van de .{0,40}(?:algemene vergadering|raad van bestuur|bestuursvergadering|vergadering)
  (?<!(?:\\bdu|\\bd'un|\\bau|\\ble) )proces-verbal (?:de (?:la reunion|l'assemblee|la seance|reunion)|du conseil)
  (?<!\\b(?:dem|das|des|im|vom) )protokoll (?:der|uber die|zur) .{0,30}(?:versammlung|sitzung)|(?<!(?:der|die) )niederschrift uber die
  (?<!\\bthe )minutes of (?:the|a) .{0,40}(?:meeting|board)
  aanvraagformulier|inlichtingenformulier|formulaire de demande|formulaire d'inscription|antragsformular|application form|request form|order form|bestelformulier|bon de commande
  (?:instap|vlieg|trein)(?:kaart|ticket)|boarding pass|carte d'embarquement|bordkarte|billet (?:de train|electronique)|fahrkarte|e-ticket|reisschema|itinerary
  gebruiksaanwijzing|handleiding|mode d'emploi|manuel d'utilisation|bedienungsanleitung|gebrauchsanweisung|user manual|instruction manual|operating instructions
  verzekeringspolis|polisnummer|verzekeringnemer|preneur d'assurance|police (?:d'assurance )?n[°o]|versicherungsnehmer|versicherungsschein|policyholder|policy schedule|insurance policy n
  ontdek (?:ons|onze) .{0,20}aanbod|decouvrez (?:notre|nos) .{0,20}offres?|profitez de (?:notre|nos|cette) offre|entdecken sie unser|discover our .{0,20}offers?|(?:de )?actie loopt tot
  checklist|controlelijst|liste des (?:pieces|documents) a|unterlagenliste
  vacature|offre d'emploi|stellenanzeige|job (?:vacancy|description)
  menukaart|speisekarte
`);

/** Papers of other kinds by their headings. In a sentence of a bill or a letter, such a word says nothing. */
export const OTHER_HEADING = alternatives(`
  ^(?:prijs)?offerte\\b|^devis\\b|^angebot\\b|^quotation\\b|^(?:price )?quote\\b|^estimate\\b|^kostenvoranschlag
  \\bnieuwsbrief\\b|\\bnewsletter\\b|^uitnodiging\\b|^invitation\\b|^einladung\\b
  (?:spaar|termijn|effecten|beleggings)rekening.{0,20}(?:afschrift|uittreksel|overzicht)|(?:afschrift|uittreksel|overzicht) .{0,12}(?:spaar|termijn|effecten|beleggings)rekening
  (?:releve|extrait) .{0,20}(?:epargne|livret|titres|portefeuille)|(?:auszug|abrechnung) .{0,12}(?:spar|tagesgeld|depot|festgeld)|(?:spar|depot|tagesgeld)\\w*auszug|savings.{0,20}statement|statement.{0,20}savings|portfolio statement|^portefeuille
  ^loon(?:brief|fiche|strook)|^salaris(?:strook|specificatie)|^(?:fiche|bulletin) de (?:paie|salaire)|^(?:gehalts|lohn|entgelt)abrechnung|^pay ?slip\\b|^individuele rekening
  (?:geboorte|huwelijks|overlijdens)akte|acte de (?:naissance|mariage|deces)|(?:geburts|heirats|ehe|sterbe)urkunde|(?:birth|marriage|death) certificate
  ^diploma\\b|^diplome\\b|^zeugnis\\b|^(?:arbeits|abschluss)zeugnis
  ^lever(?:ings)?bon|^pakbon|^vrachtbrief|^bon de livraison|^bordereau de livraison|^lieferschein|^delivery note|^packing (?:list|slip)|\\bcmr\\b
  ^bestelbon|^bestelling\\b|^bon de commande|^bestellung\\b|^purchase order|^order confirmation|^orderbevestiging|^auftragsbestatigung|^confirmation de commande
  ^(?:eerste |laatste )?(?:aanmaning|betalingsherinnering|herinnering)\\b|^(?:premier |dernier )?rappel\\b|^mise en demeure|^(?:erste |letzte )?(?:mahnung|zahlungserinnerung)|^(?:payment |first |final )?reminder\\b|^final notice
  ^rijbewijs|^permis de conduire|^fuhrerschein|^driving licen|kentekenbewijs|(?:certificat d'immatriculation|inschrijvingsbewijs).{0,20}(?:vehicule|voertuig)|zulassungsbescheinigung teil|vehicle registration
  strafregister|casier judiciaire|fuhrungszeugnis|criminal record|basic disclosure
  (?:medisch|doktersattest)|certificat medical|arztliche|krankmeldung|medical certificate|vaccin
  verzekeringsattest|groene kaart|attestation d'assurance|versicherungsbestatigung|certificate of insurance|green card
  ^garantie(?:bewijs|karte)?\\b|^certificat de garantie|^warranty\\b
`);

/** Places that a form leaves to be filled in. Dots that lead to a figure leave nothing open. */
export const BLANK = /(?:[._…]\s?){8,}(?![._…\s]*[-(€£]?\s?\d)|_{4,}|☐|\[ {0,3}\]/g;
