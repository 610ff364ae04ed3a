import { useEffect, useState } from "preact/hooks";
import { SIGN_IN } from "./texts.ts";
import type { Role, Session, TabSession } from "./session-model.ts";
import { removeAllDrafts, removeConfidentialDrafts, removeDraftsOfOthers } from "./stored-drafts.ts";
import { endInTabs, followTabs, readSession, renewOnce, storeSession } from "./tabs.ts";

export type { Role, Session } from "./session-model.ts";

type Renewal = (old: Session) => Promise<Session>;

const RENEW_BEFORE_MS = 120_000;
const listeners = new Set<() => void>();
let session: TabSession | null = readSession();
let notice: string | null = null;
let renew: Renewal | null = null;
let renewing: Promise<void> | null = null;
/** Whether no call with this session's token has succeeded yet. */
let fresh = false;

function publish(next: TabSession | null, why: string | null): void {
  storeSession(next);
  show(next, why);
}

function show(next: TabSession | null, why: string | null): void {
  session = next;
  notice = why;
  for (const listener of listeners) listener();
}

followTabs((next, why) => {
  if (why === "signed-out") removeAllDrafts();
  else if (next === null) removeConfidentialDrafts();
  show(next, why === null ? null : why === "refused" ? SIGN_IN.ended : SIGN_IN.signedOutElsewhere);
});

export function beginSession(next: Session): void {
  fresh = true;
  removeDraftsOfOthers(next);
  publish({ ...next, login: crypto.randomUUID() }, null);
}

/** Records that the service accepted the session's token. */
export const confirmSession = (): void => void (fresh = false);

/** Ends the session, in every tab, because the service rejected its token. */
export function rejectSession(): void {
  if (session !== null) endInTabs(session, "refused");
  endSession(fresh ? SIGN_IN.notAccepted : SIGN_IN.ended);
}

function endSession(why: string | null = null): void {
  removeConfidentialDrafts();
  if (session !== null || why !== notice) publish(null, why);
}

/** Ends the session in every tab and, if officers sign in at an issuer, there too. */
export function signOut(): void {
  const address = session?.sign_out_url;
  if (session !== null) endInTabs(session, "signed-out");
  removeAllDrafts();
  endSession();
  if (address !== undefined) location.assign(address);
}

/** Sets how a session is renewed before it expires; null if the sign-in cannot renew. */
export function renewSessionsBy(how: Renewal | null): void {
  renew = how;
}

/** The access token, renewed before it expires; null when nobody is signed in. */
export async function currentToken(): Promise<string | null> {
  if (session === null) return null;
  const leftMs = Date.parse(session.expires_at) - Date.now();
  if (leftMs < RENEW_BEFORE_MS && renew !== null) {
    renewing ??= renewSession(session, renew).finally(() => (renewing = null));
    await renewing;
  }
  return session?.token ?? null;
}

/** A failed renewal leaves the session unchanged: the service rejects the token once it has expired. */
async function renewSession(old: TabSession, how: Renewal): Promise<void> {
  const next = await renewOnce(old, how, RENEW_BEFORE_MS).catch(() => null);
  if (next !== null && session === old) publish(next, null);
}

export function useSession(): { readonly session: Session | null; readonly notice: string | null } {
  const [, rerender] = useState(0);
  useEffect(() => {
    const listener = () => rerender((count) => count + 1);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return { session, notice };
}

/** The signed-in officer. Screens are rendered only while there is one. */
export function useOfficer(): Session {
  const { session: current } = useSession();
  return current ?? { token: "", officer_id: "", tenant: "", roles: [], expires_at: "" };
}

export const hasRole = (officer: Session, ...roles: readonly Role[]): boolean =>
  roles.some((role) => officer.roles.includes(role));

/** Whether the person may work on cases; an administrator without another role may not. */
export const isOfficer = (person: Session): boolean => hasRole(person, "officer", "compliance_manager", "mlro");
