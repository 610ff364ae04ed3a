import { UI } from "./texts.ts";

/** Placeholder lines while content loads. */
export const Skeleton = ({ lines }: { readonly lines: number }) => (
  <div class="skeleton" role="status" aria-label={UI.loading}>
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} class="skeleton-line" />
    ))}
  </div>
);
