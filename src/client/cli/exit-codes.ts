import { RefusedError, UnavailableError } from "../errors.ts";

/** How a command ends, for scripts. Where several apply, the first of negative, unknown, attention counts. */
export const EXIT = {
  /** Done; everything that was checked is established. */
  good: 0,
  /** The service refused, or the command failed here. */
  failed: 1,
  /** Wrong usage. */
  usage: 2,
  /** Contradicted: a check failed, a scan is red. */
  negative: 3,
  /** Established, and a person must review it: a flag was raised, a scan is amber. */
  attention: 4,
  /** Not all was established: the service or a source did not answer. Try again. */
  unknown: 5,
  /** There is no sign-in, or it has expired. */
  signIn: 6,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Worst first. A missing answer could have been a contradiction, so it precedes a mere flag. */
const ORDER: readonly ExitCode[] = [EXIT.negative, EXIT.unknown, EXIT.attention, EXIT.good];

/** The code for several outcomes together; without any, unknown. */
export const worst = (codes: readonly ExitCode[]): ExitCode =>
  ORDER.find((code) => codes.includes(code)) ?? EXIT.unknown;

/** Wrong usage of a command. */
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
