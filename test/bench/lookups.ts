import { runCommand } from "../../src/cli/command.ts";
import type { ChainLookup } from "../../src/investigation/ownership/chain.model.ts";
import { followOwners } from "../../src/investigation/ownership/follow-owners.ts";
import { companyRegisterOf } from "../../src/sources/index.ts";
import { SAMPLE_COMPANIES } from "../../src/sources/sample-companies.ts";
import { FOREIGN_COMPANIES } from "../../src/sources/samples/foreign-companies.ts";
import { sampleNetwork } from "../support/sources/sample-network.ts";
import { createSourceWorld } from "../support/sources/source-world.ts";

runCommand("bench:lookups", {
  options: {},
  async run() {
    // Every sample company as an owner, in live mode: the Belgian register names no owners there.
    const network = sampleNetwork();
    const world = createSourceWorld({ settings: network.settings, fetch: network.fetch });
    const lookups: ChainLookup[] = [];
    const companies = [
      ...SAMPLE_COMPANIES.map(({ name, number }) => ({ name, number, country: "BE", lei: null })),
      ...FOREIGN_COMPANIES.filter(({ country }) => country !== "BE"),
    ];
    for (const { name, number, country, lei } of companies) {
      const call = {
        ...world.call({ signal: AbortSignal.timeout(60_000) }),
        recallClearings: () => Promise.resolve([]),
        readNetwork: () => Promise.reject(new Error("not read")),
      };
      const registered = companyRegisterOf(country)?.normaliseNumber(number) ?? null;
      const { chain } = await followOwners(call, {
        customer: { name: "A customer", country: "BE", number: null, lei: null, layer: 0, at_stake: 100 },
        entry: null,
        named: [{ name, country, number: registered, lei, layer: 1, at_stake: 100 }],
        threshold: 25,
        startedAt: new Date().toISOString(),
      });
      lookups.push(...chain.lookups);
    }

    const bySource = Map.groupBy(lookups, ({ source }) => source);
    const percent = (share: number) => `${Math.round(share * 100)} %`;
    const rows = [...bySource].map(([source, all]) => {
      const answered = all.filter(({ named }) => named !== null);
      const mean = (value: (lookup: ChainLookup) => number) =>
        answered.reduce((sum, one) => sum + value(one), 0) / Math.max(1, answered.length);
      const brier = mean(({ expected, named }) => (expected - Number(named)) ** 2);
      return {
        source,
        asked: all.filter(({ decision }) => decision === "run").length,
        spared: all.filter(({ decision }) => decision === "skip").length,
        silent: all.filter(({ failure }) => failure !== undefined).length,
        expected: percent(mean(({ expected }) => expected)),
        named: answered.length === 0 ? "-" : percent(mean(({ named }) => Number(named))),
        brier: answered.length === 0 ? "-" : brier.toFixed(3),
      };
    });
    console.table(rows.sort((a, b) => b.asked - a.asked));
    const answered = lookups.filter(({ named }) => named !== null);
    const total =
      answered.reduce((sum, { expected, named }) => sum + (expected - Number(named)) ** 2, 0) / answered.length;
    console.log(
      `${answered.length} answers, mean squared error of the expectation ${total.toFixed(3)} (a guess of one half: 0.250)`,
    );
    process.exitCode = total < 0.25 ? 0 : 1;
  },
});
