import { CircleHelp, Equal, EqualApproximately, EqualNot, type IconNode } from "lucide";
import { isOwnList } from "../../../../../domain/hits/screening.model.ts";
import { formatDate, formatPercent, listWord, wordFrom, words } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TableBox } from "../../../ui/table-box.tsx";
import { TableHead } from "../../../ui/table-head.tsx";
import { term } from "../../../ui/terms.ts";
import type { Finding } from "../case-model.ts";
import { HITS as T } from "./texts.ts";

type Hit = NonNullable<Finding["hit"]>;
type Verdict = keyof typeof T.verdicts;

/** Agreement with a list entry speaks against the customer; what is unknown speaks for nobody. */
const MARKS: Readonly<Record<Verdict, readonly [icon: IconNode, tone: string]>> = {
  agrees: [Equal, "bad"],
  partly: [EqualApproximately, "warn"],
  differs: [EqualNot, "good"],
  unknown: [CircleHelp, ""],
};

interface Row {
  readonly name: string;
  readonly subject: string | null;
  readonly entry: string | null;
  readonly note?: string;
  readonly verdict: Verdict;
}

/** The subject beside the list entry, row by row: what agrees, what differs, and what one side does not say. */
export function HitComparison({ hit }: { readonly hit: Hit }) {
  return (
    <TableBox label={T.comparing(hit.subject.name, hit.entry.name)}>
      <table class="table cards boxed hit-rows">
        <TableHead columns={T.columns} />
        <tbody>
          {rowsOf(hit).map(({ name, subject, entry, note, verdict }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={T.columns[1]} class="breaks">
                {subject ?? <span class="muted">{T.unknownSubject}</span>}
              </td>
              <td data-label={T.columns[2]} class="breaks">
                <div>
                  {entry ?? <span class="muted">{T.unknownEntry}</span>}
                  {note !== undefined && <p class="source">{note}</p>}
                </div>
              </td>
              <td data-label={T.columns[3]}>
                <span class={`tag ${MARKS[verdict][1]}`}>
                  <Icon of={MARKS[verdict][0]} />
                  {T.verdicts[verdict]}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function rowsOf(hit: Hit): Row[] {
  const { entry, subject } = hit;
  const compared = hit.compared.flatMap((one): Row[] => {
    const row = { name: T.fields[one.field], ...valuesOf(hit, one), verdict: verdictOf(hit, one) };
    if (one.field !== "name" || entry.matched_name === entry.name) return [row];
    const matched = { name: T.fields.matched, subject: subject.name, entry: entry.matched_name, verdict: row.verdict };
    return [row, { ...matched, note: entry.matched_weak ? T.weak : T.alias }];
  });
  const further: readonly (readonly [name: string, entry: string | undefined])[] = [
    [T.fields.birth_places, entry.birth_places?.join("; ")],
    [
      T.fields.gender,
      hit.compared.some(({ field }) => field === "gender")
        ? undefined
        : entry.gender && wordFrom(T.genders, entry.gender),
    ],
    [T.fields.titles, entry.titles?.join("; ")],
  ];
  return [
    ...compared,
    ...further.flatMap(([name, text]): Row[] =>
      text ? [{ name, subject: null, entry: text, verdict: "unknown" }] : [],
    ),
  ];
}

function valuesOf(
  { entry: listed }: Hit,
  { field, subject, entry }: Hit["compared"][number],
): Pick<Row, "subject" | "entry"> {
  const shown = (value: string | null, words: (value: string) => string) => (value === null ? null : words(value));
  if (field === "birth_date")
    return {
      subject: shown(subject, formatDate),
      entry: shown(entry, (dates) => bornWords(listed.birth_dates, dates)),
    };
  if (field !== "gender") return { subject, entry };
  const gender = (value: string) => wordFrom(T.genders, value);
  return { subject: shown(subject, gender), entry: shown(entry, gender) };
}

/** The spelling of a near match is close enough to be a hit, so its difference clears nobody. */
function verdictOf({ match }: Hit, { field, agrees }: Hit["compared"][number]): Verdict {
  if (agrees === null) return "unknown";
  if (agrees) return "agrees";
  return field === "name" && match === "fuzzy" ? "partly" : "differs";
}

/** `1957~` is about 1957, `1977/1982` a year between; a list may state several. */
function bornWords(dates: readonly string[], written: string): string {
  if (dates.length === 0) return written;
  return dates
    .map((date) => {
      const [from = "", until] = date.split("/");
      if (until !== undefined) return `${formatDate(from)} ${T.to} ${formatDate(until)}`;
      return date.endsWith("~") ? `${T.about} ${formatDate(date.slice(0, -1))}` : formatDate(date);
    })
    .join("; ");
}

/** The entry itself: which list, which version of it, why it is on it. */
export function ListEntry({ hit }: { readonly hit: Hit }) {
  const { entry, list, list_version: version, list_date: date } = hit;
  const listed = [...entry.topics, ...entry.programmes].map(words).join(", ");
  const facts: readonly (readonly [name: string, text: string, note?: string])[] = [
    [T.entry.list, isOwnList(list) ? term("findingCategories", "own_list") : listWord(list)],
    [T.entry.version, version, date === null ? T.entry.noDate : formatDate(date)],
    [T.entry.reference, entry.id],
    [T.entry.listed, listed || T.entry.notStated],
    [T.entry.similarity, formatPercent(hit.score), hit.match === "exact" ? T.entry.exact : T.entry.near],
  ];
  return (
    <dl class="known-facts">
      {facts.map(([name, text, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text}
            {note !== undefined && <p class="source">{note}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
