import { RefusedError, UnavailableError } from "../errors.ts";

/** How a command ends, for scripts. Where several apply, the first of negative, unknown, attention counts. */
export const EXIT = {
  /** Done; where something was checked, all of it was established and nothing speaks against it. */
  good: 0,
  /** The service refused, or the command failed here. */
  failed: 1,
  /** The command was called wrongly. */
  usage: 2,
  /** Something is established that speaks against: a check failed, a scan is red. */
  negative: 3,
  /** Established, and somebody has to look at it: a flag was raised, a scan is amber. */
  attention: 4,
  /** Nothing was established, or not all: no answer, or a source was silent. Try again. */
  unknown: 5,
  /** There is no sign-in, or it has ended. */
  signIn: 6,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Worst first. A missing answer hides what it might have said, so it prevails over what merely wants a look. */
const ORDER: readonly ExitCode[] = [EXIT.negative, EXIT.unknown, EXIT.attention, EXIT.good];

/** The code for several outcomes together; that for none of them is unknown. */
export const worst = (codes: readonly ExitCode[]): ExitCode =>
  ORDER.find((code) => codes.includes(code)) ?? EXIT.unknown;

/** A command was called wrongly. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The caller has to sign in first. */
export class SignInError extends Error {
  override readonly name = "SignInError";
}

export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof SignInError) return EXIT.signIn;
  if (error instanceof UnavailableError) return EXIT.unknown;
  return error instanceof RefusedError && error.status === 401 ? EXIT.signIn : EXIT.failed;
}
