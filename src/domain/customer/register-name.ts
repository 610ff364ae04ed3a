/** A register as its readers know it: in full, and short within brackets. */
interface RegisterName {
  readonly full: string;
  readonly short: string;
}

const KBO: RegisterName = { full: "Crossroads Bank (KBO)", short: "KBO" };
const ofCountry = (full: string, short = full): RegisterName => ({ full, short });

/** The one table of names, by the source that asks the register. */
const REGISTERS: Readonly<Record<string, RegisterName>> = {
  kbo: KBO,
  kbo_open_data: KBO,
  kbo_public_search: KBO,
  companies_house: ofCountry("Companies House"),
  kvk: ofCountry("Dutch register (KVK)", "KVK"),
  recherche_entreprises: ofCountry("French register"),
  brreg: ofCountry("Norwegian register (Brreg)", "Brreg"),
  cvr: ofCountry("Danish register (CVR)", "CVR"),
  prh: ofCountry("Finnish register (PRH)", "PRH"),
  ares: ofCountry("Czech register (ARES)", "ARES"),
  krs: ofCountry("Polish register (KRS)", "KRS"),
  rpo: ofCountry("Slovak register (RPO)", "RPO"),
  ur_latvia: ofCountry("Latvian register"),
};

/** The short name of a register; that of its source where no other is known. */
export const registerName = (source: string): string => REGISTERS[source]?.short ?? source;

/** Its name in full; undefined for what is no register of companies. */
export const registerInFull = (source: string): string | undefined => REGISTERS[source]?.full;
