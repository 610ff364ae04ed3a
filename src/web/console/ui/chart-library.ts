import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  DoughnutController,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";
import type { ChartColours } from "./chart-colours.ts";

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

/** Draws on a canvas; returns a function that removes the chart. */
export function drawChart(canvas: HTMLCanvasElement, config: ChartConfiguration, colours: ChartColours): () => void {
  Chart.defaults.font.family = getComputedStyle(document.body).fontFamily;
  Chart.defaults.color = colours("muted");
  Chart.defaults.borderColor = colours("line");
  const chart = new Chart(canvas, {
    ...config,
    options: { responsive: true, maintainAspectRatio: false, animation: false, ...config.options },
  });
  return () => chart.destroy();
}
