import { Ellipsis, Keyboard, LogOut, Search, SunMoon } from "lucide";
import { useState } from "preact/hooks";
import { signOut, useOfficer } from "../session/session.ts";
import { Dialog } from "../ui/dialog.tsx";
import { formatList, roleWord } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { officerName, Person } from "../ui/person.tsx";
import { type Area, GROUPS, isShown } from "./areas.ts";
import { SHELL } from "./texts.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { nextTheme } from "./theme.ts";
import { type Counts, useAreaCounts } from "./use-counts.ts";

interface Props {
  readonly current: string;
  readonly onHelp: () => void;
  readonly onSearch: () => void;
}

/** Areas that stand at the bottom of a phone; the others are behind "More". */
const ON_PHONES = ["home", "cases", "monitoring"];

/** Areas of the console, and the officer who is signed in: a column, a rail of icons, or tabs at the bottom of a phone. */
export function Navigation({ current, onHelp, onSearch }: Props) {
  const officer = useOfficer();
  const counts = useAreaCounts();
  return (
    <>
      <header class="side">
        <a class="brand" href="#/" title={SHELL.areas.home}>
          <span class="name">Dossier</span>
          <span class="tenant cut">{officer.tenant}</span>
        </a>
        <button type="button" class="find" title={SHELL.palette.title} onClick={onSearch}>
          <Icon of={Search} />
          <span>{SHELL.find}</span>
          <kbd>{isApple ? "⌘ K" : "Ctrl K"}</kbd>
        </button>
        <nav class="areas" aria-label={SHELL.allAreas}>
          <Groups current={current} counts={counts} />
        </nav>
        <Foot onHelp={onHelp} />
      </header>
      <TabBar current={current} counts={counts} onHelp={onHelp} onSearch={onSearch} />
    </>
  );
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface GroupsProps {
  readonly current: string;
  readonly counts: Counts;
  readonly onGo?: () => void;
}

function Groups({ current, counts, onGo }: GroupsProps) {
  const officer = useOfficer();
  return (
    <>
      {GROUPS.map(({ title, areas }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {areas
              .filter((area) => isShown(area, officer))
              .map((area) => (
                <li key={area.area}>
                  <AreaLink of={area} isCurrent={area.area === current} counts={counts} onGo={onGo} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface LinkProps {
  readonly of: Area;
  readonly isCurrent: boolean;
  readonly counts: Counts;
  readonly onGo?: (() => void) | undefined;
}

function AreaLink({ of: { area, name, icon }, isCurrent, counts, onGo }: LinkProps) {
  const { of: waiting = 0, hot = false } = counts[area] ?? {};
  return (
    <a
      href={area === "home" ? "#/" : `#/${area}`}
      title={name}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onGo}
    >
      <Icon of={icon} />
      <span>{name}</span>
      {waiting > 0 && (
        <span class={hot ? "count hot" : "count"}>
          {waiting}
          <span class="hidden-words"> {SHELL.waiting}</span>
        </span>
      )}
    </a>
  );
}

function Foot({ onHelp }: Pick<Props, "onHelp">) {
  const officer = useOfficer();
  return (
    <>
      <div class="who">
        <Person id={officer.officer_id} />
        <div>
          <b class="cut" title={officer.officer_id}>
            {officer.name ?? officerName(officer.officer_id)}
          </b>
          <span class="muted small">{formatList(officer.roles.map(roleWord))}</span>
        </div>
      </div>
      <div class="side-foot">
        <LanguageChoice />
        <button type="button" class="icon-button" aria-label={SHELL.theme} title={SHELL.theme} onClick={nextTheme}>
          <Icon of={SunMoon} />
        </button>
        <button type="button" class="icon-button" aria-label={SHELL.keys} title={SHELL.keys} onClick={onHelp}>
          <Icon of={Keyboard} />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={SHELL.palette.signOut}
          title={SHELL.palette.signOut}
          onClick={signOut}
        >
          <Icon of={LogOut} />
        </button>
      </div>
    </>
  );
}

function TabBar({ current, counts, onHelp, onSearch }: Props & { readonly counts: Counts }) {
  const [more, setMore] = useState(false);
  const tabs = GROUPS.flatMap(({ areas }) => areas).filter(({ area }) => ON_PHONES.includes(area));
  const close = () => setMore(false);
  return (
    <>
      <nav class="tab-bar" aria-label={SHELL.phoneAreas}>
        {tabs.map((area) => (
          <AreaLink key={area.area} of={area} isCurrent={area.area === current} counts={counts} />
        ))}
        <button type="button" onClick={onSearch}>
          <Icon of={Search} />
          <span>{SHELL.search}</span>
        </button>
        <button type="button" aria-expanded={more} onClick={() => setMore(true)}>
          <Icon of={Ellipsis} />
          <span>{SHELL.more}</span>
        </button>
      </nav>
      {more && (
        <Dialog title="Dossier" onClose={close}>
          <nav class="areas all" aria-label={SHELL.everyArea}>
            <Groups current={current} counts={counts} onGo={close} />
          </nav>
          <Foot onHelp={onHelp} />
        </Dialog>
      )}
    </>
  );
}
