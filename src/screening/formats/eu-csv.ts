import type { ListEntry } from "../list-entry.ts";
import { type CsvRecord, readCsvRecords } from "./csv-records.ts";
import { EntryBuilder } from "./entry-builder.ts";
import { euBirthDate, euCountry, euKind, isLowQuality } from "./eu-xml.ts";
import type { ByteStream, ListSummary } from "./list-format.ts";

const REQUIRED = [
  "fileGenerationDate",
  "Entity_LogicalId",
  "Entity_EU_ReferenceNumber",
  "Entity_SubjectType",
  "Entity_SubjectType_ClassificationCode",
  "NameAlias_WholeName",
];

/** The EU list as CSV (1.1): one row for each alias, address, birth date or number of an entity. */
export async function* readEuCsv(bytes: ByteStream): AsyncGenerator<ListEntry, ListSummary> {
  const builders = new Map<string, EntryBuilder>();
  let version: string | null = null;
  for await (const row of readCsvRecords(bytes, { delimiter: ";", required: REQUIRED })) {
    version ??= dayFirst(row["fileGenerationDate"]!);
    const key = row["Entity_LogicalId"]!;
    let builder = builders.get(key);
    if (!builder) builders.set(key, (builder = new EntryBuilder(row["Entity_EU_ReferenceNumber"] || key)));
    addRow(builder, row);
  }
  for (const builder of builders.values()) yield builder.build();
  return { version, leftOut: 0 };
}

function addRow(builder: EntryBuilder, row: CsvRecord): void {
  builder.kind = euKind(row["Entity_SubjectType"], row["Entity_SubjectType_ClassificationCode"]);
  const parts = [row["NameAlias_FirstName"], row["NameAlias_MiddleName"], row["NameAlias_LastName"]];
  const name = row["NameAlias_WholeName"] || parts.filter(Boolean).join(" ");
  builder
    .addTopic("sanction")
    .addName(name, isLowQuality(row["NameAlias_Remark"]))
    .addTitle(row["NameAlias_Title"])
    .setGender(row["NameAlias_Gender"])
    .addBirthDate(
      euBirthDate({
        date: row["BirthDate_BirthDate"] || row["BirthDate_Year"],
        from: row["BirthDate_YearRangeFrom"],
        to: row["BirthDate_YearRangeTo"],
        circa: row["BirthDate_Circa"],
      }),
    )
    .addBirthPlace(
      row["BirthDate_City"] || row["BirthDate_Place"],
      row["BirthDate_Region"],
      euCountry(row["BirthDate_CountryDescription"]),
    )
    .addCountry(row["BirthDate_CountryIso2Code"])
    .addCountry(row["Citizenship_CountryIso2Code"])
    .addCountry(row["Address_CountryIso2Code"])
    .addDocument(
      row["Identification_Number"],
      `${row["Identification_TypeDescription"]} ${row["Identification_TypeCode"]}`,
      row["Identification_CountryIso2Code"],
    )
    .addProgramme(row["Entity_Regulation_Programme"]);
}

/** dd/mm/yyyy as YYYY-MM-DD. */
function dayFirst(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}
