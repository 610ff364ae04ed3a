import { escapeHtml } from "../html.ts";
import { SAMPLE_COMPANIES, type SampleCompany } from "../sample-companies.ts";
import type { SampleServer } from "../sample-upstream.ts";

/**
 * Websites of the sample companies. Any other host does not resolve, for which Cloudflare returns status 530 and error
 * 1016.
 */
export const serveSampleWebsites: SampleServer = ({ url }) => {
  const company = SAMPLE_COMPANIES.find(({ website }) => website && hostsOf(website.host).includes(url.hostname));
  if (!company?.website)
    return new Response("error code: 1016", { status: 530, headers: { "content-type": "text/plain" } });
  return new Response(renderSite(company, company.website.text), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
};

const hostsOf = (host: string): string[] => [host, host.replace(/^www\./, "")];

const renderSite = ({ name, address }: SampleCompany, text: string): string =>
  [
    `<!doctype html><html><head><title>${escapeHtml(name)}</title></head><body><h1>${escapeHtml(name)}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    `<footer>${escapeHtml(`${address.street} ${address.houseNumber}, ${address.postalCode} ${address.city}`)}</footer>`,
    "</body></html>",
  ].join("");
