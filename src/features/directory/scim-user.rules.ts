import { type ScimPatchOperation, ScimError, scimPatch } from "scim-patch";
import { parse } from "scim2-parse-filter";
import { isActorName } from "../../platform/actor-name.rules.ts";
import { DomainError } from "../../platform/errors.ts";

export const USER_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:User";

interface Email {
  readonly value: string;
  readonly type?: string;
  readonly primary?: boolean;
}

/** The attributes of RFC 7643, section 4.1, that are kept beside name, external id and state. Others are ignored. */
export interface ScimAttributes {
  readonly displayName?: string;
  readonly name?: { readonly givenName?: string; readonly familyName?: string; readonly formatted?: string };
  readonly emails?: readonly Email[];
}

export interface StoredUser {
  readonly userId: string;
  readonly userName: string;
  readonly externalId: string | null;
  readonly active: boolean;
  readonly attributes: ScimAttributes;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What a body states of a user. `active` is null where it does not say. */
export type StatedUser = Pick<StoredUser, "userName" | "externalId" | "attributes"> & {
  readonly active: boolean | null;
};

type Json = Readonly<Record<string, unknown>>;

/** A refusal with the detail type of RFC 7644, section 3.12. */
const scimFault = (scimType: string, message: string): DomainError =>
  new DomainError("invalid_input", message, { extra: { scimType } });

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Names of attributes are the same in any case (RFC 7643, section 2.1). */
const attribute = (body: Json, name: string): unknown => {
  const key = Object.keys(body).find((one) => one.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : body[key];
};

/** Reads the body of a creation or replacement. @throws DomainError `invalid_input` with `scimType`. */
export function readUser(body: Json): StatedUser {
  const schemas = attribute(body, "schemas");
  if (!Array.isArray(schemas) || !schemas.includes(USER_SCHEMA)) {
    throw scimFault("invalidSyntax", `\`schemas\` must contain ${USER_SCHEMA}.`);
  }
  const [userName, externalId] = [attribute(body, "userName"), attribute(body, "externalId") ?? null];
  if (!isActorName(userName)) throw scimFault("invalidValue", "`userName` is missing or is no name.");
  if (externalId !== null && !isActorName(externalId)) throw scimFault("invalidValue", "`externalId` is no id.");
  return {
    userName,
    externalId,
    active: readActive(attribute(body, "active")),
    attributes: {
      ...text("displayName", attribute(body, "displayName")),
      ...readName(attribute(body, "name")),
      ...readEmails(attribute(body, "emails")),
    },
  };
}

/** Some directories write the value as text, such as `"False"`. */
function readActive(value: unknown): boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value;
  const text = typeof value === "string" ? value.toLowerCase() : "";
  if (text === "true" || text === "false") return text === "true";
  throw scimFault("invalidValue", "`active` must be true or false.");
}

const TEXT_MAX_CHARS = 255;

function text(name: string, value: unknown): Record<string, string> {
  if (value === undefined || value === null || value === "") return {};
  if (typeof value !== "string" || value.length > TEXT_MAX_CHARS) {
    throw scimFault("invalidValue", `\`${name}\` must be a text of at most ${TEXT_MAX_CHARS} characters.`);
  }
  return { [name]: value };
}

function readName(value: unknown): Pick<ScimAttributes, "name"> {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw scimFault("invalidValue", "`name` must be an object.");
  const parts = ["givenName", "familyName", "formatted"].map((part) => text(part, attribute(value, part)));
  return { name: Object.assign({}, ...parts) as NonNullable<ScimAttributes["name"]> };
}

const EMAILS_MAX = 10;

function readEmails(value: unknown): Pick<ScimAttributes, "emails"> {
  if (value === undefined || value === null) return {};
  if (!Array.isArray(value) || value.length > EMAILS_MAX) {
    throw scimFault("invalidValue", `\`emails\` must be a list of at most ${EMAILS_MAX}.`);
  }
  const emails = value.flatMap((item): Email[] => {
    if (!isObject(item)) throw scimFault("invalidValue", "`emails` must be a list of objects.");
    const address = text("value", attribute(item, "value"))["value"];
    if (address === undefined) return [];
    const primary = readActive(attribute(item, "primary"));
    return [{ value: address, ...text("type", attribute(item, "type")), ...(primary === null ? {} : { primary }) }];
  });
  return { emails };
}

/** Paths that would reach the prototype of an object. */
const PROTOTYPE = /__proto__|\bconstructor\b|\bprototype\b/;
const OPERATIONS_MAX = 100;
/** Longer than the paths and filters of any directory. */
const EXPRESSION_MAX_CHARS = 500;

/** A user as the body of a PATCH changes it. @throws DomainError `invalid_input` with `scimType`. */
export function patchUser(user: StoredUser, body: Json): StatedUser {
  const operations = attribute(body, "Operations");
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > OPERATIONS_MAX) {
    throw scimFault("invalidSyntax", `\`Operations\` must be a list of 1 to ${OPERATIONS_MAX}.`);
  }
  if (PROTOTYPE.test(JSON.stringify(operations))) throw scimFault("invalidPath", "The path is not one of a user.");
  const before = JSON.parse(JSON.stringify(resourceOf(user))) as never;
  try {
    const patched = scimPatch(before, operations.map(readOperation), {
      mutateDocument: false,
      treatMissingAsAdd: true,
    });
    return readUser(patched as unknown as Json);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (error instanceof ScimError) throw scimFault(error.scimCode ?? "invalidValue", error.message);
    // The library meets values that it does not expect with the errors of the language.
    throw scimFault("invalidValue", "The operations cannot be applied to this user.");
  }
}

