import { h, type JSX } from "preact";
import { describeFailure, failureLanguage } from "../api/problem.ts";
import { UI } from "./texts.ts";

interface Props {
  readonly of: unknown;
  /** An officer has just pressed a button, and can press it again. */
  readonly acted?: boolean;
}

/** A failure as text for an officer, in a language that a screen reader is told. */
export function Failure({ of, acted = false }: Props): JSX.Element {
  const text = acted && of instanceof TypeError ? UI.notAnswered : describeFailure(of);
  return h("span", { lang: failureLanguage(of) }, text);
}
