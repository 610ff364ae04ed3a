import { Plus } from "lucide";
import { CASE_STATUSES } from "../../../../domain/case/case.model.ts";
import { answer, api } from "../../api/client.ts";
import { type Officer, useOfficers } from "../../api/officers.ts";
import { useResource } from "../../api/use-resource.ts";
import { replaceQuery } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { stateWord } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { OFFICERS } from "../officers/texts.ts";
import { CaseList, PER_PAGE } from "./case-list.tsx";
import { CASES } from "./texts.ts";

const POLL_MS = 8000;
const FILTERS = ["status", "country", "assignee", "q"] as const;

/** Every case of the tenant, newest first. */
export function CasesScreen({ route, onNewCase }: ScreenProps) {
  const filters = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = route.query.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );
  const { status = "", country = "", assignee = "", q = "" } = filters;
  const officers = useOfficers();
  const page = Math.max(1, Number(route.query.get("page")) || 1);
  const countries = useResource("countries", () => answer(api.GET("/api/countries")));
  const key = `${page}?${new URLSearchParams(filters)}`;
  const list = useResource(
    `cases/${key}`,
    () => answer(api.GET("/api/cases", { params: { query: { ...filters, page, per_page: PER_PAGE } } })),
    POLL_MS,
  );
  return (
    <div class="stack">
      <PageHead title={CASES.all}>
        <button type="button" class="button primary" onClick={onNewCase}>
          <Icon of={Plus} />
          {CASES.newCase}
        </button>
      </PageHead>
      <form class="filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchBox
          id="case-search"
          label={CASES.search}
          placeholder={CASES.searchKey}
          value={q}
          onValue={(text) => filter({ q: text })}
        />
        <select
          aria-label={CASES.status}
          value={status}
          onChange={(event) => filter({ status: event.currentTarget.value })}
        >
          <option value="">{CASES.everyStatus}</option>
          {CASE_STATUSES.map((name) => (
            <option key={name} value={name}>
              {stateWord(name)}
            </option>
          ))}
        </select>
        <select
          aria-label={CASES.country}
          value={country}
          onChange={(event) => filter({ country: event.currentTarget.value })}
        >
          <option value="">{CASES.everyCountry}</option>
          {countries.data?.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label={OFFICERS.assignee}
          value={assignee}
          onChange={(event) => filter({ assignee: event.currentTarget.value })}
        >
          <option value="">{OFFICERS.everybody}</option>
          <option value="me">{OFFICERS.me}</option>
          <option value="none">{OFFICERS.nobody}</option>
          {withAsked(officers.data ?? [], assignee).map((id) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </select>
      </form>
      <CaseList
        key={key}
        of={list}
        isByDue={false}
        empty={status || country || assignee || q ? CASES.empty.filter : CASES.empty.all}
      />
    </div>
  );
}

const filter = (changes: Readonly<Record<string, string>>): void => replaceQuery({ page: "", ...changes });

/** Ids of officers, and the one that the address names even if it is not known. */
function withAsked(officers: readonly Officer[], asked: string): string[] {
  const ids = officers.map(({ officer_id }) => officer_id);
  return asked === "" || asked === "me" || asked === "none" || ids.includes(asked) ? ids : [...ids, asked];
}
