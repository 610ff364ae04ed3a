export {
  beginListImport,
  commitListImport,
  type ListAnnouncement,
  type ListImport,
  putListPart,
  readListVersions,
  type ReceivedPart,
} from "./lists/import-list.ts";
export { findListFault } from "./lists/list-fault.ts";
export { screenSubjects } from "./screen-subjects.ts";
export type {
  ListSource,
  ListTopic,
  ListVersion,
  ScreeningAnswer,
  ScreeningHit,
  ScreeningResult,
  ScreeningSubject,
} from "./types.ts";
