import { describe, expect, it } from "vitest";
import { type ContactFacts, contactOf, hostOf } from "../../../src/domain/customer/contact-domain.rules.ts";

const stated = (value: string) => [{ value }];
const from = (contactHost: string, given: Partial<ContactFacts> = {}) =>
  contactOf({ contactHost, facts: { registered_website: stated("https://www.bakkerij-de-linde.be/") }, ...given });
const unknown = { facts: {} };

describe("the domain that a company writes from", () => {
  it("is the registered part, whatever stands before it", () => {
    expect(hostOf("an@mail.Delinde.be")).toBe("mail.delinde.be");
    expect(hostOf("https://www.delinde.co.uk/contact")).toBe("www.delinde.co.uk");
    expect(hostOf("delinde.be:443")).toBe("delinde.be");
    expect(hostOf("delinde")).toBeNull();
    expect(from("mail.bakkerij-de-linde.be")).toMatchObject({ is: "registered", domain: "bakkerij-de-linde.be" });
  });

  it("of somebody else is told behind the company's own, but not at a provider where each firm has its name before", () => {
    const domain = "bakkerij-de-linde.be.mail-be.com";
    expect(from(domain)).toMatchObject({ is: "alike", domain, known: { domain: "bakkerij-de-linde.be" } });
    expect(from("bakkerij-de-linde.onmicrosoft.com")).toMatchObject({ is: "free" });
    expect(from("mail.fiduciaire-janssens.be")).toMatchObject({ is: "other" });
  });

  it.each(["bakkerij-de-linde-group.be", "bakkerijdelindeshop.com", "mijn-bakkerij-de-linde.be"])(
    "is told where it is a known one with a word more: %s",
    (domain) => {
      expect(from(domain)).toMatchObject({ is: "near", domain, known: { by: "register" } });
    },
  );

  it("is the register's, or that of the company's own site", () => {
    expect(from("bakkerij-de-linde.be")).toMatchObject({ is: "registered" });
    const mail = { facts: { registered_email: stated("info@delinde-leuven.be") } };
    expect(from("delinde-leuven.be", mail)).toMatchObject({ is: "registered" });
    expect(from("delinde.be", { ...unknown, websiteUrl: "https://delinde.be/" })).toMatchObject({ is: "declared" });
  });

  it.each([
    ["a hyphen", "bakkerij-delinde.be"],
    ["a letter", "bakkerij-de-llnde.be"],
    ["letters that look alike", "bakkerij-de-1inde.be"],
    ["two letters, and another ending", "bakkerij-de-linden-b.com"],
    ["a letter of another script", "xn--bakkerij-de-lnde-4ya.be"],
  ])("is told where it differs from a known one by %s", (_, domain) => {
    const known = { domain: "bakkerij-de-linde.be", by: "register" };
    expect(from(domain)).toEqual({ is: "alike", domain, known });
    const declared = { ...unknown, websiteUrl: "https://bakkerij-de-linde.be/" };
    expect(from(domain, declared)).toMatchObject({ is: "alike", known: { by: "customer" } });
    // The writer may have made the site, too: what the register names outweighs it.
    expect(from(domain, { websiteUrl: `https://${domain}/` })).toMatchObject({ is: "alike" });
  });

  it.each(["bakkerij-de-linde.com", "bakkerij-de-linde.eu.com", "mail.bakkerij-de-linde.uk.com"])(
    "is told where the ending alone differs: %s",
    (domain) => {
      expect(from(domain)).toMatchObject({ is: "near", known: { by: "register" } });
    },
  );

  it("under an ending that is sold is the register's where the register names it, and nobody's beside it", () => {
    const site = { facts: { registered_website: stated("https://www.delinde.eu.com/") } };
    expect(from("delinde.eu.com", site)).toMatchObject({ is: "registered", domain: "delinde.eu.com" });
    expect(from("fiduciaire-janssens.eu.com", site)).toMatchObject({ is: "other" });
    expect(from("eu.com")).toMatchObject({ is: "other" });
  });

  it.each(["gmail.com", "outlook.be", "hotmail.fr", "skynet.be", "telenet.be", "gmx.net", "proton.me"])(
    "%s is anybody's",
    (domain) => {
      expect(from(domain)).toMatchObject({ is: "free" });
      const published = { facts: { registered_email: stated(`delinde@${domain}`) } };
      expect(from(domain, published)).toMatchObject({ is: "free" });
    },
  );

  it("of a provider of mail is its own", () => {
    const site = { facts: { registered_website: stated("https://www.proximus.be/") } };
    expect(from("proximus.be", site)).toMatchObject({ is: "registered" });
  });

  it("of an accountant or a group is like none, as are short names and pages that anybody makes", () => {
    expect(from("fiduciaire-janssens.be")).toEqual({ is: "other", domain: "fiduciaire-janssens.be" });
    const kbc = { facts: { registered_website: stated("https://www.kbc.com/") } };
    expect(from("kbl.lu", kbc)).toMatchObject({ is: "other" });
    const page = { facts: { registered_website: stated("https://www.facebook.com/delinde") } };
    expect(from("facebooc.com", page)).toMatchObject({ is: "other" });
    expect(contactOf({ facts: {} })).toBeNull();
  });
});
