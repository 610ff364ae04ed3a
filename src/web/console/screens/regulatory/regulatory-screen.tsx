import { href } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { ArticlePage } from "./article-page.tsx";
import { ArticlesPart } from "./articles-part.tsx";
import { BurdenPart } from "./burden-part.tsx";
import { CalendarPart } from "./calendar-part.tsx";
import { ChangesPart } from "./changes-part.tsx";
import { ProposalsPart } from "./proposals-part.tsx";
import { RegulationPage } from "./regulation-page.tsx";
import { RegulationsPart } from "./regulations-part.tsx";

const PARTS = [
  ["regulations", "Regulations", RegulationsPart],
  ["calendar", "Calendar", CalendarPart],
  ["articles", "Search", ArticlesPart],
  ["changes", "Changes and impact", ChangesPart],
  ["proposals", "Proposed changes", ProposalsPart],
  ["burden", "Burden", BurdenPart],
] as const;

/** The applicable law: acts, upcoming dates, and the impact of changes. */
export function RegulatoryScreen({ route }: ScreenProps) {
  const [, part = "regulations", id] = route.path;
  const Part = PARTS.find(([name]) => name === part)?.[2] ?? RegulationsPart;
  return (
    <div class="stack">
      <header class="head">
        <h1>Regulatory radar</h1>
      </header>
      <Tabs
        label="Parts of the radar"
        tabs={PARTS.map(([name, title]) => [href("regulatory", name), title, name === part])}
      />
      {id === undefined && <Part route={route} />}
      {id !== undefined && (part === "articles" ? <ArticlePage id={id} /> : <RegulationPage id={id} />)}
    </div>
  );
}
