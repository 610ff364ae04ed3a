import { formatTime } from "./format.ts";
import { Empty } from "./resource-view.tsx";
import { UI } from "./texts.ts";
import { officerName } from "./person.tsx";

const TEXTS = UI.versions;

interface Version {
  readonly version: number;
  readonly effective_at: string | null;
  readonly author: string | null;
  readonly reason: string | null;
}

interface Difference {
  readonly path: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

interface Props {
  readonly of: {
    readonly versions: readonly (Version & { readonly diff: readonly Difference[] })[];
    readonly total: number;
  };
  /** What a change is about, and one of its values, in words. */
  readonly path: (path: string) => string;
  readonly value: (value: unknown) => string;
}

/** Who wrote which version, when and why, and what it changed. */
export const VersionList = ({ of, path, value }: Props) => (
  <>
    {of.versions.length === 0 && <Empty>{TEXTS.none}</Empty>}
    <ul class="plain">
      {of.versions.map((item) => (
        <li key={item.version}>
          <p>
            <b>{TEXTS.version(item.version)}</b>{" "}
            <span class="muted">
              {item.author !== null && TEXTS.by(officerName(item.author))}
              {item.effective_at !== null && `, ${formatTime(item.effective_at)}`}
            </span>
            : {item.reason ?? TEXTS.noReason}
          </p>
          <details>
            <summary class="muted">{TEXTS.changes(item.diff.length)}</summary>
            <ul class="bullets">
              {item.diff.map((one) => (
                <li key={one.path}>
                  {path(one.path)}: {value(one.from)} → {value(one.to)}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
    {of.total > of.versions.length && <p class="muted">{TEXTS.newest(of.versions.length, of.total)}</p>}
  </>
);

/** Language of what a version says: the built-in one is English, and of a tenant's own words nobody knows it. */
export const languageOf = (version: number): string | undefined => (version === 0 ? "en" : undefined);

/** Which version is in force and why; null where nobody has written one. */
export const inEffect = ({ version, effective_at, author, reason }: Version): string | null =>
  author === null || effective_at === null
    ? null
    : `${TEXTS.inEffect(version, formatTime(effective_at), officerName(author))} ${reason ?? TEXTS.noReason}`;
