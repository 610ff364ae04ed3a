import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { knownName } from "../../../api/officer-names.ts";
import { TextField } from "../../../ui/field.tsx";
import { formatList } from "../../../ui/format.ts";
import { completeMention, mentionAt, readMentions, suggestMentions } from "./mentions.ts";
import { CONVERSATION as TEXTS } from "./texts.ts";

interface Props {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Ids of the officers who can be mentioned. */
  readonly people: readonly string[];
}

/** What an officer writes, with those who get a notification of it and those who do not. */
export function CommentField({ label, text, onText, people }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState(text.length);
  const [moveTo, setMoveTo] = useState<number | null>(null);
  const field = () => box.current!.querySelector("textarea")!;
  const follow = () => setCaret(field().selectionStart);
  useLayoutEffect(() => {
    if (moveTo === null) return;
    field().focus();
    field().setSelectionRange(moveTo, moveTo);
    setCaret(moveTo);
    setMoveTo(null);
  }, [moveTo]);
  const begun = mentionAt(text, caret);
  const offered = begun === null ? [] : suggestMentions(begun, people, knownName);
  const complete = (id: string) => {
    const done = completeMention(text, begun!, id);
    onText(done.text);
    setMoveTo(done.caret);
  };
  return (
    <>
      <div ref={box} onInput={follow} onKeyUp={follow} onClick={follow}>
        <TextField label={label} value={text} onValue={onText} lines={4} required hint={TEXTS.writeHint} />
      </div>
      {offered.length > 0 && (
        <div class="row" role="group" aria-label={TEXTS.people}>
          {offered.map((id) => (
            <button key={id} type="button" class="button small" onClick={() => complete(id)}>
              @{knownName(id) ?? id}
            </button>
          ))}
        </div>
      )}
      <WhoIsNotified text={text} people={people} writing={offered.length > 0 ? begun!.written : null} />
    </>
  );
}

const nameOrId = (id: string): string => knownName(id) ?? id;

interface NotifiedProps {
  readonly text: string;
  readonly people: readonly string[];
  /** A mention that is not finished: nothing is said of it yet. */
  readonly writing: string | null;
}

function WhoIsNotified({ text, people, writing }: NotifiedProps) {
  const { notified, unknown, ambiguous } = readMentions(text, people);
  const nobody = unknown.filter((written) => written !== writing);
  const several = ambiguous.filter(({ written }) => written !== writing);
  return (
    <div role="status">
      {notified.length > 0 && <p class="hint">{TEXTS.notified(formatList(notified.map(nameOrId)))}</p>}
      {nobody.length > 0 && <p class="hint">{TEXTS.unknown(formatList(nobody.map((written) => `@${written}`)))}</p>}
      {several.map(({ written, fits }) => (
        <p key={written} class="hint">
          {TEXTS.ambiguous(`@${written}`, formatList(fits.map(nameOrId)))}
        </p>
      ))}
    </div>
  );
}
