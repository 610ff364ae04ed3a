import type { Draft } from "../../draft.ts";
import type { Company, Person } from "../../world.ts";

export const regionOf = (d: Draft) => (d.language === "en" ? "gb" : d.belgium);

export interface Holding {
  readonly who: Person | Company;
  readonly name: string;
  readonly share: number;
}
