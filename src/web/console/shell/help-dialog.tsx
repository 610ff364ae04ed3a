import { useState } from "preact/hooks";
import { Dialog } from "../ui/dialog.tsx";
import { CheckField } from "../ui/field.tsx";
import { setSingleKeys, SHORTCUTS, singleKeysOn } from "./keyboard.ts";

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const [on, setOn] = useState(singleKeysOn());
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl class="keys">
        {SHORTCUTS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        checked={on}
        onChecked={(checked) => {
          setOn(checked);
          setSingleKeys(checked);
        }}
      >
        Use single keys
      </CheckField>
    </Dialog>
  );
}
