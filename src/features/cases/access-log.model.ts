/** What an officer reads or exports of a case. */
export type AccessAction =
  | "case_read"
  | "documents_list"
  | "document_download"
  | "document_reading"
  | "responses_read"
  | "evidence_read"
  | "memoranda_read"
  | "sars_read"
  | "report_exported"
  | "case_pack_exported"
  | "evidence_request_exported"
  | "ownership_read"
  | "ubo_discrepancy_report_exported"
  | "mlro_memo_exported"
  | "source_appendix_exported"
  /** A page of `/api/exports` that has data of the case. */
  | "data_exported";
