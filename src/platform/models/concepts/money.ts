/** Money: where it comes from, where it goes, what is owed. */
export const MONEY = `
origin herkomst* oorsprong* afkomst* origine* provenance* source+of sources+of vandaan comes+from come+from vient proviennent provient mittelherkunft*
funds geld gelden middelen vermogen* argent fonds money fund funds wealth patrimoine* mittel kapital
explanation verklar* uitleg* uitgelegd toelicht* onverklaar* expliqu* explain* explan* inexpliqu* unexplained justif* clarif* eclairc* erklar* zeggen
cash cash contant* especes liquide* banknote* bargeld kasboek* kasgeld caisse* till billets
bank_account bankrekening* rekening rekeningen rekeningattest* compte+bancaire bank+account iban rekeninghouder* account+holder titulaire* bankkonto* kontoinhaber*
bank bank banque* bancair* banks banken bankattest*
payout uitbetal* versement* payout* pay+out auszahl* verse*
blocked geblokkeerd* blokk* bloque* blocked withheld gesperrt*
social_security rsz onss sociale+schuld* sociale+bijdrage* social+security cotisation* bijdrage* social+debt dette+sociale sozialversicherung* securite+sociale
debt schuld* dette* debt* arriere* achterstal* achterstallig* unpaid impaye* owed owes owing onbetaald* niet+betaald not+paid schulden
payment_plan afbetaling* aflossing* afbetalingsplan* apurement* echeanc* instalment* installment* payment+plan ratenzahlung* afbetaald* maandelijks* chaque+mois every+month
tax belasting* fisc* fiscale* impot* tax taxes taxed fiscal* steuer* fod+financien spf+finances inland+revenue
payment betaling* betaald* paiement* paye payees payment* paid zahlung*
turnover omzet* chiffre+d+affaires turnover* revenue* umsatz* transactievolume* volumes+de+transactions transaction+volume* volume* verkoopcijfer*
transaction transactie* transaction* transaktion*
chargeback chargeback* terugboeking* retrofacturation* storno* dispute* betwist* litige*
too_high te+hoog veel+te+hoog trop+eleve* far+too+high too+high excessi* overdreven disproportion*
mismatch te+hoog veel+te+hoog trop+eleve* too+high far+too+high past+niet klopt+niet klopten+niet wijkt+af afwijk* verschil* differ* incoheren* inconsist* ne+correspond correspond+pas n+est+pas+celui is+not+the+one is+not+where does+not+fit not+match mismatch* andere+eigenaar abweich* unterschied*
loan lening* emprunt* pret loan* kredit* krediet* financier* credit
investor investeerder* investiss* invest* anleger*
donation schenking* gift don dons donation* spende*
inheritance erfenis* heritage* succession inherit* erbschaft*
salary loon lonen salaire* salary wage* gehalt
`;
