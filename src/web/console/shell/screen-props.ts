import type { Route } from "./route.ts";

export interface ScreenProps {
  readonly route: Route;
  readonly onNewCase: () => void;
}
