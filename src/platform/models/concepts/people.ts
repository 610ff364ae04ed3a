/**
 * A line is a concept: its name, then the words that stand for it in Dutch, French, English and German, without
 * accents. `*` ends the beginning of a word, `+` joins the words of a phrase, and `~` before the name marks a
 * concept so common that it tells little.
 */
export const PEOPLE = `
director bestuurder* zaakvoerder* directeur* director* gerant* dirigeant* administrateur* manager* geschaftsfuhrer* vorstand* directie executive*
board raad+van+bestuur conseil+d+administration board aufsichtsrat* bestuursorgaan
beneficial_owner ubo begunstigde* eigenaar* eigendom* beneficial beneficiaire* owner* owned owns proprietaire* eigentumer* wirtschaftlich*
shareholder aandeelhoud* actionnaire* actionnariat shareholder* shareholding* aandelen parts+sociales gesellschafter* kapitaal
representative vertegenwoordig* representant* representative* vertreter*
signatory ondertekenaar* ondertekend* tekende signataire* signe signature* signatory signed handtekening* unterzeichn*
family echtgeno* epouse epoux wife husband spouse familie* famille family relative relatives proche proches zoon dochter fils fille verwant* ehefrau* ehemann*
public_office pep ppe politi* minister* ministre* burgemeester* bourgmestre* maire mayor depute* senator* senateur* parlement* parliament* exposed exposee* exposes prominent* politisch* ambassad* staatssecretaris*
third_party derde+partij een+derde een+ander iemand+anders tiers third+party someone+else somebody+else quelqu+un+d+autre autre+personne other+than dritter dritte
straw_man stroman* stropop prete+nom* hommes+de+paille homme+de+paille straw+man front+man nominee* figurehead* katvanger* strohmann* wist+niets ignorait+tout knew+nothing acted+for in+opdracht+van agissait+pour
accountant boekhoud* comptable* accountant* bookkeep* auditor* revisor* reviseur* steuerberater*
lawyer advocaat* avocat* lawyer* notaris* notaire* notary rechtsanwalt*
employee werknemer* personeel* employe* employee* staff personnel mitarbeiter*
minor_child minderjarig* mineur* minor kind+van leeftijd* age+of mindestalter
~customer klant* client* customer* handelaar* marchand* commercant* merchant* kunde kunden handler
~officer officer* officier* behandelaar* gestionnaire* sachbearbeiter*
~person persoon* personne* person persons people mensen
`;
