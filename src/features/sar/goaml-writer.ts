/** All that writes a report for goAML, imported when the first one is written. */
export { checkGoaml } from "../../rendering/goaml/check-goaml.ts";
export { renderGoaml } from "../../rendering/goaml/render-goaml.ts";
export { goamlInput } from "./goaml-input.ts";
