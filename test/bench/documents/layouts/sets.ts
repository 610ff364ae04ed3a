import type { Layout } from "../draft.ts";
import type { Half } from "../truth.ts";
import type { Pools } from "../world.ts";
import { FIFTH_LAYOUTS } from "./fifth/layouts.ts";
import { FIRST_LAYOUTS } from "./first/layouts.ts";
import { FIRST_POOLS } from "./first/pools.ts";
import { FOURTH_LAYOUTS } from "./fourth/layouts.ts";
import { FOURTH_POOLS } from "./fourth/pools.ts";
import { SECOND_LAYOUTS } from "./second/layouts.ts";
import { SECOND_POOLS } from "./second/pools.ts";
import { SEVENTH_LAYOUTS } from "./seventh/layouts.ts";
import { SIXTH_LAYOUTS } from "./sixth/layouts.ts";
import { THIRD_LAYOUTS } from "./third/layouts.ts";
import { THIRD_POOLS } from "./third/pools.ts";

/** Layouts of one author, with names of companies, people and places that no other set has. */
export interface LayoutSet {
  readonly layouts: readonly Layout[];
  readonly pools: Pools;
}

/** Rules are written on the sets of the fit half alone. The kept half tells how well they read what nobody fitted. */
export const SETS: Readonly<Record<Half, readonly LayoutSet[]>> = {
  fit: [
    { layouts: FIRST_LAYOUTS, pools: FIRST_POOLS },
    { layouts: SECOND_LAYOUTS, pools: SECOND_POOLS },
    { layouts: [...THIRD_LAYOUTS, ...FIFTH_LAYOUTS, ...SIXTH_LAYOUTS, ...SEVENTH_LAYOUTS], pools: THIRD_POOLS },
  ],
  kept: [{ layouts: FOURTH_LAYOUTS, pools: FOURTH_POOLS }],
};
