import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { readModel } from "../../src/sources/adverse-media/judge/model-file.ts";
import { judgeArticle } from "../../src/sources/adverse-media/judge/judge.rules.ts";
const model = readModel(gunzipSync(readFileSync("src/sources/adverse-media/judge/adverse-media.bin.gz")));
const C = { kind: "company", name: "Zilverberk Metaal BV", place: "Hasselt", trade: "metaalbouw" } as const;
for (const t of [
  "Mayor of Hasselt warns Zilverberk Metaal",
  "Mayor of Hasselt wants answers from Zilverberk Metaal, warns neighbours",
  "Mayor of Hasselt wants answers from Zilverberk Metaal after warning",
  "Mayor of Hasselt wants answers from Zilverberk Metaal: suspects nothing",
  "Mayor of Hasselt wants answers from Zilverberk Metaal after probe of supplier",
  "Zilverberk Metaal of Hasselt under the loupe after arrest of a client",
  "Mayor of Hasselt visits Zilverberk Metaal after raid next door",
  "Zilverberk Metaal of Hasselt acquitted; appeal possible",
  "Zilverberk Metaal of Hasselt acquitted, prosecutor weighs appeal against ruling on fraud",
  "Zilverberk Metaal (Hasselt): fine annulled, new procedure before regulator",
  "Zilverberk Metaal of Hasselt cleared in first case, second case pending",
  "Zilverberk Metaal uit Hasselt deels vrijgesproken",
  "Zilverberk Metaal uit Hasselt vrijgesproken, parket beraadt zich over beroep",
]) {
  const j = judgeArticle({ headline: t, snippet: "", published_at: "2026-03-01" }, C, model);
  console.log(j?.adverse, j?.unclear, j?.exculpatory, j?.namesake, t);
}
