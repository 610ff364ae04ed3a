import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";

/** A signing secret, which is shown once. */
export const SecretDialog = ({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) => (
  <Dialog title="The signing secret" onClose={onClose}>
    <Notice tone="warning">
      Store it now: it is not shown again. Whoever has it can sign messages as this service.
    </Notice>
    <p>
      <code class="breaks">{secret}</code>
    </p>
    <footer class="dialog-foot">
      <button type="button" class="button" onClick={() => void navigator.clipboard.writeText(secret)}>
        Copy
      </button>
      <button type="button" class="button primary" onClick={onClose}>
        I have stored it
      </button>
    </footer>
  </Dialog>
);
