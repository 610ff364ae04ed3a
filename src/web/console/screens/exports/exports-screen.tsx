import { useState } from "preact/hooks";
import { EXPORT_KINDS, type ExportFormat, type ExportKind } from "../../../../features/exports/export.model.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { ClosedPage } from "../../ui/closed-page.tsx";
import { RadioField, SelectField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { useAction } from "../../ui/use-action.ts";
import { saveExport } from "./save-export.ts";
import { EXPORTS as TEXTS } from "./texts.ts";

/** The tenant's data as files. */
export function ExportsScreen() {
  const officer = useOfficer();
  const [kind, setKind] = useState<ExportKind>("cases");
  const [format, setFormat] = useState<ExportFormat | "">("");
  const [rows, setRows] = useState<number | null>(null);
  const save = useAction(async () => {
    if (format === "") return;
    setRows(0);
    await saveExport(kind, format, setRows);
  });
  if (!hasRole(officer, "compliance_manager")) return <ClosedPage title={TEXTS.title} notice={TEXTS.notYours} />;
  return (
    <div class="stack">
      <PageHead title={TEXTS.title} />
      <p class="muted lead">{TEXTS.about}</p>
      <section class="panel">
        <h2>{TEXTS.file}</h2>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void save.run();
          }}
        >
          <SelectField
            label={TEXTS.kind}
            value={kind}
            onValue={(value) => setKind(EXPORT_KINDS.find((one) => one === value) ?? "cases")}
            options={EXPORT_KINDS.map((one) => [one, TEXTS.kinds[one]] as const)}
          />
          <RadioField
            label={TEXTS.format}
            value={format}
            onValue={(value) => setFormat(value === "csv" ? "csv" : "ndjson")}
            options={[
              ["csv", TEXTS.csv],
              ["ndjson", TEXTS.ndjson],
            ]}
          />
          {save.failure && (
            <Notice tone="danger">
              {save.failure} {TEXTS.nothingSaved}
            </Notice>
          )}
          {rows !== null && !save.failure && <p role="status">{save.busy ? TEXTS.reading(rows) : TEXTS.saved(rows)}</p>}
          <button type="submit" class="button primary" disabled={save.busy || format === ""}>
            {TEXTS.download}
          </button>
        </form>
        <p class="hint">{TEXTS.recorded}</p>
      </section>
    </div>
  );
}
