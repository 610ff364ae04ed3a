import { levelWord } from "../../ui/format.ts";
import { UI } from "../../ui/texts.ts";
import { NOT_KNOWN, printedLevel } from "../../../../domain/diligence/rating.model.ts";
import { FactorList } from "./factor-list.tsx";
import { Empty } from "../../ui/resource-view.tsx";
import type { CaseDetail, PartProps } from "./case-model.ts";
import { CASE } from "./texts.ts";

const TEXTS = CASE.rating;

type Rating = NonNullable<CaseDetail["risk_rating"]>;
type Dimension = Rating["dimensions"][number];

const DIMENSIONS = ["customer", "geography", "product", "channel", "conduct"] as const;
const LEVELS = ["low", "medium", "high"] as const;

/** The customer risk rating: level, due diligence, and its five dimensions with their factors. */
export function RatingPanel({ detail }: Pick<PartProps, "detail">) {
  const rating = detail.risk_rating;
  return (
    <section class="panel">
      <header class="panel-head">
        <h2>{TEXTS.title}</h2>
        {rating && <RatingLevel level={rating.level} />}
      </header>
      {rating ? <RatingBody rating={rating} /> : <Empty>{TEXTS.none}</Empty>}
    </section>
  );
}

export const RatingLevel = ({ level }: Pick<Rating, "level">) => (
  <span class={`severity ${levelTone(level)}`}>{TEXTS.risk[level]}</span>
);

function RatingBody({ rating }: { readonly rating: Rating }) {
  return (
    <>
      {rating.prohibited_because && <p lang="en">{rating.prohibited_because}</p>}
      <p>
        {TEXTS.regimes[rating.regime]} {TEXTS.review(rating.next_review_months)}{" "}
        <span class="muted">
          {rating.policy_version === 0 ? TEXTS.defaultPolicy : TEXTS.policy(rating.policy_version)}
        </span>
      </p>
      <ul class="plain rating">
        {DIMENSIONS.map((name) => (
          <DimensionRow
            key={name}
            name={name}
            dimension={rating.dimensions.find(({ dimension }) => dimension === name)}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly name: (typeof DIMENSIONS)[number];
  readonly dimension: Dimension | undefined;
}

/** A dimension as a bar of three steps and its level in words, with the factors, and what is not known, on demand. */
function DimensionRow({ name, dimension }: RowProps) {
  const level = dimension && printedLevel(dimension);
  const isJudged = level !== undefined && level !== NOT_KNOWN;
  const reached = isJudged ? LEVELS.findIndex((step) => step === level) + 1 : 0;
  const factors = dimension?.factors.toSorted((a, b) => b.points - a.points) ?? [];
  const line = (
    <span class="rating-line">
      <b>{UI.dimensions[name]}</b>
      <span class={`rating-bar ${isJudged ? level : "none"}`} aria-hidden="true">
        {LEVELS.map((step, index) => (
          <span key={step} class={index < reached ? "on" : undefined} />
        ))}
      </span>
      <span class={isJudged ? `severity ${level}` : "muted"}>
        {level === undefined ? UI.notRated : isJudged ? levelWord(level) : UI.notKnown}
      </span>
      <span class="muted">{factors.length > 0 ? TEXTS.factors(factors.length) : ""}</span>
    </span>
  );
  if (factors.length === 0 && dimension?.not_known === undefined) return <li>{line}</li>;
  return (
    <li>
      <details>
        <summary>{line}</summary>
        {dimension?.not_known !== undefined && (
          <p class="small">
            {UI.notKnown}:{" "}
            <span class="muted" lang="en">
              {dimension.not_known}
            </span>
          </p>
        )}
        <FactorList factors={factors} />
      </details>
    </li>
  );
}

const levelTone = (level: Rating["level"]): string => (level === "prohibited" ? "critical" : level);
