import type { ScreenProps } from "../../shell/screen-props.ts";
import { ResourceGroup } from "../../ui/resource-group.tsx";
import { CompanyScan } from "./company-scan.tsx";
import { NewPortfolio } from "./new-portfolio.tsx";
import { PortfolioPage } from "./portfolio-page.tsx";
import { PortfolioList } from "./portfolio-list.tsx";
import { SCANS } from "./texts.ts";

/** Scans of companies without a case: one company, or a portfolio. */
export function ScansScreen({ route }: ScreenProps) {
  const [, kind, id] = route.path;
  if (kind === "portfolio" && id !== undefined) return <PortfolioPage portfolioId={id} query={route.query} />;
  const number = kind === "company" ? (id ?? "") : "";
  return (
    <div class="stack">
      <header class="head">
        <h1>{SCANS.title}</h1>
      </header>
      <ResourceGroup lines={14}>
        <div class="columns even">
          <div class="column">
            <CompanyScan key={number} initial={number} />
          </div>
          <div class="column">
            <NewPortfolio />
          </div>
        </div>
        <PortfolioList page={Math.max(1, Number(route.query.get("page")) || 1)} />
      </ResourceGroup>
    </div>
  );
}
