import type { Dossier } from "../dossier.ts";
import type { Noted } from "./declared-countries.ts";
import { shortened } from "./quote.ts";

/** Declared owners and directors who act for somebody else by the customer's own words. */
export const notedNominees = ({ nominees }: Dossier): Noted[] =>
  nominees.map(({ holder, behind, words }) => {
    const who = holder === "" ? "Somebody" : holder;
    const next =
      behind === null
        ? "Who that is must be said"
        : `${behind.name} is searched for as an owner, and must be identified`;
    return {
      rule: "ownership_nominee",
      title: `Acts for somebody else, by the customer's own words: ${who}`,
      description: `The customer writes of ${who}: "${shortened(words)}". ${next}.`,
      sourceEntry: `held_for:${holder}:${behind?.name ?? ""}`,
    };
  });
