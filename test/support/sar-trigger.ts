import type { Finding } from "../../src/domain/case/case.model.ts";
import { finding } from "./case-fixtures.ts";

/** A trigger of the SAR-first gate. */
export const sarTrigger = (given: Partial<Finding> = {}): Finding =>
  finding({
    id: "t1",
    category: "sanctions",
    severity: "critical",
    subject: "Jan Claes",
    source_entry: "e1",
    ...given,
  });
