-- By case alone: without statistics the planner takes the tenant's whole table for as narrow as one case of it.
CREATE INDEX diagnostics_stages_of_case ON diagnostics_stages (case_id, iteration);
CREATE INDEX diagnostics_tools_of_case ON diagnostics_tool_invocations (case_id, iteration);
CREATE INDEX diagnostics_governance_of_case ON diagnostics_governance_checks (case_id, iteration);
CREATE INDEX diagnostics_evoi_of_case ON diagnostics_evoi_decisions (case_id, iteration);
CREATE INDEX diagnostics_feedback_of_case ON diagnostics_feedback (case_id, iteration);
