import { useContext, useState } from "preact/hooks";
import { answer, api } from "../api/client.ts";
import { FeaturesContext } from "../api/features.ts";
import { useResource } from "../api/use-resource.ts";
import { hasRole, signOut, useOfficer } from "../session/session.ts";
import { words } from "../ui/format.ts";
import { nextTheme } from "./theme.ts";

interface Item {
  readonly area: string;
  readonly name: string;
  /** Route without which the area is hidden. */
  readonly needs: string;
}

const ITEMS: readonly Item[] = [
  { area: "cases", name: "Cases", needs: "/api/cases" },
  { area: "approvals", name: "Approvals", needs: "/api/cases/{workflow_id}/decision/second-approval" },
  { area: "relationships", name: "Relationships", needs: "/api/relationships" },
  { area: "monitoring", name: "Monitoring", needs: "/api/monitoring/events" },
  { area: "notifications", name: "Notifications", needs: "/api/notifications" },
  { area: "reports", name: "Suspicion reports", needs: "/cases/{case_id}/sar" },
  { area: "scans", name: "Scans", needs: "/api/scan/portfolio" },
  { area: "alerts", name: "Alerts", needs: "/intelligence/alerts" },
  { area: "regulatory", name: "Regulatory radar", needs: "/api/regulatory/regulations" },
  { area: "policy", name: "Policy", needs: "/api/policy" },
  { area: "memory", name: "Memory", needs: "/api/memory/blocks/{officer_id}/{label}" },
  { area: "autonomy", name: "Review tiers", needs: "/api/automation/stats" },
  { area: "diagnostics", name: "Diagnostics", needs: "/api/diagnostics/stats" },
  { area: "webhooks", name: "Webhooks", needs: "/api/webhook-endpoints" },
];

const QUEUE_POLL_MS = 15_000;

/** Areas of the console, and the officer who is signed in. */
export function Navigation({ current, onHelp }: { readonly current: string; readonly onHelp: () => void }) {
  const officer = useOfficer();
  const features = useContext(FeaturesContext);
  const [open, setOpen] = useState(false);
  const waiting = useResource(
    "waiting",
    () => answer(api.GET("/api/cases", { params: { query: { status: "PENDING_SECOND_APPROVAL", per_page: 1 } } })),
    QUEUE_POLL_MS,
  );
  const told = useResource(
    features.has("/api/notifications") ? "told" : null,
    () => answer(api.GET("/api/notifications", { params: { query: { limit: 1, unread: "true" } } })),
    QUEUE_POLL_MS,
  );
  const counts: Readonly<Record<string, number>> = {
    approvals: waiting.data?.total ?? 0,
    notifications: told.data?.unread ?? 0,
  };
  // Until the routes are known, all areas are shown, so that the navigation does not move.
  const items = ITEMS.filter(({ area, needs }) => {
    if (area === "diagnostics" && !hasRole(officer, "officer")) return false;
    if (area === "webhooks" && !hasRole(officer, "compliance_manager")) return false;
    return features.size === 0 || features.has(needs);
  });
  return (
    <header class={open ? "side open" : "side"}>
      <div class="side-head">
        <a class="brand" href="#/cases">
          Dossier
        </a>
        <button type="button" class="icon-button menu" aria-expanded={open} onClick={() => setOpen(!open)}>
          Menu
        </button>
      </div>
      <nav aria-label="Areas" class="side-body">
        <ul>
          {items.map(({ area, name }) => (
            <li key={area}>
              <a href={`#/${area}`} aria-current={area === current ? "page" : undefined} onClick={() => setOpen(false)}>
                {name}
                <Count of={counts[area] ?? 0} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="side-body side-foot">
        <p class="who">
          <b>{words(officer.officer_id)}</b>
          <span class="muted">
            {officer.roles.map(words).join(", ")} · {officer.tenant}
          </span>
        </p>
        <div class="row">
          <button type="button" class="link" onClick={signOut}>
            Sign out
          </button>
          <button type="button" class="link" onClick={nextTheme}>
            Theme
          </button>
          <button type="button" class="link" onClick={onHelp}>
            Keys
          </button>
        </div>
      </div>
    </header>
  );
}

const Count = ({ of: waiting }: { readonly of: number }) =>
  waiting === 0 ? null : (
    <span class="count" aria-label={`${waiting} waiting`}>
      {waiting}
    </span>
  );
