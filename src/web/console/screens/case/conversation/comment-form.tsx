import { TextField } from "../../../ui/field.tsx";
import { words } from "../../../ui/format.ts";
import { completeMention, mentionsIn, suggestMentions } from "./mentions.ts";
import { CONVERSATION as TEXTS } from "./texts.ts";

interface Props {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Ids that are offered after an @. */
  readonly people: readonly string[];
}

/** What an officer writes, with those who get a notification of it. */
export function CommentField({ label, text, onText, people }: Props) {
  const offered = suggestMentions(text, people);
  const mentioned = mentionsIn(text);
  return (
    <>
      <TextField label={label} value={text} onValue={onText} lines={4} required hint={TEXTS.writeHint} />
      {offered.length > 0 && (
        <div class="row" role="group" aria-label={TEXTS.people}>
          {offered.map((id) => (
            <button key={id} type="button" class="button small" onClick={() => onText(completeMention(text, id))}>
              @{id}
            </button>
          ))}
        </div>
      )}
      {mentioned.length > 0 && <p class="hint">{TEXTS.notified(namesOf(mentioned))}</p>}
    </>
  );
}

export const namesOf = (ids: readonly string[]): string => new Intl.ListFormat("en-GB").format(ids.map(words));
