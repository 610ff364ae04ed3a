import { USER_SCHEMA } from "./scim-user.rules.ts";

const SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:Schema";
const RESOURCE_TYPE = "urn:ietf:params:scim:schemas:core:2.0:ResourceType";
const CONFIG = "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig";

const attribute = (name: string, description: string, more: object = {}) => ({
  name,
  type: "string",
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: "readWrite",
  returned: "default",
  uniqueness: "none",
  ...more,
});

/** What of RFC 7643, section 4.1, is kept; further attributes are ignored. */
export const userSchema = (base: string) => ({
  schemas: [SCHEMA],
  id: USER_SCHEMA,
  name: "User",
  description: "An officer",
  attributes: [
    attribute("userName", "Name of the user at the directory", { required: true, uniqueness: "server" }),
    attribute("name", "Parts of the name", {
      type: "complex",
      subAttributes: [
        attribute("formatted", "The whole name"),
        attribute("familyName", "Family name"),
        attribute("givenName", "Given name"),
      ],
    }),
    attribute("displayName", "Name that is shown"),
    attribute("active", "Whether the officer may work here", { type: "boolean" }),
    attribute("emails", "Mail addresses", {
      type: "complex",
      multiValued: true,
      subAttributes: [
        attribute("value", "The address"),
        attribute("type", "What it is for", { canonicalValues: ["work", "home", "other"] }),
        attribute("primary", "Whether it is the first choice", { type: "boolean" }),
      ],
    }),
  ],
  meta: { resourceType: "Schema", location: `${base}/scim/v2/Schemas/${USER_SCHEMA}` },
});

export const userResourceType = (base: string) => ({
  schemas: [RESOURCE_TYPE],
  id: "User",
  name: "User",
  endpoint: "/Users",
  description: "Officers",
  schema: USER_SCHEMA,
  schemaExtensions: [],
  meta: { resourceType: "ResourceType", location: `${base}/scim/v2/ResourceTypes/User` },
});

/** RFC 7643, section 5. */
export const providerConfig = (base: string) => ({
  schemas: [CONFIG],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "Bearer token",
      description: "A token of the tenant, whose SHA-256 is in the setting SCIM_TOKENS",
      primary: true,
    },
  ],
  meta: { resourceType: "ServiceProviderConfig", location: `${base}/scim/v2/ServiceProviderConfig` },
});

/** RFC 7644, section 3.4.2. */
export const listResponse = (resources: readonly object[], total = resources.length, startIndex = 1) => ({
  schemas: ["urn:ietf:params:scim:api:messages:2.0:ListResponse"],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});
