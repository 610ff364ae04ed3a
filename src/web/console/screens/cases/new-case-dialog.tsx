import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { formatCountry } from "../../ui/format.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { NEW_CASE as TEXTS } from "./new-case-texts.ts";

/** Opens a case, then shows the results of the immediate look-ups and the customer's link. */
export function NewCaseDialog({ onClose }: { readonly onClose: () => void }) {
  const [created, setCreated] = useState<Schemas["CreatedCase"] | null>(null);
  return (
    <Dialog title={created ? TEXTS.opened : TEXTS.title} onClose={onClose}>
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
      <TextField label={TEXTS.name} value={name} onValue={setName} required autoFocus />
      <div class="pair">
        <TextField label={TEXTS.number} value={number} onValue={setNumber} required hint={TEXTS.numberHint} />
        <SelectField
          label={TEXTS.country}
          value={country}
          onValue={setCountry}
          options={(countries.data ?? [{ code: "BE" }]).map(({ code }) => [code, formatCountry(code)] as const)}
        />
      </div>
      <SelectField
        label={TEXTS.template}
        value={template}
        onValue={setTemplate}
        options={(templates.data ?? []).map((item) => [item.id, item.name] as const)}
      />
      <TextField label={TEXTS.website} value={website} onValue={setWebsite} />
      <div class="pair">
        <TextField label={TEXTS.email} type="email" value={email} onValue={setEmail} hint={TEXTS.emailHint} />
        <SelectField
          label={TEXTS.language}
          value={language}
          onValue={setLanguage}
          options={Object.entries(TEXTS.languages)}
        />
      </div>
      {create.failure && <Notice tone="danger">{create.failure}</Notice>}
      <footer class="dialog-foot">
        <button type="submit" class="button primary" disabled={create.busy}>
          {create.busy ? TEXTS.busy : TEXTS.open}
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
        <dt>{TEXTS.vat}</dt>
        <dd>{vies === null ? TEXTS.late : vies.vies_valid ? TEXTS.vatValid(vies.vies_name) : TEXTS.vatInvalid}</dd>
        <dt>{TEXTS.data}</dt>
        <dd>{data === null ? TEXTS.late : (data.company_name ?? TEXTS.notKnown)}</dd>
        <dt>{TEXTS.website}</dt>
        <dd>{site === null ? TEXTS.notChecked : site.accessible ? TEXTS.answers(site.url) : TEXTS.silent(site.url)}</dd>
        <dt>{TEXTS.link}</dt>
        <dd>
          <code class="breaks">{created.portal_url}</code>{" "}
          <button
            type="button"
            class="link"
            onClick={() => void navigator.clipboard.writeText(created.portal_url).then(() => setCopied(true))}
          >
            {copied ? TEXTS.copied : TEXTS.copy}
          </button>
        </dd>
      </dl>
      <footer class="dialog-foot">
        <a class="button primary" href={href("cases", created.workflow_id)} onClick={onClose}>
          {TEXTS.go}
        </a>
      </footer>
    </>
  );
}
