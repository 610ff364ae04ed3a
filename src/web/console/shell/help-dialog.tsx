import { useState } from "preact/hooks";
import { Dialog } from "../ui/dialog.tsx";
import { CheckField } from "../ui/field.tsx";
import { setSingleKeys, singleKeysOn } from "./keyboard.ts";
import { SHELL } from "./texts.ts";

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const [on, setOn] = useState(singleKeysOn());
  return (
    <Dialog title={SHELL.keys} onClose={onClose}>
      <dl class="keys">
        {SHELL.shortcuts.map(([keys, what]) => (
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
        {SHELL.singleKeys}
      </CheckField>
    </Dialog>
  );
}
