/** What registers say of a company, and how it stands. */
export const REGISTER = `
register kbo bce register registers registre* registry kruispuntbank* banque+carrefour handelsregister* ubo+register companies+house
seat adres* adresse* address* zetel* siege* seat head+office registered+office vestiging* hoofdkantoor* domicil* maatschappelijk* sitz kantoor* bureau office
moved verhui* verhuis* demenag* moved relocat* umgezogen umzug nieuw+adres
lease huur* bail lease* loyer* rental rent mietvertrag* miete
virtual_office virtueel+kantoor virtuele+kantoor* bureau+virtuel virtual+office* brievenbus* boite+aux+lettres letterbox* mailbox* postbus* boite+postale coworking domiciliation* domiciliee*
many_companies veertig quarante forty dozens tientallen dizaines te+veel trop+de too+many partagent delen share+this
site_visit plaatsbezoek* ter+plaatse visite* visit* sur+place on+site bezoek* besuch*
bankruptcy faill* bankrupt* insolven* insolvab* konkurs* gefailleerd* went+bust bust failliet* depot+de+bilan
former vroeger* vorig* ancien* former* previous* eerder* deja+une ehemalig* gewezen before+that
dissolved ontbond* ontbind* dissou* dissol* stopgezet* stopzetting* cessation* ceased aufgelost* vereffen* liquidat*
dormant slapend* dormant* inactief* inactive* inactif* sans+activite zonder+activiteit sleeping reveill* ruhend*
young_company opgericht* oprichting* jonge+vennootschap jong+bedrijf starter* nouvelle+societe neuve+sans toute+neuve constituee* creee* incorporat* brand+new newly+founded start+up startup* gegrundet* pas+opgericht drie+maanden+oud three+months+old trois+mois
annual_accounts jaarreken* jaarcijfer* comptes+annuels comptes+deposes bilan* annual+accounts balans* openingsbalans* balance+sheet opening+balance balance* neergelegd* depose* filed filing* jahresabschluss* nationale+bank banque+nationale cijfers figures
financial_plan financieel+plan plan+financier financial+plan businessplan* business+plan prognose* forecast* finanzplan*
late laattijdig* te+laat tardi* late overdue retard* verspat* achterstand*
resigned ontslag* demission* resign* afgetreden stepped+down rucktritt*
appointed benoem* nomm* appoint* aangesteld* ernannt*
parent_company moederbedrijf* moedermaatschappij* maison+mere societe+mere parent+company groep groupe* group groups konzern* holding* mutter*
subsidiary dochterbedrijf* dochteronderneming* filiale* subsidiar* tochter*
structure structuur* structure* organigram* organogram* organisation+chart org+chart
trust trust* fiducie* fiduciair* constituant* settlor* treuhand*
charity vzw asbl charit* liefdadig* stichting* fondation* foundation* non+profit verein*
legal_form rechtsvorm* forme+juridique legal+form rechtsform* statuten statuts articles+of+association
vat btw tva vat vies mwst omzetbelasting* umsatzsteuer*
exemption vrijgesteld* vrijstelling* franchise* exempt* exonere* kleine+onderneming* petites+entreprises small+business befreit*
e_invoicing peppol e+facturatie efacturatie facturation* e+invoic* einvoic* e+invoicing factuur* facture* invoice* invoicing rechnung*
~company bedrijf* onderneming* vennootschap* firma* societe* entreprise* company companies firm firms business* unternehmen* gesellschaft* entity entities
`;
