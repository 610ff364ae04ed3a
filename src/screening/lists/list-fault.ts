import type { Db } from "../../platform/db.ts";
import type { ListEntry } from "../list-entry.ts";
import { countCurrentEntries } from "./lists.store.ts";

/** Entries of the list behind the fictional companies, in whichever file they come. */
export const isSampleEntry = ({ programmes }: Pick<ListEntry, "programmes">): boolean =>
  programmes.some((programme) => /^SAMPLE(?:-|$)/i.test(programme));

/** Why real customers cannot be screened against the lists in force; null where they can. */
export async function findListFault(db: Db): Promise<string | null> {
  const { entries, sampleEntries } = await countCurrentEntries(db);
  if (entries === 0) return "no screening list is loaded; import one with npm run import:list";
  if (sampleEntries > 0) return `a screening list in force holds ${sampleEntries} sample entries; import the real one`;
  return null;
}
