import type { Schemas } from "../../api/client.ts";

export type RelationshipDetail = Schemas["RelationshipDetail"];
