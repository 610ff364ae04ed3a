import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ListFormatError } from "../../../../src/screening/formats/list-format.ts";
import type { ImportSource } from "../../../../src/domain/hits/screening.model.ts";
import { readList } from "../../../../src/screening/formats/read-list.ts";
import type { ListEntry } from "../../../../src/screening/list-entry.ts";

/** In pieces that end within words and characters, as files are read. */
async function* inPieces(text: string, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const ALT = `1,11,"aka","TESTOFF, Ivan",-0- \n`;
const ADD = `1,21,"Main Street 1","Minsk","Belarus",-0- \n`;

async function read(
  source: ImportSource,
  text: string,
  beside: { alt?: string; add?: string } = { alt: ALT, add: ADD },
) {
  const entries: ListEntry[] = [];
  const streams = Object.fromEntries(Object.entries(beside).map(([name, content]) => [name, inPieces(content)]));
  const list = readList(source, inPieces(text), streams);
  for (;;) {
    const step = await list.next();
    if (step.done) return { entries, ...step.value };
    entries.push(step.value);
  }
}

const EU_XML = `<?xml version="1.0" encoding="UTF-8"?>
<fsd:export xmlns:fsd="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-03-02T10:00:00.000+01:00">
  <fsd:sanctionEntity euReferenceNumber="EU.1.1" logicalId="1">
    <fsd:regulation programme="BLR"/>
    <fsd:subjectType code="person" classificationCode="P"/>
    <fsd:nameAlias wholeName="Иван Тестов" strong="true"/>
    <fsd:nameAlias firstName="Ivan" middleName="" lastName="Testov" wholeName="" strong="true"/>
    <fsd:nameAlias wholeName="Vanya" strong="false"/>
    <fsd:citizenship countryIso2Code="BY"/>
    <fsd:birthdate birthdate="1970-05-06" year="1970"/><fsd:birthdate birthdate="" year="1971"/>
    <fsd:identification number="MP 000 111"/>
  </fsd:sanctionEntity>
  <fsd:sanctionEntity euReferenceNumber="" logicalId="2">
    <fsd:subjectType code="enterprise" classificationCode="E"/>
    <fsd:nameAlias wholeName="Testov &amp; Sons" strong="true"/>
    <fsd:address countryIso2Code="00"/>
  </fsd:sanctionEntity>
</fsd:export>`;

const EU_COLUMNS =
  "fileGenerationDate;Entity_LogicalId;Entity_EU_ReferenceNumber;Entity_SubjectType;Entity_SubjectType_ClassificationCode;NameAlias_WholeName;NameAlias_Remark;BirthDate_BirthDate;Citizenship_CountryIso2Code;Entity_Regulation_Programme";
const EU_CSV = `\uFEFF${EU_COLUMNS}
02/03/2026;1;EU.1.1;P;person;Ivan Testov;;;;BLR
02/03/2026;2;EU.1.2;enterprise;E;"Testov; Sons";;;;BLR
02/03/2026;1;EU.1.1;P;person;Vanya;(low quality alias);1970-05-06;BY;BLR
`;

const UN_XML = `<CONSOLIDATED_LIST dateGenerated="2026-03-02T00:00:00Z"><INDIVIDUALS><INDIVIDUAL>
<DATAID>1</DATAID><FIRST_NAME>IVAN</FIRST_NAME><SECOND_NAME>TESTOV</SECOND_NAME><THIRD_NAME/>
<UN_LIST_TYPE>Al-Qaida</UN_LIST_TYPE><REFERENCE_NUMBER>QDi.1</REFERENCE_NUMBER>
<NATIONALITY><VALUE>Syrian Arab Republic</VALUE><VALUE>Yemen</VALUE></NATIONALITY>
<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Iwan Testow; Ivan T.</ALIAS_NAME></INDIVIDUAL_ALIAS>
<INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>Abu Test</ALIAS_NAME></INDIVIDUAL_ALIAS>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1970</FROM_YEAR><TO_YEAR>1972</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_DOCUMENT><NUMBER>00011122</NUMBER></INDIVIDUAL_DOCUMENT>
</INDIVIDUAL></INDIVIDUALS><ENTITIES><ENTITY><DATAID>2</DATAID><FIRST_NAME>TEST TRADING</FIRST_NAME><REFERENCE_NUMBER>KPe.1</REFERENCE_NUMBER>
<ENTITY_ADDRESS><COUNTRY>Democratic People's Republic of Korea</COUNTRY></ENTITY_ADDRESS></ENTITY></ENTITIES></CONSOLIDATED_LIST>`;

const SDN_CSV = `1,"TESTOV, Ivan","individual","SYRIA] [SDGT","-0- ","-0- ","-0- ","-0- ","-0- ","-0- ","-0- ","DOB 30 Jul 1957; alt. DOB circa 1958; nationality Syria; Passport A1234567 (Syria); a.k.a. 'IVANKA'."
2,"SEA TEST",vessel,IRAN,-0- ,ABCD1,Crude Oil Tanker,-0- ,-0- ,Panama,-0- ,"Vessel Registration Identification IMO 9999999; Linked To: X."
3,"TEST ""TRADING"" LLC",-0- ,IRAN,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0-${" "}
\u001a`;

const SDN_XML = `<sdnList xmlns="http://tempuri.org/sdnList.xsd"><publshInformation><Publish_Date>03/02/2026</Publish_Date><Record_Count>1</Record_Count></publshInformation>
<sdnEntry><uid>1</uid><firstName>Ivan</firstName><lastName>TESTOV</lastName><sdnType>Individual</sdnType>
<programList><program>SYRIA</program></programList>
<idList><id><idType>Passport</idType><idNumber>A1234567</idNumber></id><id><idType>Gender</idType><idNumber>Male</idNumber></id></idList>
<akaList><aka><category>weak</category><lastName>VANYA</lastName></aka></akaList>
<nationalityList><nationality><country>Korea, North</country></nationality></nationalityList>
<dateOfBirthList><dateOfBirthItem><dateOfBirth>circa 1960</dateOfBirth></dateOfBirthItem></dateOfBirthList></sdnEntry></sdnList>`;

const SDN_ADVANCED = `<?xml version="1.0"?><!-- synthetic --><Sanctions xmlns="http://www.un.org/sanctions/1.0" Version="1">
<DateOfIssue CalendarTypeID="1"><Year>2026</Year><Month>3</Month><Day>2</Day></DateOfIssue>
<ReferenceValueSets><AreaCodeValues><AreaCode ID="11" CountryID="7">SY</AreaCode></AreaCodeValues>
<CountryValues><Country ID="7" ISO2="SY">Syria</Country><Country ID="8" ISO2="RU">Russia</Country></CountryValues>
<FeatureTypeValues><FeatureType ID="8">Birthdate</FeatureType><FeatureType ID="10">Nationality Country</FeatureType></FeatureTypeValues>
<NamePartTypeValues><NamePartType ID="1520">Last Name</NamePartType><NamePartType ID="1521">First Name</NamePartType></NamePartTypeValues>
<PartySubTypeValues><PartySubType ID="1" PartyTypeID="4">Vessel</PartySubType><PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType></PartySubTypeValues>
<PartyTypeValues><PartyType ID="1">Individual</PartyType><PartyType ID="4">Transport</PartyType></PartyTypeValues></ReferenceValueSets>
<Locations><Location ID="500"><LocationAreaCode AreaCodeID="11"/></Location><Location ID="501"><LocationCountry CountryID="8"/></Location></Locations>
<IDRegDocuments><IDRegDocument ID="1" IdentityID="90"><IDRegistrationNo>A1234567</IDRegistrationNo></IDRegDocument></IDRegDocuments>
<DistinctParties><DistinctParty FixedRef="1"><Profile ID="1" PartySubTypeID="4"><Identity ID="90">
<Alias Primary="false" LowQuality="true"><DocumentedName><DocumentedNamePart><NamePartValue NamePartGroupID="1">VANYA</NamePartValue></DocumentedNamePart></DocumentedName></Alias>
<Alias Primary="true" LowQuality="false"><DocumentedName><DocumentedNamePart><NamePartValue NamePartGroupID="1">TESTOV</NamePartValue></DocumentedNamePart><DocumentedNamePart><NamePartValue NamePartGroupID="2">Ivan</NamePartValue></DocumentedNamePart></DocumentedName></Alias>
<NamePartGroups><MasterNamePartGroup><NamePartGroup ID="1" NamePartTypeID="1520"/></MasterNamePartGroup><MasterNamePartGroup><NamePartGroup ID="2" NamePartTypeID="1521"/></MasterNamePartGroup></NamePartGroups></Identity>
<Feature FeatureTypeID="8"><FeatureVersion><DatePeriod><Start><From><Year>1960</Year><Month>5</Month><Day>6</Day></From></Start><End><To><Year>1960</Year><Month>5</Month><Day>6</Day></To></End></DatePeriod></FeatureVersion></Feature>
<Feature FeatureTypeID="10"><FeatureVersion><VersionLocation LocationID="500"/><VersionLocation LocationID="501"/></FeatureVersion></Feature></Profile></DistinctParty>
<DistinctParty FixedRef="2"><Profile ID="2" PartySubTypeID="1"><Identity ID="91"><Alias Primary="true"><DocumentedName><DocumentedNamePart><NamePartValue>SEA TEST</NamePartValue></DocumentedNamePart></DocumentedName></Alias></Identity></Profile></DistinctParty>
<DistinctParty FixedRef="3"><Profile ID="3" PartySubTypeID="1"><Identity ID="92"><Alias Primary="true"><DocumentedName><DocumentedNamePart><NamePartValue>UNLISTED</NamePartValue></DocumentedNamePart></DocumentedName></Alias></Identity></Profile></DistinctParty></DistinctParties>
<SanctionsEntries><SanctionsEntry ID="1" ProfileID="1"><SanctionsMeasure><Comment>SYRIA</Comment></SanctionsMeasure></SanctionsEntry><SanctionsEntry ID="2" ProfileID="2"><SanctionsMeasure/></SanctionsEntry></SanctionsEntries></Sanctions>`;

const BE_CSV = `\uFEFFLastname;Firstname;Middlename;Wholename;Gender;Birth date;Birth place;Birth country;Function;Number;Remark;Embargos;type;Regulation;Publication date;Links
;;;"Ivan Testov
Иван Тестов";M;"06-05-70
1971";Minsk;Belarus;;"0363464 (passport-National passport)  (issued by X)";;BE;P;R1;02-03-26;
Trading;Test;;;;;;;;;;BLR;E;R2;01-02-26;
`;

const OS_CSV = `id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,phones,emails,program_ids,dataset,first_seen,last_seen,last_change
NK-1,Person,Ivan Testov,"""Testov; Ivan"" P.;Vanya",1970-05-06,by;ru,,MP000111,BLR,,,EU-BLR,EU,2024-01-01T00:00:00,2026-03-02T00:00:00,2025-01-01T00:00:00
NK-2,Person,Petra Politica,,1980,be,,,,,,,PEPs,2024-01-01T00:00:00,2026-03-01T00:00:00,2025-01-01T00:00:00
NK-3,Company,Mere Company,,,be,,,,,,,X,2024-01-01T00:00:00,2026-03-01T00:00:00,2025-01-01T00:00:00
`;

const ftm = (id: string, schema: string, properties: Record<string, string[]>) =>
  JSON.stringify({
    id,
    schema,
    caption: properties["name"]?.[0],
    datasets: ["x"],
    last_seen: "2026-03-02T00:00:00",
    properties,
  });
const FTM = [
  ftm("NK-1", "Person", {
    name: ["Ivan Testov", "Iwan"],
    weakAlias: ["Vanya"],
    birthDate: ["1970"],
    nationality: ["by"],
    topics: ["sanction", "role.pep"],
  }),
  ftm("NK-2", "Address", { name: ["Somewhere"] }),
  ftm("NK-3", "Vessel", { name: ["Sea Test"], imoNumber: ["IMO9999999"], topics: ["sanction"] }),
  ftm("NK-4", "Person", { name: ["Nobody Much"], topics: ["poi"] }),
].join("\n");

describe("list formats", () => {
  test("the EU's XML: names by their parts, weak aliases last, dates, countries and numbers", async () => {
    const { entries, version } = await read("eu", EU_XML);
    expect(version).toBe("2026-03-02");
    expect(entries).toEqual([
      {
        id: "EU.1.1",
        kind: "person",
        names: [
          { name: "Иван Тестов", weak: false },
          { name: "Ivan Testov", weak: false },
          { name: "Vanya", weak: true },
        ],
        topics: ["sanction"],
        birthDates: ["1970-05-06", "1971"],
        countries: ["BY"],
        identifiers: ["MP 000 111"],
        documents: [{ number: "MP 000 111", kind: "other", country: null }],
        programmes: ["BLR"],
      },
      expect.objectContaining({
        id: "2",
        kind: "company",
        names: [{ name: "Testov & Sons", weak: false }],
        countries: [],
      }),
    ]);
  });

  test("the EU's CSV: rows of an entity together, subject type either way round", async () => {
    const { entries, version } = await read("eu", EU_CSV);
    expect(version).toBe("2026-03-02");
    expect(entries).toMatchObject([
      {
        id: "EU.1.1",
        kind: "person",
        names: [{ name: "Ivan Testov" }, { name: "Vanya", weak: true }],
        birthDates: ["1970-05-06"],
        countries: ["BY"],
      },
      { id: "EU.1.2", kind: "company", names: [{ name: "Testov; Sons" }] },
    ]);
  });

  test("the UN's XML: names in parts, several aliases in one element, years between, countries by name", async () => {
    const { entries, version } = await read("un", UN_XML);
    expect(version).toBe("2026-03-02");
    expect(entries).toMatchObject([
      {
        id: "QDi.1",
        names: [
          { name: "IVAN TESTOV" },
          { name: "Iwan Testow" },
          { name: "Ivan T." },
          { name: "Abu Test", weak: true },
        ],
        countries: ["SY", "YE"],
        birthDates: ["1970/1972"],
        identifiers: ["00011122"],
      },
      { id: "KPe.1", kind: "company", countries: ["KP"] },
    ]);
  });

  test("OFAC's sdn.csv: facts out of the remarks, other names from alt.csv, the end mark is no record", async () => {
    const { entries } = await read("ofac", SDN_CSV);
    expect(entries).toMatchObject([
      {
        id: "ofac-1",
        kind: "person",
        names: [{ name: "TESTOV, Ivan" }, { name: "TESTOFF, Ivan" }, { name: "IVANKA", weak: true }],
        birthDates: ["1957-07-30", "1958~"],
        countries: ["BY", "SY"],
        identifiers: ["A1234567"],
        programmes: ["SYRIA", "SDGT"],
      },
      { id: "ofac-2", kind: "vessel", identifiers: expect.arrayContaining(["IMO 9999999"]), countries: ["PA"] },
      { id: "ofac-3", kind: "company", names: [{ name: 'TEST "TRADING" LLC' }] },
    ]);
  });

  test("OFAC's sdn.xml", async () => {
    const { entries, version } = await read("ofac", SDN_XML);
    expect(version).toBe("2026-03-02");
    expect(entries).toMatchObject([
      {
        id: "ofac-1",
        kind: "person",
        names: [{ name: "TESTOV, Ivan" }, { name: "VANYA", weak: true }],
        birthDates: ["1960~"],
        countries: ["KP"],
        identifiers: ["A1234567"],
      },
    ]);
  });

  test("OFAC's sdn_advanced.xml: what is referred to by number, put together", async () => {
    const { entries, version, leftOut } = await read("ofac", SDN_ADVANCED);
    expect({ version, leftOut }).toEqual({ version: "2026-03-02", leftOut: 1 });
    expect(entries).toEqual([
      {
        id: "ofac-1",
        kind: "person",
        names: [
          { name: "TESTOV, Ivan", weak: false },
          { name: "VANYA", weak: true },
        ],
        topics: ["sanction"],
        birthDates: ["1960-05-06"],
        countries: ["SY", "RU"],
        identifiers: ["A1234567"],
        documents: [{ number: "A1234567", kind: "other", country: null }],
        programmes: ["SYRIA"],
      },
      expect.objectContaining({ id: "ofac-2", kind: "vessel", names: [{ name: "SEA TEST", weak: false }] }),
    ]);
  });

  test("the Belgian CSV: a line a value, two-digit years, names in parts", async () => {
    const { entries, version } = await read("be", BE_CSV);
    expect(version).toBe("2026-03-02");
    expect(entries).toMatchObject([
      {
        id: expect.stringMatching(/^be-[0-9a-f]{16}$/),
        kind: "person",
        names: [{ name: "Ivan Testov" }, { name: "Иван Тестов" }],
        birthDates: ["1970-05-06", "1971"],
        countries: ["BY"],
        identifiers: ["0363464"],
        programmes: ["BE"],
      },
      { kind: "company", names: [{ name: "Test Trading" }] },
    ]);
  });

  test("OpenSanctions' simple CSV: who is under no sanction is exposed, and what is no person is left out", async () => {
    const { entries, version, leftOut } = await read("opensanctions", OS_CSV);
    expect({ version, leftOut }).toEqual({ version: "2026-03-02", leftOut: 1 });
    expect(entries).toMatchObject([
      {
        id: "NK-1",
        names: [{ name: "Ivan Testov" }, { name: "Testov; Ivan P." }, { name: "Vanya" }],
        countries: ["BY", "RU"],
        topics: ["sanction"],
      },
      { id: "NK-2", topics: ["pep"], birthDates: ["1980"] },
    ]);
  });

  test("OpenSanctions' entities: sanctioned and exposed ones, all else aside", async () => {
    const { entries, leftOut } = await read("opensanctions", FTM);
    expect(leftOut).toBe(1);
    expect(entries).toMatchObject([
      {
        id: "NK-1",
        topics: ["sanction", "pep"],
        names: [{ name: "Ivan Testov" }, { name: "Iwan" }, { name: "Vanya", weak: true }],
      },
      { id: "NK-3", kind: "vessel", identifiers: ["IMO9999999"] },
    ]);
  });
});

describe("a file that is not whole is refused", () => {
  const cut = (text: string, share: number) => text.slice(0, Math.floor(text.length * share));
  test.each<[string, ImportSource, string]>([
    ["XML that ends before its root is closed", "eu", cut(EU_XML, 0.8)],
    ["XML with a broken tag", "un", UN_XML.replace("</FIRST_NAME>", "</FIRST>")],
    ["XML of another list", "un", EU_XML],
    ["CSV that ends within a row", "eu", cut(EU_CSV, 0.9)],
    ["CSV that ends within quotes", "be", cut(BE_CSV, 0.5)],
    ["CSV without its columns", "be", EU_CSV],
    ["sdn.csv with a row cut short", "ofac", cut(SDN_CSV, 0.4)],
    ["sdn_advanced.xml that lists who is not in it", "ofac", SDN_ADVANCED.replace('ProfileID="2"', 'ProfileID="9"')],
    ["sdn.xml with fewer records than it says", "ofac", SDN_XML.replace(">1</Record_Count>", ">2</Record_Count>")],
    ["JSON lines of which the last is cut off", "opensanctions", cut(FTM, 0.95)],
    ["a header and nothing else", "opensanctions", OS_CSV.split("\n")[0]!],
    ["an empty file", "eu", ""],
    [
      "a subject type nobody knows",
      "eu",
      EU_XML.replaceAll(/code="person" classificationCode="P"/g, 'code="ship" classificationCode="S"'),
    ],
    ["an entry without a name", "eu", EU_XML.replace(/<fsd:nameAlias wholeName="Testov[^>]*>/, "")],
    ["an entry twice", "opensanctions", `${OS_CSV}${OS_CSV.split("\n")[1]}\n`],
    ["a web page", "ofac", "<!doctype html><html><body>Access denied</body></html>"],
    ["XML where only CSV exists", "be", EU_XML],
  ])("%s", async (_, source, text) => {
    await expect(read(source, text)).rejects.toThrow(ListFormatError);
  });

  test("bytes that are not UTF-8", async () => {
    const list = readList(
      "be",
      (async function* () {
        yield Uint8Array.from([0x4c, 0xff, 0xfe, 0x3b]);
      })(),
    );
    await expect(list.next()).rejects.toThrow(ListFormatError);
  });
});

const shared = path.resolve(import.meta.dirname, "../../../../../shared/data/sanctions");
describe.skipIf(!existsSync(shared))("the synthetic samples of the formats (skipped where ../shared is absent)", () => {
  test.each<[ImportSource, string, number]>([
    ["eu", "eu_fsf_sample.synthetic.xml", 2],
    ["eu", "eu_fsf_csv_sample.synthetic.csv", 2],
    ["un", "un_consolidated_sample.synthetic.xml", 2],
    ["opensanctions", "opensanctions_targets.simple.synthetic.csv", 2],
    ["opensanctions", "ftm_entities.sample.synthetic.ndjson", 2],
  ])("%s: %s", async (source, file, count) => {
    const { entries } = await read(source, readFileSync(path.join(shared, file), "utf8"));
    expect(entries).toHaveLength(count);
  });
});
