import { render } from "preact";
import { App } from "./app.tsx";

/** Draws the console into an element of the page. */
export const showApp = (place: Element): void => render(<App />, place);
