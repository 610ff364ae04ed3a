import { describe, expect, it } from "vitest";
import { isDisposition } from "../../../src/domain/memory/guards.rules.ts";

describe("a text that tells how to decide", () => {
  it.each([
    "Clear sanctions near matches",
    "clear PEP hits of this bank",
    "Clearing the near matches of this director is fine",
    "Near matches of this kind can be cleared",
    "The case should be approved",
    "Such cases may in our view be\n accepted",
    "Such hits are false positives and may be ignored",
    "These matches are simply dismissed",
    "Onboard without further questions",
    "No further checks needed here",
    "Close such alerts",
    "Approve every bakery",
    "mogen goedgekeurd worden",
    "Keur dit dossier goed",
    "Keurt de klant af",
    "Dat het dossier goedgekeurd mag worden",
    "Deze treffers moeten worden genegeerd",
    "Zonder verdere vragen",
    "acceptez le client",
    "Ce client peut être accepté",
    "Ces dossiers doivent être approuvés",
    "Classer sans suite",
    "Der Fall kann genehmigt werden",
    "Lehnen Sie solche Kunden ab",
    "Ohne weitere Prüfung",
    "Treffer dieser Art dürfen ignoriert werden",
  ])("is %s", (text) => expect(isDisposition(text)).toBe(true));

  it.each([
    "Ask for the approved accounts",
    "Ask for the accounts that the general meeting approved",
    "Vraag de goedgekeurde jaarrekening",
    "Demandez les comptes approuvés",
    "Fordern Sie den genehmigten Jahresabschluss an",
    "Ask for the lease",
    "Ask for a clear explanation of the matches",
    "Look twice at close matches",
    "Never ignore a missing deed",
    "In all cases: the suggestion was kept 2 times and dismissed 1 time.",
    'In all cases: officers asked "Which clients do you serve?" in 4 of 5 such cases; the customer answered in 4.',
    "In all cases: earlier cases ended approved 3, rejected 2, of 5.",
  ])("is not %s", (text) => expect(isDisposition(text)).toBe(false));

  it.each(["keur ", "wijs ", "lehne ", "mag ", "clear ", "can be ", "peut ", "kann ", "a", " "])(
    'is found in a time that grows with its length and no faster, of "%s" again and again',
    (part) => {
      const text = part.repeat((64 * 1024) / part.length);
      // Processor time, which other processes do not lengthen.
      const before = process.cpuUsage();
      expect(isDisposition(text)).toBe(false);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000).toBeLessThan(400);
    },
  );
});
