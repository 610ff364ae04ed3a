import { writeFileSync } from "node:fs";
import { runCommand } from "./command.ts";
import { checkAlerts, describeAlerts, exitCodeOf } from "./operate/analytics/check-alerts.ts";
import { grafanaDashboard } from "./operate/analytics/grafana.ts";
import { readAlerts, readPanels } from "./operate/analytics/monitor-files.ts";
import { openAnalytics } from "./operate/analytics/query-analytics.ts";

runCommand("alerts", {
  options: {
    json: { type: "boolean", default: false, help: "print JSON" },
    grafana: { type: "string", value: "FILE", help: "write the dashboard for Grafana instead" },
  },
  details:
    "Reads the metrics of the deployed service, by CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN. Ends with exit code 1 when an alert fires, and with 2 when none fires but one could not be checked.",
  async run({ values }) {
    if (values.grafana !== undefined) {
      writeFileSync(values.grafana, `${JSON.stringify(grafanaDashboard(readPanels()), null, 2)}\n`);
      return;
    }
    const states = await checkAlerts(readAlerts(), openAnalytics(process.env));
    process.stdout.write(values.json ? `${JSON.stringify(states, null, 2)}\n` : describeAlerts(states));
    process.exitCode = exitCodeOf(states);
  },
});
