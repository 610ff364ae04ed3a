/**
 * Words in nl, fr, de and en that stand beside names and are part of none, in small letters: they end a run of capitals,
 * such as at the start of a sentence, in a text in capitals, or of nouns in German. Particles of names are none of them.
 */
const FUNCTION_WORDS = `
  a about after all also am an any are as at be been before but by can do for from get had has have he her his how i if in into is it its
  me mine more most my no not now on once one only or our out over own she since so some than that the their them then there these they
  this those through to too two under until up us very was we were what when where which while who whose will with would yes you your
  aan achter al alle als ben bij binnen daar daarna dan dat deze die dit door dus een enkele er geen haar had heb hebben heeft hem hier hij
  hoe hun ik ja jij kan maar me meer mij mijn moet na naar nee niet nog nu om onder ons onze ook op over per sinds te tegen tijdens toch
  tot tussen uit veel via volgens voor waar wanneer want was wat we wie wij word worden wordt zal ze zij zijn zo zonder zou
  ai ainsi apres au aucun aussi autre aux avant avec avons c ce cela ces cet cette chez comme dans depuis deux donc elle elles entre est et
  etait eu faire il ils j je jusque leur leurs lors ma mais mes moi mon ne nos notre nous on ont ou où par pas pendant peu plus pour puis que qui
  sa sans se selon ses si sommes son sont sous suis sur ta tous tout toute toutes très un une vers via voici vos votre vous
  aber alle als am an auch auf aus bei beim bin bis da dabei damit dann das dass dein dem den der des die dies diese dieser dieses doch dort
  durch ein eine einem einen einer eines er es etwa für gegen gibt habe haben hat hatte ich ihr ihre ihrem ihren im in ist ja kann kein keine
  man mein meine meinem meinen meiner meines mit nach nein nicht noch nur ob oder ohne sehr sein seine seinem seiner seit seitdem sich sie
  sind über um und uns unser unsere unserem unseren unserer unter vom von vor war waren was weil wenn wer werden wie wir wird wo zu zum zur zwei zwischen
`;

/** Whom a name is given as, and titles before a name. */
const ROLE_WORDS = `
  mr mrs ms miss sir madam dr prof
  father mother brother sister uncle aunt cousin son daughter husband wife friend friends partner employer customer customers client clients
  supplier suppliers landlord neighbour boss owner director family company father-in-law mother-in-law brother-in-law sister-in-law
  grandfather grandmother nephew niece godfather accountant notary named called
  dhr mevr mevrouw meneer heer de-heer mw
  vader moeder broer zus oom tante neef nicht zoon dochter echtgenoot echtgenote vriend vriendin vrienden werkgever klant klanten leverancier
  leveranciers verhuurder buur baas eigenaar bestuurder familie firma bedrijf vennootschap schoonvader schoonmoeder schoonbroer schoonzus
  grootvader grootmoeder genaamd boekhouder notaris
  m mme mlle monsieur madame mademoiselle me
  père pere mère mere frère frere sœur soeur oncle cousine fils fille mari époux epoux épouse epouse ami amie amis associé associe employeur
  fournisseur fournisseurs propriétaire proprietaire voisin patron gérant gerant famille société societe entreprise beau-père beau-pere
  belle-mère belle-mere beau-frère beau-frere belle-sœur belle-soeur grand-père grand-pere grand-mère neveu nièce niece nommé nommée
  notaire comptable
  herr herrn frau
  vater vaters mutter bruder bruders schwester onkel onkels tante vetter sohn sohnes tochter ehemann ehemanns ehefrau gatte gattin freund
  freundes freunde freundin partnerin arbeitgeber arbeitgebers kunde kunden lieferant lieferanten vermieter vermieters nachbar nachbarn
  chef inhaber gesellschafter geschäftsführer familie unternehmen gesellschaft schwiegervater schwiegervaters schwiegermutter schwager
  schwagers großvater grossvater großmutter neffe nichte namens konto gehalt lohn miete darlehen schenkung erbschaft erbe verkauf
`;

/** Days, months, and what money and business are called in titles and texts in capitals. */
const OTHER_WORDS = `
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart mei juni juli augustus oktober december
  lundi mardi mercredi jeudi vendredi samedi dimanche janvier février fevrier mars avril mai juin juillet août aout septembre octobre novembre décembre decembre
  montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz juni juli dezember
  eur euro euros usd gbp iban bic vat btw tva mwst pos
  salary wages pension savings loan gift inheritance sale income rent dividend dividends allowance monthly yearly payment payments transfer transfers
  loon salaris wedde pensioen spaargeld lening schenking gift erfenis verkoop inkomen huur maandelijks betaling betalingen
  salaire pension épargne epargne prêt pret don héritage heritage vente revenu loyer mensuel paiement paiements
  rente ersparnisse kredit einkommen zahlung zahlungen überweisung
  see thanks none nothing born geboren né née ne nee geb
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(
  [FUNCTION_WORDS, ROLE_WORDS, OTHER_WORDS].flatMap((words) => words.trim().split(/\s+/)),
);
