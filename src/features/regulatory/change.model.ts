/** A registered change, as the interface returns it. */
export interface RegulatoryChange {
  readonly id: string;
  readonly article_id: string;
  readonly regulation_id: string;
  readonly change_type: string;
  readonly description: string;
  /** YYYY-MM-DD. */
  readonly effective_date: string;
  readonly old_value: string | null;
  readonly new_value: string | null;
  readonly source_url: string | null;
  readonly created_at: string;
  readonly created_by: string;
}
