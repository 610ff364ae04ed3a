import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";

/** Opens a case, then shows the results of the immediate look-ups and the customer's link. */
export function NewCaseDialog({ onClose }: { readonly onClose: () => void }) {
  const [created, setCreated] = useState<Schemas["CreatedCase"] | null>(null);
  return (
    <Dialog title={created ? "Case opened" : "New case"} onClose={onClose}>
      {created ? <Created created={created} onClose={onClose} /> : <NewCaseForm onCreated={setCreated} />}
    </Dialog>
  );
}

function NewCaseForm({ onCreated }: { readonly onCreated: (created: Schemas["CreatedCase"]) => void }) {
  const countries = useResource("countries", () => answer(api.GET("/api/countries")));
  const templates = useResource("templates", () => answer(api.GET("/api/templates")));
  const [name, setName] = useState("");
  const [number, setNumber] = useState("");
  const [country, setCountry] = useState("BE");
  const [template, setTemplate] = useState("psp_merchant_onboarding");
  const [website, setWebsite] = useState("");
  const [email, setEmail] = useState("");
  const [language, setLanguage] = useState("nl");
  const create = useAction(async () => {
    const body = {
      company_name: name,
      company_registration_number: number,
      country,
      template_id: template,
      ...(website.trim() ? { website_url: website } : {}),
      ...(email.trim() ? { customer_email: email.trim() } : {}),
      additional_data: { language },
    };
    onCreated(await answer(api.POST("/api/cases", { body })));
  });
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void create.run();
      }}
    >
      <TextField label="Legal name" value={name} onValue={setName} required autoFocus />
      <div class="pair">
        <TextField
          label="Registration number"
          value={number}
          onValue={setNumber}
          required
          hint="Belgian: ten digits, with or without points or BE"
        />
        <SelectField
          label="Country"
          value={country}
          onValue={setCountry}
          options={(countries.data ?? [{ code: "BE", name: "Belgium" }]).map((item) => [item.code, item.name] as const)}
        />
      </div>
      <SelectField
        label="Template"
        value={template}
        onValue={setTemplate}
        options={(templates.data ?? []).map((item) => [item.id, item.name] as const)}
      />
      <TextField label="Website" value={website} onValue={setWebsite} />
      <div class="pair">
        <TextField
          label="Customer's e-mail"
          type="email"
          value={email}
          onValue={setEmail}
          hint="Gets the link, requests and reminders. Without one, copy the link."
        />
        <SelectField
          label="Customer's language"
          value={language}
          onValue={setLanguage}
          options={[
            ["nl", "Dutch"],
            ["fr", "French"],
            ["de", "German"],
            ["en", "English"],
          ]}
        />
      </div>
      {create.failure && <Notice tone="danger">{create.failure}</Notice>}
      <footer class="dialog-foot">
        <button type="submit" class="button primary" disabled={create.busy}>
          {create.busy ? "Looking up the company…" : "Open the case"}
        </button>
      </footer>
    </form>
  );
}

function Created({ created, onClose }: { readonly created: Schemas["CreatedCase"]; readonly onClose: () => void }) {
  const { vies_enrichment: vies, companydata_enrichment: data, website_validation: site } = created;
  const [copied, setCopied] = useState(false);
  return (
    <>
      <dl class="facts">
        <dt>VAT</dt>
        <dd>
          {vies === null
            ? "no answer in time"
            : vies.vies_valid
              ? `valid, ${vies.vies_name ?? "no name"}`
              : "not valid"}
        </dd>
        <dt>Company data</dt>
        <dd>{data === null ? "no answer in time" : (data.company_name ?? "not known there")}</dd>
        <dt>Website</dt>
        <dd>{site === null ? "not checked" : `${site.url} ${site.accessible ? "answers" : "does not answer"}`}</dd>
        <dt>Link for the customer</dt>
        <dd>
          <code class="breaks">{created.portal_url}</code>{" "}
          <button
            type="button"
            class="link"
            onClick={() => void navigator.clipboard.writeText(created.portal_url).then(() => setCopied(true))}
          >
            {copied ? "Copied" : "Copy"}
          </button>
        </dd>
      </dl>
      <footer class="dialog-foot">
        <a class="button primary" href={href("cases", created.workflow_id)} onClick={onClose}>
          Go to the case
        </a>
      </footer>
    </>
  );
}
