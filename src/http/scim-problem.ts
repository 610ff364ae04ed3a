/** Media type of SCIM (RFC 7644, section 3.1). */
export const SCIM_MEDIA_TYPE = "application/scim+json";

const SCIM_PREFIX = "/scim/v2/";
const ERROR = "urn:ietf:params:scim:api:messages:2.0:Error";

export const isScimPath = (pathname: string): boolean => pathname.startsWith(SCIM_PREFIX);

/**
 * A refusal as SCIM has it (RFC 7644, section 3.12), which keeps the members of a problem document beside its own: the
 * status is a text there, and a code of three digits besides.
 */
export const asScimError = (problem: { readonly status: number; readonly code: string }) => ({
  schemas: [ERROR],
  ...(problem.code === "malformed_request" ? { scimType: "invalidSyntax" } : {}),
  ...(problem.code === "invalid_input" ? { scimType: "invalidValue" } : {}),
  ...problem,
  status: String(problem.status),
});

/** The problem document within a SCIM error. */
export function problemOfScim(error: unknown): unknown {
  const { schemas: _, scimType: __, ...problem } = error as Record<string, unknown>;
  return { ...problem, status: Number(problem["status"]) };
}
