import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WEBHOOKS } from "./texts.ts";

const TEXTS = WEBHOOKS.secret;

/** A signing secret, which is shown once. */
export const SecretDialog = ({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) => (
  <Dialog title={TEXTS.title} onClose={onClose}>
    <Notice tone="warning">{TEXTS.store}</Notice>
    <p>
      <code class="breaks">{secret}</code>
    </p>
    <footer class="dialog-foot">
      <button type="button" class="button" onClick={() => void navigator.clipboard.writeText(secret)}>
        {TEXTS.copy}
      </button>
      <button type="button" class="button primary" onClick={onClose}>
        {TEXTS.stored}
      </button>
    </footer>
  </Dialog>
);
