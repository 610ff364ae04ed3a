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
import { REGULATORY } from "./texts.ts";

const PARTS = [
  ["regulations", RegulationsPart],
  ["calendar", CalendarPart],
  ["articles", ArticlesPart],
  ["changes", ChangesPart],
  ["proposals", ProposalsPart],
  ["burden", BurdenPart],
] as const;

/** The applicable law: acts, upcoming dates, and the impact of changes. */
export function RegulatoryScreen({ route }: ScreenProps) {
  const [, part = "regulations", id] = route.path;
  const Part = PARTS.find(([name]) => name === part)?.[1] ?? RegulationsPart;
  return (
    <div class="stack">
      <header class="head">
        <h1>{REGULATORY.title}</h1>
      </header>
      <Tabs
        label={REGULATORY.label}
        tabs={PARTS.map(([name]) => [href("regulatory", name), REGULATORY.tabs[name], name === part])}
      />
      {id === undefined && <Part route={route} />}
      {id !== undefined && (part === "articles" ? <ArticlePage id={id} /> : <RegulationPage id={id} />)}
    </div>
  );
}
