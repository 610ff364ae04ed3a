import type { ScreenProps } from "../../shell/screen-props.ts";
import { CompanyScan } from "./company-scan.tsx";
import { NewPortfolio, OlderPortfolios } from "./portfolios-panel.tsx";
import { PortfolioPage } from "./portfolio-page.tsx";

/** Scans of companies without a case: one company, or a portfolio. */
export function ScansScreen({ route }: ScreenProps) {
  const [, kind, id] = route.path;
  if (kind === "portfolio" && id !== undefined) return <PortfolioPage portfolioId={id} />;
  return (
    <div class="stack">
      <header class="head">
        <h1>Scans</h1>
      </header>
      <div class="columns even">
        <div class="column">
          <CompanyScan />
        </div>
        <div class="column">
          <NewPortfolio />
          <OlderPortfolios />
        </div>
      </div>
    </div>
  );
}
