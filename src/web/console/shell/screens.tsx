import type { ComponentType } from "preact";
import { ApprovalsScreen } from "../screens/cases/approvals-screen.tsx";
import { CaseScreen } from "../screens/case/case-screen.tsx";
import { CasesScreen } from "../screens/cases/cases-screen.tsx";
import { HomeScreen } from "../screens/cases/home-screen.tsx";
import { MonitoringScreen } from "../screens/monitoring/monitoring-screen.tsx";
import { NotificationsScreen } from "../screens/notifications/notifications-screen.tsx";
import { RelationshipsScreen } from "../screens/relationships/relationships-screen.tsx";
import { lazyScreen } from "./lazy-screen.tsx";
import type { Route } from "./route.ts";
import type { ScreenProps } from "./screen-props.ts";

interface Found {
  readonly title: string;
  readonly Screen: ComponentType<ScreenProps>;
}

const SCREENS: Readonly<Record<string, Found>> = {
  home: { title: "Needs me", Screen: HomeScreen },
  cases: { title: "Cases", Screen: CasesScreen },
  approvals: { title: "Approvals", Screen: ApprovalsScreen },
  relationships: { title: "Relationships", Screen: RelationshipsScreen },
  monitoring: { title: "Monitoring", Screen: MonitoringScreen },
  notifications: { title: "Notifications", Screen: NotificationsScreen },
  "own-lists": {
    title: "Own lists",
    Screen: lazyScreen(async () => (await import("../screens/own-lists/own-lists-screen.tsx")).OwnListsScreen),
  },
  webhooks: {
    title: "Webhooks",
    Screen: lazyScreen(async () => (await import("../screens/webhooks/webhooks-screen.tsx")).WebhooksScreen),
  },
  reports: {
    title: "Suspicion reports",
    Screen: lazyScreen(async () => (await import("../screens/reports/reports-screen.tsx")).ReportsScreen),
  },
  scans: {
    title: "Scans",
    Screen: lazyScreen(async () => (await import("../screens/scans/scans-screen.tsx")).ScansScreen),
  },
  alerts: {
    title: "Alerts",
    Screen: lazyScreen(async () => (await import("../screens/alerts/alerts-screen.tsx")).AlertsScreen),
  },
  regulatory: {
    title: "Regulatory radar",
    Screen: lazyScreen(async () => (await import("../screens/regulatory/regulatory-screen.tsx")).RegulatoryScreen),
  },
  policy: {
    title: "Policy",
    Screen: lazyScreen(async () => (await import("../screens/policy/policy-screen.tsx")).PolicyScreen),
  },
  memory: {
    title: "Memory",
    Screen: lazyScreen(async () => (await import("../screens/memory/memory-screen.tsx")).MemoryScreen),
  },
  autonomy: {
    title: "Review tiers",
    Screen: lazyScreen(async () => (await import("../screens/autonomy-screen.tsx")).AutonomyScreen),
  },
  diagnostics: {
    title: "Diagnostics",
    Screen: lazyScreen(async () => (await import("../screens/diagnostics/diagnostics-screen.tsx")).DiagnosticsScreen),
  },
};

/** The screen of an address; the start page for an unknown one. */
export function findScreen({ path }: Route): Found {
  const [area = "home", id] = path;
  if (area === "cases" && id !== undefined) return { title: "Case", Screen: CaseScreen };
  return SCREENS[area] ?? SCREENS.home!;
}
