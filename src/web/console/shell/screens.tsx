import type { ComponentType } from "preact";
import { AlertsScreen } from "../screens/alerts/alerts-screen.tsx";
import { ApprovalsScreen } from "../screens/cases/approvals-screen.tsx";
import { AutonomyScreen } from "../screens/autonomy-screen.tsx";
import { CaseScreen } from "../screens/case/case-screen.tsx";
import { CasesScreen } from "../screens/cases/cases-screen.tsx";
import { HomeScreen } from "../screens/cases/home-screen.tsx";
import { DiagnosticsScreen } from "../screens/diagnostics/diagnostics-screen.tsx";
import { MemoryScreen } from "../screens/memory/memory-screen.tsx";
import { MonitoringScreen } from "../screens/monitoring/monitoring-screen.tsx";
import { NotificationsScreen } from "../screens/notifications/notifications-screen.tsx";
import { OwnListsScreen } from "../screens/own-lists/own-lists-screen.tsx";
import { PolicyScreen } from "../screens/policy/policy-screen.tsx";
import { RegulatoryScreen } from "../screens/regulatory/regulatory-screen.tsx";
import { RelationshipsScreen } from "../screens/relationships/relationships-screen.tsx";
import { ReportsScreen } from "../screens/reports/reports-screen.tsx";
import { ScansScreen } from "../screens/scans/scans-screen.tsx";
import { WebhooksScreen } from "../screens/webhooks/webhooks-screen.tsx";
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
  "own-lists": { title: "Own lists", Screen: OwnListsScreen },
  webhooks: { title: "Webhooks", Screen: WebhooksScreen },
  reports: { title: "Suspicion reports", Screen: ReportsScreen },
  scans: { title: "Scans", Screen: ScansScreen },
  alerts: { title: "Alerts", Screen: AlertsScreen },
  regulatory: { title: "Regulatory radar", Screen: RegulatoryScreen },
  policy: { title: "Policy", Screen: PolicyScreen },
  memory: { title: "Memory", Screen: MemoryScreen },
  autonomy: { title: "Review tiers", Screen: AutonomyScreen },
  diagnostics: { title: "Diagnostics", Screen: DiagnosticsScreen },
};

/** The screen of an address; the start page for an unknown one. */
export function findScreen({ path }: Route): Found {
  const [area = "home", id] = path;
  if (area === "cases" && id !== undefined) return { title: "Case", Screen: CaseScreen };
  return SCREENS[area] ?? SCREENS.home!;
}
