/** What a company sells, and where it can be seen. */
export const TRADE = `
gambling gok* wedden* weddenschap* kansspel* jeux+de+hasard jeux+d+argent paris+en+ligne paris+sportifs betting bets gambl* casino* gluckspiel* wettburo loterij* loterie* lottery
crypto crypto* krypto* bitcoin* virtuele+valuta virtuele+munt* monnaies+virtuelles monnaie+virtuelle actifs+virtuels virtual+currenc* virtual+asset* token* wallet*
licence vergunning* licen* agrement* agree autorisation* authoris* authoriz* erlaubnis* zulassung* geregistreerd* enregistree* enregistre registered+with toezichthouder* supervisor* regulator* regulateur* autorite+de+controle fsma nbb bnb bafin aufsicht*
weapons wapen* arme armes armement* weapon* firearm* arms waffen* vuurwapen* munitie
adult_content adult* erotic* erotisch* porno* sexe prostitu*
drugs drug* drogue* cannabis cbd hennep chanvre hemp tabak tabac tobacco vape* alcohol* alcool*
pharmacy apothe* pharmac* geneesmiddel* medicament* medicine* arznei*
precious_goods diamant* diamond* goud gold juwel* bijou* jewel* schmuck kunst art antiek
travel reis* voyage* travel* ticket* toerisme reise*
construction bouw* construction* batiment* chantier* bau* renovat*
bakery bakker* boulang* baker*
restaurant restaurant* horeca cafe* nachtwinkel* night+shop gaststatte*
vehicles auto* voiture* car+dealer vehic* vehicul* fahrzeug* tweedehands*
transport transport* logist* vracht* fret freight spedition*
export export* uitvoer* dual+use bestemming* destination* end+user* eindgebruiker*
website website* webshop* webwinkel* webpagina* site+internet site+web site internet* boutique+en+ligne web+shop online+shop shop webseite* domein* domaine
online online en+ligne hors+ligne offline
unreachable onbereikbaar* foutmelding* erreur* error* inaccessible* ne+repond+pas repond+pas not+respond* unreachable cannot+be+reached down nicht+erreichbar
terms algemene+voorwaarden conditions+generales terms+and+conditions agb retour* refund* rembourse*
activity bakker* boulang* baker* restaurant* horeca winkel* magasin* activiteit* activite* activity activities trade trades metier* beroep* branche* sector* secteur* gewerbe* tatigkeit*
`;
