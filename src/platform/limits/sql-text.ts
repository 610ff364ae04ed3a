import { LIMITS } from "./table.ts";

const WRITE = /\b(?:insert(?:\s+or\s+\w+)?\s+into|replace\s+into|update(?:\s+or\s+\w+)?)\s+["`[]?(\w+)/gi;
const MAKES_TEXT = /\bjson_|group_concat|\|\|/i;
/** Keywords that an opening parenthesis may follow without making a function call. */
const NOT_A_FUNCTION = new Set(["in", "values", "as", "key", "unique", "and", "or", "not", "on", "conflict", "select"]);

export interface SqlShape {
  /** Tables that the statement may write to. */
  readonly writes: readonly string[];
  /** Whether the statement may compute texts longer than the stored ones. */
  readonly makesText: boolean;
  /** The function that is called with more arguments than allowed. */
  readonly overloaded: string | null;
}

const shapes = new Map<string, SqlShape>();

export function shapeOf(sql: string): SqlShape {
  const shape = shapes.get(sql) ?? readShape(sql);
  if (shapes.size < 2_000) shapes.set(sql, shape);
  return shape;
}

function readShape(sql: string): SqlShape {
  const bare = sql.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, " ").replaceAll(/'(?:[^']|'')*'/g, "''");
  return {
    writes: [...new Set([...bare.matchAll(WRITE)].map(([, table]) => table!))],
    makesText: MAKES_TEXT.test(bare),
    overloaded: findOverloaded(bare),
  };
}

function findOverloaded(sql: string): string | null {
  if (/^\s*(?:create|insert|replace)\b/i.test(sql) && !/\bselect\b/i.test(sql)) return null;
  const open: { name: string; parameters: number }[] = [];
  for (const [text, name] of sql.matchAll(/(\w*)\s*\(|\)|,/g)) {
    if (text === ",") {
      const innermost = open.at(-1);
      if (innermost) innermost.parameters++;
    } else if (text === ")") {
      const closed = open.pop();
      if (closed && isFunction(closed.name) && closed.parameters > LIMITS.SQL_FUNCTION_ARGUMENTS) return closed.name;
    } else {
      open.push({ name: name!.toLowerCase(), parameters: 1 });
    }
  }
  return null;
}

const isFunction = (name: string): boolean => name !== "" && !NOT_A_FUNCTION.has(name);

/** SQL that finds a row above `maxBytes`. @param columns all columns of the table */
export function oversizedRow(table: string, columns: readonly string[], maxBytes: number): string {
  const bytes = columns.map((column) => `COALESCE(octet_length("${column}"), 0)`).join(" + ");
  return `SELECT 1 FROM "${table}" WHERE ${bytes} > ${maxBytes} LIMIT 1`;
}
