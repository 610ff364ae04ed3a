import type { Db } from "../../platform/db.ts";
import type { ListEntry } from "../list-entry.ts";
import { countCurrentEntries } from "./lists.store.ts";

/** Whether an entry belongs to the list for the fictional companies. */
export const isSampleEntry = ({ programmes }: Pick<ListEntry, "programmes">): boolean =>
  programmes.some((programme) => /^SAMPLE(?:-|$)/i.test(programme));

/** Why real customers cannot be screened with the active lists, or null. */
export async function findListFault(db: Db): Promise<string | null> {
  const { entries, sampleEntries } = await countCurrentEntries(db);
  if (entries === 0) return "no screening list is loaded; import one with npm run import:list";
  if (sampleEntries > 0)
    return `an active screening list contains ${sampleEntries} sample entries; import the real list`;
  return null;
}
