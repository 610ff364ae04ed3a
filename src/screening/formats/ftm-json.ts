import type { ListEntry } from "../list-entry.ts";
import { decodeUtf8 } from "./decode-utf8.ts";
import { EntryBuilder } from "./entry-builder.ts";
import { entryKind, isListable } from "./ftm-schemas.ts";
import { type ByteStream, ListFormatError, type ListSummary } from "./list-format.ts";

interface FtmEntity {
  readonly id: string;
  readonly schema: string;
  readonly caption?: string;
  readonly datasets?: readonly string[];
  readonly last_seen?: string;
  readonly properties: Readonly<Record<string, readonly string[] | undefined>>;
}

const STRONG_NAMES = ["name", "alias", "previousName"];
const WEAK_NAMES = ["weakAlias", "abbreviation"];
const COUNTRIES = ["nationality", "birthCountry", "citizenship", "country", "jurisdiction", "flag"];
/** Properties with identifiers, and what they number. */
const IDENTIFIERS: Readonly<Record<string, string>> = {
  passportNumber: "passport",
  idNumber: "identification",
  registrationNumber: "registration",
  taxNumber: "tax",
  innCode: "INN",
  ogrnCode: "OGRN",
  leiCode: "LEI code",
  vatCode: "VAT",
  swiftBic: "SWIFT/BIC",
  imoNumber: "IMO",
  mmsi: "MMSI",
  socialSecurityNumber: "social security",
  uniqueEntityId: "entity",
};

/** FollowTheMoney entities as JSON lines: sanctioned ones, politically exposed persons and their close associates. */
export async function* readFtmJson(bytes: ByteStream): AsyncGenerator<ListEntry, ListSummary> {
  let version: string | null = null;
  let leftOut = 0;
  for await (const entity of readEntities(bytes)) {
    const seen = entity.last_seen?.slice(0, 10) ?? "";
    if (seen !== "" && (version === null || seen > version)) version = seen;
    const entry = readEntity(entity);
    if (entry) yield entry;
    else if (isListable(entity.schema)) leftOut++;
  }
  return { version, leftOut };
}

function readEntity({ id, schema, caption, datasets, properties }: FtmEntity): ListEntry | null {
  if (!isListable(schema)) return null;
  const builder = new EntryBuilder(id);
  const topics = properties["topics"] ?? [];
  if (topics.includes("sanction")) builder.addTopic("sanction");
  if (topics.some((topic) => /^role\.(?:pep|rca)/.test(topic))) builder.addTopic("pep");
  builder.kind = entryKind(schema);
  const values = (names: readonly string[]) => names.flatMap((name) => properties[name] ?? []);
  if ((properties["name"] ?? []).includes(caption ?? "")) builder.addName(caption);
  for (const name of values(STRONG_NAMES)) builder.addName(name);
  for (const name of values(WEAK_NAMES)) builder.addName(name, true);
  for (const date of values(["birthDate"])) builder.addBirthDate(date);
  for (const country of values(COUNTRIES)) builder.addCountry(country);
  for (const [name, label] of Object.entries(IDENTIFIERS)) {
    for (const identifier of values([name])) builder.addDocument(identifier, label);
  }
  for (const place of values(["birthPlace"])) builder.addBirthPlace(place);
  for (const title of values(["title"])) builder.addTitle(title);
  for (const gender of values(["gender"])) builder.setGender(gender);
  for (const programme of properties["programId"] ?? datasets ?? []) builder.addProgramme(programme);
  return builder.isListed ? builder.build() : null;
}

async function* readEntities(bytes: ByteStream): AsyncGenerator<FtmEntity> {
  let rest = "";
  let line = 0;
  for await (const text of decodeUtf8(bytes)) {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    for (const text of lines) {
      line++;
      if (text.trim() !== "") yield parseEntity(text, line);
    }
  }
  if (rest.trim() !== "") yield parseEntity(rest, line + 1);
}

function parseEntity(text: string, line: number): FtmEntity {
  try {
    const entity = JSON.parse(text) as Partial<FtmEntity>;
    if (typeof entity.id === "string" && typeof entity.schema === "string" && isProperties(entity.properties)) {
      return entity as FtmEntity;
    }
  } catch {
    throw new ListFormatError(`line ${line} is not valid JSON`);
  }
  throw new ListFormatError(`line ${line} is not an entity`);
}

const isProperties = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((texts) => Array.isArray(texts) && texts.every((text) => typeof text === "string"));
