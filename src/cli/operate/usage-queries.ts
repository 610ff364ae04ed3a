/** Tables with data of the service, without the shadow tables of full-text indexes. */
export const TABLES = `SELECT m.name AS name, json_group_array(c.name) AS columns
  FROM sqlite_master m JOIN pragma_table_info(m.name) c
  WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    AND m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND m.name NOT LIKE 'd1\\_%' ESCAPE '\\' GROUP BY m.name`;

export interface TableRow {
  readonly name: string;
  /** A JSON array of names. */
  readonly columns: string;
}

/** The largest row of a table in bytes, among at most so many of its rows. */
export function largestRow({ name, columns }: TableRow, amongAtMost?: number): string {
  const names = JSON.parse(columns) as string[];
  const bytes = names.map((column) => `COALESCE(octet_length("${column}"), 0)`).join(" + ");
  const rows = amongAtMost === undefined ? `"${name}"` : `(SELECT * FROM "${name}" LIMIT ${amongAtMost})`;
  return `SELECT '${name}' AS name, COALESCE(MAX(${bytes}), 0) AS bytes FROM ${rows}`;
}

export const CASES_BY_TENANT = "SELECT tenant_id AS tenant, COUNT(*) AS cases FROM cases GROUP BY tenant_id";
