import { BriefcaseBusiness, type IconNode, Search } from "lucide";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { answer, api, type Schemas } from "../api/client.ts";
import { useResource } from "../api/use-resource.ts";
import { useOfficer } from "../session/session.ts";
import { Status } from "../ui/badges.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { formatNumber } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { GROUPS, isShown } from "./areas.ts";
import { type Action, matches } from "./palette-actions.ts";
import { go, href } from "./route.ts";
import { SHELL } from "./texts.ts";

const TEXTS = SHELL.palette;
const TYPING_PAUSE_MS = 180;
const CASES_SHOWN = 6;

interface Option {
  readonly icon: IconNode;
  readonly name: string;
  readonly run: () => void;
  readonly item?: Schemas["CaseList"]["cases"][number];
}

interface Props {
  readonly actions: readonly Action[];
  readonly onClose: () => void;
}

/** Goes to a screen or a case, or starts an action, by a few letters of its name (the ARIA pattern of a combobox). */
export function Palette({ actions, onClose }: Props) {
  const officer = useOfficer();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const asked = useSettled(text.trim(), TYPING_PAUSE_MS);
  const found = useResource(asked.length < 2 ? null : `palette/${asked}`, () =>
    answer(api.GET("/api/cases", { params: { query: { q: asked, per_page: CASES_SHOWN } } })),
  );
  const cases: Option[] = (found.data?.cases ?? []).map((item) => ({
    icon: BriefcaseBusiness,
    name: item.company_name,
    run: () => go(href("cases", item.workflow_id)),
    item,
  }));
  const areas: Option[] = GROUPS.flatMap((group) => group.areas)
    .filter((area) => isShown(area, officer) && matches(area.name, text))
    .map(({ area, name, icon }) => ({ icon, name, run: () => go(area === "home" ? "#/" : `#/${area}`) }));
  const acts: Option[] = actions.filter(({ name }) => matches(name, text)).map((action) => action);
  const groups = [
    [TEXTS.groups.cases, cases],
    [TEXTS.groups.screens, areas],
    [TEXTS.groups.actions, acts],
  ] as const;
  const options = groups.flatMap(([, members]) => members);
  const current = Math.min(chosen, options.length - 1);
  const run = (option: Option | undefined) => {
    if (option === undefined) return;
    onClose();
    option.run();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((current + step + options.length) % Math.max(1, options.length));
    else if (event.key === "Enter") run(options[current]);
    else return;
    event.preventDefault();
  };
  const isSearching = asked.length >= 2 && (found.loading || asked !== text.trim());
  return (
    <Dialog title={TEXTS.title} isPalette onClose={onClose}>
      <div class="palette-field">
        <Icon of={Search} />
        <input
          type="text"
          role="combobox"
          aria-label={TEXTS.title}
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={current >= 0 ? `${list}-${current}` : undefined}
          autocomplete="off"
          spellcheck={false}
          placeholder={TEXTS.placeholder}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKey}
        />
      </div>
      <div id={list} class="palette-list" role="listbox" aria-label={TEXTS.results}>
        {groups.map(
          ([title, members]) =>
            members.length > 0 && (
              <div key={title} role="group" aria-label={title}>
                <p class="palette-title" aria-hidden="true">
                  {title}
                </p>
                {members.map((option) => {
                  const place = options.indexOf(option);
                  return (
                    <Row
                      key={place}
                      id={`${list}-${place}`}
                      option={option}
                      isCurrent={place === current}
                      onHover={() => setChosen(place)}
                      onRun={() => run(option)}
                    />
                  );
                })}
              </div>
            ),
        )}
      </div>
      <p class="palette-foot" role="status">
        {found.error !== undefined ? (
          <span class="bad">{TEXTS.failed}</span>
        ) : isSearching ? (
          TEXTS.searching
        ) : options.length === 0 ? (
          TEXTS.none
        ) : (
          <>
            <kbd>↑</kbd> <kbd>↓</kbd> {TEXTS.move} <kbd>↵</kbd> {TEXTS.open} <kbd>Esc</kbd> {TEXTS.close}
          </>
        )}
      </p>
    </Dialog>
  );
}

interface RowProps {
  readonly id: string;
  readonly option: Option;
  readonly isCurrent: boolean;
  readonly onHover: () => void;
  readonly onRun: () => void;
}

function Row({ id, option: { icon, name, item }, isCurrent, onHover, onRun }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    <div
      ref={row}
      id={id}
      class="palette-option"
      role="option"
      aria-selected={isCurrent}
      onPointerMove={onHover}
      onClick={onRun}
    >
      <Icon of={icon} />
      <span class="cut">{name}</span>
      {item && (
        <>
          <span class="muted small nowrap">{formatNumber(item.registration_number)}</span>
          <span class="push">
            <Status status={item.status} />
          </span>
        </>
      )}
    </div>
  );
}

/** A text once it has not changed for a while. */
function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
