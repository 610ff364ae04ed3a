const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Common family and given names in and around Belgium, in Latin letters: the Low Countries, France, Germany, the United
 * Kingdom, southern Europe, the Maghreb and Turkey. From general knowledge. A person with common names cannot be
 * identified by name alone.
 */
export const COMMON_FAMILY_NAMES: ReadonlySet<string> = new Set(
  words(`
  peeters janssens janssen maes jacobs mertens willems claes goossens wouters smet dubois lambert dupont martin
  simon dumont leroy leclercq laurent denis lejeune renard charlier lambrechts hermans pauwels michiels
  vandenberghe desmet degroote dewitte declercq deprez devos jansen jong vries berg broeck bosch meyer
  aerts smets hendrickx hendriks segers stevens claeys cools baert bauwens coppens verhoeven verstraete verhaegen
  vermeulen vermeersch verbeke verlinden wauters thys thijs geerts bogaert bogaerts martens vandamme deschamps
  dierckx dupuis evrard fontaine francois gerard gilles guillaume henry lefevre lefebvre legrand lemaire leonard
  marchal mathieu michel moreau noel petit pirard piette robert rousseau roland thomas vincent wilmet cornelis
  cuypers daems desmedt smedt ceulemans clement collard collin david bertrand bernard andre antoine adam
  bakker visser smit mulder boer dekker brouwer vos peters kok koning dijkstra linden
  durand richard roux garcia david fournier girard bonnet muller schmidt schneider fischer weber wagner becker
  schulz hoffmann bauer koch richter klein wolf schroder neumann schwarz zimmermann braun kruger hofmann lange
  smith jones williams taylor brown davies evans wilson johnson roberts walker wright thompson white hughes green
  rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti
  gonzalez rodriguez fernandez lopez martinez sanchez perez gomez silva santos ferreira pereira oliveira costa
  rodrigues popescu popa ionescu ivanov ivanova petrov petrova smirnov smirnova nowak kowalski kowalska wisniewski
  yilmaz kaya demir celik sahin yildiz ozturk aydin arslan dogan mohamed ahmed ali hassan amrani idrissi alaoui
  bouzid benali haddad mansouri saidi nguyen tran pham wang zhang chen liu yang huang singh kaur patel khan
`),
);

export const COMMON_GIVEN_NAMES: ReadonlySet<string> = new Set(
  words(`
  jan jean marc mark luc luk patrick michel philippe filip pierre peter pieter paul dirk johan guy erik eric thomas
  tom tim david daniel alain andre bernard bruno christian christophe didier dominique eddy emmanuel etienne
  francois frank frederic geert gert gerard guido hans henri herman ivan jacques jef jeroen joris jos jose joseph
  karel kevin koen kris laurent leo louis lucas marcel maarten martin mathieu maxime michael mohamed nicolas olivier
  pascal piet raf rik robert roger roland rudi rudy sam sebastien serge simon stefan steven stijn thierry
  vincent walter werner willem wim wouter yves jonas lars bart bert kurt rob ronny stephane xavier
  an anna anne annick annelies ann astrid barbara brigitte caroline carine catherine cecile chantal charlotte
  christel christine claire claudine cindy dominique elise elke ellen els emma eva evelyne fabienne fatima
  francoise ginette greet griet hilde ilse inge ingrid isabelle jacqueline jeanine jeanne jessica johanna julie
  karin kathleen katrien kim kristel laura laurence leen lien lies linda lucie lut marie maria mariette marleen
  martine mia michele mieke monique muriel myriam nadia nadine nancy nathalie nele nicole nina pascale patricia
  paula rita rosa sabine sandra sara sarah simonne sofie sophie stephanie sylvie tamara tine valerie vera veerle
  veronique viviane yvette yvonne
  john james william george charles edward richard michael andrew mary elizabeth jennifer susan karen
  andreas christoph klaus jurgen wolfgang uwe ursula petra monika giuseppe giovanni antonio mario francesco luca
  marco roberto carlo carlos juan manuel luis miguel pedro francisco ana carmen lucia joao paulo
  ahmed ali hassan ibrahim khalid mustafa mehmet omar rachid said youssef aicha khadija ayse emine
  karl heinz hans fritz gunter gunther dieter manfred helmut horst jorg jurg rolf ralf jens sven torsten matthias markus
  tobias florian sebastian philipp felix friedrich ernst georg gerhard herbert johannes josef kurt ludwig martina otto
  rainer reinhard siegfried stefanie susanne ulrich volker wilhelm anja birgit christa gabriele gisela heike helga
  ingeborg katja kerstin renate silke claudia cornelia angelika
  piotr andrzej krzysztof anna maria katarzyna vladimir sergei aleksandr alexander andrei dmitri elena olga natalia
  tatiana irina victor viktor wei ming
`),
);
