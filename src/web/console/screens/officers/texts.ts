import { texts } from "../../language/language.ts";

/** Words about officers and their absence. */
export const OFFICERS = texts("officers", {
  title: "Officers",
  about:
    "Who did something about a case here, as far as the service knows: it has no accounts of its own. Somebody who only signed in or only read is missing; somebody who left stays.",
  empty: "No officer has done anything about a case yet.",
  columns: ["Officer", "Roles", "Last act on a case", "Absence", ""],
  rolesUnknown: "Not known",
  none: "None recorded",
  absent: (from: string, until: string, substitute: string) => `${from} to ${until}; ${substitute} has the work`,
  record: "Record an absence",
  change: "Change",
  end: "End it",
  recordMine: "Record my absence",
  changeMine: "Change my absence",
  recordFor: (name: string) => `Absence of ${name}`,
  from: "First day",
  until: "Last day",
  untilHint: "It ends by itself after this day.",
  substitute: "Substitute",
  substituteHint: "Gets the cases assigned to you on these days, and no right with them.",
  cancel: "Cancel",
  save: "Record it",
  uncovered: (names: string) =>
    `Their substitute is away too now: ${names}. Their work reaches nobody until they name another.`,
  standingIn: (name: string, until: string) => `${name} (until ${until})`,
  theirWork: (names: string) => `You stand in for ${names}. Those cases are among yours.`,
  assignee: "Officer",
  everybody: "Every officer",
  me: "Me, and those I stand in for",
  nobody: "Nobody",
  unknown: "No officer with this id has worked on a case here. Check the spelling.",
  away: (until: string, substitute: string) => `Away until ${until}; ${substitute} has the work meanwhile.`,
  deactivated: "The directory has deactivated this officer; they cannot be given work.",
  notRead: "The officers could not be read, so ids are neither offered nor checked.",
} as const);
