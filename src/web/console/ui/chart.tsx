import type { ChartConfiguration } from "chart.js";
import { useEffect, useRef } from "preact/hooks";
import type { ChartColours } from "./chart-colours.ts";
import { useTheme } from "../shell/theme.ts";

interface Props {
  /** Text alternative; the page also shows the numbers as text. */
  readonly label: string;
  readonly height: number;
  readonly config: (colours: ChartColours) => ChartConfiguration;
  /** The chart is drawn again when this changes. */
  readonly of: unknown;
}

/** A chart of Chart.js, which is loaded when the first chart is shown. */
export function ChartPicture({ label, height, config, of }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  useEffect(() => {
    let gone = false;
    let destroy = () => {};
    void import("./chart-library.ts").then(({ drawChart }) => {
      if (!gone && canvas.current) destroy = drawChart(canvas.current, config(colourOf), colourOf);
    });
    return () => {
      gone = true;
      destroy();
    };
  }, [JSON.stringify(of), theme]);
  return (
    <div class="chart" style={{ height: `${height}px` }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

/** Resolves a colour of the style sheet in the current colour scheme. */
const colourOf: ChartColours = (name) => {
  const probe = document.createElement("span");
  probe.className = `ink-${name}`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};
