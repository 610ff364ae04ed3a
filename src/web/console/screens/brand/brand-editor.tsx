import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { LANGUAGES, type Language, languageName } from "../../language/language.ts";
import { useDraft } from "../../ui/draft.ts";
import { DraftRestored } from "../../ui/draft-restored.tsx";
import { CheckField, ColourField, FileField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { type Brand, BrandMark } from "./brand-mark.tsx";
import { BRAND } from "./texts.ts";

type Words = Readonly<Record<Language, string>>;

const NO_WORDS: Words = { nl: "", fr: "", de: "", en: "" };
const TEXTS = ["welcome", "contact"] as const;

const written = (words: Words): number => LANGUAGES.filter((language) => words[language].trim() !== "").length;

interface Props {
  readonly brand: Brand;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}

export function BrandEditor({ brand, onClose, onSaved }: Props) {
  const draft = useDraft(`brand/${brand.version}`, {
    name: brand.name,
    primary_color: brand.primary_color,
    welcome: brand.welcome ?? NO_WORDS,
    contact: brand.contact ?? NO_WORDS,
    removesLogo: false,
  });
  const [file, setFile] = useState<File | null>(null);
  const { name, primary_color, removesLogo, ...words } = draft.value;
  const incomplete = TEXTS.filter((text) => written(words[text]) % LANGUAGES.length > 0);
  const save = useAction(async () => {
    const logo = removesLogo ? { logo: null } : file === null ? {} : { logo: await base64(file) };
    const texts = Object.fromEntries(
      TEXTS.map((text) => [text, written(words[text]) === 0 ? null : words[text]]),
    ) as Pick<Brand, "welcome" | "contact">;
    await answer(api.PUT("/api/brand", { body: { version: brand.version, name, primary_color, ...texts, ...logo } }));
    draft.clear();
    await onSaved();
  });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run();
      }}
    >
      <DraftRestored draft={draft} />
      <section class="panel form">
        <h2>{BRAND.preview}</h2>
        <BrandMark name={name} colour={primary_color} logo={removesLogo ? null : brand.logo_url} />
        <TextField
          label={BRAND.name}
          value={name}
          onValue={(value) => draft.change({ name: value })}
          hint={BRAND.nameHint}
          required
        />
        <ColourField
          label={BRAND.colour}
          value={primary_color}
          onValue={(value) => draft.change({ primary_color: value })}
          hint={BRAND.colourHint}
        />
        <FileField
          label={BRAND.logo}
          accept="image/png,image/jpeg"
          hint={BRAND.logoHint}
          onFile={setFile}
          required={false}
        />
        {brand.logo_url !== null && (
          <CheckField checked={removesLogo} onChecked={(checked) => draft.change({ removesLogo: checked })}>
            {BRAND.removeLogo}
          </CheckField>
        )}
      </section>
      {TEXTS.map((text) => (
        <section key={text} class="panel form">
          <h2>{BRAND[text]}</h2>
          <p class="muted">{BRAND.hints[text]}</p>
          <div class="pair">
            {LANGUAGES.map((language) => (
              <TextField
                key={language}
                label={BRAND.inLanguage(BRAND[text], languageName(language))}
                value={words[text][language]}
                onValue={(value) => draft.change({ [text]: { ...words[text], [language]: value } })}
                lines={3}
              />
            ))}
          </div>
        </section>
      ))}
      {incomplete.map((text) => (
        <Notice key={text} tone="warning">
          {BRAND.incomplete(BRAND[text])}
        </Notice>
      ))}
      {save.failure && <Notice tone="danger">{save.failure}</Notice>}
      <p class="row">
        <button
          type="submit"
          class="button primary"
          disabled={(!draft.isWritten && file === null) || incomplete.length > 0 || save.busy}
        >
          {BRAND.save}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            draft.clear();
            onClose();
          }}
        >
          {BRAND.discard}
        </button>
      </p>
    </form>
  );
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
}
