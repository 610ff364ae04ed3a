import { UserRoundPlus } from "lucide";
import { knownName } from "../api/officer-names.ts";
import { useOfficer } from "../session/session.ts";
import { words } from "./format.ts";
import { Icon } from "./icon.tsx";
import { UI } from "./texts.ts";

/** An id that a program made, such as a UUID: it is no name in other words. */
const IS_OPAQUE = /^(?=.*\d)[\w|:-]{16,}$/u;

/** An officer's name; without one, as far as their id tells it: a mail address or the id of a program stays as it is. */
export const officerName = (id: string): string =>
  knownName(id) ?? (id.includes("@") || IS_OPAQUE.test(id) ? id : words(id));

interface Props {
  /** An officer's id, or null for nobody. */
  readonly id: string | null;
  /** Said of nobody: what the circle means here. */
  readonly nobody?: string;
}

/** An officer by initials: you are filled, others grey, and nobody is a dashed circle. */
export function Person({ id, nobody = UI.nobody }: Props) {
  const officer = useOfficer();
  const name = id === null ? nobody : officerName(id);
  const kind = id === null ? "nobody" : id === officer.officer_id ? "you" : "";
  const title = id === null || knownName(id) === undefined ? name : `${name} (${id})`;
  return (
    <span class={`person ${kind}`} role="img" aria-label={name} title={title}>
      {id === null ? <Icon of={UserRoundPlus} /> : <span aria-hidden="true">{initials(name)}</span>}
    </span>
  );
}

/** The first letters of the first and the last word; of a mail address, those before the sign. */
function initials(name: string): string {
  const parts = (name.split("@")[0] ?? "").split(/[\s._-]+/u).filter(Boolean);
  const letters = parts.length > 1 ? [parts[0]!, parts.at(-1)!] : parts;
  return letters.map((part) => [...part][0]!.toUpperCase()).join("");
}
