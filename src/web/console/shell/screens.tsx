import type { ComponentType } from "preact";
import { ApprovalsScreen } from "../screens/cases/approvals-screen.tsx";
import { CasesScreen } from "../screens/cases/cases-screen.tsx";
import { HomeScreen } from "../screens/cases/home-screen.tsx";
import { lazyScreen } from "./lazy-screen.tsx";
import type { Route } from "./route.ts";
import type { ScreenProps } from "./screen-props.ts";
import { SHELL } from "./texts.ts";

interface Found {
  readonly title: string;
  readonly Screen: ComponentType<ScreenProps>;
}

const CaseScreen = lazyScreen(async () => (await import("../screens/case/case-screen.tsx")).CaseScreen);

const SCREENS: Readonly<Record<string, Found>> = {
  home: { title: SHELL.areas.home, Screen: HomeScreen },
  cases: { title: SHELL.areas.cases, Screen: CasesScreen },
  approvals: { title: SHELL.areas.approvals, Screen: ApprovalsScreen },
  relationships: {
    title: SHELL.areas.relationships,
    Screen: lazyScreen(
      async () => (await import("../screens/relationships/relationships-screen.tsx")).RelationshipsScreen,
    ),
  },
  monitoring: {
    title: SHELL.areas.monitoring,
    Screen: lazyScreen(async () => (await import("../screens/monitoring/monitoring-screen.tsx")).MonitoringScreen),
  },
  notifications: {
    title: SHELL.areas.notifications,
    Screen: lazyScreen(
      async () => (await import("../screens/notifications/notifications-screen.tsx")).NotificationsScreen,
    ),
  },
  officers: {
    title: SHELL.areas.officers,
    Screen: lazyScreen(async () => (await import("../screens/officers/officers-screen.tsx")).OfficersScreen),
  },
  "own-lists": {
    title: SHELL.areas["own-lists"],
    Screen: lazyScreen(async () => (await import("../screens/own-lists/own-lists-screen.tsx")).OwnListsScreen),
  },
  webhooks: {
    title: SHELL.areas.webhooks,
    Screen: lazyScreen(async () => (await import("../screens/webhooks/webhooks-screen.tsx")).WebhooksScreen),
  },
  "service-accounts": {
    title: SHELL.areas["service-accounts"],
    Screen: lazyScreen(
      async () => (await import("../screens/service-accounts/service-accounts-screen.tsx")).ServiceAccountsScreen,
    ),
  },
  exports: {
    title: SHELL.areas.exports,
    Screen: lazyScreen(async () => (await import("../screens/exports/exports-screen.tsx")).ExportsScreen),
  },
  lists: {
    title: SHELL.areas.lists,
    Screen: lazyScreen(async () => (await import("../screens/lists/lists-screen.tsx")).ListsScreen),
  },
  reports: {
    title: SHELL.areas.reports,
    Screen: lazyScreen(async () => (await import("../screens/reports/reports-screen.tsx")).ReportsScreen),
  },
  figures: {
    title: SHELL.areas.figures,
    Screen: lazyScreen(async () => (await import("../screens/figures/figures-screen.tsx")).FiguresScreen),
  },
  scans: {
    title: SHELL.areas.scans,
    Screen: lazyScreen(async () => (await import("../screens/scans/scans-screen.tsx")).ScansScreen),
  },
  alerts: {
    title: SHELL.areas.alerts,
    Screen: lazyScreen(async () => (await import("../screens/alerts/alerts-screen.tsx")).AlertsScreen),
  },
  regulatory: {
    title: SHELL.areas.regulatory,
    Screen: lazyScreen(async () => (await import("../screens/regulatory/regulatory-screen.tsx")).RegulatoryScreen),
  },
  policy: {
    title: SHELL.areas.policy,
    Screen: lazyScreen(async () => (await import("../screens/policy/policy-screen.tsx")).PolicyScreen),
  },
  memory: {
    title: SHELL.areas.memory,
    Screen: lazyScreen(async () => (await import("../screens/memory/memory-screen.tsx")).MemoryScreen),
  },
  templates: {
    title: SHELL.areas.templates,
    Screen: lazyScreen(async () => (await import("../screens/templates/templates-screen.tsx")).TemplatesScreen),
  },
  brand: {
    title: SHELL.areas.brand,
    Screen: lazyScreen(async () => (await import("../screens/brand/brand-screen.tsx")).BrandScreen),
  },
  autonomy: {
    title: SHELL.areas.autonomy,
    Screen: lazyScreen(async () => (await import("../screens/autonomy/autonomy-screen.tsx")).AutonomyScreen),
  },
  diagnostics: {
    title: SHELL.areas.diagnostics,
    Screen: lazyScreen(async () => (await import("../screens/diagnostics/diagnostics-screen.tsx")).DiagnosticsScreen),
  },
};

/** The screen of an address; the start page for an unknown one. */
export function findScreen({ path }: Route): Found {
  const [area = "home", id] = path;
  if (area === "cases" && id !== undefined) return { title: SHELL.areas.case, Screen: CaseScreen };
  return SCREENS[area] ?? SCREENS.home!;
}
