import { kindWords } from "../kind-words.ts";

export const CONTRACT_WORDS = kindWords({
  titles: `
    aannemingsovereenkomst
    distributieovereenkomst
    contrat de distribution
    pacte d'actionnaires
    kaufvertrag
    werkvertrag
    beratungsvertrag
    handelsvertretervertrag
    vertriebsvertrag
    pachtvertrag
    shareholders' agreement
    distribution agreement
    lening
    leningsovereenkomst
    contrat de pret
    darlehensvertrag
    darlehen
    loan agreement
    loan
    accord de confidentialite
    overeenkomst
    dienstverleningsovereenkomst
    raamovereenkomst
    huurovereenkomst
    handelshuurovereenkomst
    arbeidsovereenkomst
    opdrachtbrief
    contract
    contrat
    contrat de prestation de services
    bail commercial
    convention
    lettre de mission
    contrat de travail
    contrat de location
    contrat de fourniture
    vertrag
    dienstleistungsvertrag
    rahmenvertrag
    mietvertrag
    gewerbemietvertrag
    arbeitsvertrag
    service agreement
    services agreement
    lease
    commercial lease
    tenancy agreement
    huurcontract
    bail d'habitation
    bail de residence principale
    contrat de bail
    wohnungsmietvertrag
    assured shorthold tenancy
    letter of engagement
    master services agreement
    consultancy agreement
  `,
  strong: `
    ^.{0,140}\\b(?<!(?:uw|votre|your|ihr|n° de|numero de|de votre) )(?!gesellschaftsvertrag)(?:[a-z-]*overeenkomst|[a-z]*contract|convention|contrat|bail|[a-z-]*vertrag|[a-z]*vereinbarung|agreement|tenancy|memorandum of understanding|letter of engagement|pacte|avenant)\\b(?! ?(?:n[°ro.]|nr|number|no\\b|:|\\d|client))(?=.*\\b(?:partij(?:en)?|part(?:ie|y)s?|parties|parteien?|ondergetekenden?|soussigne\\S*|unterzeichne\\S*|undersigned|between|entre|tussen|zwischen|duree|duur|laufzeit|dauer|loopt|term)\\b)
    (?:\\b(?:de|le|la|der|die|the|dem|den|des|du|au|het|een) (?:opdrachtgever|opdrachtnemer|dienstverlener|(?:onder)?aannemer|leverancier|verdeler|verhuurder|huurder|verkoper|koper|afnemer|licentienemer|licentiegever|werkgever|werknemer|consultant|agent|prestataire|fournisseur|distributeur|bailleur|preneur|locataire|vendeur|acheteur|acquereur|cedant|cessionnaire|donneur d'ordre|mandant|mandataire|employeur|salarie|travailleur|client|auftraggeber|auftragnehmer|lieferant|handler|vermieter|mieter|verkaufer|kaufer|besteller|dienstleister|arbeitgeber|arbeitnehmer|lizenzgeber|lizenznehmer|principal|contractor|supplier|distributor|landlord|tenant|lessor|lessee|seller|buyer|purchaser|service provider|customer|licensor|licensee|employer|employee|franchisor|franchisee)s?\\b.*?){3}
    \\b(?:verhuurder|bailleur|vermieter(?:in)?|landlord|lessor)\\b.{0,220}\\b(?:huurder|locataire|preneur|mieter(?:in)?|tenant|lessee)\\b
    governed by.{0,40}\\blaws?\\b|(?:op|auf|sur) (?:deze|dit|diesen?|das|le present|la presente) (?:overeenkomst|contract|\\S*vertrag\\S*|contrat|convention).{0,50}\\b(?:recht|droit)\\b|(?:regie?s?|soumise?s?)\\b.{0,15}\\b(?:droit|loi)\\b|(?:findet|gilt|unterliegt) (?:dem )?(?:\\S+ )?\\S*recht\\b|is (?:\\S+ )?recht van toepassing|(?:belgisch|nederlands|deutsches|luxemburgisches) recht
    \\b(?:[a-z]*overeenkomst|[a-z]*contract|huur|contrat|convention|bail|[a-z]*vertrag|[a-z]*mietverhaltnis|agreement|lease|tenancy|appointment) (?:\\S+ )?(?:loopt|(?:wordt|is) (?:\\S+ )?(?:aangegaan|gesloten)|gaat in|vangt aan|est (?:conclue?|consentie?|etablie?|renouvel)|prend (?:cours|effet)|lauft|beginnt|(?:wird|ist) (?:auf|fur|unbefristet)|tritt in kraft|runs|commences|continues|shall (?:commence|remain|continue)|is for an?)
    (?:partij|partie|partei|party|parties|partijen|parteien|partner)s?\\b.{0,70}(?:beeindigen|opzeggen|opgezegd|resilier|mettre fin|denoncer|kundigen|gekundigt|terminate)
    partijen (?:wensen|willen|beogen)|komen (?:het volgende|hierbij het volgende|als volgt) overeen|in aanmerking nemende
    de ondergetekenden ?:|opgemaakt (?:en ondertekend )?te .{2,40} in (?:twee|drie|zoveel|tweevoud|drievoud)|in (?:twee|drie)voud (?:opgemaakt|ondertekend)
    (?:hierna|verder) ["(]?(?:te noemen|genoemd|aangeduid)|hierna ["(]?(?:de )?(?:ver)?koper
    ci-apres [«"(]|il (?:a ete|est) (?:convenu|arrete|expose)|d'autre part
    le bailleur .{0,30}(?:donne|loue)|(?:garantie locative|depot de garantie).{0,40}(?:mois|eur)|loyer mensuel
    (?:nachfolgend|nachstehend|im folgenden) [„"(“']|wird (?:folgender|nachfolgender|nachstehender) .{0,30}(?:vertrag|vereinbarung)|schliessen (?:folgenden|nachfolgenden|hiermit)
    agreement is (?:entered|dated|made|between)|this (?:\\S+ ){0,3}(?:agreement|contract|deed|lease) (?:is (?:made|entered|dated)|has been entered|dated)|agreed terms|now,? therefore|now it is (?:hereby )?agreed
    \\(the ["“](?:company|supplier|distributor|client|customer|landlord|tenant|seller|buyer|purchaser|vendor|agent|founder|consultant|contractor|licensor|licensee|employer|employee)|either party may
    in zweifacher ausfertigung|in duplo|fait en .{0,20}exemplaires|en (?:deux|trois|autant d') ?exemplaires|executed as a deed|signed for and on behalf of
    \\b(?:uit)?lener\\b|kredietnemer|emprunteur|preteur|darlehensnehmer|darlehensgeber|\\bborrower\\b|\\blender\\b
    partijen (?:komen|verklaren|zijn)|les parties (?:conviennent|declarent)|die parteien (?:vereinbaren|sind)|the parties (?:agree|have agreed|hereby)
    (?:is|wordt) overeengekomen (?:wat volgt|als volgt|hetgeen volgt)
    (?:hierna|verder) (?:genoemd|te noemen)?:? ?"?(?:de )?"?(?:opdrachtgever|dienstverlener|huurder|verhuurder|leverancier|klant)
    entre les (?:soussignes|parties)
    (?:il (?:a ete|est)|ont) convenu (?:ce qui suit|de ce qui suit)?
    d'une part
    zwischen (?:den (?:unterzeichneten|parteien)|der|dem|folgenden)?.{0,200}(?:nachfolgend|nachstehend|im folgenden)
    (?:nachfolgend|nachstehend|im folgenden) ["(]?(?:genannt|als|auftraggeber|mieter|vermieter|dienstleister|bezeichnet|"|die)
    (?:wird|haben) .{0,30}(?:folgendes|folgender) (?:vereinbart|vertrag)
    this agreement (?:is made|is entered|\\()
    hereinafter (?:referred to as|called|the)
    opgemaakt in (?:twee|zoveel|\\d|drie) .{0,20}(?:exemplaren|origineel)
    fait (?:en (?:deux|autant|double|\\d)|a .{2,30} en (?:deux|autant|double))
    in (?:zwei|doppelter|\\d) (?:originalen|exemplaren|ausfertigung)
    in witness whereof
  `,
});
