import { formatDate, formatScore, formatTime } from "../../ui/format.ts";
import { term } from "../../ui/terms.ts";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { MONITORING } from "./texts.ts";

const TEXTS = MONITORING.comparison;

type Facts = Readonly<Record<string, unknown>> | null;

interface Props {
  readonly before: Facts;
  readonly after: Facts;
}

/** Two states of the same facts beside each other, with what differs marked in words too. */
export function FactComparison({ before, after }: Props) {
  const all = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const names = all.filter((name) => !IDENTIFIERS.has(name));
  if (names.length === 0) return <p class="muted">{TEXTS.none}</p>;
  return (
    <TableBox label={TEXTS.label}>
      <table class="table cards boxed">
        <TableHead columns={[TEXTS.fact, TEXTS.before, TEXTS.now, TEXTS.result]} />
        <tbody>
          {names.map((name) => {
            const [was, is] = [factInWords(name, before?.[name]), factInWords(name, after?.[name])];
            return (
              <tr key={name}>
                <th scope="row">{term("facts", name)}</th>
                <td class="breaks" data-label={TEXTS.before}>
                  {before === null ? TEXTS.nothing : was}
                </td>
                <td class="breaks" data-label={TEXTS.now}>
                  {after === null ? TEXTS.nothing : is}
                </td>
                <td>
                  {was === is ? (
                    <span class="muted">{TEXTS.same}</span>
                  ) : (
                    <span class="badge attention">{TEXTS.differs}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableBox>
  );
}

/** What finds a list entry again but tells an officer nothing about it. */
const IDENTIFIERS: ReadonlySet<string> = new Set(["source", "list_version", "entry_id", "fingerprint"]);

function factInWords(name: string, value: unknown): string {
  if (name === "score" && typeof value === "number") return formatScore(value);
  if (name === "match" && typeof value === "string") return term("hitMatches", value);
  if (name === "category" && typeof value === "string") return term("findingCategories", value);
  return inWords(value);
}

/** A value as a reader says it; what nobody knows is said to be unknown. */
function inWords(value: unknown): string {
  if (value === undefined || value === null || value === "") return TEXTS.unknown;
  if (typeof value === "boolean") return value ? TEXTS.yes : TEXTS.no;
  if (Array.isArray(value)) return value.length === 0 ? TEXTS.empty : value.map(inWords).join(", ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, one]) => `${term("facts", name)}: ${inWords(one)}`)
      .join("; ");
  }
  const text = String(value as string | number);
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return formatTime(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
}
