import { Notice } from "./notice.tsx";
import { UI } from "./texts.ts";
import type { Action } from "./use-action.ts";

/** The way to the next page of a list, while there is one. */
export function ShowMore({ of: pages }: { readonly of: { readonly hasMore: boolean; readonly more: Action<[]> } }) {
  const { hasMore, more } = pages;
  return (
    <>
      {more.failure && <Notice tone="danger">{more.failure}</Notice>}
      {hasMore && (
        <button type="button" class="button show-more" disabled={more.busy} onClick={() => void more.run()}>
          {more.busy ? UI.loading : UI.showMore}
        </button>
      )}
    </>
  );
}
