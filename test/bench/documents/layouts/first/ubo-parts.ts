import type { Draft } from "../../draft.ts";
import type { Person } from "../../world.ts";

export const NATIONALITIES = {
  BE: { nl: "België", fr: "Belgique", de: "Belgien", en: "Belgium" },
  NL: { nl: "Nederland", fr: "Pays-Bas", de: "Niederlande", en: "Netherlands" },
  FR: { nl: "Frankrijk", fr: "France", de: "Frankreich", en: "France" },
  LU: { nl: "Luxemburg", fr: "Luxembourg", de: "Luxemburg", en: "Luxembourg" },
} as const;

interface Owner {
  readonly who: Person;
  readonly share: number;
  readonly control: "direct" | "indirect";
}

export function ownersOf(d: Draft, region = d.belgium): Owner[] {
  const shares = d.world.shares(d.world.headcount(1, 3));
  return shares.map((share) => ({
    who: d.world.person(region, d.random.chance(0.2) ? d.random.pick(["NL", "FR"]) : undefined),
    share,
    control: d.random.chance(0.3) ? "indirect" : "direct",
  }));
}

export const state = (d: Draft, owners: readonly Owner[]): void =>
  owners.forEach(({ who, share, control }) =>
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      nationality: who.nationality,
      country: who.address.country,
      share_percent: share,
      control,
    }),
  );
