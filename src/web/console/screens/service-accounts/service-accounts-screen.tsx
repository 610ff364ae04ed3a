import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { ClosedPage } from "../../ui/closed-page.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckField, NumberField, TextField } from "../../ui/field.tsx";
import { formatDay, formatList, roleWord } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { officerName } from "../../ui/person.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { useAction } from "../../ui/use-action.ts";
import { SERVICE_ACCOUNTS as TEXTS } from "./texts.ts";

type Account = Schemas["ServiceAccount"];

const ROLES = ["officer", "compliance_manager"] as const;

/** Programs that work with the tenant's cases. */
export function ServiceAccountsScreen() {
  const officer = useOfficer();
  const list = useResource("service-accounts", () => answer(api.GET("/api/service-accounts")));
  const [revoked, setRevoked] = useState<Account | null>(null);
  if (!hasRole(officer, "compliance_manager")) return <ClosedPage title={TEXTS.title} notice={TEXTS.notYours} />;
  return (
    <div class="stack">
      <PageHead title={TEXTS.title} />
      <p class="muted lead">{TEXTS.about}</p>
      <ResourceView of={list} lines={8}>
        {({ service_accounts: accounts }) => (
          <div class="columns">
            <section class="panel">
              <h2>{TEXTS.list}</h2>
              {accounts.length === 0 && <Empty>{TEXTS.empty}</Empty>}
              <ul class="plain">
                {accounts.map((account) => (
                  <AccountEntry key={account.client_id} account={account} onRevoke={() => setRevoked(account)} />
                ))}
              </ul>
            </section>
            <div class="column">
              <NewAccount reload={list.reload} />
            </div>
          </div>
        )}
      </ResourceView>
      {revoked !== null && <RevokeDialog account={revoked} reload={list.reload} onClose={() => setRevoked(null)} />}
    </div>
  );
}

function AccountEntry({ account, onRevoke }: { readonly account: Account; readonly onRevoke: () => void }) {
  const { client_id: id, name, roles, requests_per_minute: rate, revoked_at, revoked_by, revoked_reason } = account;
  return (
    <li class="entry">
      <div>
        <b class="breaks">{name}</b>
        <p class="muted breaks">{TEXTS.client(id)}</p>
        <p class="muted">{TEXTS.may(formatList(roles.map(roleWord)), rate)}</p>
        <p class="muted small">{TEXTS.made(officerName(account.created_by), formatDay(account.created_at))}</p>
        {revoked_at !== null && (
          <p class="bad small">{TEXTS.revoked(officerName(revoked_by ?? ""), formatDay(revoked_at))}</p>
        )}
        {revoked_reason !== null && <p class="as-written breaks">{revoked_reason}</p>}
      </div>
      {revoked_at === null && (
        <button type="button" class="button danger" aria-label={`${TEXTS.revoke}: ${name}`} onClick={onRevoke}>
          {TEXTS.revoke}
        </button>
      )}
    </li>
  );
}

function NewAccount({ reload }: { readonly reload: () => Promise<void> }) {
  const [clientId, setClientId] = useState("");
  const [name, setName] = useState("");
  const [roles, setRoles] = useState<readonly (typeof ROLES)[number][]>([]);
  const [rate, setRate] = useState("120");
  const create = useAction(async () => {
    const body = {
      client_id: clientId.trim(),
      name: name.trim(),
      roles: [...roles],
      requests_per_minute: Number(rate),
    };
    await answer(api.POST("/api/service-accounts", { body }));
    setClientId("");
    setName("");
    setRoles([]);
    await reload();
  });
  return (
    <section class="panel">
      <h2>{TEXTS.add}</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void create.run();
        }}
      >
        <TextField label={TEXTS.clientId} value={clientId} onValue={setClientId} required hint={TEXTS.clientHint} />
        <TextField label={TEXTS.name} value={name} onValue={setName} required />
        <fieldset class="choices">
          <legend>{TEXTS.roles}</legend>
          {ROLES.map((role) => (
            <CheckField
              key={role}
              checked={roles.includes(role)}
              onChecked={(on) => setRoles(on ? [...roles, role] : roles.filter((other) => other !== role))}
            >
              {roleWord(role)}
            </CheckField>
          ))}
        </fieldset>
        <NumberField label={TEXTS.rate} value={rate} onValue={setRate} />
        <p class="hint">{TEXTS.limits}</p>
        {create.failure && <Notice tone="danger">{create.failure}</Notice>}
        <button type="submit" class="button primary" disabled={create.busy || roles.length === 0}>
          {roles.length === 0 ? TEXTS.chooseRole : TEXTS.create}
        </button>
      </form>
    </section>
  );
}

interface RevokeProps {
  readonly account: Account;
  readonly reload: () => Promise<void>;
  readonly onClose: () => void;
}

function RevokeDialog({ account, reload, onClose }: RevokeProps) {
  const [reason, setReason] = useState("");
  const revoke = useAction(async () => {
    const params = { path: { client_id: account.client_id } };
    await answer(api.DELETE("/api/service-accounts/{client_id}", { params, body: { reason: reason.trim() } }));
    await reload();
    onClose();
  });
  return (
    <Dialog title={TEXTS.revokeTitle(account.name)} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void revoke.run();
        }}
      >
        <p>{TEXTS.effect}</p>
        <TextField label={TEXTS.reason} value={reason} onValue={setReason} required />
        {revoke.failure && <Notice tone="danger">{revoke.failure}</Notice>}
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            {TEXTS.keep}
          </button>
          <button type="submit" class="button danger" disabled={revoke.busy || reason.trim() === ""}>
            {TEXTS.revokeNow}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
