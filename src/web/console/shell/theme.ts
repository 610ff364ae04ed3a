import { useEffect, useState } from "preact/hooks";

export type Theme = "auto" | "light" | "dark";
const KEY = "dossier-theme";
const listeners = new Set<() => void>();
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

const stored = (): Theme => {
  const value = localStorage.getItem(KEY);
  return value === "light" || value === "dark" ? value : "auto";
};

let chosen: Theme = stored();

export function applyTheme(theme: Theme = chosen): void {
  chosen = theme;
  localStorage.setItem(KEY, theme);
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

export const nextTheme = (): void => applyTheme(isDark() ? "light" : "dark");
const isDark = (): boolean => (chosen === "auto" ? systemIsDark.matches : chosen === "dark");

/** The current colour scheme. Canvases are drawn again when it changes. */
export function useTheme(): "light" | "dark" {
  const [dark, setDark] = useState(isDark());
  useEffect(() => {
    const listener = () => setDark(isDark());
    listeners.add(listener);
    systemIsDark.addEventListener("change", listener);
    return () => {
      listeners.delete(listener);
      systemIsDark.removeEventListener("change", listener);
    };
  }, []);
  return dark ? "dark" : "light";
}
