import type { ScreeningStatement } from "../../domain/diligence/grounds.model.ts";
import type { ScreeningResult } from "../../screening/index.ts";

/** Whether a result is of somebody whom a source, the customer or an officer states to be behind the customer. */
export const isStated = ({ subject }: Pick<ScreeningResult, "subject">): boolean => subject.mention === undefined;

type Names = Pick<ScreeningStatement, "subjects" | "unreadable" | "uncertain" | "in_papers" | "named" | "compared">;

/**
 * The names of a screening, as its check tells them.
 * @param leftOut words of the customer that may be names, and were not searched for.
 * @param compared the texts in which the names of the lists were looked for.
 */
export function searchedNames(
  results: readonly ScreeningResult[],
  leftOut = 0,
  compared?: ScreeningStatement["compared"],
): Names {
  const stated = results.filter(isStated);
  // A name that cannot be compared was not searched for.
  const of = (by: "document" | "paper" | "customer") =>
    results.filter(({ subject, unreadable }) => subject.mention?.by === by && !unreadable);
  const unsearched = results.filter(({ subject, unreadable }) => subject.mention?.by === "customer" && unreadable);
  const [uncertain, inPapers, named] = [of("document"), of("paper"), of("customer")];
  const left = leftOut + unsearched.length;
  const namesOf = (some: readonly ScreeningResult[]) => some.map(({ subject }) => subject.name);
  return {
    subjects: namesOf(stated),
    unreadable: namesOf(stated.filter(({ unreadable }) => unreadable)),
    ...(uncertain.length > 0 && { uncertain: namesOf(uncertain) }),
    ...(inPapers.length > 0 && { in_papers: namesOf(inPapers) }),
    ...(named.length + left > 0 && { named: { searched: namesOf(named), left_out: left } }),
    ...(compared !== undefined && { compared }),
  };
}
