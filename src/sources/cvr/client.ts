import { callRegister } from "../register-call.ts";
import type { SourceRequest } from "../request.ts";
import type { Answer, MissingPart, RegistryEntry, SourceCall } from "../types.ts";
import { parseUnit, UNIT_PARTS } from "./parse.ts";

const ROWS_MAX = 100;
const OF_EVERY_ROW = "virkningFra virkningTil registreringFra registreringTil";

/**
 * Looks up a CVR number in the Danish register: the unit, then its names, form, activities and seat. The service takes
 * one root field in a request. Persons need a personal login, so none are stated. Off without a key.
 */
export const lookUpInDenmark = (call: SourceCall, number: string): Promise<Answer<RegistryEntry>> =>
  callRegister(call, "cvr", async (query, { apiKey }) => {
    const ask = (text: string, variables: Readonly<Record<string, unknown>>): Partial<SourceRequest> => ({
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ query: text, variables }),
      ...(apiKey === undefined ? {} : { secretQuery: { apiKey } }),
    });
    const unit = await query(
      "",
      (raw) => parseUnit(raw, number),
      ask(
        `query($cvr: Long!) { CVR_Virksomhed(first: ${ROWS_MAX}, where: { CVRNummer: { eq: $cvr } }) { nodes { id CVRNummer status virksomhedStartdato virksomhedOphoersdato ${OF_EVERY_ROW} } } }`,
        { cvr: Number(number) },
      ),
    );
    if (unit.outcome === "unknown") return unit;
    const { id, entry } = unit.value;
    if (id === null) return { ...unit, value: entry };
    const parts = await Promise.all(
      UNIT_PARTS.map(async ({ root, fields, read, part }) => ({
        part,
        answer: await query(
          "",
          read,
          ask(
            `query($id: String!) { ${root}(first: ${ROWS_MAX}, where: { CVREnhedsId: { eq: $id } }) { nodes { ${fields} ${OF_EVERY_ROW} } } }`,
            { id },
          ),
        ),
      })),
    );
    const missing = parts.flatMap(({ part, answer }): MissingPart[] =>
      answer.outcome === "known" ? [] : [{ part, reason: answer.reason, detail: answer.detail }],
    );
    const known = parts.map(({ answer }) => (answer.outcome === "known" ? answer.value : {}));
    return {
      outcome: "known",
      value: { ...Object.assign({}, entry, ...known), ...(missing.length === 0 ? {} : { missing }) } as RegistryEntry,
      evidence: [...unit.evidence, ...parts.flatMap(({ answer }) => answer.evidence)],
    };
  });
