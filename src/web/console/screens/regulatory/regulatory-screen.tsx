import { href } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screens.tsx";
import { ArticlesPart } from "./articles-part.tsx";
import { CalendarPart } from "./calendar-part.tsx";
import { ChangesPart } from "./changes-part.tsx";
import { RegulationPage } from "./regulation-page.tsx";
import { RegulationsPart } from "./regulations-part.tsx";

const PARTS = [
  ["regulations", "Regulations", RegulationsPart],
  ["calendar", "Calendar", CalendarPart],
  ["articles", "Search", ArticlesPart],
  ["changes", "Changes and impact", ChangesPart],
] as const;

/** The law that the work stands on: what applies, what comes when, and what a change touches. */
export function RegulatoryScreen({ route }: ScreenProps) {
  const [, part = "regulations", id] = route.path;
  const Part = PARTS.find(([name]) => name === part)?.[2] ?? RegulationsPart;
  return (
    <div class="stack">
      <header class="head">
        <h1>Regulatory radar</h1>
      </header>
      <nav class="tabs" aria-label="Parts of the radar">
        {PARTS.map(([name, title]) => (
          <a key={name} href={href("regulatory", name)} aria-current={name === part ? "page" : undefined}>
            {title}
          </a>
        ))}
      </nav>
      {part === "regulations" && id !== undefined ? <RegulationPage id={id} /> : <Part route={route} />}
    </div>
  );
}
