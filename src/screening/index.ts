export {
  activationOfList,
  beginListImport,
  compareStagedList,
  discardStagedList,
  type ListAnnouncement,
  putListPart,
  type ReceivedPart,
  touchOfList,
} from "./lists/import-list.ts";
export { CANDIDATES_PER_LIST } from "./find-entries.ts";
export { findListFault } from "./lists/list-fault.ts";
export { type ListState, readListStates } from "./lists/list-age.ts";
export { screenSubjects } from "./screen-subjects.ts";
export type {
  ListSource,
  ListTopic,
  ListVersion,
  ScreeningAnswer,
  ScreeningHit,
  ScreeningResult,
  ScreeningSubject,
} from "../domain/hits/screening.model.ts";
