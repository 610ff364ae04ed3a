import type { Ctx } from "../../../src/platform/context.ts";
import { NOW, TENANT } from "./rows.ts";

/** One way to call a function of a store; `f` is the function itself, `ctx` that of the large tenant. */
type Call = (f: any, ctx: Ctx) => unknown;

/** Exports of stores that run no statement of their own. */
export const NO_QUERY = "no statement";

/** A store that walks through one tenant's tables page by page, which is what a move is. */
export const MOVES = "a move";

export type Calls = Readonly<
  Record<string, typeof MOVES | Readonly<Record<string, Call | readonly Call[] | typeof NO_QUERY>>>
>;

export const T = NOW.toISOString();
export const DAY = T.slice(0, 10);
export const CASE = "case-99990";
export const CASE_ID = "id-99990";
export const placeOf = { caseId: CASE_ID, workflowId: CASE, iteration: 1 };
export const hash = "0".repeat(64);

/** As much of a case as its rows are made from. */
export const record = (at: number) =>
  ({
    tenantId: TENANT,
    caseId: `id-${at}`,
    workflowId: `case-${at}`,
    companyName: "Company",
    registrationNumber: "0000000001",
    vatNumber: null,
    country: "BE",
    templateId: "template-1",
    status: "REVIEW_PENDING",
    iteration: 1,
    investigations: [],
    facts: {},
    additionalData: {},
    portal: { tokenHash: `hash-${at}`, expiresAt: T },
    createdAt: T,
    updatedAt: T,
    version: 9,
    decision: null,
    legalHold: false,
  }) as const;

export const MODULES = import.meta.glob<Record<string, unknown>>("../../../src/**/*.store.ts", { eager: true });
