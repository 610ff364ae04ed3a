/** What a screening or a closer look brings up. */
export const RISK = `
sanctions sanctie* sanction* sanktion* bevriez* bevror* gel+des+avoirs freeze frozen zwarte+lijst liste+noire blacklist* watchlist*
match treffer* match* hit hits correspondance* ubereinstimm* gelijkenis* ressemblance*
embargo embargo* russ* belarus wit+rusland bielorussie iran* noord+korea coree+du+nord syri*
adverse_media pers* krant* presse press media* medias artikel* article articles newspaper* journal* journaux nieuws news nouvelles zeitung* berichtgeving reportage* negatieve+berichten mauvaise+presse ongunstig*
fraud fraud* oplicht* escroq* swindl* betrug* bedrog* arnaque* scam* tromper* malversation* misleid* deceptive
money_laundering witwas* blanchi* launder* geldwasch*
terrorism terroris* terreur
crime straf* criminel* criminal* crime* penal* veroordel* veroordeeld* condamn* convict* gevangenis* prison* misdr* delit* verurteil*
court rechtbank* rechtszaak* tribunal* court+case court+order gerecht* jugement* vonnis* judgment* judgement* proces proces+verbal lawsuit* klage
tax_evasion belastingontduik* evasion+fiscale tax+evasion steuerhinterziehung
suspicion vermoed* verdacht* soupcon* suspect* suspicio* verdach* mogelijk+fenix
report_authority mlro cfi ctif fiu meldplicht* melding* declaration+de+soupcon sar
high_risk_country hoog+risico haut+risque high+risk fatf gafi gwg derde+land pays+tiers etat+tiers third+country third+countries hochrisiko* offshore* belastingparadijs* paradis+fisca* tax+haven*
enhanced_diligence verscherpt* verhoogde+waakzaamheid waakzaam* vigilance* enhanced due+diligence renforce* accru* accrue* extra+checks extra+onderzoek verstarkt* senior+management haute+direction edd closer+monitoring
monitoring toezicht* surveillance* monitor* opvolging* suivi* uberwach* opvolgen
risk_appetite risicobereidheid* appetit* appetite* risicobeleid* politique+de+risque
prohibited verboden interdit* prohibit* banned forbidden verbot*
risk_level risiconiveau* niveau+de+risque risk+level risicoklasse* risikostufe*
lower lager lagere verlaag* verminder* abaiss* baiss* lower* reduc* diminu* downgrad* gesenkt
raise verhoog* hoger augment* increas* raised upgrad* erhoht*
phoenix feniks* fenix* phenix* phoenix* doorstart* opnieuw+begonnen started+again startte+opnieuw recommence*
circular circulair* circular* cirkel* kring boucle* loop kreis* elkaar each+other mutuel*
misdirection onduidelijk* unclear opaque* ondoorzichtig* vague vaag obscur*
~risk risico* risque* risk* risiko*
`;
