export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Structured log lines of ids, counts and codes. Personal data, tokens and bodies are never logged. */
export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  with(fields: LogFields): Logger;
}

/** Called for each warning and error, to count them. */
export type OnTrouble = (event: string, level: "warn" | "error") => void;

export function createLogger(base: LogFields = {}, onTrouble: OnTrouble = () => {}): Logger {
  const write = (level: "info" | "warn" | "error", event: string, fields: LogFields = {}) => {
    console[level](JSON.stringify({ level, event, ...base, ...fields }));
    if (level !== "info") onTrouble(event, level);
  };
  return {
    info: (event, fields) => write("info", event, fields),
    warn: (event, fields) => write("warn", event, fields),
    error: (event, fields) => write("error", event, fields),
    with: (fields) => createLogger({ ...base, ...fields }, onTrouble),
  };
}

/** The class of an unknown error. Its message is never logged, because it may hold bound values. */
export const errorClass = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** The stack without the message, which may hold bound values. At most eight frames. */
export function stackFrames(thrown: unknown): string | null {
  if (!(thrown instanceof Error) || !thrown.stack) return null;
  // The message precedes the frames and may contain a line that looks like one.
  const trace = thrown.stack.slice(Math.max(0, thrown.stack.indexOf(thrown.message)) + thrown.message.length);
  const frames = trace.split("\n").filter((line) => line.trimStart().startsWith("at "));
  return frames.slice(0, 8).join(" | ");
}
