interface Props {
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
}

/** Buttons to the pages of a list; nothing for a single page. */
export function Pages({ page, last, onPage }: Props) {
  if (last <= 1) return null;
  return (
    <nav class="pages" aria-label="Pages">
      <button type="button" class="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      <span>
        {page} of {last}
      </span>
      <button type="button" class="button" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </button>
    </nav>
  );
}
