import { X } from "lucide";
import type { ComponentChildren } from "preact";
import { Icon } from "./icon.tsx";
import { UI } from "./texts.ts";

interface Props {
  readonly selected: number;
  readonly onClear: () => void;
  readonly children: ComponentChildren;
}

/** What can be done with every selected row at once. It is there only while something is selected. */
export function BulkBar({ selected, onClear, children }: Props) {
  return (
    <div class="bulk-place" role="status">
      {selected > 0 && (
        <div class="bulk" role="toolbar" aria-label={UI.selectionActions}>
          <b>{UI.selected(selected)}</b>
          {children}
          <button type="button" class="icon-button" aria-label={UI.clearSelection} onClick={onClear}>
            <Icon of={X} />
          </button>
        </div>
      )}
    </div>
  );
}
