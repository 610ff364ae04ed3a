import { render } from "preact";
import { App } from "./shell/app.tsx";
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
import "./style/screens.css";
import "./style/narrow.css";

applyTheme();
render(<App />, document.querySelector("#app")!);
