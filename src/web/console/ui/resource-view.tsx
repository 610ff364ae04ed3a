import type { ComponentChildren } from "preact";
import type { Resource } from "../api/use-resource.ts";
import { Failure } from "./failure.ts";
import { Notice } from "./notice.tsx";
import { Skeleton } from "./skeleton.tsx";
import { UI } from "./texts.ts";
import { useGathering } from "./resource-group.tsx";

interface Props<T> {
  readonly of: Resource<T>;
  readonly children: (data: T) => ComponentChildren;
  /** Lines of the placeholder, so that the page does not move when the data arrives. */
  readonly lines?: number;
}

/** Shows a resource's data, its loading state or its failure. */
export function ResourceView<T>({ of, children, lines = 4 }: Props<T>) {
  useGathering(of.data === undefined && of.loading);
  return (
    <>
      {of.error !== undefined && (
        <Notice tone="danger">
          <Failure of={of.error} />{" "}
          <button type="button" class="link" onClick={() => void of.reload()}>
            {UI.retry}
          </button>
        </Notice>
      )}
      {of.data !== undefined && children(of.data)}
      {of.data === undefined && of.loading && <Skeleton lines={lines} />}
    </>
  );
}

export const Empty = ({ children }: { readonly children: ComponentChildren }) => <p class="empty">{children}</p>;
