interface Props {
  readonly name: string;
  readonly count: number;
  /** Columns of the table that it spans. */
  readonly columns: number;
}

/** A row of a table that names those which follow. */
export const GroupHead = ({ name, count, columns }: Props) => (
  <tr class="group">
    <th scope="rowgroup" colSpan={columns}>
      {name} <span class="count">{count}</span>
    </th>
  </tr>
);
