import { describe, expect, it } from "vitest";
import { compareAnswer, type Scene } from "../../../src/features/monitoring/detect/compare-answer.ts";
import type { WatchedMatter } from "../../../src/features/monitoring/detect/customer-looks.ts";
import { registerFactsOf } from "../../../src/features/monitoring/detect/register-facts.ts";
import type { KnownAnswer } from "../../../src/investigation/agent.ts";
import type { RegistryEntry } from "../../../src/sources/types.ts";

const MASKED = { part: "directors", reason: "masked", detail: "some officers are not published" } as const;
const entry = (directors: RegistryEntry["directors"], missing: RegistryEntry["missing"] = [MASKED]): RegistryEntry =>
  ({
    status: "active",
    legal_name: "Alfa SAS",
    activities: [],
    address: null,
    directors,
    owners: null,
    missing,
  }) as never;
const DUPONT = [{ name: "Jean Dupont", role: "director", since: null }] as never;

const MATTER = { subject: "register" } as WatchedMatter;
const SCENE = { dossier: { input: { country: "FR" } }, terms: { isHighRisk: () => false } } as unknown as Scene;

const silentAfter = (before: RegistryEntry, now: RegistryEntry) =>
  compareAnswer(MATTER, registerFactsOf(before, "FR"), { value: now } as KnownAnswer<unknown>, SCENE).silent;

describe("a register that masks officers", () => {
  it("leaves nothing out while it names nobody", () => {
    expect(silentAfter(entry([], []), entry([]))).not.toContain("directors");
  });

  it("leaves its officers out where it names one beside those it masks, whom nobody compares", () => {
    expect(silentAfter(entry([], []), entry(DUPONT))).toContain("directors");
  });

  it("leaves its officers out where it named some before", () => {
    expect(silentAfter(entry(DUPONT, []), entry([]))).toContain("directors");
  });
});
