import { X } from "lucide";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Draft } from "./draft.ts";
import { Icon } from "./icon.tsx";
import { UI } from "./texts.ts";

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  /** The palette has a field in the place of a visible title. */
  readonly isPalette?: boolean;
  /** What is written in it and kept in this tab; without one, what was typed is lost when it closes. */
  readonly draft?: Pick<Draft<object>, "isWritten" | "clear">;
}

const TEXTS = "textarea, input:not([type=checkbox], [type=radio], [type=file], [type=search], [role=combobox])";

/**
 * The browser's modal dialog: it traps the focus, and the focus returns where it was. Escape, the cross and a click
 * beside it close it, but ask first if something is written in it. The focus moves before the page is painted (an
 * effect's end runs after it): what is typed meanwhile would land in another field.
 */
export function Dialog({ title, onClose, children, wide = false, isPalette = false, draft }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useRef(new Set<Element>());
  const heading = useId();
  const [asks, setAsks] = useState(false);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current!;
    focusFirst(shown);
    return () => {
      // While it is shown, nothing beside it takes the focus.
      shown.close();
      returnFocus(before);
    };
  }, []);
  const leave = () => {
    const holdsText = [...typed.current].some((box) => box.isConnected && (box as HTMLInputElement).value.trim());
    if (draft?.isWritten ?? holdsText) setAsks(true);
    else onClose();
  };
  return (
    <dialog
      ref={dialog}
      class={`dialog ${wide ? "wide" : ""} ${isPalette ? "palette" : ""}`}
      tabIndex={-1}
      aria-labelledby={heading}
      onInput={({ target }) => target instanceof Element && target.matches(TEXTS) && typed.current.add(target)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        if (asks) setAsks(false);
        else leave();
      }}
      onPointerDown={(event) => event.target === dialog.current && isBeside(event) && leave()}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <header class={isPalette ? "palette-head" : "dialog-head"}>
        <h2 id={heading} class={isPalette ? "hidden-words" : undefined}>
          {title}
        </h2>
        <button type="button" class="icon-button" aria-label={UI.close} onClick={leave}>
          <Icon of={X} />
        </button>
      </header>
      {asks && <Leaving onStay={() => setAsks(false)} onLeave={onClose} draft={draft} />}
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}

interface LeavingProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly draft: Props["draft"];
}

function Leaving({ onStay, onLeave, draft }: LeavingProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    stay.current?.focus();
    return () => returnFocus(before);
  }, []);
  return (
    <div class="leaving" role="alert">
      <p>{draft ? UI.leaving.kept : UI.leaving.lost}</p>
      <button ref={stay} type="button" class="button" onClick={onStay}>
        {UI.leaving.stay}
      </button>
      {draft && (
        <button type="button" class="button" onClick={onLeave}>
          {UI.leaving.keep}
        </button>
      )}
      <button
        type="button"
        class="button danger"
        onClick={() => {
          draft?.clear();
          onLeave();
        }}
      >
        {draft ? UI.leaving.discard : UI.leaving.close}
      </button>
    </div>
  );
}

/** A field to type into gets the focus; before choices and buttons the dialog does, so that Enter chooses nothing. */
function focusFirst(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const first = dialog.querySelector<HTMLElement>(".dialog-body :is(input, select, textarea, button):enabled");
  if (first?.matches(`${TEXTS}, select, input[type=search], [role=combobox]`)) first.focus();
  else dialog.focus();
}

/** To where the focus was, or to the page if that is gone. */
function returnFocus(before: Element | null): void {
  const target = before?.isConnected && before !== document.body ? before : document.querySelector("#main");
  if (target instanceof HTMLElement) target.focus({ preventScroll: target.id === "main" });
}

function isBeside({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = (currentTarget as Element).getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
