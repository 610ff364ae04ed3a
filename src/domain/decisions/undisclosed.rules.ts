import type { Finding } from "../case/case.model.ts";
import { atLeast } from "./gates.rules.ts";

const UNDISCLOSED: readonly Finding["category"][] = ["sanctions", "criminal", "enforcement"];

/** Findings that call for an assessment before any contact with the customer, cleared or not. */
export const undisclosed = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ category, severity }) => UNDISCLOSED.includes(category) && atLeast(severity, "high"));
