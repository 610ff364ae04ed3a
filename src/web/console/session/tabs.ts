import { isReturning } from "./returning.ts";
import type { Session, TabSession } from "./session-model.ts";
import { removeDraftsOfOthers } from "./stored-drafts.ts";

/**
 * Shares the session among the tabs of one browser. Each tab keeps it in its own session storage; a new one asks the
 * open ones over a broadcast channel, so that nothing outlives the last tab. A tab listens to its own sign-in only.
 */
type Ended = { readonly type: "ended"; readonly session: TabSession; readonly why: EndReason };
type Message =
  | { readonly type: "ask"; readonly id: string }
  | { readonly type: "answer"; readonly to: string; readonly session: TabSession | null }
  | { readonly type: "renewed"; readonly session: TabSession }
  | Ended;

/** `refused`: the service refused the token. */
export type EndReason = "signed-out" | "refused";
/** The session after a message of another tab, and why it ended there. */
type Listener = (session: TabSession | null, why: EndReason | null) => void;

const KEY = "dossier-session";
/** Held by each tab that has a session, so that a new tab knows how many to wait for. */
const SIGNED_IN = "dossier-signed-in";
const ANSWER_WITHIN_MS = 1_000;

/** Without locks, which a page without TLS does not have, each tab signs in by itself. */
const channel = "locks" in navigator ? new BroadcastChannel(KEY) : null;
const send = (message: Message) => channel?.postMessage(message);
let listener: Listener = () => {};
let release: (() => void) | null = null;

const isLive = ({ expires_at }: Session): boolean => Date.parse(expires_at) > Date.now();
const isNewer = (one: Session, other: Session): boolean => Date.parse(one.expires_at) > Date.parse(other.expires_at);

const isEndedBy = ({ session, why }: Ended, own: TabSession): boolean =>
  session.login === own.login && (why === "signed-out" || !isNewer(own, session));

/** The session of this tab; null if there is none or it has expired. */
export function readSession(): TabSession | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as TabSession | null;
    // One that an earlier version stored names no sign-in.
    return stored?.login !== undefined && isLive(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the session of this tab, or removes it. */
export function storeSession(session: TabSession | null): void {
  if (session === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(session));
  holdLock(session !== null);
}

function holdLock(isSignedIn: boolean): void {
  if (channel === null || isSignedIn === (release !== null)) return;
  if (!isSignedIn) {
    release?.();
    release = null;
    return;
  }
  const held = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks.request(SIGNED_IN, { mode: "shared" }, () => held);
}

channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  const own = readSession();
  if (data.type === "ask") return send({ type: "answer", to: data.id, session: own });
  if (data.type === "answer" || own === null || data.session.login !== own.login) return;
  if (data.type === "renewed") {
    if (isNewer(data.session, own)) change(data.session, null);
  } else if (isEndedBy(data, own)) change(null, data.why);
});

function change(session: TabSession | null, why: EndReason | null): void {
  storeSession(session);
  listener(session, why);
}

/** Sets who is told of what another tab did to this tab's session. */
export const followTabs = (next: Listener): void => void (listener = next);

/** What the other signed-in tabs have; a tab that does not answer within a second is left out. */
async function askTabs(): Promise<TabSession[]> {
  if (channel === null) return [];
  const { held = [] } = await navigator.locks.query();
  const others = held.filter(({ name }) => name === SIGNED_IN).length - (release === null ? 0 : 1);
  if (others < 1) return [];
  const id = crypto.randomUUID();
  let sessions: TabSession[] = [];
  let answers = 0;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, ANSWER_WITHIN_MS);
    function hear({ data }: MessageEvent<Message>): void {
      // What ends while this tab waits for another answer is not taken.
      if (data.type === "ended") sessions = sessions.filter((session) => !isEndedBy(data, session));
      if (data.type !== "answer" || data.to !== id) return;
      if (data.session !== null) {
        sessions.push(data.session);
        answers += 1;
      }
      if (answers >= others) end();
    }
    function end(): void {
      clearTimeout(timer);
      channel?.removeEventListener("message", hear);
      resolve();
    }
    channel?.addEventListener("message", hear);
    send({ type: "ask", id });
  });
  return sessions.filter(isLive);
}

const newest = (sessions: readonly TabSession[]): TabSession | undefined =>
  sessions.toSorted((one, other) => Date.parse(other.expires_at) - Date.parse(one.expires_at))[0];

/**
 * Takes over the sign-in of the open tabs if this one has none. Where they have two sign-ins, this tab takes neither: the
 * officer signs in.
 */
export async function joinTabs(): Promise<void> {
  const own = readSession();
  if (own !== null) return holdLock(true);
  if (isReturning()) return;
  const sessions = await askTabs();
  const [first, ...more] = new Set(sessions.map(({ login }) => login));
  if (first === undefined || more.length > 0) return;
  const session = newest(sessions)!;
  removeDraftsOfOthers(session);
  storeSession(session);
}

/**
 * Renews a session in one tab for all of them: the others wait, and take what it got. A refresh token is used once only.
 * `enoughMs`: how long a session of another tab must last to be taken.
 */
export async function renewOnce(
  old: TabSession,
  renew: (old: Session) => Promise<Session>,
  enoughMs: number,
): Promise<TabSession> {
  if (channel === null) return { ...(await renew(old)), login: old.login };
  return navigator.locks.request(`dossier-renewal/${old.login}`, async () => {
    const own = readSession();
    const known = [...(own === null ? [] : [own]), ...(await askTabs())].filter(({ login }) => login === old.login);
    const latest = newest(known) ?? old;
    if (Date.parse(latest.expires_at) - Date.now() >= enoughMs) return latest;
    const session = { ...(await renew(latest)), login: old.login };
    // Signed out meanwhile: no tab may get it back.
    if (readSession()?.login === old.login) send({ type: "renewed", session });
    return session;
  });
}

/** Ends the session in every other tab of this sign-in; where the service refused it, in those without a newer one. */
export const endInTabs = (session: TabSession, why: EndReason): void => send({ type: "ended", session, why });
