import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
/** A register as its readers know it: in full, and short within brackets. */
interface RegisterName {
  readonly full: string;
  readonly short: string;
  /** The short name in runs before version 6 of the rules, where it was another. */
  readonly before6?: string;
}

const KBO: RegisterName = { full: "Crossroads Bank (KBO)", short: "KBO" };
const named = (full: string, short = full, before6 = short): RegisterName => ({ full, short, before6 });

/** The one table of names, by the source that asks the register. */
const REGISTERS: Readonly<Record<string, RegisterName>> = {
  kbo: KBO,
  kbo_open_data: KBO,
  kbo_public_search: KBO,
  companies_house: named("Companies House"),
  kvk: named("Dutch register (KVK)", "KVK"),
  recherche_entreprises: named("French register", "French register", "Recherche d'entreprises"),
  brreg: named("Norwegian register (Brreg)", "Brreg", "Brønnøysund"),
  cvr: named("Danish register (CVR)", "CVR"),
  prh: named("Finnish register (PRH)", "PRH"),
  ares: named("Czech register (ARES)", "ARES"),
  krs: named("Polish register (KRS)", "KRS"),
  rpo: named("Slovak register (RPO)", "RPO"),
  ur_latvia: named("Latvian register", "Latvian register", "UR"),
};

/** The short name of a register; that of its source where no other is known. */
export const registerName = (source: string, rules: JudgedBy = {}): string => {
  const register = REGISTERS[source];
  return (judgesBefore(rules, 6) ? register?.before6 : undefined) ?? register?.short ?? source;
};

/** Its name in full; undefined for what is no register of companies. */
export const registerInFull = (source: string): string | undefined => REGISTERS[source]?.full;
