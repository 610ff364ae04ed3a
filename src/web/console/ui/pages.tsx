import { UI } from "./texts.ts";

interface Props {
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
}

/** Buttons to the pages of a list; nothing for a single page. */
export function Pages({ page, last, onPage }: Props) {
  if (last <= 1) return null;
  return (
    <nav class="pages" aria-label={UI.pages}>
      <button type="button" class="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {UI.previous}
      </button>
      <span>{UI.pageOf(page, last)}</span>
      <button type="button" class="button" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {UI.next}
      </button>
    </nav>
  );
}
