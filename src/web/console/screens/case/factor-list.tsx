import { words } from "../../ui/format.ts";

interface Factor {
  readonly factor: string;
  readonly points: number;
  readonly reason: string;
}

/** Parts of a score or a rating: points, name and reason of each. */
export const FactorList = ({ factors }: { readonly factors: readonly Factor[] }) => (
  <ul class="plain factors">
    {factors.map(({ factor, points, reason }) => (
      <li key={factor + reason}>
        <b class="num">{points}</b>
        <span lang="en">
          {words(factor)}: <span class="muted">{reason}</span>
        </span>
      </li>
    ))}
  </ul>
);
