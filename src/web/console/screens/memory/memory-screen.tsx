import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { href, replaceQuery } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CompanyContextPanel } from "./company-context-panel.tsx";
import { FactsPanel } from "./facts-panel.tsx";
import { SHARED } from "./memory-model.ts";
import { PassagesPanel } from "./passages-panel.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import { MEMORY } from "./texts.ts";

/** The second part of the page; the first has no name in the address. */
const SEEN = "seen";

/** What the service has learned from an officer's reviews: to read, correct and delete. */
export function MemoryScreen({ route }: ScreenProps) {
  const officer = useOfficer();
  const whose = route.query.get("officer") ?? officer.officer_id;
  const status = useResource("memory-status", () => answer(api.GET("/api/memory/status")));
  const isOpen = whose === officer.officer_id || whose === SHARED || hasRole(officer, "compliance_manager");
  const canWrite = isOpen && status.data?.memstore_enabled !== false;
  const showsSeen = route.path[1] === SEEN;
  const query = route.query.size > 0 ? `?${route.query}` : "";
  return (
    <div class="stack">
      <header class="head">
        <h1>{MEMORY.title}</h1>
        <Whose whose={whose} />
      </header>
      <p class="muted lead">{MEMORY.what}</p>
      {status.data?.memstore_enabled === false && <Notice tone="warning">{MEMORY.off}</Notice>}
      {!isOpen && <Notice>{MEMORY.readOnly}</Notice>}
      <Tabs
        label={MEMORY.title}
        tabs={[
          [href("memory") + query, MEMORY.parts.guides, !showsSeen],
          [href("memory", SEEN) + query, MEMORY.parts.seen, showsSeen],
        ]}
      />
      <ResourceGroup key={`${whose}/${showsSeen}`} lines={12}>
        {showsSeen ? (
          <div class="columns">
            <PassagesPanel officerId={whose} canWrite={canWrite} />
            <CompanyContextPanel officerId={whose} canWrite={canWrite} />
          </div>
        ) : (
          <div class="columns">
            <RulesPanel officerId={whose} canWrite={canWrite} />
            <div class="column">
              <FactsPanel officerId={whose} label="active_preferences" canWrite={canWrite} />
              <FactsPanel officerId={whose} label="officer_profile" canWrite={canWrite} />
            </div>
          </div>
        )}
      </ResourceGroup>
    </div>
  );
}

function Whose({ whose }: { readonly whose: string }) {
  const officer = useOfficer();
  const [name, setName] = useState("");
  const others = [officer.officer_id, SHARED].includes(whose) ? [] : [whose];
  return (
    <div class="row">
      <select
        aria-label={MEMORY.whose.label}
        value={whose}
        onChange={(event) => replaceQuery({ officer: event.currentTarget.value })}
      >
        <option value={officer.officer_id}>{MEMORY.whose.mine}</option>
        <option value={SHARED}>{MEMORY.whose.shared}</option>
        {others.map((id) => (
          <option key={id} value={id}>
            {words(id)}
          </option>
        ))}
      </select>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) replaceQuery({ officer: name.trim() });
        }}
      >
        <input
          class="short"
          aria-label={MEMORY.whose.another}
          placeholder={MEMORY.whose.another}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {MEMORY.whose.show}
        </button>
      </form>
    </div>
  );
}
