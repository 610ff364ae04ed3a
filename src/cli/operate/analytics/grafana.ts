import type { Panel } from "./monitor-files.ts";

const COLUMNS = 2;
const WIDTH = 24 / COLUMNS;
const HEIGHT = 8;

/**
 * A dashboard for Grafana with its data source Infinity, which posts each query to the SQL API of the Analytics
 * Engine. The data source keeps the token and allows the host; the account is a variable of the dashboard.
 * @see https://grafana.com/docs/plugins/yesoreyeram-infinity-datasource/
 */
export const grafanaDashboard = (panels: readonly Panel[]): unknown => ({
  title: "Dossier",
  uid: "dossier",
  schemaVersion: 39,
  timezone: "browser",
  refresh: "5m",
  time: { from: "now-24h", to: "now" },
  templating: {
    list: [
      { name: "source", label: "Data source", type: "datasource", query: "yesoreyeram-infinity-datasource" },
      { name: "account", label: "Cloudflare account id", type: "textbox", query: "" },
    ],
  },
  panels: panels.map((panel, index) => chart(panel, index)),
});

const chart = ({ title, unit, by, sql }: Panel, index: number): unknown => ({
  id: index + 1,
  title,
  type: "timeseries",
  datasource: { type: "yesoreyeram-infinity-datasource", uid: "${source}" },
  gridPos: { x: (index % COLUMNS) * WIDTH, y: Math.floor(index / COLUMNS) * HEIGHT, w: WIDTH, h: HEIGHT },
  fieldConfig: { defaults: { custom: { axisLabel: unit } }, overrides: [] },
  targets: [
    {
      refId: "A",
      type: "json",
      source: "url",
      format: "table",
      parser: "backend",
      url: "https://api.cloudflare.com/client/v4/accounts/${account}/analytics_engine/sql",
      url_options: { method: "POST", body_type: "raw", body_content_type: "text/plain", data: sql },
      root_selector: "data",
      columns: [
        { selector: "time", text: "time", type: "timestamp" },
        { selector: by, text: by, type: "string" },
        { selector: "value", text: "value", type: "number" },
      ],
    },
  ],
  transformations: [{ id: "prepareTimeSeries", options: { format: "multi" } }],
});
