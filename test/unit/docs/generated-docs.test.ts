import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { SETTING_TOPICS } from "../../../src/cli/docs/setting-topics.ts";
import { writeDocs } from "../../../src/cli/docs/write-docs.ts";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { SECRETS } from "../../../src/platform/secret-names.ts";
import { settingNames } from "../../../src/platform/settings.ts";

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), "utf8");

describe("docs/", () => {
  it("holds what `node bin/dossier.mjs docs` writes", async () => {
    const written = await writeDocs(read);
    for (const [file, text] of written) expect({ file, text: read(file) }).toEqual({ file, text });
  });

  it("describes every setting once", () => {
    const described = [
      ...Object.values(SETTING_TOPICS).flatMap((topic) => Object.keys(topic)),
      ...Object.keys(SECRETS),
    ];
    expect(described.toSorted()).toEqual([...settingNames].toSorted());
  });
});
