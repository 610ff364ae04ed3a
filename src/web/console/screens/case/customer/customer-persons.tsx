import { formatDate } from "../../../ui/format.ts";
import { TableBox } from "../../../ui/table-box.tsx";
import { TableHead } from "../../../ui/table-head.tsx";
import { type Customer, Known, ScreeningState } from "./customer-parts.tsx";

type Person = Customer["persons"][number];

const ORIGINS: Readonly<Record<Person["origin"], string>> = {
  registered: "registered",
  declared: "declared only",
  document: "document only",
  filed: "filed by an officer only",
  provider: "data provider",
};

interface Props {
  readonly persons: readonly Person[];
  readonly isCompany: boolean;
}

/** People and companies behind the customer: what they are, who says so, and what the lists say of them. */
export function CustomerPersons({ persons, isCompany }: Props) {
  const heading = isCompany ? "People and companies behind it" : "Person";
  return (
    <section class="customer-part">
      <h3>{heading}</h3>
      {persons.length === 0 ? (
        <p class="muted">Nobody is known yet. That does not mean that there is nobody.</p>
      ) : (
        <TableBox label={heading}>
          <table class="table cards">
            <TableHead columns={["Name", "Role", "Share", "Birth date", "Named by", "Screening"]} />
            <tbody>
              {persons.map((person) => (
                <tr key={`${person.kind} ${person.name} ${person.birth_date}`}>
                  <th scope="row">
                    {person.name}
                    {person.kind === "company" && <span class="muted"> (company)</span>}
                  </th>
                  <td data-label="Role">{person.role}</td>
                  <td data-label="Share" class="num">
                    <Known value={person.share_percent === null ? null : `${person.share_percent} %`} />
                  </td>
                  <td data-label="Birth date" class="num">
                    <Known value={person.birth_date === null ? null : formatDate(person.birth_date)} />
                    {person.nationality !== null && `, ${person.nationality}`}
                  </td>
                  <td data-label="Named by">{ORIGINS[person.origin]}</td>
                  <td data-label="Screening">
                    <ScreeningState of={person} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </section>
  );
}
