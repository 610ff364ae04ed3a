import { z } from "zod";

/** Roles of an officer's token; none includes another. */
export const ROLES = ["officer", "compliance_manager", "mlro", "admin"] as const;
export type Role = (typeof ROLES)[number];

const role = z.enum(ROLES);

/**
 * Roles by the value of a claim, such as the id of a group. Empty: the claim names the roles themselves. With an entry,
 * a value that has none gives no role, not even one that is named like a role.
 */
export const roleMapSetting = z
  .record(z.string().trim().min(1), z.union([role.transform((one) => [one]), z.array(role).min(1)]))
  .transform((entries): ReadonlyMap<string, readonly Role[]> => new Map(Object.entries(entries)));

/** Whether an officer has a role of those who settle what other officers may not. */
export const isSenior = (roles: readonly string[]): boolean =>
  roles.some((role) => role === "compliance_manager" || role === "mlro");
