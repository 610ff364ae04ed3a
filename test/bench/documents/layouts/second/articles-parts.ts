export const OBJECTS = [
  {
    nl: "de verhuur van machines en voertuigen, de organisatie van evenementen en alle handelingen die daarmee rechtstreeks of onrechtstreeks verband houden",
    fr: "la location de machines et de véhicules, l'organisation d'événements et toutes opérations s'y rapportant directement ou indirectement",
    de: "die Vermietung von Maschinen und Fahrzeugen, die Organisation von Veranstaltungen und alle damit mittelbar oder unmittelbar zusammenhängenden Geschäfte",
    en: "the hire of machinery and vehicles, the organisation of events and all transactions directly or indirectly connected with them",
  },
  {
    nl: "de productie van en de groothandel in voedingswaren en dranken, en het verstrekken van raad aan winkels over hun assortiment",
    fr: "la production et le commerce de gros de denrées alimentaires et de boissons, ainsi que le conseil aux magasins sur leur assortiment",
    de: "die Herstellung von und der Großhandel mit Lebensmitteln und Getränken sowie die Beratung von Geschäften bei ihrem Sortiment",
    en: "the production of and wholesale trade in food and drink, and advising shops on their range of goods",
  },
] as const;
