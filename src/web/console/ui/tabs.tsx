import { useEffect, useRef } from "preact/hooks";

/** How many stand behind a tab. Red (`hot`) is for hits alone. */
interface Count {
  readonly of: number;
  readonly hot?: boolean;
}

interface Props {
  readonly label: string;
  /** Address and name of each tab, whether it is selected, and its count where that is known. */
  readonly tabs: readonly (readonly [href: string, name: string, isCurrent: boolean, count?: Count | undefined])[];
}

/** Parts or saved views of a page by address, so that back and bookmarks work. A narrow row scrolls to the current tab. */
export function Tabs({ label, tabs }: Props) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(([, , isCurrent]) => isCurrent)?.[0];
  useEffect(() => {
    const [box, tab] = [row.current, row.current?.querySelector<HTMLElement>("[aria-current]")];
    if (box && tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} class="tabs" aria-label={label}>
      {tabs.map(([href, name, isCurrent, count]) => (
        <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
          {name}
          {count !== undefined && <span class={count.hot && count.of > 0 ? "count hot" : "count"}>{count.of}</span>}
        </a>
      ))}
    </nav>
  );
}
