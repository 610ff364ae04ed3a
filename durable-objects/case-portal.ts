import type { CaseRecord } from "../src/domain/case/case.record.ts";
import { customerLanguage, LINK_NOT_VALID, refuseLink, type PortalAccess } from "../src/domain/portal/portal.rules.ts";
import { portalState } from "../src/features/portal/portal-view.rules.ts";
import { accept, type Outcome, refuse } from "../src/platform/errors.ts";
import type { Language } from "../src/platform/language.ts";
import type { CaseStorage } from "./case-storage.ts";

/** What was made of one revision of a case: what decides over a link, and what it shows in each language asked for. */
interface View {
  readonly revision: number;
  readonly record: Pick<CaseRecord, "tenantId" | "portal" | "additionalData">;
  readonly texts: Map<Language, string>;
}

/** A case as its customer sees it, made once a change; whether a link may see it is judged at every look. */
export class CasePortal {
  #view: View | null = null;

  /** JSON of a `PortalState`. */
  show(storage: CaseStorage, access: PortalAccess, now: (record: View["record"]) => Date): Outcome<string> {
    const view = this.#viewOf(storage);
    if (!view) return refuse("not_found", LINK_NOT_VALID);
    const refused = refuseLink(view.record, access, now(view.record));
    if (refused) return refused;
    const language = customerLanguage(view.record, access);
    const text = view.texts.get(language) ?? JSON.stringify(portalState(storage.record()!, language));
    view.texts.set(language, text);
    return accept(text);
  }

  #viewOf(storage: CaseStorage): View | null {
    const { revision } = storage;
    if (this.#view?.revision === revision) return this.#view;
    const record = storage.record();
    if (!record || storage.isClosed()) return null;
    const { tenantId, portal, additionalData } = record;
    const { language } = additionalData;
    this.#view = { revision, record: { tenantId, portal, additionalData: { language } }, texts: new Map() };
    return this.#view;
  }
}
