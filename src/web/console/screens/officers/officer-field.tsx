import { useId } from "preact/hooks";
import { knownName } from "../../api/officer-names.ts";
import { type Officer, useOfficers } from "../../api/officers.ts";
import { formatDay } from "../../ui/format.ts";
import { isAway } from "./away.ts";
import { OFFICERS as TEXTS } from "./texts.ts";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly hint?: string;
}

/** A field for an officer's id. It offers known officers, and says so if one is unknown, deactivated or away. */
export function OfficerField({ label, value, onValue, hint }: Props) {
  const id = useId();
  const officers = useOfficers();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        list={`${id}-known`}
        aria-describedby={`${id}-hint`}
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
      <datalist id={`${id}-known`}>
        {officers.data
          ?.filter(({ standing }) => standing !== "deactivated")
          .map(({ officer_id }) => (
            <option key={officer_id} value={officer_id} label={knownName(officer_id)} />
          ))}
      </datalist>
      <div id={`${id}-hint`} role="status">
        {hint && <p class="hint">{hint}</p>}
        {officers.data === undefined && officers.error !== undefined && <p class="hint">{TEXTS.notRead}</p>}
        {officers.data && <p class="hint">{remarkOn(value.trim(), officers.data)}</p>}
      </div>
    </div>
  );
}

function remarkOn(id: string, officers: readonly Officer[]): string | null {
  const known = officers.find(({ officer_id }) => officer_id === id);
  if (!known) return id === "" ? null : TEXTS.unknown;
  const { absence, standing } = known;
  if (standing === "deactivated") return TEXTS.deactivated;
  if (absence === null || !isAway(absence)) return null;
  return TEXTS.away(formatDay(absence.until), absence.substitute);
}
