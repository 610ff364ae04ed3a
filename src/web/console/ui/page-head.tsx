import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

interface Props {
  readonly title: string;
  /** Language of the title, where the service wrote it. */
  readonly lang?: string | undefined;
  /** Name and address of what the page belongs to. */
  readonly crumb?: readonly [name: string, href: string];
  readonly children?: ComponentChildren;
}

/** The sticky header of a page: its one title, which the tab of the browser has too, and what can be done here. */
export function PageHead({ title, lang, crumb, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Dossier`;
  }, [title]);
  return (
    <header class="head">
      {crumb && (
        <p class="crumb">
          <a href={crumb[1]}>{crumb[0]}</a>
        </p>
      )}
      <h1 lang={lang}>{title}</h1>
      {children}
    </header>
  );
}
