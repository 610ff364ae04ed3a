import fontkit from "@pdf-lib/fontkit";
import type { ArabicForms } from "../../rendering/pdf/print-assets.model.ts";

/** Joins like a letter and shows nothing: with it beside a letter, a shaping engine gives the letter's joined forms. */
const JOINER = "\u200D";
const SPACE = 0x20;
const LETTERS = /[\p{Script=Arabic}&&\p{L}]/v;
const LAM = "\u0644";
const ALEFS = ["\u0622", "\u0623", "\u0625", "\u0627"];

/**
 * How a font joins the letters of Arabic, tabulated by a shaping engine: the Worker then joins letters with a table of
 * some kilobytes in place of the engine, which weighs more than its bundle may.
 */
export function arabicForms(file: Uint8Array): ArabicForms {
  const font = fontkit.create(file) as unknown as {
    characterSet: number[];
    layout(text: string, features: undefined, script: string): { glyphs: { id: number }[] };
    glyphForCodePoint(code: number): { id: number };
  };
  // The engine shows the joiner as a space.
  const joiner = font.glyphForCodePoint(SPACE).id;
  const shape = (text: string): number[] =>
    font
      .layout(text, undefined, "arab")
      .glyphs.map(({ id }) => id)
      .filter((id) => id !== joiner);
  const letters = font.characterSet.map((code) => String.fromCodePoint(code)).filter((letter) => LETTERS.test(letter));
  const contexts = (text: string) => [text, JOINER + text, text + JOINER, JOINER + text + JOINER];
  return {
    letters: Object.fromEntries(
      letters.flatMap((letter) => {
        const forms = contexts(letter).map(shape);
        const isJoined = forms.every(({ length }) => length === 1) && new Set(forms.flat()).size > 1;
        return isJoined ? [[letter.codePointAt(0)!, forms.flat() as [number, number, number, number]]] : [];
      }),
    ),
    ligatures: Object.fromEntries(
      ALEFS.flatMap((alef) => {
        const [alone, last] = contexts(LAM + alef).map(shape);
        const key = `${LAM.codePointAt(0)} ${alef.codePointAt(0)}`;
        return alone?.length === 1 && last?.length === 1 ? [[key, [alone[0]!, last[0]!] as const]] : [];
      }),
    ),
  };
}
