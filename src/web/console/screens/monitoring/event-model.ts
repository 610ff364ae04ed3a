import type { Schemas } from "../../api/client.ts";

export type EventDetail = Schemas["MonitoringEventDetail"];
