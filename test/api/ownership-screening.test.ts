import { describe, expect, it } from "vitest";
import { isSameName } from "../../src/domain/customer/same-person.ts";
import { fileOwners, OWNERS } from "../support/ownership-filings.ts";
import { readRecord } from "../support/portal.ts";
import { type Desk, prepare } from "./diligence/run-scenario.ts";

/** Names that the latest screening searched every list for. */
async function screenedNames({ opened }: Desk): Promise<readonly string[]> {
  const { grounds } = await readRecord(opened);
  if (grounds?.screening.state !== "answered") throw new Error("nobody was screened");
  return grounds.screening.subjects;
}

const ownershipIn = async (desk: Desk): Promise<any> =>
  (await desk.as("anna").get(`${desk.opened.path}/ownership`)).body;
const namesIn = (parties: readonly { name: string }[]): string[] => parties.map(({ name }) => name);

const checkOf = async (desk: Desk, name: string) =>
  (await desk.detail()).checks.find(({ check }: { check: string }) => check === name);

describe("everybody along the chain of owners", () => {
  it.each([
    ["a chain over four countries", "0999920045", ["Zuzana Vzorová", "Marek Skúšobný", "Ilze Paraugkalne"]],
    ["a trust", "0999920441", ["Edmund Ashworth", "Philippa Corbel", "Nicole Allaert"]],
    ["a foundation with certificates", "0999920342", ["Marc Van Loock", "Katrien Van Loock"]],
    ["a nominee", "0999920540", ["Yves Peeraer"]],
    ["a listed parent", "0999920639", ["Ann-Sofie Wouters"]],
    ["four quarters", "0999920243", ["Greet Cools", "Bram Dierickx", "Sarah Eeckhout", "Lieven Baele"]],
  ])("is screened: %s", async (_, number, expected) => {
    const desk = await prepare({ number });
    const { persons, entities, beneficial_owners: owners } = await ownershipIn(desk);
    expect(namesIn(persons)).toEqual(expect.arrayContaining(expected));
    const screened = await screenedNames(desk);
    const missing = namesIn([...persons, ...entities]).filter((name) => !screened.some((one) => isSameName(one, name)));
    expect(missing).toEqual([]);
    // A beneficial owner is a party of the customer, with what the lists say.
    const { customer } = await desk.detail();
    for (const { person } of owners) {
      const { name } = persons.find(({ id }: { id: string }) => id === person);
      expect(customer.persons).toContainEqual(expect.objectContaining({ name, screening: "clear" }));
    }
  });

  it("ends at natural persons by the word of a register that states no shares, and is established so", async () => {
    const desk = await prepare({ number: "0999920045" });
    const { how, ...check } = await checkOf(desk, "beneficial_owners");
    expect(check).toMatchObject({ outcome: "established" });
    expect(how).toContain("Zuzana Vzorová (share not known, at most 60 %)");
    const { warnings, unaccounted_share } = await ownershipIn(desk);
    expect(unaccounted_share).toBe(0);
    expect(warnings).toContainEqual(expect.objectContaining({ code: "shares_not_stated" }));
  });

  it("is screened too where an officer files it later, before an approval", async () => {
    const desk = await prepare({ number: "0999900150" });
    expect(await checkOf(desk, "screening")).toMatchObject({ outcome: "established" });
    const as_of = new Date().toISOString().slice(0, 10);
    expect((await fileOwners(desk.as("anna"), desk.opened, { ...OWNERS, as_of })).status).toBe(201);
    expect(await checkOf(desk, "screening")).toMatchObject({
      outcome: "not_established",
      how: "Named in a document or an officer's filing and not screened: Jan Onbekend.",
    });
    const { customer } = await desk.detail();
    expect(customer.persons).toContainEqual(
      expect.objectContaining({ name: "Jan Onbekend", origin: "filed", screening: "not_screened" }),
    );
    await desk.as("anna").post(`${desk.opened.path}/decision`, { decision: "approve", reason: "Known to us." });
    expect(await screenedNames(desk)).toContain("Jan Onbekend");
  });
});
