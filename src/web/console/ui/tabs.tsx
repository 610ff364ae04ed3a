import { useEffect, useRef } from "preact/hooks";

interface Props {
  readonly label: string;
  /** Address and name of each tab, and whether it is selected. */
  readonly tabs: readonly (readonly [href: string, name: string, isCurrent: boolean])[];
}

/** Parts of a page by address. On a narrow screen the row scrolls to the selected tab. */
export function Tabs({ label, tabs }: Props) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(([, , isCurrent]) => isCurrent)?.[0];
  useEffect(() => {
    const [box, tab] = [row.current, row.current?.querySelector<HTMLElement>("[aria-current]")];
    if (box && tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} class="tabs" aria-label={label}>
      {tabs.map(([href, name, isCurrent]) => (
        <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
