import { DisposedEventView, EventDetailView, EventEvidenceView, EventListView } from "./events.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const EVENTS = describeOperations({
  listMonitoringEvents: {
    summary: "List monitoring events",
    description: [
      "Returns what changed about customers after their approval: list entries, register data, expiring documents, reviews that fall due, other sources, the network around a customer and the law.",
      "Something that was looked at and found unchanged is no event.",
      "",
      "The newest come first; `sort=severity` with `open=true` begins with the most severe. `open` in the answer counts the events of the tenant that nobody has disposed of, by severity.",
    ],
    errors: ["validation_failed"],
    responses: { 200: EventListView },
  },
  readMonitoringEvent: {
    summary: "Read a monitoring event",
    description: [
      "Returns an event with the state of the relationship and what the caller may make of it.",
      "`before` and `after` hold the facts on both sides of the change. Of a match with a list entry, `hit` says how it stands now.",
    ],
    responses: { 200: EventDetailView },
  },
  readMonitoringEventEvidence: {
    summary: "Read the evidence of a monitoring event",
    description: [
      "Returns each raw answer of a source that the event stands on, by the hashes of `evidence_ids`. `data_hash` is the SHA-256 of the bytes in `raw_data`, which is `null` for an answer that is no longer stored.",
      "A match with a list entry, an expiring document and a review that falls due have no evidence of their own.",
    ],
    responses: { 200: EventEvidenceView },
  },
  disposeOfMonitoringEvent: {
    summary: "Dispose of a monitoring event",
    description: [
      "Records what an officer makes of an event. A disposition is final: another one answers 409.",
      "",
      "`no_action`: nothing follows. On a `high` or `critical` event this requires `compliance_manager` or `mlro`. A match with a sanctions list that has not been cleared cannot be left at that, nor the end of a company by the register.",
      "",
      "`cleared`: the entry on the list is somebody else. `differs` names what differs; above a match score of 0.90 it is required, and for everybody but an `mlro` also where the birth date is that of an entry of a sanctions list, and a case of the customer must show it, as for a finding, by something that the match does not state to be the same. The same match is cleared in the open review that the event led to. An exact or strong match with a sanctions list requires `mlro`. A relationship that the match had restricted opens again, unless another match or restriction stands.",
      "",
      "`review_opened`: opens a review of the customer, or joins the one that is open.",
      "",
      "`restricted`: shuts the relationship until a review approves the customer that is opened after it; a review that is open already does not lift it.",
      "",
      "`exit`: plans the end of the relationship, whose state becomes `exit_planned`; one that is restricted stays so. On a `high` or `critical` event this requires `compliance_manager` or `mlro`. `remains` says what people still have to do.",
      "",
      "A `critical` event requires `compliance_manager` or `mlro`, and one with `needs_role` that role.",
    ],
    errors: ["invalid_state", "forbidden", "validation_failed", "not_found"],
    responses: { 200: DisposedEventView },
  },
});
