/** Usual given and family names of Belgium, Dutch, French, German, Moroccan, Turkish, Italian and Polish ones. */
const GIVEN =
  "Jan Marie Luc An Thomas Sofie Marc Julie Peter Emma Mohamed Fatima Koen Nathalie Philippe Els Wim Camille Ahmed Isabelle Bart Louis Ayoub Lotte Jean Sara Giuseppe Mehmet Tom Katarzyna".split(
    " ",
  );
const FAMILY = [
  ..."Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Wouters Dubois Lambert Dupont Martin Simon".split(
    " ",
  ),
  ..."Leclercq Desmet Vermeulen Hermans Aerts Benali Haddad Yilmaz Rossi Nowak Lemaire Renard Schmitz".split(" "),
  "De Smet",
  "Van den Berghe",
  "El Amrani",
];

/** 900 names, each given name with each family name. None of them is meant to be on a list. */
export const BELGIAN_NAMES: readonly string[] = GIVEN.flatMap((given) => FAMILY.map((family) => `${given} ${family}`));
