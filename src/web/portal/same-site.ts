import { DomainError } from "../../platform/errors.ts";

/**
 * Refuses a form that another site sends in the customer's name. The page sends no referrer, and so its own
 * forms come with the origin `null`; browsers that say where a request comes from do so in `Sec-Fetch-Site`.
 * @throws DomainError `forbidden`.
 */
export function refuseOtherSite(request: Request): void {
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const isOurs = site === null ? isOwnOrigin(request, origin) : site === "same-origin" || site === "none";
  if (!isOurs) throw new DomainError("forbidden", "This form was sent from another site.");
}

const isOwnOrigin = (request: Request, origin: string | null): boolean =>
  origin === null || origin === "null" || origin === new URL(request.url).origin;
