import { loadWords } from "./language/load-words.ts";
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

applyTheme();
// Modules read their texts when they are evaluated, so the words come first.
await loadWords();
const { showApp } = await import("./shell/show-app.tsx");
showApp(document.querySelector("#app")!);
