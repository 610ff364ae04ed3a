import { describe, expect, it } from "vitest";
import { goamlProfile } from "../../../src/features/sar/goaml-artifact.service.ts";
import { goamlInput } from "../../../src/features/sar/goaml-input.ts";
import { goamlProfileSetting } from "../../../src/platform/goaml-setting.ts";
import { checkGoaml } from "../../../src/rendering/goaml/check-goaml.ts";
import { DEFAULT_PROFILE } from "../../../src/rendering/goaml/default-profile.ts";
import { renderGoaml } from "../../../src/rendering/goaml/render-goaml.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { sarTransaction } from "../../support/sar-fixtures.ts";

const profileOf = (setting: unknown) => goamlProfile({ GOAML_PROFILE: goamlProfileSetting.parse(setting) });

describe("the code lists of another FIU", () => {
  it("replace the lists that the operator names, and leave the others", () => {
    const profile = profileOf({ local_currency: "PLN", indicators: ["A1", "B2"], default_indicator: "A1" });
    expect(profile).toEqual({
      ...DEFAULT_PROFILE,
      local_currency: "PLN",
      indicators: new Set(["A1", "B2"]),
      default_indicator: "A1",
    });
    expect(profileOf({})).toEqual(DEFAULT_PROFILE);
  });

  it("are used to write and to check a report", async () => {
    const profile = profileOf({ local_currency: "PLN", indicators: ["A1"], default_indicator: "A1" });
    const sar = { sar_id: "s", report_type: "STR", reason: "why", indicators: ["A1"] } as const;
    const reported = { ...sar, transactions: [sarTransaction()], created_at: "2026-11-20T10:00:00.000Z" };
    const input = goamlInput(caseRecord(), reported, 1);
    const { xml } = await renderGoaml(input, profile);
    expect(xml).toContain("<currency_code_local>PLN</currency_code_local>");
    expect(xml).toContain("<indicator>A1</indicator>");
    expect(checkGoaml(input, profile).map(({ path }) => path)).toEqual(["transactions.0.amount_local"]);
    expect(checkGoaml(input)).toEqual([]);
  });

  it.each([{ currency: "EUR" }, { countries: [] }, { local_currency: "euro" }, { role_codes: { director: "D" } }, []])(
    "are refused where they are none: %j",
    (setting) => {
      expect(goamlProfileSetting.safeParse(setting).success).toBe(false);
    },
  );
});
