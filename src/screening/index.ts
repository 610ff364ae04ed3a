export {
  activationOfList,
  beginListImport,
  compareStagedList,
  discardStagedList,
  type ListAnnouncement,
  putListPart,
  touchOfList,
} from "./lists/import-list.ts";
export { CANDIDATES_PER_LIST } from "./search-group.ts";
export { findListFault } from "./lists/list-fault.ts";
export { inParts, toLines } from "./lists/in-parts.ts";
export { ListFormatError } from "./formats/list-format.ts";
export { readList } from "./formats/read-list.ts";
export { readListStates } from "./lists/list-age.ts";
export { readChangedEntries } from "./delta/changed-entries.ts";
export { ChangedList } from "./delta/changed-list.ts";
export { findList, type ListInForce, listsInForce } from "./lists/lists-in-force.ts";
export { ListObjectMissing } from "./lists/load-lists.ts";
export type { SegmentGroup } from "./lists/pack-groups.ts";
export { type GroupAnswer, searchGroup, searchGroupForTexts } from "./ask-groups.ts";
export { searchTexts } from "./search-texts.ts";
export type { ListedInText } from "./texts/search-texts-in.ts";
export { type Unreadable, whyUnreadable } from "./matching/readable.ts";
export {
  endAgain,
  findOwnList,
  type ListDueAgain,
  listDueAgain,
  listOwnLists,
  nextAgain,
  OWN_LISTS_MAX,
  type OwnListRow,
  saveOwnList,
  searchAgain,
} from "./own-lists/own-lists.store.ts";
export { readOwnEntries, removeOwnVersion, writeOwnList } from "./own-lists/load-own-lists.ts";
export type { ListEntry } from "./list-entry.ts";
export { screenSubjects } from "./screen-subjects.ts";
export type {
  ListTopic,
  ListVersion,
  ScreeningHit,
  ScreeningResult,
  ScreeningSubject,
} from "../domain/hits/screening.model.ts";
