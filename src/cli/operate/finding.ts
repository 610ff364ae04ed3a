/** One thing that is wrong with a configuration. */
export interface Finding {
  /** Stable: tests and scripts know it by this. */
  readonly id: string;
  /** An error keeps the service from running as it must; a warning is for a person to weigh; an info is a choice to know of. */
  readonly level: "error" | "warning" | "info";
  readonly message: string;
  /** What to do, in one line. */
  readonly fix: string;
}

export const error = (id: string, message: string, fix: string): Finding => ({ id, level: "error", message, fix });

export const warning = (id: string, message: string, fix: string): Finding => ({
  id,
  level: "warning",
  message,
  fix,
});

export const info = (id: string, message: string, fix: string): Finding => ({ id, level: "info", message, fix });
