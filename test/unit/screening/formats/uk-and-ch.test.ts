import { describe, expect, test } from "vitest";
import type { ImportSource } from "../../../../src/domain/hits/screening.model.ts";
import { ListFormatError } from "../../../../src/screening/formats/list-format.ts";
import { readList } from "../../../../src/screening/formats/read-list.ts";
import { ListEntrySchema } from "../../../../src/screening/lists/list-entry.schema.ts";
import type { ListEntry } from "../../../../src/screening/list-entry.ts";

/** In pieces that end within words and characters. */
async function* inPieces(text: string, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(source: ImportSource, text: string) {
  const entries: ListEntry[] = [];
  const list = readList(source, inPieces(text));
  for (;;) {
    const step = await list.next();
    if (step.done) return { entries, ...step.value };
    entries.push(ListEntrySchema.parse(step.value));
  }
}

const UK = `<?xml version="1.0" encoding="utf-8"?>
<Designations>
  <DateGenerated>09/03/2026</DateGenerated>
  <Designation>
    <LastUpdated>01/02/2022</LastUpdated><DateDesignated>25/01/2001</DateDesignated>
    <UniqueID>TST0001</UniqueID><OFSIGroupID>7001</OFSIGroupID><UNReferenceNumber>TSi.001</UNReferenceNumber>
    <Names>
      <Name><Name1>ISMET</Name1><Name2>AZIZ</Name2><Name6>TESTARI</Name6><NameType>Primary Name</NameType></Name>
      <Name><Name6>Ismet Agha</Name6><NameType>Alias</NameType><AliasStrength>Good quality</AliasStrength></Name>
      <Name><Name6>The Teacher</Name6><NameType>Alias</NameType><AliasStrength>Low quality</AliasStrength></Name>
    </Names>
    <NonLatinNames><NonLatinName><NameNonLatinScript>عصمت تستاری</NameNonLatinScript></NonLatinName></NonLatinNames>
    <RegimeName>The Testland (Sanctions) (EU Exit) Regulations 2020</RegimeName>
    <IndividualEntityShip>Individual</IndividualEntityShip>
    <Addresses><Address><AddressLine6>Kabul</AddressLine6><AddressCountry>Afghanistan</AddressCountry></Address></Addresses>
    <IndividualDetails><Individual>
      <DOBs><DOB>dd/mm/1968</DOB><DOB>dd/05/1969</DOB><DOB>24/10/1970</DOB></DOBs>
      <PassportDetails><Passport><PassportNumber>D0001111</PassportNumber></Passport></PassportDetails>
      <Nationalities><Nationality>Afghanistan</Nationality></Nationalities>
      <Genders><Gender>Male</Gender></Genders>
      <BirthDetails><Location><TownOfBirth>Kandahar</TownOfBirth><CountryOfBirth>Afghanistan</CountryOfBirth></Location></BirthDetails>
    </Individual></IndividualDetails>
  </Designation>
  <Designation>
    <UniqueID>TST0002</UniqueID>
    <Names><Name><Name6>TEST TRADING LLC</Name6><NameType>Primary Name</NameType></Name></Names>
    <IndividualEntityShip>Entity</IndividualEntityShip>
    <EntityDetails><Entity><BusinessRegistrationNumbers><BusinessRegistrationNumber>1027700000001</BusinessRegistrationNumber></BusinessRegistrationNumbers></Entity></EntityDetails>
  </Designation>
  <Designation>
    <UniqueID>TST0003</UniqueID>
    <Names><Name><Name6>TEST STAR</Name6><NameType>Primary Name</NameType></Name></Names>
    <IndividualEntityShip>Ship</IndividualEntityShip>
    <ShipDetails><Ship><IMONumbers><IMONumber>9999991</IMONumber></IMONumbers></Ship></ShipDetails>
  </Designation>
</Designations>`;

describe("the UK Sanctions List", () => {
  test("has persons, entities and ships with what tells them apart", async () => {
    const { entries, version } = await read("uk", UK);
    expect(version).toBe("2026-03-09");
    expect(entries).toMatchObject([
      {
        id: "TST0001",
        kind: "person",
        names: [
          { name: "ISMET AZIZ TESTARI", weak: false },
          { name: "Ismet Agha", weak: false },
          { name: "عصمت تستاری", weak: false },
          { name: "The Teacher", weak: true },
        ],
        birthDates: ["1968", "1969-05", "1970-10-24"],
        countries: ["AF"],
        documents: [{ number: "D0001111", kind: "passport" }],
        gender: "male",
        birthPlaces: ["Kandahar, Afghanistan"],
        programmes: ["The Testland (Sanctions) (EU Exit) Regulations 2020"],
      },
      { id: "TST0002", kind: "company", documents: [{ number: "1027700000001", kind: "registration" }] },
      { id: "TST0003", kind: "vessel", documents: [{ number: "9999991", kind: "vessel" }] },
    ]);
  });

  test.each([
    ["is cut off", UK.slice(0, UK.length - 40)],
    ["has a kind that nobody knows", UK.replace(">Ship<", ">Aircraft<")],
    ["has an entry without a kind", UK.replace(/<IndividualEntityShip>Ship<.*?>/, "")],
    ["has an entry without an id", UK.replace("<UniqueID>TST0003</UniqueID>", "")],
    ["has an entry twice", UK.replace("TST0003", "TST0002")],
    ["has no entries", "<Designations><DateGenerated>09/03/2026</DateGenerated></Designations>"],
  ])("is refused when it %s", async (_, text) => {
    await expect(read("uk", text)).rejects.toThrow(ListFormatError);
  });
});

const CH = `<?xml version="1.0" encoding="UTF-8"?>
<swiss-sanctions-list list-type="whole-list" date="2026-03-09">
  <sanctions-program ssid="20" predecessor-version-date="2020-01-01">
    <program-key lang="eng">Testland</program-key><program-key lang="ger">Testland DE</program-key>
    <sanctions-set ssid="4387" lang="eng">annexe 13</sanctions-set>
  </sanctions-program>
  <target ssid="100" sanctions-set-id="4387">
    <individual sex="male"><identity ssid="1" main="true">
      <name ssid="2" name-type="primary-name" quality="good">
        <name-part ssid="3" order="2" name-part-type="given-name"><value>Aliaksandr</value>
          <spelling-variant lang="eng" script="LATN">Alexander</spelling-variant><spelling-variant script="CYRL">Александр</spelling-variant></name-part>
        <name-part ssid="4" order="1" name-part-type="family-name"><value>Testenka</value>
          <spelling-variant script="LATN">Testenko</spelling-variant><spelling-variant script="CYRL">Тестенко</spelling-variant></name-part>
        <name-part ssid="5" order="3" name-part-type="title"><value>General</value></name-part>
      </name>
      <name ssid="6" name-type="alias" quality="low"><name-part order="1" name-part-type="whole-name"><value>Batka</value></name-part></name>
      <day-month-year ssid="7" year="1954" month="8" day="3" calendar="Gregorian"/>
      <nationality ssid="8"><country iso-code="BY">Belarus</country></nationality>
      <place-of-birth ssid="9" place-id="900"/>
      <identification-document ssid="10" document-type="passport"><number>MP 001</number><issuer code="BY">Belarus</issuer></identification-document>
    </identity></individual>
    <modification modification-type="listed" effective-date="2020-10-07" publication-date="2020-10-06"/>
    <modification modification-type="amended" effective-date="2022-03-16">
      <removed><target ssid="999"><entity><identity ssid="99"><name ssid="98" name-type="primary-name"><name-part order="1" name-part-type="whole-name"><value>Not any more</value></name-part></name></identity></entity></target></removed>
    </modification>
  </target>
  <target ssid="200"><sanctions-set-id>4387</sanctions-set-id>
    <entity><identity ssid="21" main="true"><name ssid="22" name-type="primary-name"><name-part order="1" name-part-type="whole-name"><value>Freed Bank</value></name-part></name></identity></entity>
    <modification modification-type="de-listed" effective-date="2025-01-01"/><modification modification-type="listed" effective-date="2019-01-01"/>
  </target>
  <target ssid="300"><sanctions-set-id>4387</sanctions-set-id>
    <entity><identity ssid="31" main="true"><name ssid="32" name-type="primary-name"><name-part order="1" name-part-type="whole-name"><value>Listed Again Bank</value></name-part></name><address ssid="33" place-id="900"/></identity></entity>
    <modification modification-type="listed" effective-date="2019-01-01"/><modification modification-type="de-listed" effective-date="2021-01-01"/>
    <modification modification-type="listed" effective-date="2024-01-01"/><modification modification-type="de-listed" effective-date="2026-04-01"/>
  </target>
  <target ssid="400"><sanctions-set-id>4387</sanctions-set-id>
    <object object-type="vessel"><identity ssid="41" main="true"><name ssid="42" name-type="primary-name"><name-part order="1" name-part-type="whole-name"><value>Test Star</value></name-part></name></identity><other-information ssid="43">IMO number: 9999991</other-information></object>
  </target>
  <place ssid="900"><location>Kopys</location><area>Viciebsk</area><country iso-code="BY">Belarus</country></place>
</swiss-sanctions-list>`;

describe("the Swiss list", () => {
  test("has its targets, their spellings and the places behind them", async () => {
    const { entries, version, leftOut } = await read("ch", CH);
    expect({ version, leftOut }).toEqual({ version: "2026-03-09", leftOut: 1 });
    expect(entries).toMatchObject([
      {
        id: "100",
        kind: "person",
        names: [
          { name: "Testenka Aliaksandr", weak: false },
          { name: "Testenko Aliaksandr", weak: false },
          { name: "Testenka Alexander", weak: false },
          { name: "Тестенко Александр", weak: false },
          { name: "Batka", weak: true },
        ],
        birthDates: ["1954-08-03"],
        countries: ["BY"],
        programmes: ["Testland"],
        titles: ["General"],
        gender: "male",
        birthPlaces: ["Kopys, Viciebsk, Belarus"],
        documents: [{ number: "MP 001", kind: "passport", country: "BY" }],
      },
      { id: "300", kind: "company", countries: ["BY"], programmes: ["Testland"] },
      { id: "400", kind: "vessel", documents: [{ number: "9999991", kind: "vessel" }] },
    ]);
    expect(JSON.stringify(entries)).not.toContain("Not any more");
  });

  test("a delisting that is not in effect on the day of the list frees nobody", async () => {
    const { entries } = await read("ch", CH.replace('date="2026-03-09"', 'date="2026-04-02"'));
    expect(entries.map(({ id }) => id)).toEqual(["100", "400"]);
  });

  test.each([
    ["is cut off", CH.slice(0, CH.length - 30)],
    ["has only the changes", CH.replace("whole-list", "delta")],
    ["has a target of no known kind", CH.replaceAll("object", "thing")],
    ["has a target without a name", CH.replace("<value>Test Star</value>", "<value></value>")],
    ["has a target twice", CH.replace('ssid="400"', 'ssid="300"')],
    ["has nobody left", CH.replace(/<target[\s\S]*<\/target>/, "")],
  ])("is refused when it %s", async (_, text) => {
    await expect(read("ch", text)).rejects.toThrow(ListFormatError);
  });
});
