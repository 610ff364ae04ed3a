import { SessionView, SignInView, SignedInView } from "./session.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const SESSION = describeOperations({
  readSignIn: {
    summary: "Read how officers sign in",
    description: [
      "Returns the OIDC issuer with its client, the officers of a local demo, or why sign-in is not available.",
    ],
    responses: { 200: SignInView },
  },
  readSignedIn: {
    summary: "Read who is signed in",
    description: [
      "Returns the officer whom the token names, with the tenant and the roles that the service reads from it. It stores the name and mail address of the token.",
      "A token from which the issuer omitted the groups, because there are too many, is refused: its roles are not known.",
    ],
    responses: { 200: SignedInView },
  },
  openDemoSession: {
    summary: "Sign in as a demo officer",
    description: [
      "Returns a token for an officer of the demo. It exists only in a local service with `DEMO_MODE`; any other answers 404.",
      "An officer or role that the demo does not have answers 403.",
    ],
    errors: ["forbidden"],
    responses: { 200: SessionView },
  },
});
