import { useState } from "preact/hooks";
import { NOTIFICATION_KINDS, type NotificationKind } from "../../../../domain/relationships/notification.rules.ts";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../language/language.ts";
import { CheckField, SelectField } from "../../ui/field.tsx";
import { formatTime } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ResourceView } from "../../ui/resource-view.tsx";
import { useAction } from "../../ui/use-action.ts";
import { NOTIFICATIONS } from "./texts.ts";

const TEXTS = NOTIFICATIONS.mail;
type Choice = Schemas["OfficerMail"];

/** Which notifications come by mail; the mails themselves lead here. */
export function MailChoice() {
  const choice = useResource("officer-mail", () => answer(api.GET("/api/notifications/mail")));
  return (
    <div class="stack">
      <PageHead title={TEXTS.title} crumb={[NOTIFICATIONS.title, "#/notifications"]} />
      <p class="muted lead">{TEXTS.about}</p>
      <ResourceView of={choice} lines={8}>
        {(data) =>
          data.own_address === null ? (
            <Notice tone="warning">{TEXTS.noAddress}</Notice>
          ) : (
            <ChoiceForm choice={data} own={data.own_address} reload={choice.reload} />
          )
        }
      </ResourceView>
    </div>
  );
}

interface FormProps {
  readonly choice: Choice;
  readonly own: string;
  readonly reload: () => Promise<void>;
}

function ChoiceForm({ choice, own, reload }: FormProps) {
  const [kinds, setKinds] = useState<readonly NotificationKind[]>(choice.kinds);
  const [language, setLanguage] = useState(choice.language);
  const [saved, setSaved] = useState(false);
  const save = useAction(async (address: string | null) => {
    setSaved(false);
    await answer(api.PUT("/api/notifications/mail", { body: { address, kinds: [...kinds], language } }));
    if (address === null) setKinds([]);
    await reload();
    setSaved(true);
  });
  return (
    <section class="panel">
      <h2>{TEXTS.heading}</h2>
      {choice.address !== null && choice.address.toLowerCase() !== own.toLowerCase() ? (
        <Notice tone="warning">{TEXTS.otherAddress(own)}</Notice>
      ) : (
        <p>{choice.address === null ? TEXTS.off : TEXTS.on(choice.address)}</p>
      )}
      {choice.last !== null && (
        <p class={choice.last.status === "sent" ? "muted small" : "bad small"}>
          {TEXTS.last[choice.last.status](formatTime(choice.last.at))}{" "}
          {choice.last.failure !== null && <span lang="en">{choice.last.failure}</span>}
        </p>
      )}
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save.run(own);
        }}
      >
        <fieldset class="choices">
          <legend>{TEXTS.kindsOf}</legend>
          {NOTIFICATION_KINDS.map((kind) => (
            <CheckField
              key={kind}
              checked={kinds.includes(kind)}
              onChecked={(on) => setKinds(on ? [...kinds, kind] : kinds.filter((other) => other !== kind))}
            >
              {TEXTS.kinds[kind]}
            </CheckField>
          ))}
        </fieldset>
        <SelectField
          label={TEXTS.language}
          value={language}
          onValue={(value) => setLanguage(LANGUAGES.find((one) => one === value) ?? language)}
          options={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)}
        />
        {save.failure && <Notice tone="danger">{save.failure}</Notice>}
        {saved && <p role="status">{TEXTS.saved}</p>}
        <p class="row">
          <button type="submit" class="button primary" disabled={save.busy || kinds.length === 0}>
            {kinds.length === 0 ? TEXTS.chooseKind : TEXTS.send(own)}
          </button>
          {choice.address !== null && (
            <button type="button" class="button" disabled={save.busy} onClick={() => void save.run(null)}>
              {TEXTS.stop}
            </button>
          )}
        </p>
      </form>
    </section>
  );
}
