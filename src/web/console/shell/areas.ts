import {
  Activity,
  Bell,
  BookOpenText,
  BriefcaseBusiness,
  Building,
  FileExclamationPoint,
  type IconNode,
  Inbox,
  Layers,
  ListChecks,
  Network,
  Radar,
  Scale,
  ScanSearch,
  SlidersHorizontal,
  UsersRound,
  Webhook,
} from "lucide";
import type { Features } from "../api/features.ts";
import { hasRole, type Role, type Session } from "../session/session.ts";

export interface Area {
  readonly area: string;
  readonly name: string;
  readonly icon: IconNode;
  /** Route without which the area is hidden. */
  readonly needs: string;
  /** Role without which the area is hidden. */
  readonly role?: Role;
}

export const GROUPS: readonly { readonly title: string; readonly areas: readonly Area[] }[] = [
  {
    title: "Daily work",
    areas: [
      { area: "home", name: "Needs me", icon: Inbox, needs: "/api/cases" },
      { area: "cases", name: "Cases", icon: BriefcaseBusiness, needs: "/api/cases" },
      { area: "monitoring", name: "Monitoring", icon: Radar, needs: "/api/monitoring/events" },
      { area: "relationships", name: "Relationships", icon: Building, needs: "/api/relationships" },
      { area: "scans", name: "Scans", icon: ScanSearch, needs: "/api/scan/portfolio" },
      { area: "notifications", name: "Notifications", icon: Bell, needs: "/api/notifications" },
    ],
  },
  {
    title: "Oversight",
    areas: [
      {
        area: "approvals",
        name: "Approvals",
        icon: UsersRound,
        needs: "/api/cases/{workflow_id}/decision/second-approval",
      },
      { area: "reports", name: "Suspicion reports", icon: FileExclamationPoint, needs: "/cases/{case_id}/sar" },
      { area: "alerts", name: "Alerts", icon: Network, needs: "/intelligence/alerts" },
      { area: "regulatory", name: "Regulatory radar", icon: Scale, needs: "/api/regulatory/regulations" },
      { area: "diagnostics", name: "Diagnostics", icon: Activity, needs: "/api/diagnostics/stats", role: "officer" },
    ],
  },
  {
    title: "Settings",
    areas: [
      { area: "policy", name: "Policy", icon: SlidersHorizontal, needs: "/api/policy" },
      { area: "autonomy", name: "Review tiers", icon: Layers, needs: "/api/automation/stats" },
      { area: "memory", name: "Memory", icon: BookOpenText, needs: "/api/memory/blocks/{officer_id}/{label}" },
      { area: "own-lists", name: "Own lists", icon: ListChecks, needs: "/api/own-lists", role: "compliance_manager" },
      {
        area: "webhooks",
        name: "Webhooks",
        icon: Webhook,
        needs: "/api/webhook-endpoints",
        role: "compliance_manager",
      },
    ],
  },
];

/** Whether an officer sees an area. Until the routes are known, all are shown, so that the navigation does not move. */
export const isShown = ({ needs, role }: Area, officer: Session, features: Features): boolean =>
  (role === undefined || hasRole(officer, role)) && (features.size === 0 || features.has(needs));
