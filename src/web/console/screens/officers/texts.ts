import { texts } from "../../language/language.ts";

/** Words about officers and their absence. */
export const OFFICERS = texts("officers", {
  unknown: "No officer with this id has worked on a case here. Check the spelling.",
  away: (until: string, substitute: string) => `Away until ${until}; ${substitute} has the work meanwhile.`,
  notRead: "The officers could not be read, so ids are neither offered nor checked.",
} as const);
