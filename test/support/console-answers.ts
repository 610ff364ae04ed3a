/** Answers of the service by path, by which a test draws a screen in a state that takes a year to come. */
export type Answers = Readonly<Record<string, unknown>>;

const ID = "6f1c3c5e-3c0e-4b1a-9a44-0d5d8f1f7a11";
const AT = "2026-11-20T09:30:00.000Z";
const DAY = "2027-05-01";
/** 120 letters: as long as names of companies are. */
export const LONG_NAME =
  "Coöperatieve Vennootschap voor de Verwerking en Handel in Tuinbouwproducten van Midden-West-Vlaanderen en Omstreken CVBA";

const idOf = (place: number): string => ID.slice(0, -3) + String(100 + place);

const relationship = (place: number) => ({
  relationship_id: idOf(place),
  kind: "company",
  country: "BE",
  registration_number: "0999900150",
  name: place % 3 === 0 ? LONG_NAME : `Bakkerij De Linde ${place}`,
  state: ["active", "restricted", "in_review", "exit_planned", "ended"][place % 5],
  since: AT,
  ended_at: place % 5 === 4 ? AT : null,
  risk_rating: [null, "low", "medium", "high"][place % 4],
  regime: "enhanced",
  next_review_at: place % 5 === 4 ? null : DAY,
  restrictions: ["No card acceptance above € 5 000 a month"],
  officer: "alice",
});

const event = (place: number) => ({
  event_id: idOf(place),
  relationship_id: ID,
  party_id: null,
  type: ["list_entry", "register_change", "document_expiry", "review_due", "source_change"][place % 5],
  severity: ["critical", "high", "medium", "low", "info"][place % 5],
  title: place % 4 === 0 ? `The register has another name now: ${LONG_NAME}` : "The register names another director",
  before: { name: "Bakkerij De Linde", directors: ["Lotte Vermeiren"], seat: null },
  after: { name: LONG_NAME, directors: ["Lotte Vermeiren", "Viktor Morozenko"], seat: null },
  evidence_ids: [ID, idOf(9)],
  at: AT,
  needs_role: place % 5 === 0 ? "mlro" : null,
  disposition: null,
  reason: null,
  differs: [],
  disposed_by: null,
  disposed_at: null,
  review_workflow_id: null,
});

const endpoint = (place: number) => ({
  endpoint_id: idOf(place),
  url: `https://hooks.bank.example/${"dossier-".repeat(12)}${place}`,
  event_types: ["case.opened", "case.decided"],
  state: place % 2 === 0 ? "enabled" : "disabled",
  failing_since: place % 2 === 0 ? null : AT,
  created_at: AT,
});

const many = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** Every screen of what comes after the approval, and its address. */
export const SCREENS_AFTER_APPROVAL = [
  "relationships",
  `relationships/${ID}`,
  "monitoring",
  `monitoring/${ID}`,
  "notifications",
  "webhooks",
  `webhooks/${idOf(1)}`,
  "own-lists",
] as const;

/** Full lists, long names, and each state that a row can have. */
export const FULL: Answers = {
  [`/api/relationships/${ID}`]: {
    ...relationship(1),
    relationship_id: ID,
    name: LONG_NAME,
    cases: [{ workflow_id: `case-${ID}`, case_id: ID, part: "opening", added_at: AT, decided_at: AT }],
    parties: many(6, (place) => ({
      party_id: idOf(place),
      kind: "person",
      name: place === 0 ? LONG_NAME : "Viktor Morozenko",
      roles: ["director", "beneficial owner"],
      last_screened_at: place === 1 ? null : AT,
      left_at: place === 2 ? AT : null,
    })),
    log: many(4, (place) => ({
      seq: place + 1,
      at: AT,
      actor: "alice",
      event: "review_opened",
      details: { reason: LONG_NAME },
    })),
  },
  "/api/relationships": { relationships: many(12, relationship), next_cursor: "more" },
  [`/api/monitoring/events/${ID}`]: {
    ...event(0),
    event_id: ID,
    relationship_state: "restricted",
    hit: { category: "sanctions", match: "exact", score: 0.98, state: "open" },
    disposition_options: [
      { disposition: "no_action", allowed: false, why_not: "A match with a list must be cleared or confirmed." },
      { disposition: "cleared", allowed: true, why_not: null },
      { disposition: "review_opened", allowed: true, why_not: null },
    ],
  },
  "/api/monitoring/events": {
    events: many(12, event),
    next_cursor: "more",
    open: { critical: 3, high: 12, medium: 118, low: 40, info: 2 },
  },
  "/api/notifications": {
    notifications: many(9, (place) => ({
      notification_id: idOf(place),
      kind: "event",
      text: place === 0 ? LONG_NAME : "A customer of yours changed in the register.",
      ids: { event_id: ID },
      at: AT,
      read_at: place < 4 ? null : AT,
    })),
    next_cursor: null,
    unread: 4,
  },
  [`/api/webhook-endpoints/${idOf(1)}/deliveries`]: {
    deliveries: many(5, (place) => ({
      delivery_id: idOf(place),
      type: "case.decided",
      sequence: place,
      status: ["pending", "delivered", "failed"][place % 3],
      attempts: place,
      last_failure: place % 3 === 2 ? `The host answered 500: ${"x".repeat(120)}` : null,
      updated_at: AT,
    })),
    next_cursor: null,
  },
  "/api/webhook-endpoints": { endpoints: many(3, endpoint) },
  "/api/own-lists": {
    lists: many(4, (place) => ({
      list_id: idOf(place),
      name: place === 0 ? LONG_NAME : `Past exits ${place}`,
      severity: ["low", "medium", "high"][place % 3],
      version: place + 1,
      entries: place * 1_250,
      sha256: "0".repeat(64),
      updated_at: AT,
      updated_by: "bob",
    })),
  },
};

/** The same lists with nothing in them. */
export const EMPTY: Answers = {
  ...FULL,
  "/api/relationships": { relationships: [], next_cursor: null },
  "/api/monitoring/events": {
    events: [],
    next_cursor: null,
    open: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
  },
  "/api/notifications": { notifications: [], next_cursor: null, unread: 0 },
  [`/api/webhook-endpoints/${idOf(1)}/deliveries`]: { deliveries: [], next_cursor: null },
  "/api/webhook-endpoints": { endpoints: [endpoint(1)] },
  "/api/own-lists": { lists: [] },
};
