/** Words of the frame around the screens. */
export const SHELL = {
  palette: {
    title: "Search or run a command",
    placeholder: "A case, a screen, an action",
    results: "Results",
    groups: { cases: "Cases", screens: "Screens", actions: "Actions" },
    newCase: "Open a new case",
    theme: "Switch between light and dark",
    keys: "Show the keys",
    signOut: "Sign out",
    none: "Nothing has this name.",
    searching: "Searching…",
    failed: "The cases cannot be searched now.",
    move: "move",
    open: "open",
    close: "close",
  },
} as const;
