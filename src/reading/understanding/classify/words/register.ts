import { kindWords } from "../kind-words.ts";

export const REGISTER_WORDS = kindWords({
  titles: `
    uittreksel uit de kbo
    extrait d'immatriculation
    extrait du rne
    extrait de la bce
    firmenbuch
    auszug mit aktuellen daten
    republik osterreich
    chronologischer abdruck
    auszug aus dem unternehmensregister
    company overview
    kbo public search
    kruispuntbank van ondernemingen
    gegevens van de geregistreerde entiteit
    uittreksel handelsregister
    banque-carrefour des entreprises
    donnees de l'entite enregistree
    extrait bce
    extrait kbis
    extrait d'immatriculation principale au registre du commerce et des societes
    extrait du registre de commerce et des societes
    extrait du registre du commerce et des societes
    registre de commerce et des societes
    registre national des entreprises
    attestation d'immatriculation
    aktueller ausdruck
    chronologischer ausdruck
    handelsregister
    zentrale datenbank der unternehmen
    crossroads bank for enterprises
    cbe public search
    registered entity data
    company details
    companies house
    companies registration office
    business register extract
    company printout
    extrait du registre
  `,
  headings: `
    (?:uittreksel|afschrift|inzage|gegevens|inzien|raadpleging|inschrijving|fiche).{0,40}(?:kbo|kruispuntbank|handelsregister|kvk|kamer van koophandel|ondernemingsregister|bedrijfsgegevens|onderneming)|(?:verklaring|bewijs) van inschrijving|bedrijfsfiche
    (?:kbo|kvk|handelsregister|kruispuntbank van ondernemingen).{0,20}(?:uittreksel|gegevens|inzien|inzage|public search)
    (?:extrait|fiche|releve|copie|attestation|donnees|consultation|etat|inscription).{0,40}(?:bce|banque-carrefour|registre d[eu] commerce|rcs|k ?bis|rne|registre national des entreprises|immatriculation|signaletique|d'entreprise|de l'entreprise)|etat des inscriptions
    (?:auszug|abdruck|ausdruck|abruf|bescheinigung|registerblatt).{0,40}(?:zdu|zud|handelsregister|firmenbuch|unternehmen|registergericht|gesellschaftsregister)|(?:handelsregister|firmenbuch|unternehmensregister).{0,30}(?:auszug|abdruck|ausdruck|abruf|abteilung)|chronologischer|aktueller abdruck|(?:abdruck|ausdruck).{0,30}register|registergericht.{0,20}(?:abdruck|ausdruck)|registerblatt|stand der eintragungen|bescheinigung .{0,12}eintragung
    (?:extract|printout|print-out|particulars|search|snapshot|profile|details|report).{0,40}(?:cbe|crossroads bank|trade register|company register|register of companies|companies house|business register|commercial register|registration office)|(?:company|business|entity|commercial register|trade register|chamber of commerce).{0,12}(?:extract|printout|snapshot|profile|particulars|search)|certificate of good standing|state of the entries|appointments report
    registre de commerce et des societes
    (?:attest|bewijs|certificat|attestation|bescheinigung|certificate).{0,20}(?:inschrijving|inscription|eintragung|registration|immatriculation).{0,40}(?:rechtspersonen|personnes morales|juristischen|legal entit|ondernemingen|entreprises|unternehmen|compan)
    (?:einsicht|inzage|consultation|raadpleging|recherche|search|fiche|stammblatt|identificatiefiche|identification sheet|appointments?).{0,40}(?:register|registre|zdu|kbo|bce|cbe|handelsregister|report)
  `,
  strong: `
    (?:inscrite?|immatriculee?|ingeschreven|eingetragen|registered) .{0,40}(?:banque-carrefour|kruispuntbank|zentralen datenbank|crossroads bank|rechtspersonenregister|registre des personnes morales|register der juristischen personen|register of legal entities)
    (?:ni|n'est pas|niet|nicht|is not|neither) (?:\\S+ ){0,5}(?:en faillite|failliet|in (?:vereffening|konkurs|liquidation|bankruptcy)|en liquidation)
    \\bgriffier\\b .{0,30}(?:certifie|atteste|bevestigt|verklaart)|\\bgreffier bescheinigt|clerk .{0,20}certifies
    \\bnormale toestand\\b
    \\bfn \\d{4,6} ?[a-z]\\b
    hauptbuch.{0,40}urkundensammlung
    luxembourg business registers
    (?:last|next) (?:annual return|statement dated)
    gegevens van de geregistreerde entiteit
    donnees de l'entite enregistree
    (?:daten der|angaben zur) (?:registrierten|eingetragenen) (?:einheit|entitat)
    (?:registered entity data|data of the registered entity)
    (?:uittreksel|gegevens) uit (?:de|het) (?:kbo|kruispuntbank|handelsregister)
    uittreksel handelsregister
    deze (?:inschrijving|onderneming|registratie) (?:valt onder|wordt beheerd)
    extrait (?:de la|du) (?:bce|banque-carrefour|registre d[eu] commerce|rcs)
    immatricul\\S+ au rcs
    extrait k ?bis
    (?:auszug|ausdruck) aus dem (?:handelsregister|unternehmensregister|zud)
    abteilung b
    nummer der eintragung
    nummer der firma
    extract from the (?:crossroads|register|commercial register|trade)
    (?:rechtstoestand|situation juridique|rechtslage|legal situation|legal status)
    nace-?bel
    companies act (?:2006|2014)
    nature of business \\(?sic
    (?:confirmation|previous) statement
  `,
});
