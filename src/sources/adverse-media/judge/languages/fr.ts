import { type LanguageWords, words } from "./table.ts";

export const FRENCH: LanguageWords = {
  functionWords:
    "le la les des du un une et est pour dans par sur avec au aux qui que il elle ne pas son sa ses ce plus " +
    "mais ou en de d l a n s qu elle ont sont cette ces leur leurs entre apres sans sous avant contre deux " +
    "trois fait etre",
  strong: {
    conviction: words`condamne(?:e|es|s)?\b(?! (?:la|le|les|l'|cette|ces|fermement|a aimer|une attaque|« |"))(?! l)
      condamnation / ecope
      \b(?:mois|ans|annees?) (?:avec sursis|ferme|de prison|d'emprisonnement|de reclusion|de detention|d'interdiction)
      (?:mois|ans) ferme / prison ferme
      reconnue?s? coupable / \bcoupables?\b / plaide coupable / verdict de culpabilite / declaree? coupable
      peine (?:est )?(?:definitive|confirmee|alourdie|aggravee|reduite) / \bune peine\b / suspension du prononce
      peine de travail / travail d'interet general / confisqu / pourvoi .{0,40}rejete / rejette .{0,40}(?:pourvoi|appel)
      (?:tribunal|cour|juges?|justice) .{0,60}(?:inflige|condamne|amende|confirme la peine)
      amende .{0,40}(?:tribunal|cour|juge) / interdiction (?:de gerer|definitive|d'exercer)
      interdite? (?:de gerer|d'exercer) / devra (?:purger|executer) / preventions (?:sont )?etablies / ans de prison
      mois de prison / derriere les barreaux pour / casier judiciaire / prend .{0,30}(?:mois|ans) / sursis
      dormira en prison / purge`,
    charge: words`inculpe / mise? en examen / mises en examen / mis en cause dans un proces
      renvoye?e?s? .{0,40}(?:devant|correctionnelle|assises) / renvoi .{0,30}(?:devant|en correctionnelle)
      cite(?:e|s|es)? (?:a comparaitre|devant|directement) / citation (?:a comparaitre|directe)
      \bcomparai(?:t|tre|tra|ssent|ssait) / devant (?:le|la|les) (?:tribunal|cour|juges?|correctionnelle|assises)
      a la barre du tribunal / a la barre pour / sur le banc des (?:prevenus|accuses)
      (?:ans?|mois|amende|peine|prison|euros) .{0,30}(?:requise?s?|reclamee?s? par le parquet) / \brequi(?:ert|s|ses|se)\b
      requisitoire / requisitions
      \b(?:parquet|ministere public|auditorat|procureur).{0,50}(?:poursui|requiert|reclame|veut .{0,20}juger|accuse)
      poursuivi(?:e|s|es)? (?:pour|en|par|devant|penalement) / poursuites (?:penales|engagees|contre)
      proces (?:de|du|des|pour|s'ouvre|d') / \bson proces / prevenu
      juge(?:e|s|es)? (?:pour|en correctionnelle|a partir|des) / sera jugee? / accusee? devant / acte d'accusation
      delibere / chambre du conseil / plaide non coupable / mise? en accusation
      audience (?:correctionnelle|le|fixee|penale)`,
    authority_sanction: words`\bamendes?\b .{0,40}(?:administrative|record|de|pour|infligee|contre|a)
      (?:inflige|ecope|paie|paiera|payer|verse|condamne|mis a l'|recoit|met a l'|regle|prononce).{0,50}amende / d'amende
      mise? a l'amende / sanctionne / sanction (?:de|pour|contre|administrative|disciplinaire|infligee|financiere)
      astreinte / transaction (?:penale|avec|de|conclue|judiciaire) / \btransig / \bcjip\b / convention judiciaire
      regle .{0,30}(?:avec le parquet|a l'amiable avec)
      (?:agrement|licence|autorisation|permis|habilitation|agreation|carte professionnelle|reconnaissance).{0,60}(?:retire|revoque|perd|annule|supprime)
      (?:retrait|revocation) .{0,40}(?:agrement|licence|autorisation|permis)
      (?:retire|perd|revoque|privee? de).{0,40}(?:agrement|licence|autorisation|permis|habilitation) / radie / radiation
      blame\b / reprimande / liste (?:des sanctions|de sanctions) / sous sanctions
      sanctions (?:europeennes|de l'ue|contre) / suspendue? (?:pour|de ses fonctions) .{0,10}(?:ans|un an|mois)
      exclue? des marches
      (?:paiera|devra payer|doit payer|doit rembourser|devra rembourser|devra verser|doit verser|verse) .{0,50}(?:euros|millions|francs|€)
      redressement / rappel d'impots / verse .{0,30}pour (?:clore|eviter|eteindre) / mise? en demeure publique
      interdiction professionnelle / interdite? d'activite`,
    asset_freeze: words`\bgel(?:e|es|ee|ees|ent)?\b (?:la|le|les|des|de|d'|ses|leurs|par|une|un|sur) / \bgel d
      avoirs (?:geles|bloques) / comptes? .{0,20}(?:geles?|bloques?|saisis?) / bloque .{0,30}(?:comptes|avoirs|fonds)
      saisi(?:e|s|es|t)?\b .{0,30}(?:villa|comptes|biens|avoirs|conservatoire|vehicules|penale|millions|yacht|immeuble|euros|appartement|maison|bateau)
      saisie (?:conservatoire|penale|de) / (?:biens|avoirs|vehicules|comptes|stocks?|yacht|villa) .{0,20}saisi / scelles
      sous scelle / \bscelle / fermeture (?:provisoire|administrative|temporaire|immediate|ordonnee)
      fermee? (?:provisoirement|temporairement|sur ordre|par arrete|jusqu|administrativement)
      ferme (?:provisoirement|.{0,20}sur ordre)
      (?:suspend|suspendue?|suspension) .{0,40}(?:agrement|licence|autorisation|activite|permis|titre|provisoire)
      (?:agrement|licence|autorisation|permis) .{0,30}suspendu / administrateur provisoire
      mise? sous administration provisoire / ne peu(?:t|vent) plus etre vendu
      (?:prefet|bourgmestre|maire|afsca|inspection) .{0,30}(?:ferme|fait fermer|ordonne la fermeture)
      a titre (?:provisoire|conservatoire) / reste close / mesures? conservatoires?`,
    search_or_arrest: words`perquisition / perquisitionn / garde a vue / \bgardes a vue / interpell
      arrete(?:e|s|es)?\b (?:a|par|pour|dans|en|hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|au|avec|,)
      arrestation / (?:a ete|ont ete|est|sont|etre) arrete / mandat d'(?:arret|amener) / ecroue
      detention (?:preventive|provisoire) / prive(?:e|s|es)? de liberte / place(?:e|s)? en detention / incarcer
      derriere les barreaux / fouill(?:e|ent|ee) .{0,30}(?:les|le|la|des) / descente (?:de|du|des|a|chez|dans|policiere)
      \brafles?\b(?! la) / coup de filet
      (?:gendarmes|policiers|police|enqueteurs|douaniers|limiers|inspecteurs|agents|fisc) .{0,40}(?:chez|debarque|ont emporte|repart|saisi|ont saisi|ont passe|visite|au siege|dans les bureaux|investi)
      documents (?:saisis|emportes) / \bopvt\b / l'operation (?:menee|a ete) / extrad / menottes / bracelet electronique
      sous bracelet / emmene .{0,20}(?:entendre|menotte|poste|commissariat)
      (?:ordinateurs|disques durs|dossiers|cartons|serveurs|comptabilite).{0,20}(?:emportes?|saisie?s?)`,
    regulator_warning: words`mise? en garde / met en garde / mettent en garde / mises en garde
      alerte (?:sur|contre|les|le public|a propos|des|de l') / alertent? (?:sur|contre)
      avertissement (?:de|contre|sur|du) / liste noire
      (?:fsma|amf|cssf|finma|acpr|afsca|ars|dgccrf|spf economie|regulateur|autorite|ansm|afmps)\b.{0,60}(?:alerte|avertit|met en garde|deconseille|rappel|signale|epingl|a eviter|liste)
      deconseill / ni agrement / sans agrement
      n'(?:a|est|ont) (?:pas|ni|aucun).{0,30}(?:agree|autorise|agrement|autorisation|licence) / a eviter`,
    investigation: words`enquete (?:preliminaire|judiciaire|penale|ouverte|sur|vise|est ouverte|est en cours|pour|continue|du parquet|interne non|de la|de l|rouverte|a ete|contre|europeenne|elargie|en cours)
      enquete(?:nt)? (?:sur|autour|au sujet) / \bouvre une (?:enquete|information|instruction) / information judiciaire
      instruction (?:contre|ouverte|a ete|judiciaire|est) / juge d'instruction
      (?:soupconn|suspect)(?:e|es|ee|ees|ent|es)? (?:de|d'|le|la|l'|les|par) / soupconne / soupcons? (?:de|d'|pesent)
      dans le viseur / dans le collimateur / se penche(?:nt)? sur / s'interesse(?:nt)? (?:a|au|aux|de pres)
      scrut(?:e|ent|es|ee) / passe(?:nt|e)? (?:au crible|a la loupe) / fait l'objet d / sous enquete / dans l'enquete
      vise(?:e|s|es)? par (?:une|l') / remontent la piste / auditionn
      entendu(?:e|s)? (?:par|comme suspect|par la police) / veut (?:comprendre|savoir) / investigations
      (?:parquet|police|douanes?|justice|fisc|olaf|pnf|auditorat|gendarmerie)\b.{0,50}(?:enquete|soupconne|verifie|cherche|examine|s'interroge|investigu|ouvre|se saisit|est saisi|epluche)`,
    insolvency_fraud: words`faillite frauduleuse / banqueroute / insolvabilite (?:organisee|frauduleuse)
      organisation d'insolvabilite
      (?:faillite|liquidation|curateur|liquidateur|redressement judiciaire|cessation de paiements?).{0,200}(?:detourn|enquete|enqueteurs|inculp|parquet|soupcon|disparu|frauduleu|mise? en examen|garde a vue|condamne|dissimul|vide)
      (?:actifs disparus|detournement d'actifs|detourn|frauduleu|soupcon|parquet|enquete).{0,200}(?:faillite|liquidation|cessation de paiement|depot de bilan)`,
    accusation: words`accus(?:e|ent|es|ee|ees|ation|ations|er)\b / denonc
      plaintes? (?:contre|deposee|pour|visent|a ete|collective|en diffamation|des|de) / port(?:e|ent|er|e) plainte
      depos(?:e|ent|er|ee) .{0,20}plainte / se disent (?:floues|trompes|victimes|escroques|arnaques|leses)
      lanceu(?:r|se) d'alerte
      (?:syndicat|fgtb|csc|cgt|cfdt|ong|concurrent|opposition|riverains|parents|clients|locataires|salaries|ex-salaries|anciens|depute|eleve|conseiller|association|usagers|patients|consommateurs)\b.{0,80}(?:accus|denonc|reproch|plainte|mettent en cause|met en cause|vise|pointe|reclame|attaque|assign|affirm|raconte|parle de|s'indign|interpelle|fustige|« |:)
      assign(?:e|ent|ation|ee) / reproch(?:e|ent|es) / mett?(?:e|ent)? en cause / mise? en cause
      s'estim(?:e|ent) (?:leses?|floues?|trompes?) / dement(?:i|ent)?\b / \bnie\b / conteste / refute / \bon m'ordonnait
      selon (?:le|un|des) (?:syndicat|ex|ancien) / parle(?:nt)? d(?:e|') / \bepingle par (?:une ong|un rapport) / floue
      arnaqu / crie(?:nt)? a / pointe(?:e|nt)? du doigt / menace d'un proces en diffamation / \baurai(?:t|ent)\b .{0,60}
      petition contre / s'en prend a / \bvengeance`,
  },
  weak: {
    conviction: words`\bprison\b / \bpeines?\b / \bcellule / condamn / jugement / verdict`,
    charge: words`\btribunal\b / \bproces\b / \bjuges?\b / correctionnel / poursuit / audience`,
    search_or_arrest: words`\bsaisi / fouille / \bdescente / \boperation\b`,
    authority_sanction: words`\bamende\b / suspendu / sanction / retire`,
    investigation: words`enquet / instruction / \bsuspect`,
    accusation: words`plainte / \bselon\b / syndicat / litige`,
    asset_freeze: words`ferme(?:e|r|ture)?\b / \bgel\b`,
    regulator_warning: words`rappel / alerte / danger`,
  },
  crimes: words`fraud / blanchi(?:ment|r) / escroqu / corrupt / \bfaux\b / detourn / traite des etres / traite d'
      travail au noir / abus de / trafic / contreband / evasion / pots?-de-vin / \bdessous-de-table / malvers / tromperie
      \bvol\b / \bextorsion / maltraitance / harcel / homicide / blessures / stupefiants / drogue / cocaine / illegal
      illicite / embargo / carrousel / marchand de sommeil / cartel / \bentente / delit d'initie / pollution / rejets
      fictif / fictive / recel / usage de faux / negligence / faux independants / esclav
      exploit(?:e|ait|ation) (?:d|des) / imit(?:e|er) .{0,20}signature / surfactur / truqu / falsifi / arnaque / pyramide
      prete-nom / prise illegale / favoritisme / terror / crimin / mafia / non declar / sans dimona / dissimul / bakchich
      mises? en danger / insalubr / avari / listeria / infraction / manquement / sejour illegal / complices
      comptes caches / non prestees`,
  authorities: words`parquet / procureur / \bjustice\b / \bpolice\b / policier / gendarme / enqueteur / douan / fisc\b
      auditorat / inspection / fsma / \bamf\b / cssf / finma / acpr / \bars\b / \bdgccrf / afsca / onem\b / onss\b / inami
      olaf\b / \bpnf\b / banque nationale / autorite / regulateur / tribunal / \bcour\b / juge d'instruction / juges?\b
      chambre du conseil / prefet / bourgmestre / \bregion\b / administration / curateur / \bordre des / apd\b / cnil\b
      concurrence\b / commission bancaire / office europeen / ministere public`,
  cleared: words`lave de / soupcons? (?:leves?|dissipes?|ecartes?) / ecarte(?:e|s|es)? (?:les|tout|toute) / honneur retrouve /
      retrouve .{0,20}honneur / reintegre / remise? en liberte sans /
      (?:justice|juge|tribunal|cour|parquet) .{0,40}(?:donne raison|ecarte|deboute|exclut) / donne raison a /
      (?:obtient|a obtenu) .{0,30}(?:gain|annulation|reparation|excuses) / dedommag /
      indemnis.{0,40}(?:detention|erreur|injust) / erreur (?:judiciaire|sur la personne|d'identite|materielle) /
      meprise / confusion / calomni / diffam.{0,40}(?:condamne|coupable) / faussement /
      accusations? (?:fausses?|mensongeres?|fantaisistes|infirmees?) / dossier (?:clos|vide|referme|classe) /
      affaire (?:classee|close) /
      (?:enquete|instruction|procedure|poursuites?).{0,40}(?:close|classee|abandonnee?s?|terminee? sans|n'a rien|arretee|eteinte) /
      (?:agrement|licence|autorisation).{0,30}(?:retabli|rendu|restitue|recupere) /
      (?:retablit|rend|retrouve|recupere).{0,40}(?:agrement|licence|autorisation|droit|argent|amende) /
      n'etait pour rien / n'y est pour rien / pour rien dans / etait en regle / dans les regles /
      rien d'(?:illegal|anormal|irregulier) / rien a signaler /
      pas (?:coupable|responsable|fautif|fautive|de fraude|d'infraction|de faute|de proces) /
      sort(?:i|ie|ent)? (?:libre|blanchi|indemne) / desist / radiee? de la liste noire /
      retiree? de la liste / leve (?:l'|la|le|les) / victoire (?:judiciaire|en appel|devant) / soulagement /
      retracte / reconnait .{0,20}(?:erreur|s'etre trompe) / s'excuse / n'etait mele / mis hors
      acquitt / relax(?:e|ee|es|ees)\b / non-lieu / non lieu
      blanchi(?:e|s|es)?\b(?! (?:de l'argent|d'argent|des)) / innocent(?!e? jusqu)(?:e|ee|es|s|ees)?\b
      mise?s? hors de cause / hors de cause / class(?:e|ee|er|es|ement).{0,30}sans suite / sans suite / lave(?:e|s|es)? de
      (?:annul|casse|infirm|invalid|leve|suspend)(?:e|ee|ees|es|ent|er|ation)?\b .{0,60}(?:amende|sanction|condamnation|decision|jugement|scelles|gel|fermeture|suspension|retrait|arrete|peine)
      (?:amende|sanction|condamnation|scelles|gel|fermeture|suspension|peine|retrait|decision|saisie).{0,60}(?:annul|cassee?|levee?s?|infirmee?|illegale?|suspendue?)
      infondee?s? / non fondee?s? / irrecevable / deboute / \babandonn.{0,40}(?:poursuites|charges|plainte)
      (?:poursuites|charges|accusations?|plainte).{0,30}abandonn
      retir(?:e|ent|ee).{0,30}(?:plainte|accusations?|avertissement|mise en garde)
      (?:plainte|accusation|avertissement|mise en garde|alerte).{0,30}retire / ne poursuivra pas / pas de poursuites
      aucune poursuite / aucune (?:charge|faute|infraction|preuve|irregularite|responsabilite|fraude)
      rien (?:retenu|detourne|trouve|a (?:lui |leur )?reprocher|a voir)
      n'(?:a|avait|est|etait|y est|ont|avaient)\b.{0,20}\b(?:rien|pas commis|pour rien|pas a l'origine|pas responsable|mele|melee|pas coupable)\b
      a tort / par erreur / rehabilit / erratum / rectificatif / presente? .{0,10}excuses / nos excuses / droit de reponse
      repond non / disculp / totalement etrang / etrangere? a / renonce
      \brejette .{0,30}(?:plainte|accusations?|la demande du parquet) / clos sans
      gagne .{0,30}(?:contre|son proces|en appel) / obtient gain de cause / homonyme / lave(?:e)? de tout / restitu
      recupere / sortie? sans / faute d'elements / faute de preuves / prescri(?:ts?|ption) / blanchie? par / peut rouvrir
      reprend la route / levee? des soupcons`,
  notCleared: words`(?:plaide|demande|reclame|espere|sollicite|requiert).{0,20}(?:l'acquittement|la relaxe|acquittement|relaxe|le non-lieu)
      (?:n'est|n'a|ne sera|ni|pas) (?:pas )?(?:ete )?(?:blanchi|relaxe|acquitte|innocente|classe|mis hors)
      n'a pas classe / (?:clame|crie|jure|maintient|protest).{0,25}innocen
      (?:acquittement|relaxe|non-lieu).{0,40}(?:annule|infirme|casse|renverse)
      (?:annule|infirme|casse).{0,30}(?:acquittement|relaxe|non-lieu)
      (?:pourvoi|appel|recours).{0,40}(?:rejete|irrecevable|deboute) / (?:se dit|dit) innocente?
      presume(?:e|s|es)? innocent / contrairement a ce qu`,
  guiltyAllTheSame: words`(?:relaxe|acquitte|blanchi).{0,60}(?:mais|condamne|coupable).{0,30}(?:condamne|coupable|faux|mois|ans|amende)
      (?:mais|finalement|tout de meme) condamne / (?:mais|toutefois) (?:reconnu|declare)e? coupable / relaxe .{0,30}casse
      en appel .{0,20}condamne / condamnee? .{0,80}le groupe mis hors de cause`,
  victim: words`\bvol\b (?:de|a|chez|dans|avec) / voler\b / derobe / pille(?:e|r)? / pillage / larcin / racket / extorq /
      chantage / kidnapp / enlevement / sequestr / meurtre de / assassin / incendiaire / mis le feu /
      faux (?:ordre|site|mails?|agent|client|cheque) / escrocs / spoli / ruin(?:e|ee) par / trompee? par /
      copie(?:s|e)? (?:de|pirate) / contrefacteur / hackers? / pirates / rancon / intrusion /
      saccag / tagu / lese(?:e|s)? de /
      ex-(?:employe|comptable|salarie|associe|directeur) .{0,80}(?:detourn|vol|condamn|proces|tribunal) /
      (?:caissier|vendeur|magasinier|livreur|employe) .{0,50}(?:caisse|detourn|vol) / menace(?:e|s)? de mort /
      frapp(?:e|ee) par / puis(?:e|ait) dans la caisse / dans la caisse
      victimes? d(?:e|'|u|es)\b / braquage / braque / cambriol / voleurs? / vole(?:e|s)? (?:a|chez|au) / pirate
      piratage / ransom / rancongiciel / cyberattaque / hacke / hameconnage / fraude au president / \bchantage / \brackett
      ranconn / vandal / incendie (?:criminel|volontaire) / \bprejudice\b / contrefa / escroquee? par / arnaquee? par
      flouee? par
      (?:comptable|employee?|salariee?|caissiere?|chauffeur|secretaire|tresoriere?|collaborat(?:eur|rice)|magasinier)\b .{0,60}(?:detourn|vol(?:e|ait)|pioch|puis|siphon|derob)
      \bderob / \bvols? de / usurp / faux (?:conseiller|policier|banquier|virement|fournisseur) / vide(?:r)? son compte
      agresse / attentat`,
  complainant: words`porte plainte / a donne l'alerte /
      (?:alerte|previent|saisit) (?:la police|le parquet|la justice|les gendarmes|la douane|la ctif) /
      signal(?:e|ee|ement) (?:a|au|aux) (?:la ctif|parquet|tracfin|police|autorites|gendarm) / soupcons signales /
      reclame .{0,30}(?:aux|a ses|a son) (?:ex|ancien) /
      a decouvert (?:la|les|l'|une) (?:fraude|faux|escroquerie|detournement) / se porte partie civile
      $.{0,40}(?:port(?:e|ent|er|e|ait)|a porte|depos(?:e|ent|er)|a depose).{0,20}plainte
      (?:a depose|depose|porte|a porte) plainte (?:contre|pour) (?!$) / partie civile / donne l'alerte
      a (?:prevenu|alerte|averti) .{0,30}(?:police|douane|parquet|gendarmes|autorites|justice)
      a signale .{0,40}(?:parquet|ctif|police|autorites) / reclame .{0,40}aux anciens / se constitue`,
  witness: words`temoi(?:n|gn) / appelee? a la barre / expert(?:ise)? .{0,30}barre
      (?:rapport|temoignage|expertise) de .{0,40}(?:condamn|permis|confond) / sans (?:le|son) (?:rapport|temoignage)
      a la barre, / qui avait tout vu / a (?:tout )?revele`,
  bystander: words`federation / \breagit / reagissent / union professionnelle / avocat (?:de|du|des) .{0,30}prevenu / me $
      maitre $ / pensent des / n'a pas ete visite / commente / fournisseur de / les premiers a en souffrir / federe`,
  officials: words`magistrat / \bjuge / procureur / policier / commissaire / gendarme / substitut / inspect / curateur
      douanier`,
  harmless: words`musee / \bexposition / theatre / comedie / \broman\b / polar / \bfilm\b / \bjury\b(?! d'assises)
      \bprix de / \btrophee / decroche / arbitre / matche?s?\b / \bclub\b / championnat / galeres / \b1[0-8]\d\d\b
      siecle / enquete publique / enquete de satisfaction / cellule de reflexion / maraichage
      \bgel (?:plus|douche|dentaire|hydro|intime) / \bdents\b / bornes / \brecharge\b / recette / gourmand / degust
      \bvin primeur / emplois perdus / supprime .{0,20}(?:emplois|postes) / energie trop chere
      condamne (?:la|« la|"la|l') violence / \bformations?\b / inaugure
      ouvre (?:un|une|son|sa) (?:magasin|boutique|usine|atelier|restaurant|second|troisieme)
      nouvelle (?:collection|usine|boutique) / album / concert / chanson / spectacle / pitch / salon du / anniversaire
      leve .{0,10}millions / chiffre d'affaires / \brachete / rappel de produits`,
  namesake: words`homonyme / ne pas confondre / a ne pas confondre / meme nom / portant le meme nom / sans lien avec
      aucun lien / rien a voir avec (?:la|le|l')`,
  otherPlaces: words`\b(?:a|de|en|au|pres de|a la) [a-z][a-z-]{2,}
      \b(?:du|de la) (?:jura|nord|var|gard|doubs|rhone|loiret|lot|cher|tarn|morbihan|finistere|[a-z]{4,})`,
  lowerCasePlaces: words`(?<![a-z])[a-z-]{4,}(?:geois|lois|tais|nais|bourgeois|illais|ennais)e?(?![a-z])(?<!francais|francaise|anglais|anglaise|desormais|mauvais|mauvaise)`,
  ages: words`\b(\d{2}) ans\b`,
};
