import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { PersonRole, ReadPage, ReadWarning } from "../../../domain/readings/reading.model.ts";
import { type FactDraft, textIn } from "../facts.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { holdersAlone } from "./holders/not-alone.ts";
import { sharesNotPassedOn } from "./holders/passed-on.ts";
import { withSoleHolder } from "./holders/sole-holder.ts";
import { bearerSharesIn, otherSigns, unclearShares, unreadOwners, warning } from "./unread-owners.ts";

/** Papers that name who holds the company, by the role in which they name somebody. */
const ROLES: Partial<Record<DocumentKind, PersonRole>> = {
  ubo_extract: "owner",
  shareholder_register: "shareholder",
  structure_chart: "shareholder",
  articles_of_association: "founder",
};

/** The holders of a paper with what is certainly theirs alone, and what it leaves open of others, as one warning. */
export function holdersOf(
  { text, flow }: ReadableDocument,
  pages: readonly ReadPage[],
  kind: DocumentKind | null,
  read: readonly FactDraft[],
): { readonly facts: readonly FactDraft[]; readonly unread: readonly ReadWarning[] } {
  const role = kind === null ? undefined : ROLES[kind];
  if (role === undefined)
    return { facts: read, unread: kind === "register_extract" ? bearerSharesIn(flow.folded, flow.text) : [] };
  const subject = textIn(read.find(({ type, subject: whose }) => type === "company_name" && whose === "subject"));
  const known = withSoleHolder(text, read, subject, role === "owner" ? "owner" : "shareholder");
  const { facts: alone, shared } = holdersAlone(text, known, role);
  const isList = kind === "ubo_extract" || kind === "shareholder_register";
  const { facts, passed } = isList ? sharesNotPassedOn(text, alone) : { facts: alone, passed: [] };
  const unclear = kind === "shareholder_register" ? unclearShares(text, facts) : [];
  const unread = [
    ...shared.map(({ page, quote }) =>
      warning(page, `The document does not say that the holder has these shares alone: "${quote}".`),
    ),
    ...(kind === "ubo_extract" ? unreadOwners(text, facts) : []),
    ...unclear,
    ...passed
      .filter(({ quote }) => !unclear.some(({ detail }) => detail.includes(quote)))
      .map(({ page, quote }) =>
        warning(page, `The document says that shares of a holder went on, not how many are left: "${quote}".`),
      ),
    ...(isList ? otherSigns(facts, pages) : []),
    ...(kind === "articles_of_association" ? bearerSharesIn(flow.folded, flow.text) : []),
  ];
  const [first] = unread;
  const details = [...new Set(unread.map(({ detail }) => detail))];
  return { facts, unread: first === undefined ? [] : [{ ...first, detail: details.slice(0, MOST).join(" ") }] };
}

/** Sentences of one warning. */
const MOST = 4;
