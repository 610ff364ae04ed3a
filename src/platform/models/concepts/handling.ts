/** What is done about a case, and how it is said. */
export const HANDLING = `
reject geweiger* weiger* reject* rejet* refus* afgewezen afwijz* declin* turned+down abgelehnt* ablehn* verworpen niet+aanvaard stay+away geen+relatie willen+we+niet
approve goedgekeurd* goedkeur* approv* approuv* accord akkoord* genehmig*
accept aanvaard* accept* volstond volstaat suffi* enough akzept*
escalate geescaleerd* escal* remonte* overgemaakt* transmis* transmet* passed+to doorgestuurd* doorgegeven weitergeleit*
compliance_manager compliance+manager responsable+de+la+conformite compliance+officer conformite
dismissed verworpen ecarte* dismiss* genegeerd ignored weggelegd verworfen false+positive* vals+positief faux+positif*
no_reply antwoordt+niet geen+antwoord geen+reactie reactie reaction+from aucune+reponse sans+reponse sans+suite zonder+gevolg stopped+replying no+reply no+reaction no+response not+replying unresponsive keine+antwort reponse repons* replying
reminder herinner* rappel* relance* remind* aanmaning* mahnung* erinnerung*
closed afgesloten gesloten classe* cloture* closed abgeschlossen
deadline week weken semaine* weeks deadline* termijn* delai* frist*
reword herschre* herformul* reformul* reword* rephras* bewoord* umformul* rewrite* rewrote
tone toon ton tone vriendelijk* beleefd* poli polie polis polite* aimable* friendl* kind kinder kindly hoflich* courtois*
shorter korter kortere kort court courte* courts short* bref breve* breves minder+woorden fewer+words moins+de+mots kurzer bondig* concis*
jargon jargon* vaktaal moeilijke+woorden plain+language
letter brief brieven lettre* letter letters message* mail* courrier* schreiben
task taak taken tache* task* suggest* voorgesteld* propose* aufgabe*
remark opmerking* remarque* remark* note nota anmerkung*
ground_for reden* motif* ground* raison* reason* grund
confirmed bevestig* confirm* bestatig*
overridden overruled overschreven ecrase* overrid* overrode overstem*
waiting wacht* attend* wait* until jusqu* tot+een
checklist nagekeken nazicht verif* check* controle* pruf* geverifieerd*
convincing overtuig* convain* convinc* credible geloofwaardig* plausib* uberzeug*
~ask gevraagd* opgevraagd* aangevraagd* nagevraagd* vraag vragen verlangd* demande* redemande* reclame* exige* request* asked ask wanted required vereist* angefordert* gefordert*
~case dossier* dossiers case cases cas fall akte file files zaak
`;