function readOperation(given: unknown): ScimPatchOperation {
  if (!isObject(given)) throw scimFault("invalidSyntax", "`Operations` must be a list of objects.");
  const [op, path, value] = ["op", "path", "value"].map((name) => attribute(given, name));
  if (typeof op !== "string" || !["add", "remove", "replace"].includes(op.toLowerCase())) {
    throw scimFault("invalidSyntax", "`op` must be add, remove or replace.");
  }
  if (path !== undefined && (typeof path !== "string" || path.length > EXPRESSION_MAX_CHARS))
    throw scimFault("invalidPath", "`path` must be a text.");
  // The schema alone, or no path, means the attributes in the value.
  const short = path === undefined || isUserSchema(path) ? undefined : withoutSchema(path);
  const canonical = short === undefined ? undefined : canonicalName(short);
  const named = canonical === undefined && isObject(value) ? canonicalNames(value) : value;
  return { op: op.toLowerCase(), ...(canonical === undefined ? {} : { path: canonical }), value: named } as never;
}

const NAMES = ["userName", "externalId", "active", "displayName", "name", "emails"];

const canonicalName = (path: string): string => {
  const name = /^\w+/.exec(path)?.[0] ?? "";
  const known = NAMES.find((one) => one.toLowerCase() === name.toLowerCase());
  return known === undefined ? path : known + path.slice(name.length);
};

/** Attributes by their names here. Some directories put them in a member that is named by the schema. */
const canonicalNames = (value: Json): Json =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      isUserSchema(name) && isObject(inner)
        ? Object.entries(canonicalNames(inner))
        : [[canonicalName(withoutSchema(name)), inner]],
    ),
  );

/** Names of schemas are the same in any case (RFC 8141, section 3.1). */
const isUserSchema = (name: string): boolean => name.toLowerCase() === USER_SCHEMA.toLowerCase();

const withoutSchema = (name: string): string =>
  name[USER_SCHEMA.length] === ":" && isUserSchema(name.slice(0, USER_SCHEMA.length))
    ? name.slice(USER_SCHEMA.length + 1)
    : name;

/** A user as SCIM has it, without `meta`. */
export const resourceOf = ({ userId, userName, externalId, active, attributes }: StoredUser) => ({
  schemas: [USER_SCHEMA],
  id: userId,
  ...(externalId === null ? {} : { externalId }),
  userName,
  active,
  ...attributes,
});

export interface ScimFilter {
  readonly attribute: "userName" | "externalId" | "id";
  readonly value: string;
}

/** A filter that asks for one user. @throws DomainError `invalid_input` with `invalidFilter` for any other. */
export function readFilter(filter: string): ScimFilter {
  const unsupported = () =>
    scimFault("invalidFilter", "Only `userName eq`, `externalId eq` and `id eq` with a text are supported.");
  if (filter.length > EXPRESSION_MAX_CHARS) throw unsupported();
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(filter);
  } catch {
    throw scimFault("invalidFilter", "The filter cannot be read.");
  }
  if (parsed.op.toLowerCase() !== "eq" || !("attrPath" in parsed) || !("compValue" in parsed)) throw unsupported();
  const path = parsed.attrPath.replace(`${USER_SCHEMA}:`, "").toLowerCase();
  const attributes = ["userName", "externalId", "id"] as const;
  const attribute = attributes.find((one) => one.toLowerCase() === path);
  if (attribute === undefined || typeof parsed.compValue !== "string") throw unsupported();
  return { attribute, value: parsed.compValue };
}
