import { Keyboard, Languages, LogOut, Plus, SunMoon } from "lucide";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useOfficerNames } from "../api/officer-names.ts";
import { chooseLanguage } from "../language/choose-language.ts";
import { language, LANGUAGE_NAMES, LANGUAGES } from "../language/language.ts";
import { NoRolePage, resumeRenewal, SignInPage } from "../session/sign-in.tsx";
import { isOfficer, type Session, signOut, useSession } from "../session/session.ts";
import { HelpDialog } from "./help-dialog.tsx";
import { ListAgeNotice } from "./list-age-notice.tsx";
import { useKeys, usePaletteKey } from "./keyboard.ts";
import { Navigation } from "./navigation.tsx";
import type { Action } from "./palette-actions.ts";
import { Palette } from "./palette.tsx";
import { describeRoute, go, useRoute } from "./route.ts";
import { findScreen } from "./screens.tsx";
import { SHELL } from "./texts.ts";
import { nextTheme } from "./theme.ts";
import { DeskCountsProvider, useReadCounts } from "./use-counts.ts";
import { NewCaseDialog } from "../screens/cases/new-case-dialog.tsx";

/** The console: the sign-in page, or the screen of the current address. */
export function App() {
  const { session, notice } = useSession();
  if (session === null) return <SignInPage notice={notice} />;
  if (!isOfficer(session)) return <NoRolePage session={session} />;
  return <Desk key={`${session.tenant}/${session.officer_id}`} session={session} />;
}

function Desk({ session }: { readonly session: Session }) {
  const route = useRoute();
  useOfficerNames();
  const [open, setOpen] = useState<"help" | "new-case" | "palette" | null>(null);
  useEffect(() => void resumeRenewal(session).catch(() => {}), []);
  usePaletteKey(() => setOpen("palette"));
  useKeys({
    "?": () => setOpen("help"),
    n: () => setOpen("new-case"),
    t: nextTheme,
    "/": () => {
      go("#/cases");
      setTimeout(() => document.querySelector<HTMLInputElement>("#case-search")?.focus(), 50);
    },
    "g h": () => go("#/"),
    "g c": () => go("#/cases"),
    "g q": () => go("#/approvals"),
    "g o": () => go("#/monitoring"),
    "g l": () => go("#/relationships"),
    "g s": () => go("#/reports"),
    "g p": () => go("#/scans"),
    "g a": () => go("#/alerts"),
    "g r": () => go("#/regulatory"),
    "g m": () => go("#/memory"),
  });
  const { title, Screen } = findScreen(route);
  // A screen begins at its top; a list that one comes back to scrolls to its place once it is shown.
  useLayoutEffect(() => scrollTo(0, 0), [route.path.join("/")]);
  const actions: Action[] = [
    { icon: Plus, name: SHELL.palette.newCase, run: () => setOpen("new-case") },
    { icon: SunMoon, name: SHELL.palette.theme, run: nextTheme },
    ...LANGUAGES.filter((one) => one !== language()).map((one) => ({
      icon: Languages,
      name: `${SHELL.language}: ${LANGUAGE_NAMES[one]}`,
      run: () => chooseLanguage(one),
    })),
    { icon: Keyboard, name: SHELL.palette.keys, run: () => setOpen("help") },
    { icon: LogOut, name: SHELL.palette.signOut, run: signOut },
  ];
  useEffect(() => void (document.title = `${title} · Dossier`), [title, route.path.join("/")]);
  return (
    <DeskCounts>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>("#main")?.focus();
        }}
      >
        {SHELL.skip}
      </a>
      <div class="desk">
        <Navigation
          current={route.path[0] ?? "home"}
          onHelp={() => setOpen("help")}
          onSearch={() => setOpen("palette")}
        />
        <main id="main" class="main" tabIndex={-1} data-route={describeRoute(route)}>
          <ListAgeNotice />
          <div class="screen">
            <Screen key={route.path.slice(0, 2).join("/")} route={route} onNewCase={() => setOpen("new-case")} />
          </div>
        </main>
      </div>
      {open === "help" && <HelpDialog onClose={() => setOpen(null)} />}
      {open === "palette" && <Palette actions={actions} onClose={() => setOpen(null)} />}
      {open === "new-case" && <NewCaseDialog onClose={() => setOpen(null)} />}
    </DeskCounts>
  );
}

/** Reads the counts once for the whole desk. */
const DeskCounts = ({ children }: { readonly children: ComponentChildren }) => (
  <DeskCountsProvider value={useReadCounts()}>{children}</DeskCountsProvider>
);
