import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { REGULATORY } from "./texts.ts";

const TEXTS = REGULATORY.form;

/** Kinds that the console offers; the interface accepts any text. */
const CHANGE_TYPES = ["amendment", "new_obligation", "clarification", "postponement", "repeal"] as const;

type Change = Schemas["RegulatoryChange"];

interface Props {
  readonly onClose: () => void;
  readonly onRegistered: (change: Change) => Promise<void>;
}

/** Registers a change of an article; the service derives its impact. */
export function NewChangeDialog({ onClose, onRegistered }: Props) {
  const [article, setArticle] = useState("");
  const [type, setType] = useState<string>(CHANGE_TYPES[0]);
  const [description, setDescription] = useState("");
  const [from, setFrom] = useState("");
  const [before, setBefore] = useState("");
  const [after, setAfter] = useState("");
  const [source, setSource] = useState("");
  const register = useAction(async () => {
    const body = {
      article_id: article,
      change_type: type,
      description,
      effective_date: from,
      old_value: before.trim() || null,
      new_value: after.trim() || null,
      source_url: source.trim() || null,
    };
    const change = await answer(api.POST("/api/regulatory/changes", { body }));
    onClose();
    await onRegistered(change);
  });
  return (
    <Dialog title={REGULATORY.changes.register} onClose={onClose} wide>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void register.run();
        }}
      >
        <ArticleChoice article={article} onArticle={setArticle} />
        <div class="pair">
          <SelectField
            label={TEXTS.kind}
            value={type}
            onValue={setType}
            options={CHANGE_TYPES.map((name) => [name, REGULATORY.changeTypes[name]] as const)}
          />
          <TextField label={TEXTS.takesEffect} type="date" value={from} onValue={setFrom} required />
        </div>
        <TextField label={TEXTS.what} value={description} onValue={setDescription} lines={3} required />
        <div class="pair">
          <TextField label={TEXTS.before} value={before} onValue={setBefore} />
          <TextField label={TEXTS.after} value={after} onValue={setAfter} />
        </div>
        <TextField label={TEXTS.source} type="url" value={source} onValue={setSource} hint={TEXTS.sourceHint} />
        {register.failure && <Notice tone="danger">{register.failure}</Notice>}
        <p class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" class="button primary" disabled={register.busy || article === ""}>
            {TEXTS.register}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly article: string;
  readonly onArticle: (article: string) => void;
}

function ArticleChoice({ article, onArticle }: ChoiceProps) {
  const [act, setAct] = useState("");
  const acts = useResource("acts", () => answer(api.GET("/api/regulatory/regulations", { params: { query: {} } })));
  const params = { path: { regulation_id: act } };
  const chosen = useResource(act ? `act/${act}` : null, () =>
    answer(api.GET("/api/regulatory/regulations/{regulation_id}", { params })),
  );
  return (
    <ResourceView of={acts} lines={3}>
      {(list) => (
        <>
          <SelectField
            label={TEXTS.regulation}
            value={act}
            onValue={(id) => {
              setAct(id);
              onArticle("");
            }}
            options={[["", TEXTS.choose], ...list.map(({ id, name, country }) => [id, `${country}: ${name}`] as const)]}
          />
          <SelectField
            label={TEXTS.article}
            value={article}
            onValue={onArticle}
            options={[
              ["", act ? TEXTS.choose : TEXTS.regulationFirst],
              ...(chosen.data?.articles ?? []).map(
                ({ id, article_number, title }) => [id, `${article_number}: ${title}`] as const,
              ),
            ]}
          />
        </>
      )}
    </ResourceView>
  );
}
