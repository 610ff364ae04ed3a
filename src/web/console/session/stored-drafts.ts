/**
 * Texts that officers have typed and not sent, in this tab's session storage: they survive a reload and a lost
 * connection, no other tab can read them, and they end with the tab. An officer finds only their own. They are deleted on
 * sign-out; confidential ones, which may concern a report to the FIU, whenever the session ends.
 */
const PREFIX = "dossier-draft/";

export interface DraftPlace {
  readonly tenant: string;
  readonly officer_id: string;
  /** Case and form, such as `wf-1/decision`. */
  readonly form: string;
  readonly confidential: boolean;
}

interface Stored {
  readonly at: string;
  readonly value: unknown;
}

const ownerKey = ({ tenant, officer_id }: Pick<DraftPlace, "tenant" | "officer_id">): string =>
  `${encodeURIComponent(tenant)}/${encodeURIComponent(officer_id)}/`;

const keyOf = (place: DraftPlace): string =>
  `${PREFIX}${ownerKey(place)}${place.confidential ? "sealed" : "open"}/${place.form}`;

/** What was kept of a form, and when; null if nothing was. */
export function readDraft(place: DraftPlace): Stored | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "null") as Stored | null;
  } catch {
    return null;
  }
}

/** A full storage keeps nothing: the text then stays in the form, as long as that is open. */
export function writeDraft(place: DraftPlace, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify({ at: new Date().toISOString(), value }));
  } catch {
    removeDraft(place);
  }
}

export const removeDraft = (place: DraftPlace): void => sessionStorage.removeItem(keyOf(place));

const removeWhere = (matches: (rest: string) => boolean): void => {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && matches(key.slice(PREFIX.length))) sessionStorage.removeItem(key);
  }
};

export const removeAllDrafts = (): void => removeWhere(() => true);

export const removeConfidentialDrafts = (): void => removeWhere((rest) => rest.split("/")[2] === "sealed");

/** Another officer who signs in in this tab finds nothing of the last one. */
export const removeDraftsOfOthers = (officer: Pick<DraftPlace, "tenant" | "officer_id">): void =>
  removeWhere((rest) => !rest.startsWith(ownerKey(officer)));
