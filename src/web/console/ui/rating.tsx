import { NOT_KNOWN } from "../../../domain/diligence/rating.model.ts";
import { language } from "../language/language.ts";
import { levelWord } from "./format.ts";
import { UI } from "./texts.ts";

/** Dimensions of a rating, in the one order in which they are always drawn. */
export const DIMENSIONS = ["customer", "geography", "product", "channel", "conduct"] as const;
type Dimension = (typeof DIMENSIONS)[number];

interface Props {
  /** The rating as a whole; null while nobody has rated. */
  readonly of: string | null;
  /** The level of each dimension; one that is missing was not rated. */
  readonly dimensions?: Readonly<Partial<Record<Dimension, string | null>>>;
}

const shape = (level: string | null | undefined): string =>
  level === "low" || level === "medium" || level === "high" ? level : level === "prohibited" ? "high" : "unknown";

const levelOf = (level: string | null): string =>
  level === null ? UI.notRated : level === NOT_KNOWN ? UI.notKnown : levelWord(level);

/** A rating: its word, and a dot for each dimension: a ring is low, half medium, full high, dashed not rated or not known. */
export function Rating({ of: rating, dimensions }: Props) {
  const said = DIMENSIONS.map((name) => UI.rated(UI.dimensions[name], levelOf(dimensions?.[name] ?? null))).join(", ");
  return (
    <span class="rate" lang={language()}>
      {rating === null ? <span class="muted">{UI.notRated}</span> : <b>{levelWord(rating)}</b>}
      {dimensions && (
        <span class="dots" role="img" aria-label={said} title={said}>
          {DIMENSIONS.map((name) => (
            <span key={name} class={`dot ${shape(dimensions[name])}`} />
          ))}
        </span>
      )}
    </span>
  );
}
