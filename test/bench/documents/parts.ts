import type { Random } from "./random.ts";

/** Shares that sum up to 100, in per cent, each at least 5; the first is the largest. */
export function sharesOf(random: Random, count: number): number[] {
  if (count === 1) return [100];
  const cuts = [
    [50, 50],
    [60, 40],
    [75, 25],
    [51, 49],
    [66.5, 33.5],
    [50, 30, 20],
    [40, 35, 25],
    [55, 25, 20],
    [37.5, 37.5, 25],
    [40, 30, 20, 10],
    [26, 26, 24, 24],
  ].filter(({ length }) => length === count);
  return random.pick(cuts);
}

/** Activities with their NACE codes of 2008, in four languages. */
export const ACTIVITIES = [
  {
    code: "62.010",
    nl: "Ontwerpen en programmeren van computerprogramma's",
    fr: "Programmation informatique",
    de: "Programmierungstätigkeiten",
    en: "Computer programming activities",
  },
  {
    code: "70.220",
    nl: "Overige adviesbureaus op het gebied van bedrijfsbeheer",
    fr: "Conseil pour les affaires et autres conseils de gestion",
    de: "Unternehmensberatung",
    en: "Business and other management consultancy activities",
  },
  {
    code: "43.320",
    nl: "Schrijnwerk",
    fr: "Travaux de menuiserie",
    de: "Bautischlerei und -schlosserei",
    en: "Joinery installation",
  },
  {
    code: "49.410",
    nl: "Goederenvervoer over de weg",
    fr: "Transports routiers de fret",
    de: "Güterbeförderung im Straßenverkehr",
    en: "Freight transport by road",
  },
  {
    code: "56.101",
    nl: "Eetgelegenheden met volledige bediening",
    fr: "Restauration à service complet",
    de: "Restaurants mit Bedienung",
    en: "Full-service restaurants",
  },
] as const;

/** Objects of companies as deeds describe them. */
export const OBJECTS = [
  {
    nl: "het ontwikkelen, verkopen en onderhouden van software en het verlenen van advies over informatica aan ondernemingen en overheden",
    fr: "le développement, la vente et la maintenance de logiciels ainsi que le conseil en informatique aux entreprises et aux pouvoirs publics",
    de: "die Entwicklung, der Vertrieb und die Wartung von Software sowie die Beratung von Unternehmen und Behörden in Fragen der Informatik",
    en: "the development, sale and maintenance of software and the provision of advice on information technology to businesses and public bodies",
  },
  {
    nl: "de aankoop, verkoop, verhuur en het beheer van onroerende goederen en het uitvoeren van bouwwerken voor eigen rekening of voor rekening van derden",
    fr: "l'achat, la vente, la location et la gestion de biens immobiliers ainsi que l'exécution de travaux de construction pour compte propre ou pour compte de tiers",
    de: "der Erwerb, die Veräußerung, die Vermietung und die Verwaltung von Immobilien sowie die Ausführung von Bauarbeiten für eigene oder fremde Rechnung",
    en: "the purchase, sale, letting and management of real estate and the carrying out of building works on its own account or for the account of others",
  },
  {
    nl: "het vervoer van goederen over de weg, de opslag en de distributie ervan en alle daarmee verbonden logistieke diensten in binnen- en buitenland",
    fr: "le transport de marchandises par route, leur entreposage et leur distribution et tous les services logistiques qui s'y rapportent en Belgique et à l'étranger",
    de: "die Beförderung von Gütern auf der Straße, ihre Lagerung und Verteilung und alle damit verbundenen logistischen Dienstleistungen im In- und Ausland",
    en: "the carriage of goods by road, their storage and distribution and all related logistics services at home and abroad",
  },
] as const;
