import { words } from "../../ui/format.ts";
import { RATING_FACTORS } from "./factor-texts.ts";

const named: Readonly<Record<string, string>> = RATING_FACTORS;

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
        <span>
          {named[factor] ?? <span lang="en">{words(factor)}</span>}:{" "}
          <span class="muted" lang="en">
            {reason}
          </span>
        </span>
      </li>
    ))}
  </ul>
);
