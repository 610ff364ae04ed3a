import { useEffect, useState } from "preact/hooks";

export type Role = "officer" | "compliance_manager" | "mlro" | "admin";

/** An officer who is signed in. Kept for this tab alone, and gone with it. */
export interface Session {
  readonly token: string;
  readonly officer_id: string;
  readonly tenant: string;
  readonly roles: readonly Role[];
  readonly expires_at: string;
  /** What the issuer goes on for, where it gave one. */
  readonly refresh_token?: string;
  /** Where the issuer's own session is ended. */
  readonly sign_out_url?: string;
}

type Renewal = (old: Session) => Promise<Session>;

const KEY = "dossier-session";
const RENEW_BEFORE_MS = 120_000;
const listeners = new Set<() => void>();
let session: Session | null = readStored();
let notice: string | null = null;
let renew: Renewal | null = null;
let renewing: Promise<void> | null = null;
/** Whether the service has not taken this session's token yet. */
let fresh = false;

function readStored(): Session | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Session | null;
    return stored !== null && Date.parse(stored.expires_at) > Date.now() ? stored : null;
  } catch {
    return null;
  }
}

function publish(next: Session | null, why: string | null): void {
  session = next;
  notice = why;
  if (next === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

export function beginSession(next: Session): void {
  fresh = true;
  publish(next, null);
}

/** The service has answered a call of this session: its token is good. */
export const confirmSession = (): void => void (fresh = false);

/** The service does not take the token, any more or from the start. */
export const rejectSession = (): void =>
  endSession(
    fresh
      ? "This service does not accept the sign-in. Its administrator has to look at the settings."
      : "Your session has ended. Sign in again.",
  );

function endSession(why: string | null = null): void {
  if (session !== null || why !== notice) publish(null, why);
}

/** Ends the session here and, where officers sign in at an issuer, there. */
export function signOut(): void {
  const address = session?.sign_out_url;
  endSession();
  if (address !== undefined) location.assign(address);
}

/** How a session that is about to end is renewed without the officer, where the way of signing in can. */
export function renewSessionsBy(how: Renewal | null): void {
  renew = how;
}

/** The token to call with, renewed in time; null when nobody is signed in. */
export async function currentToken(): Promise<string | null> {
  if (session === null) return null;
  const leftMs = Date.parse(session.expires_at) - Date.now();
  if (leftMs < RENEW_BEFORE_MS && renew !== null) {
    renewing ??= renewSession(session, renew).finally(() => (renewing = null));
    await renewing;
  }
  return session?.token ?? null;
}

/** A renewal that fails leaves the session as it is: it may still be good, and the service says when it is not. */
async function renewSession(old: Session, how: Renewal): Promise<void> {
  const next = await how(old).catch(() => null);
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

/** The officer whose screen this is; screens are shown to nobody else. */
export function useOfficer(): Session {
  const { session: current } = useSession();
  return current ?? { token: "", officer_id: "", tenant: "", roles: [], expires_at: "" };
}

export const hasRole = (officer: Session, ...roles: readonly Role[]): boolean =>
  roles.some((role) => officer.roles.includes(role));

/** Whether somebody works with cases at all; an administrator alone does not. */
export const isOfficer = (person: Session): boolean => hasRole(person, "officer", "compliance_manager", "mlro");
