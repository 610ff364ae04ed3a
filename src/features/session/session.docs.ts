import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const SESSION = describeOperations({
  readSignIn: {
    summary: "Read how officers sign in",
    description: [
      "Returns the OIDC issuer with its client, the officers of a local demo, or why sign-in is not available.",
    ],
  },
  readSignedIn: {
    summary: "Read who is signed in",
    description: [
      "Returns the officer whom the token names, with tenant and roles as the service understands them, and stores the name and mail address that the token has.",
      "A token of which the issuer left the groups out, because there are too many, is refused: its roles are not known.",
    ],
  },
  openDemoSession: {
    summary: "Sign in as a demo officer",
    description: [
      "Returns a token for an officer of the demo. It exists only in a local service with `DEMO_MODE`; any other answers 404.",
      "An officer or role that the demo does not have answers 403.",
    ],
    errors: ["forbidden"],
  },
});
