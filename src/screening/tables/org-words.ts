/**
 * Common words in names of companies and vessels, by meaning. A match of only such words is not distinctive. Selected
 * from the name data of opensanctions/rigour (MIT licence) and from general knowledge.
 */
const MEANINGS = `
  group groupe grupo gruppe gruppa gruppo grup groep jituan hrupa grp
  holding holdings holdco kholding khoding konggu
  international internacional internationale internazionale internasional mezhdunarodnyy mezhdunarodnaya guoji intl intern
  global globalnyy worldwide world
  national nationale nacional nazionale natsionalnyy natsionalna natsionalnaya nasional guojia natl
  central centrale tsentralnyy zentral
  general generale
  bank banque banco banca banka banken yinhang eunhaeng banking
  trust treuhand trast
  insurance assurance assurances versicherung verzekeringen seguros strakhovaya assicurazioni sigorta baoxian
  fund fonds fond fondo funds
  capital kapital
  investment investments investissement investissements inversiones investitsii invest investering beteiligung beteiligungs touzi
  finance financial finanz finances finanzas finans finansovaya jinrong
  credit kredit credito
  partners partner partneriai
  trading trade trades commerce commercial comercial handel handels torgovlya torg torgovyy ticaret maoyi trader traders negoce komercijalna
  export eksport exports
  import imports importexport
  industry industries industrial industrie industria industrias promyshlennost sanayi gongye industriel industrielle
  service services servis serviss dienst diensten dienstleistungen servicios fuwu
  solution solutions oplossingen
  system systems systeme sistemas sistema sistemy
  technology technologies technical technologie technologii tekhnologii tecnologia teknoloji keji tech technique
  engineering ingenierie ingenieria inzhiniring engenharia muhendislik gongcheng
  construction constructions construccion stroitelstvo stroy bouw bau insaat jianshe building builders
  development developments developpement razvitie entwicklung desarrollo kaifa
  management gestion upravlenie beheer verwaltung guanli
  consulting consultancy consultants advies conseil beratung konsalting advisory adviser advisers
  enterprise enterprises entreprise entreprises empresa predpriyatie unternehmen onderneming
  business zaken negocios affaires biznes
  company firma firm society societe gesellschaft vennootschap sociedad obshchestvo tovarystvo
  corporation corp
  organization organisation organizacion organisatie organizatsiya
  association associazione asociacion associacao vereniging verein assotsiatsiya union
  institute institut instituto
  center centre zentrum centrum tsentr centro zhongxin
  committee comite komitet
  agency agence agentur agentschap agentstvo agencia
  foundation fondation stiftung stichting fundacion fundatsiya
  energy energie energia energiya energo nengyuan enerji
  oil petroleum petrole neft nafta shiyou petrol
  gas gaz
  steel stahl acier stal gangtie celik
  metal metals metall metallurgical
  mining minerals mine mines bergbau kuangye
  chemical chemicals chemie chimie khim khimiya huagong kimya
  electric electrical electricity elektro elektrik
  electronic electronics elektronik elektronika dianzi
  power
  transport transportation transports transportes transportnaya
  logistics logistic logistik logistique logistika logistiek
  shipping maritime marine navigation schiffahrt reederei denizcilik
  aviation avia aero air airlines airways
  motor motors auto automotive
  machine machinery mashinostroenie maschinen maschinenbau makina
  factory plant works fabrik fabrique fabriek zavod usine gongchang
  equipment oborudovanie
  real
  estate immobilier immobilien immobilienverwaltung vastgoed nedvizhimost property properties realty
  media
  communications telecom telekom telecommunications
  medical medicine
  health
  research
  science scientific nauchno
  security
  defence defense oborona
  military
  university universite universitat universidad universiteit universitet
  academy akademiya academie
  school
  party partei partido partiya
  movement
  brigade brigada brigades
  network
  army
  ministry ministerstvo ministere
  state staats gosudarstvennyy
  federal federalnyy
  public
  private privat prive
  new
  united
  products product produktion production
  project projects
  resources resource
  materials material
  supply supplies
  foods food
  hotel hotels
  store stores
  sons son
  brothers bros freres gebruder
  branch filiale filial
  offshore
  operations
  asset assets
  global
  joint
  special
  limited
`;

/** Canonical form of each word: the first word of its line. */
export const ORG_WORDS: ReadonlyMap<string, string> = new Map(
  MEANINGS.trim()
    .split("\n")
    .flatMap((line) => {
      const words = line.trim().split(" ");
      return words.map((word) => [word, words[0]!] as const);
    }),
);

/** Function words in names. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  "the of and for in on at to by a an de la le les des du of et y e i und der die das den fur van het een en voor il lo da do dos di del della och og w v na z for mv mt ms ss".split(
    " ",
  ),
);
