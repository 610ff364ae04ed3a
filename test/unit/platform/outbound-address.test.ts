import { describe, expect, it } from "vitest";
import {
  type OutboundSettings,
  checkCallbackUrl,
  checkWebsiteUrl,
  isPublicAddress,
} from "../../../src/platform/outbound-address.ts";
import { PRIVATE_HOSTS, PUBLIC_HOSTS } from "../../support/outbound-spellings.ts";

const NONE = { CALLBACK_ALLOWED_HOSTS: [] as string[], ENVIRONMENT: "local" } satisfies OutboundSettings;
const LIVE = { CALLBACK_ALLOWED_HOSTS: [] as string[], ENVIRONMENT: "production" } satisfies OutboundSettings;

describe("the URL of an outside party", () => {
  it.each(PRIVATE_HOSTS)("is refused when its host is %s", (host) => {
    expect(checkCallbackUrl(`https://${host}/hook`, NONE).ok).toBe(false);
    expect(checkWebsiteUrl(`http://${host}/`, NONE).ok).toBe(false);
    expect(checkWebsiteUrl(host, NONE).ok).toBe(false);
  });

  it.each(PUBLIC_HOSTS)("is accepted when its host is %s", (host) => {
    expect(checkCallbackUrl(`https://${host}/hook`, NONE).ok).toBe(true);
    expect(checkWebsiteUrl(host, NONE).ok).toBe(true);
  });
});

describe("a host for documentation", () => {
  it.each(["partner.example", "example", "shop.example.com", "example.org", "www.example.net."])(
    "is refused in production: %s",
    (host) => {
      expect(checkCallbackUrl(`https://${host}/hook`, LIVE).ok).toBe(false);
      expect(checkWebsiteUrl(host, LIVE).ok).toBe(false);
    },
  );

  it("is recognised by its last labels only", () => {
    for (const host of ["example.be", "my-example.com", "example.com.be"]) {
      expect(checkWebsiteUrl(host, LIVE).ok).toBe(true);
    }
  });
});

describe("a callback", () => {
  it.each([
    ["plain http", "http://partner.example/hook"],
    ["another scheme", "ftp://partner.example/hook"],
    ["data", "data:text/plain,hello"],
    ["a script", "javascript:alert(1)"],
    ["a file", "file:///etc/passwd"],
    ["another port", "https://partner.example:8080/hook"],
    ["port 80", "https://partner.example:80/hook"],
    ["port 22", "https://partner.example:22/"],
    ["a user", "https://user@partner.example/hook"],
    ["a password", "https://user:pass@partner.example/hook"],
    ["a host hidden behind a user", "https://partner.example@127.0.0.1/hook"],
    ["a backslash before the host", "https:\\\\127.0.0.1\\hook"],
    ["a tab in the host", "https://127.0.0.1\t.partner.example/"],
    ["a line break", "https://partner.example/\nX: y"],
    ["a space in front", " https://partner.example/hook"],
    ["no host", "https:///hook"],
    ["no scheme", "partner.example/hook"],
    ["nothing", ""],
    ["too much", `https://partner.example/${"x".repeat(2_048)}`],
    ["a name that is too long", `https://${"a".repeat(64)}.example/`],
  ])("is refused for %s", (_case, url) => {
    const checked = checkCallbackUrl(url, NONE);
    expect(checked.ok).toBe(false);
    expect(!checked.ok && checked.refusal.code).toBe("invalid_input");
  });

  it("may be on port 443 or 8443", () => {
    expect(checkCallbackUrl("https://partner.example:443/hook", NONE)).toMatchObject({ ok: true });
    expect(checkCallbackUrl("https://partner.example:8443/hook?a=1", NONE)).toMatchObject({ ok: true });
  });

  it("may go to a receiver that the settings exempt, and to that port alone", () => {
    const settings = {
      CALLBACK_ALLOWED_HOSTS: ["127.0.0.1:9099", "localhost:443", "hooks.test:443"],
      ENVIRONMENT: "production",
    } satisfies OutboundSettings;
    expect(checkCallbackUrl("http://127.0.0.1:9099/hook", settings).ok).toBe(true);
    expect(checkCallbackUrl("https://localhost/hook", settings).ok).toBe(true);
    expect(checkCallbackUrl("http://127.0.0.1:9098/hook", settings).ok).toBe(false);
    expect(checkCallbackUrl("https://hooks.test/hook", settings).ok).toBe(true);
    expect(checkCallbackUrl("https://127.0.0.1/hook", settings).ok).toBe(false);
    expect(checkCallbackUrl("http://user@127.0.0.1:9099/hook", settings).ok).toBe(false);
  });
});

describe("a website", () => {
  it("gets https in front where it has no scheme", () => {
    const checked = checkWebsiteUrl("  www.shop.example/about  ", NONE);
    expect(checked.ok && checked.value.href).toBe("https://www.shop.example/about");
    const plain = checkWebsiteUrl("http://www.shop.example", NONE);
    expect(plain.ok && plain.value.href).toBe("http://www.shop.example/");
  });

  it.each([
    ["a port", "https://shop.example:8443/"],
    ["a port without a scheme", "shop.example:8080"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["another scheme", "gopher://shop.example/"],
    ["a user", "https://me@shop.example/"],
    ["a word", "shop"],
    ["two words", "my shop"],
    ["an e-mail address", "info@shop.example"],
  ])("is refused for %s", (_case, url) => {
    const checked = checkWebsiteUrl(url, NONE);
    expect(checked.ok).toBe(false);
    expect(!checked.ok && checked.refusal.code).toBe("validation_failed");
  });
});

describe("a resolved address", () => {
  it("is public only as global unicast", () => {
    expect(["8.8.8.8", "2606:4700:4700::1111"].every(isPublicAddress)).toBe(true);
    expect(
      ["127.0.0.1", "10.0.0.1", "::1", "::ffff:8.8.8.8", "64:ff9b::808:808", "nonsense", ""].some(isPublicAddress),
    ).toBe(false);
  });
});
