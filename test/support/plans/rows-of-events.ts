import { type Rows, rows, time } from "./rows.ts";

const type = "CASE i % 4 WHEN 0 THEN 'case.opened' WHEN 1 THEN 'case.decided' ELSE 'alert.raised' END";

export const ROWS_OF_EVENTS: readonly Rows[] = [
  rows("feed_events", 100_000, {
    sequence: "i",
    event_key: "'key-' || i",
    type,
    at: time(),
    ids: "json_object('workflow_id', 'case-' || (i / 4))",
    workflow_id: "'case-' || (i / 4)",
    relationship_id: "'relationship-' || (i / 10)",
  }),
  rows("endpoint_deliveries", 100_000, {
    delivery_id: "'msg_endpoint-' || (i % 5) || '_' || i",
    endpoint_id: "'endpoint-' || (i % 5)",
    sequence: "i",
    type,
    status: "CASE WHEN i > 99900 THEN 'pending' ELSE 'delivered' END",
    next_attempt_at: `CASE WHEN i > 99900 THEN ${time()} END`,
    created_at: time(),
    updated_at: time(),
  }),
];
