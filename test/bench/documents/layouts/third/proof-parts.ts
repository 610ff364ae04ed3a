import type { Draft } from "../../draft.ts";
import type { Person } from "../../world.ts";

/** What a proof of address states: who lives where, who says so and when. */
export function state(d: Draft, who: Person, sender: string, day: string): void {
  d.person(who, { role: "holder" }, "subject", { also: ["account_holder"] });
  d.fact("address", "subject", d.address(who.address));
  d.issuer(sender);
  d.documentDate(day);
}
