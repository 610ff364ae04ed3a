import {
  Activity,
  Bell,
  Bot,
  BookOpenText,
  BriefcaseBusiness,
  Building,
  ChartColumn,
  FileDown,
  FileExclamationPoint,
  FileQuestionMark,
  type IconNode,
  Inbox,
  Layers,
  ListChecks,
  ListTree,
  Network,
  Palette,
  Radar,
  Scale,
  ScanSearch,
  SlidersHorizontal,
  UserRoundCog,
  UsersRound,
  Webhook,
} from "lucide";
import { hasRole, type Role, type Session } from "../session/session.ts";
import { SHELL } from "./texts.ts";

const AREAS = SHELL.areas;

export interface Area {
  readonly area: string;
  readonly name: string;
  readonly icon: IconNode;
  /** Without one of these roles the area is hidden. */
  readonly roles?: readonly Role[];
}

export const GROUPS: readonly { readonly title: string; readonly areas: readonly Area[] }[] = [
  {
    title: SHELL.groups.daily,
    areas: [
      { area: "home", name: AREAS.home, icon: Inbox },
      { area: "cases", name: AREAS.cases, icon: BriefcaseBusiness },
      { area: "monitoring", name: AREAS.monitoring, icon: Radar },
      { area: "relationships", name: AREAS.relationships, icon: Building },
      { area: "scans", name: AREAS.scans, icon: ScanSearch },
      { area: "notifications", name: AREAS.notifications, icon: Bell },
    ],
  },
  {
    title: SHELL.groups.oversight,
    areas: [
      { area: "approvals", name: AREAS.approvals, icon: UsersRound },
      { area: "reports", name: AREAS.reports, icon: FileExclamationPoint },
      { area: "figures", name: AREAS.figures, icon: ChartColumn, roles: ["compliance_manager", "mlro"] },
      { area: "alerts", name: AREAS.alerts, icon: Network },
      { area: "regulatory", name: AREAS.regulatory, icon: Scale },
      { area: "diagnostics", name: AREAS.diagnostics, icon: Activity, roles: ["officer"] },
    ],
  },
  {
    title: SHELL.groups.settings,
    areas: [
      { area: "policy", name: AREAS.policy, icon: SlidersHorizontal },
      { area: "templates", name: AREAS.templates, icon: FileQuestionMark },
      { area: "brand", name: AREAS.brand, icon: Palette },
      { area: "autonomy", name: AREAS.autonomy, icon: Layers },
      { area: "officers", name: AREAS.officers, icon: UserRoundCog },
      { area: "memory", name: AREAS.memory, icon: BookOpenText },
      { area: "own-lists", name: AREAS["own-lists"], icon: ListChecks, roles: ["compliance_manager"] },
      { area: "lists", name: AREAS.lists, icon: ListTree },
      { area: "exports", name: AREAS.exports, icon: FileDown, roles: ["compliance_manager"] },
      { area: "service-accounts", name: AREAS["service-accounts"], icon: Bot, roles: ["compliance_manager"] },
      { area: "webhooks", name: AREAS.webhooks, icon: Webhook, roles: ["compliance_manager"] },
    ],
  },
];

/** Whether an officer sees an area. */
export const isShown = ({ roles }: Area, officer: Session): boolean =>
  roles === undefined || roles.some((role) => hasRole(officer, role));
