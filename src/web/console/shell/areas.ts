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
import { SHELL } from "./texts.ts";

const AREAS = SHELL.areas;

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
    title: SHELL.groups.daily,
    areas: [
      { area: "home", name: AREAS.home, icon: Inbox, needs: "/api/cases" },
      { area: "cases", name: AREAS.cases, icon: BriefcaseBusiness, needs: "/api/cases" },
      { area: "monitoring", name: AREAS.monitoring, icon: Radar, needs: "/api/monitoring/events" },
      { area: "relationships", name: AREAS.relationships, icon: Building, needs: "/api/relationships" },
      { area: "scans", name: AREAS.scans, icon: ScanSearch, needs: "/api/scan/portfolio" },
      { area: "notifications", name: AREAS.notifications, icon: Bell, needs: "/api/notifications" },
    ],
  },
  {
    title: SHELL.groups.oversight,
    areas: [
      {
        area: "approvals",
        name: AREAS.approvals,
        icon: UsersRound,
        needs: "/api/cases/{workflow_id}/decision/second-approval",
      },
      { area: "reports", name: AREAS.reports, icon: FileExclamationPoint, needs: "/cases/{case_id}/sar" },
      { area: "alerts", name: AREAS.alerts, icon: Network, needs: "/intelligence/alerts" },
      { area: "regulatory", name: AREAS.regulatory, icon: Scale, needs: "/api/regulatory/regulations" },
      {
        area: "diagnostics",
        name: AREAS.diagnostics,
        icon: Activity,
        needs: "/api/diagnostics/stats",
        role: "officer",
      },
    ],
  },
  {
    title: SHELL.groups.settings,
    areas: [
      { area: "policy", name: AREAS.policy, icon: SlidersHorizontal, needs: "/api/policy" },
      { area: "autonomy", name: AREAS.autonomy, icon: Layers, needs: "/api/automation/stats" },
      { area: "memory", name: AREAS.memory, icon: BookOpenText, needs: "/api/memory/blocks/{officer_id}/{label}" },
      {
        area: "own-lists",
        name: AREAS["own-lists"],
        icon: ListChecks,
        needs: "/api/own-lists",
        role: "compliance_manager",
      },
      {
        area: "webhooks",
        name: AREAS.webhooks,
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
