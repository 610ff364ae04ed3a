import { texts } from "../language/language.ts";

/** Words of the sign-in page. */
export const SIGN_IN = texts("signIn", {
  subtitle: "Compliance case investigation",
  unavailable: "Nobody can sign in here.",
  noRole: (officer: string) =>
    `You are signed in as ${officer}, and your account has no role that works with cases. Ask your administrator for one.`,
  signOut: "Sign out",
  demo: "This service runs for a demonstration. Sign in as:",
  at: (host: string) => `Sign in at ${host}`,
  notAccepted: "This service does not accept the sign-in. Its administrator must check the settings.",
  ended: "Your session has ended. Sign in again.",
  signedOutElsewhere: "You signed out in another tab.",
} as const);
