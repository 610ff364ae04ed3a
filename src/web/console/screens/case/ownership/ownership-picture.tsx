import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { drawOwnership } from "../../../../../domain/ownership/drawing/draw-ownership.ts";
import {
  BOX,
  type DrawnLink,
  type DrawnNode,
  LINK_STYLES,
  LINK_WORDS,
  type OwnershipDrawing,
  TEXT,
} from "../../../../../domain/ownership/drawing/drawing.model.ts";
import { CUSTOMER } from "../customer/texts.ts";
import { type OwnershipAnswer, ownershipIn } from "./ownership-model.ts";

const T = CUSTOMER.ownership;

interface Props {
  readonly answer: OwnershipAnswer;
  readonly name: string;
}

/** Smallest scale of the layers; a smaller picture becomes a tree. */
const SMALLEST = 0.82;
const NARROW_PX = 640;

/** Boxes and lines as broad as the page allows: layers, or an indented tree where these do not fit. */
export function OwnershipPicture({ answer, name }: Props) {
  const [box, width] = useWidth();
  const drawing = useMemo(
    () =>
      width === 0
        ? null
        : drawOwnership(ownershipIn(answer), answer, { width: width < NARROW_PX ? width : width / SMALLEST }),
    [answer, width],
  );
  return (
    <figure class="ownership" ref={box}>
      {drawing !== null && (
        <>
          <div class="ownership-box" role="region" aria-label={T.picture} tabIndex={0}>
            <Picture drawing={drawing} name={name} scale={Math.min(1, width / drawing.width)} />
          </div>
          <Legend drawing={drawing} />
        </>
      )}
    </figure>
  );
}

function useWidth() {
  const box = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  // Before the first painting: what is drawn later would push the tables down.
  useLayoutEffect(() => {
    setWidth(Math.floor(box.current?.clientWidth ?? 0));
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return [box, width] as const;
}

interface PictureProps {
  readonly drawing: OwnershipDrawing;
  readonly name: string;
  readonly scale: number;
}

function Picture({ drawing, name, scale }: PictureProps) {
  const { width, height, nodes, links, layout } = drawing;
  return (
    <svg
      role="img"
      aria-labelledby="ownership-title ownership-text"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
    >
      <title id="ownership-title">{T.owners(name)}</title>
      <desc id="ownership-text">{T.says(nodes.length, links.length)}</desc>
      {LINK_STYLES.flatMap((style) => links.filter((link) => link.style === style)).map((link) => (
        <Line key={`${link.from} ${link.to}`} link={link} />
      ))}
      {nodes.map((node) => (
        <Box key={node.id} node={node} isTree={layout === "tree"} />
      ))}
      {links.map((link) => (
        <Label key={`${link.from} ${link.to}`} link={link} isTree={layout === "tree"} />
      ))}
    </svg>
  );
}

const ARROW = 7;

/** A line with its arrow, which points at what is owned. */
function Line({ link: { points, style } }: { readonly link: DrawnLink }) {
  const [before, tip] = [points.at(-2)!, points.at(-1)!];
  const turned = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  return (
    <g class={`own-line is-${style}`}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      <path d={`M0 0 -${ARROW} -3.5 -${ARROW} 3.5Z`} transform={`translate(${tip.x} ${tip.y}) rotate(${turned})`} />
    </g>
  );
}

const PERSON_RADIUS = 12;
const COMPANY_RADIUS = 2;

function Box({ node, isTree }: { readonly node: DrawnNode; readonly isTree: boolean }) {
  const { x, y, width, height, lines, kind, tone, name } = node;
  let top = y + (height - lines.reduce((sum, { role }) => sum + TEXT[role].leading, 0)) / 2;
  return (
    <g class={`own-box ${tone}`}>
      <title>{name}</title>
      <rect x={x} y={y} width={width} height={height} rx={kind === "person" ? PERSON_RADIUS : COMPANY_RADIUS} />
      {lines.map(({ text, role }) => {
        const { size, leading } = TEXT[role];
        top += leading;
        return (
          <text
            key={top}
            class={role}
            x={isTree ? x + BOX.paddingX : x + width / 2}
            y={top - leading / 2 + size * 0.365}
            font-size={size}
            text-anchor={isTree ? "start" : "middle"}
          >
            {text}
          </text>
        );
      })}
    </g>
  );
}

function Label({ link: { label, labelBox, style }, isTree }: { readonly link: DrawnLink; readonly isTree: boolean }) {
  const { size, leading } = TEXT.label;
  return (
    <g class={`own-label is-${style}`}>
      {label.map((line, at) => (
        <text
          key={line}
          x={isTree ? labelBox.x : labelBox.x + labelBox.width / 2}
          y={labelBox.y + 1 + (at + 0.5) * leading + size * 0.365}
          font-size={size}
          text-anchor={isTree ? "start" : "middle"}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** What the lines of this picture mean. */
const Legend = ({ drawing }: { readonly drawing: OwnershipDrawing }) => (
  <figcaption class="ownership-legend">
    {LINK_STYLES.toReversed()
      .filter((style) => drawing.links.some((link) => link.style === style))
      .map((style) => (
        <span key={style} class={`own-line is-${style}`}>
          <svg width="26" height="8" aria-hidden="true">
            <polyline points="0,4 26,4" />
          </svg>
          {LINK_WORDS[style]}
        </span>
      ))}
  </figcaption>
);
