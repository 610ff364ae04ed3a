/** A problem of a configuration. */
export interface Finding {
  /** Stable identifier for tests and scripts. */
  readonly id: string;
  /**
   * An error keeps the service from running correctly; a warning needs a person's judgement; an info states a
   * choice.
   */
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
