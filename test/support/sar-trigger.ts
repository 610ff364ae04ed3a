import type { Finding } from "../../src/domain/case/case.model.ts";
import { finding } from "./case-fixtures.ts";

/** A trigger of the SAR-first gate. */
export const TRIGGER_ID = "2d1c0b9a-8f7e-4d6c-9b5a-4f3e2d1c0b9a";

export const sarTrigger = (given: Partial<Finding> = {}): Finding =>
  finding({
    id: TRIGGER_ID,
    category: "sanctions",
    severity: "critical",
    subject: "Jan Claes",
    source_entry: "e1",
    ...given,
  });
