import type { Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { formerNamesOf } from "../people/former-names.ts";
import { judgesBy } from "../rules-version.ts";
import type { Noted } from "./declared-countries.ts";
import { GAZETTE } from "./gazette.ts";
import { REGISTRY } from "./registry.ts";

/** A register may enter the first name some days after the beginning. */
const DAYS_AFTER_START = 92;
/** Ten years: what was before is as far from the company of today as its first owners. */
const CHANGED_DAYS = 3_652;

const daysFrom = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / 86_400_000;

/** The names that the company had before; or that there is one, which nobody knows. */
export function notedFormerNames(dossier: Dossier, seen: Observations): Noted[] {
  const registry = seen.of(REGISTRY);
  const known = formerNamesOf(dossier, registry).map(({ name, by }) => ({
    rule: "former_name" as const,
    title: `An earlier name of the company: ${name}`,
    description: `By ${by}. It is screened and searched in the news as well.`,
    sourceEntry: `former_name:${name.toLowerCase()}`,
  }));
  const isAsked = known.length === 0 && dossier.subject === "company" && judgesBy(dossier.input, 12);
  const said = isAsked ? changeOfName(seen, dossier.today) : null;
  return said === null
    ? known
    : [
        {
          rule: "former_name_unknown",
          title: "The company had another name, which is not known",
          description: `${said} Nothing was searched for the name before.`,
          sourceEntry: "former_name",
        },
      ];
}

/** What says that the company was not called so from its beginning; null where nothing does. */
function changeOfName(seen: Observations, today: string): string | null {
  const registry = seen.of(REGISTRY);
  const isRecent = (day: string) => daysFrom(day, today) < CHANGED_DAYS;
  const { name_since: since, start_date: start } = (registry?.outcome === "known" && registry.value) || {};
  if (since && start && daysFrom(start, since) > DAYS_AFTER_START && isRecent(since))
    return `The register has the company since ${start}, and its present name since ${since}.`;
  const gazette = seen.of(GAZETTE);
  const act = (gazette?.outcome === "known" ? gazette.value.acts : []).find(
    ({ rubrics, date }) => rubrics.includes("c03") && !rubrics.includes("c01") && isRecent(date),
  );
  return act === undefined ? null : `The Official Gazette of ${act.date} has an act on the name: "${act.title}".`;
}
