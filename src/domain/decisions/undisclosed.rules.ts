import type { Finding } from "../case/case.model.ts";
import { atLeast } from "./gates.rules.ts";

const UNDISCLOSED: readonly Finding["category"][] = ["sanctions", "criminal", "enforcement"];

/** Whether a customer must not learn of findings of this category by being asked. */
export const isUndisclosable = (category: string | null): boolean =>
  (UNDISCLOSED as readonly (string | null)[]).includes(category);

/** Findings that call for an assessment before any contact with the customer, cleared or not. */
export const undisclosed = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ category, severity }) => UNDISCLOSED.includes(category) && atLeast(severity, "high"));
