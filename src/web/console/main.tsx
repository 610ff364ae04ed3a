import { loadWords } from "./language/load-words.ts";
import { joinTabs } from "./session/tabs.ts";
import { applyTheme } from "./shell/theme.ts";
import "./style/tokens.css";
import "./style/base.css";
import "./style/shell.css";
import "./style/controls.css";
import "./style/marks.css";
import "./style/parts.css";
import "./style/overlays.css";
import "./style/case.css";
import "./style/customer.css";
import "./style/ownership.css";
import "./style/judgement.css";
import "./style/decision.css";
import "./style/screens.css";
import "./style/narrow.css";
import "./style/print.css";

// Asked for after the shell has run, the files of a case's page would keep an officer who opens its link waiting.
if (/^#\/cases\/./.test(location.hash)) {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-page="case"]')) link.rel = "modulepreload";
}
applyTheme();
// Modules read their texts and the session when they are evaluated, so words and session come first.
await Promise.all([loadWords(), joinTabs().catch(() => {})]);
const { showApp } = await import("./shell/show-app.tsx");
showApp(document.querySelector("#app")!);
