import { useEffect, useRef } from "preact/hooks";
import type { Fact, Reading } from "./documents.ts";
import { READING } from "./texts.ts";

interface Props {
  readonly page: Reading["pages"][number];
  /** Of this page. */
  readonly facts: readonly Fact[];
  readonly chosen: string | null;
  readonly onChosen: (id: string) => void;
}

/** Share of a line's height that its letters take. */
const LETTERS = 0.8;

/** A page as it was read: its lines at their places, with the facts marked. */
export function ReadPage({ page, facts, chosen, onChosen }: Props) {
  const frame = useRef<HTMLElement>(null);
  const holdsChosen = facts.some(({ id }) => id === chosen);
  useEffect(() => {
    if (holdsChosen) frame.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const { number, width, height, lines } = page;
  if (width === 0 || facts.length === 0) return <PlainPage page={page} />;
  return (
    <figure class="read-page" ref={frame}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={READING.pageRead(number)}>
        {facts.map(({ id, box, compared, label }) =>
          box === null ? null : (
            <rect key={id} class={markOf(compared, id === chosen)} {...placed(box)} onClick={() => onChosen(id)}>
              <title>{label}</title>
            </rect>
          ),
        )}
        {lines.map(({ text, box }, index) =>
          box === null ? null : (
            <text key={index} {...written(box)} lengthAdjust="spacingAndGlyphs">
              {text}
            </text>
          ),
        )}
      </svg>
      <figcaption class="muted">{READING.pageRead(number)}</figcaption>
    </figure>
  );
}

const placed = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]) => ({
  x: x - 2,
  y: y - 1,
  width: width + 4,
  height: height + 2,
});

const written = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]) => ({
  x,
  y: y + height * LETTERS,
  "font-size": height * LETTERS,
  textLength: width,
});

/** A page without a fact, and an office file, which has no places: lines follow each other. */
const PlainPage = ({ page: { number, lines } }: Pick<Props, "page">) => (
  <details>
    <summary>{READING.pageText(number)}</summary>
    <p class="lines">{lines.map(({ text }) => text).join("\n")}</p>
  </details>
);

export function markOf(compared: Fact["compared"], isChosen: boolean): string {
  const differs = compared.some(({ agrees }) => agrees === false);
  const agrees = !differs && compared.some((one) => one.agrees === true);
  return ["mark", differs ? "differs" : agrees ? "agrees" : "", isChosen ? "chosen" : ""].filter(Boolean).join(" ");
}
