import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { TextField } from "../../ui/field.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { SHARED } from "./memory-model.ts";
import { MEMORY } from "./texts.ts";

const TEXTS = MEMORY.context;

type Context = Required<Schemas["CompanyContextBody"]>;
type Name = keyof Context;

const FIELDS: readonly (readonly [name: Name, kind: "line" | "lines" | "list"])[] = [
  ["company_type", "line"],
  ["jurisdiction", "line"],
  ["primary_regulator", "line"],
  ["regulatory_framework", "line"],
  ["services", "list"],
  ["customer_segments", "list"],
  ["risk_appetite", "lines"],
  ["prohibited_jurisdictions", "list"],
  ["additional_notes", "lines"],
];

const textOf = (value: string | readonly string[] | undefined): string =>
  typeof value === "string" ? value : (value ?? []).join("\n");

const listOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

interface Props {
  readonly officerId: string;
  readonly canWrite: boolean;
}

/** Description of the reviewing company, replaced as a whole. */
export function CompanyContextPanel({ officerId, canWrite }: Props) {
  const [draft, setDraft] = useState<Readonly<Partial<Record<Name, string>>> | null>(null);
  const query = { officer_id: officerId };
  const read = useResource(`context/${officerId}`, async () => {
    const { company_context } = await answer(api.GET("/api/memory/company-context", { params: { query } }));
    return company_context;
  });
  const save = useAction(async (context: Partial<Context>) => {
    await answer(api.PUT("/api/memory/company-context", { params: { query }, body: context }));
    await read.reload();
    setDraft(null);
  });
  const held: Partial<Context> = read.data?.status === "configured" ? read.data : {};
  const text = (name: Name) => draft?.[name] ?? textOf(held[name]);
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      <p class="muted">{officerId === SHARED ? TEXTS.everybody : TEXTS.these}</p>
      <ResourceView of={read}>
        {({ status }) => (
          <>
            {status === "not_configured" && draft === null && <Empty>{TEXTS.none}</Empty>}
            {draft === null ? (
              <>
                <dl class="facts">
                  {FIELDS.filter(([name]) => text(name) !== "").map(([name]) => (
                    <div key={name} class="contents">
                      <dt>{TEXTS.fields[name]}</dt>
                      <dd class="lines">{text(name)}</dd>
                    </div>
                  ))}
                </dl>
                {canWrite && (
                  <button type="button" class="button" onClick={() => setDraft({})}>
                    {MEMORY.edit}
                  </button>
                )}
              </>
            ) : (
              <form
                class="form"
                onSubmit={(event) => {
                  event.preventDefault();
                  const entries = FIELDS.map(([name, kind]) => [
                    name,
                    kind === "list" ? listOf(text(name)) : text(name),
                  ]);
                  void save.run(Object.fromEntries(entries) as Partial<Context>);
                }}
              >
                {FIELDS.map(([name, kind]) => (
                  <TextField
                    key={name}
                    label={TEXTS.fields[name]}
                    value={text(name)}
                    onValue={(value) => setDraft({ ...draft, [name]: value })}
                    lines={kind === "line" ? 1 : 3}
                    {...(kind === "list" ? { hint: TEXTS.perLine } : {})}
                  />
                ))}
                {save.failure && <Notice tone="danger">{save.failure}</Notice>}
                <p class="row">
                  <button type="submit" class="button primary" disabled={save.busy}>
                    {TEXTS.save}
                  </button>
                  <button type="button" class="button" onClick={() => setDraft(null)}>
                    {MEMORY.discard}
                  </button>
                </p>
              </form>
            )}
          </>
        )}
      </ResourceView>
    </section>
  );
}
