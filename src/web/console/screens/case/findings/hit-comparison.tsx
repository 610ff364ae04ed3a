import type { BadgeTone } from "../../../ui/badges.tsx";
import { formatDate, formatPercent, words } from "../../../ui/format.ts";
import { TableBox } from "../../../ui/table-box.tsx";
import { TableHead } from "../../../ui/table-head.tsx";
import type { Finding } from "../case-model.ts";

type Hit = NonNullable<Finding["hit"]>;

const FIELDS: Readonly<Record<Hit["compared"][number]["field"], string>> = {
  name: "Name",
  birth_date: "Birth date",
  countries: "Countries",
  kind: "Person or company",
  identifiers: "Identifiers",
};

/** The subject beside the list entry: what agrees, what differs, and what one side does not say. */
export function HitComparison({ hit }: { readonly hit: Hit }) {
  const { entry, list, list_version: version, list_date: date } = hit;
  const listed = [...entry.topics, ...entry.programmes].map(words).join(", ");
  const born = entry.birth_places?.map((place) => `born in ${place}`) ?? [];
  const listedAs = [entry.gender, ...born, ...(entry.titles ?? [])].filter(Boolean).join("; ");
  return (
    <>
      <p class="muted">
        List {list.replaceAll("_", " ").toUpperCase()}, version {version}
        {date === null ? ", date not known" : ` of ${formatDate(date)}`} · entry {entry.id} ·{" "}
        {hit.match === "exact" ? "exact match" : "near match"}, score {formatPercent(hit.score)}
      </p>
      {listed && <p>Listed for: {listed}</p>}
      {listedAs !== "" && <p>Listed as: {listedAs}</p>}
      {entry.matched_name !== entry.name && (
        <p class="muted">
          Matched by its {entry.matched_weak ? "weak alias" : "name"} “{entry.matched_name}”
        </p>
      )}
      <TableBox label={`Comparison of ${hit.subject.name} with ${entry.name}`}>
        <table class="table cards">
          <TableHead columns={["Field", "Subject", "List entry", "Comparison"]} />
          <tbody>
            {hit.compared.map(({ field, subject, entry: listedValue, agrees }) => {
              const isSpelling = field === "name" && hit.match === "fuzzy";
              const [tone, text] = agrees === false && isSpelling ? SIMILAR : verdict(agrees);
              return (
                <tr key={field}>
                  <th scope="row">{FIELDS[field]}</th>
                  <td data-label="Subject">{subject ?? <span class="muted">not known</span>}</td>
                  <td data-label="List entry">{listedValue ?? <span class="muted">not stated</span>}</td>
                  <td data-label="Comparison">
                    <span class={`badge ${tone}`}>{text}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableBox>
    </>
  );
}

/** The spelling of a near match is close enough to be a hit, so its difference clears nobody. */
const SIMILAR = ["attention", "Similar"] as const;

/** Agreement with a list entry speaks against the customer; what is unknown speaks for nobody. */
function verdict(agrees: boolean | null): readonly [tone: BadgeTone, text: string] {
  if (agrees === null) return ["attention", "Unknown"];
  return agrees ? ["danger", "Agrees"] : ["success", "Differs"];
}
