import { useEffect, useState } from "preact/hooks";
import { answer, api, type Schemas } from "../api/client.ts";
import { describeFailure } from "../api/problem.ts";
import { useResource } from "../api/use-resource.ts";
import { Failure } from "../ui/failure.ts";
import { Notice } from "../ui/notice.tsx";
import { formatList, roleWord, words } from "../ui/format.ts";
import { isReturning } from "./returning.ts";
import { SIGN_IN } from "./texts.ts";
import { beginSession, renewSessionsBy, type Role, type Session, signOut } from "./session.ts";

type SignIn = Schemas["SignIn"];
type Demo = Extract<SignIn, { mode: "demo" }>;

/** The sign-in page: one click for a demo officer of a local service, otherwise the issuer's page. */
export function SignInPage({ notice }: { readonly notice: string | null }) {
  const signIn = useResource("sign-in", () => answer(api.GET("/api/config/sign-in")));
  return (
    <main class="sign-in">
      <h1>
        <span class="brand">Dossier</span>
      </h1>
      <p class="muted">{SIGN_IN.subtitle}</p>
      {notice && <Notice tone="warning">{notice}</Notice>}
      {signIn.error !== undefined && (
        <Notice tone="danger">
          <Failure of={signIn.error} />
        </Notice>
      )}
      {signIn.data?.mode === "demo" && <DemoDoor {...signIn.data} />}
      {signIn.data?.mode === "oidc" && <OidcDoor settings={signIn.data} />}
      {signIn.data?.mode === "unavailable" && (
        <Notice tone="warning">
          {SIGN_IN.unavailable} <span lang="en">{signIn.data.reason}</span>
        </Notice>
      )}
    </main>
  );
}

async function openDemoSession(officer: string, roles: readonly Role[]): Promise<void> {
  const body = { officer, roles: [...roles] };
  beginSession(await answer(api.POST("/api/session/demo", { body })));
}

/** Renews a demo officer's session with another demo token, also after the page is reloaded. */
const openAgain = ({ officer_id: officer, roles }: Session): Promise<Session> =>
  answer(api.POST("/api/session/demo", { body: { officer, roles: [...roles] } }));

/** Sets up the renewal that fits the sign-in; without one the session expires. */
export async function resumeRenewal(session: Session): Promise<void> {
  const settings = await answer(api.GET("/api/config/sign-in"));
  if (settings.mode === "demo") return renewSessionsBy(openAgain);
  const canGoOn = settings.mode === "oidc" && session.refresh_token !== undefined;
  renewSessionsBy(canGoOn ? async (old) => (await import("./oidc.ts")).continueSession(settings, old) : null);
}

/** Shown to a person who is signed in without a role for cases. */
export function NoRolePage({ session }: { readonly session: Session }) {
  return (
    <main class="sign-in">
      <h1>
        <span class="brand">Dossier</span>
      </h1>
      <Notice tone="warning">{SIGN_IN.noRole(session.officer_id)}</Notice>
      <button type="button" class="button" onClick={signOut}>
        {SIGN_IN.signOut}
      </button>
    </main>
  );
}

function DemoDoor({ officers }: Demo) {
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      <p>{SIGN_IN.demo}</p>
      <ul class="door-list">
        {officers.map(({ officer, roles, duty }) => (
          <li key={officer}>
            <button
              type="button"
              class="door"
              onClick={() => void openDemoSession(officer, roles).catch((error) => setFailure(describeFailure(error)))}
            >
              <b>{words(officer)}</b>
              <span class="muted">
                {formatList(roles.map(roleWord))}: <span lang="en">{duty}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </>
  );
}

function OidcDoor({ settings }: { readonly settings: Extract<SignIn, { mode: "oidc" }> }) {
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (!isReturning()) return;
    import("./oidc.ts")
      .then(async ({ completeSignIn }) => beginSession(await completeSignIn(settings)))
      .catch((error: unknown) => setFailure(describeFailure(error)));
  }, []);
  const start = () =>
    import("./oidc.ts")
      .then(({ startSignIn }) => startSignIn(settings))
      .catch((error: unknown) => setFailure(describeFailure(error)));
  return (
    <>
      <button type="button" class="button primary" onClick={() => void start()}>
        {SIGN_IN.at(new URL(settings.issuer).host)}
      </button>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </>
  );
}
