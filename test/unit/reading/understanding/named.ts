import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const CERTAIN = 0.8;

/** Whom a drawn paper names for its company with certainty, in alphabetical order: `Jan Maes shareholder 60`, `Els Claes director until 2024-05-04`. */
export const named = (drawn: string): string[] =>
  understand(pagesOf(drawn))
    .facts.flatMap(({ type, value, confidence, subject }) => {
      if (confidence < CERTAIN || subject !== "subject" || (type !== "person" && type !== "company_share")) return [];
      const { name, holder, role, share_percent, until } = value as Partial<PersonFact & CompanyShareFact>;
      const words = [name ?? holder, role, share_percent, until === undefined ? undefined : `until ${until}`];
      return [words.filter((word) => word !== undefined).join(" ")];
    })
    .toSorted();
