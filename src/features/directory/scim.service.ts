import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { wakeMonitor } from "../monitoring/monitor.client.ts";
import { deleteScimUser, findScimUser, insertScimUser, listScimUsers, updateScimUser } from "./directory.store.ts";
import {
  patchUser,
  readFilter,
  readUser,
  resourceOf,
  type StatedUser,
  type StoredUser,
  USER_SCHEMA,
} from "./scim-user.rules.ts";

type Json = Readonly<Record<string, unknown>>;

/** Users of one page. */
const PAGE_MAX = 200;

/** @throws DomainError `not_found`. */
export async function requireScimUser(ctx: Ctx, userId: string): Promise<StoredUser> {
  const user = await findScimUser(ctx, userId);
  if (!user) throw notFound("The user");
  return user;
}

/** @throws DomainError `invalid_input` for attributes that cannot be read, `invalid_state` where the name is taken. */
export async function createScimUser(ctx: Ctx, body: Json): Promise<StoredUser> {
  const stated = readUser(body);
  const now = isoTime(ctx.now());
  // A new user is active unless the directory says otherwise (RFC 7643, section 4.1.1).
  const user = { ...stated, active: stated.active ?? true, userId: ctx.newId(), createdAt: now, updatedAt: now };
  if (!(await insertScimUser(ctx, user))) throw taken();
  return user;
}

export const replaceScimUser = (ctx: Ctx, user: StoredUser, body: Json): Promise<StoredUser> =>
  write(ctx, user, readUser(body));

export const changeScimUser = (ctx: Ctx, user: StoredUser, body: Json): Promise<StoredUser> =>
  write(ctx, user, patchUser(user, body));

async function write(ctx: Ctx, user: StoredUser, stated: StatedUser): Promise<StoredUser> {
  // A body without `active` leaves the state as it is: a deactivated user stays deactivated.
  const next = { ...user, ...stated, active: stated.active ?? user.active, updatedAt: isoTime(ctx.now()) };
  if (await updateScimUser(ctx, user, next)) {
    if (user.active && !next.active) await wakeMonitor(ctx);
    return next;
  }
  await requireScimUser(ctx, user.userId);
  throw taken();
}

const taken = () =>
  new DomainError("invalid_state", "Another user has this `userName` or `externalId`.", {
    extra: { scimType: "uniqueness" },
  });

export async function removeScimUser(ctx: Ctx, { userId }: StoredUser): Promise<void> {
  await deleteScimUser(ctx, userId, isoTime(ctx.now()));
  await wakeMonitor(ctx);
}

export interface ScimListQuery {
  readonly filter?: string | undefined;
  readonly startIndex?: string | undefined;
  readonly count?: string | undefined;
}

/** RFC 7644, section 3.4.2: what is out of range is taken as the nearest value in it. */
export async function readScimUsers(ctx: Ctx, { filter, startIndex, count }: ScimListQuery) {
  const first = Math.max(1, whole(startIndex, 1));
  const limit = Math.min(PAGE_MAX, Math.max(0, whole(count, PAGE_MAX)));
  const asked = filter === undefined ? null : readFilter(filter);
  const { users, total } = await listScimUsers(ctx, asked, { offset: first - 1, limit });
  return { users, total, first };
}

function whole(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^-?\d{1,9}$/.test(text)) {
    throw new DomainError("invalid_input", "`startIndex` and `count` must be whole numbers.", {
      extra: { scimType: "invalidValue" },
    });
  }
  return Number(text);
}

/** Attributes that every answer has (RFC 7643, section 7: `returned` is `always`). */
const ALWAYS = new Set(["schemas", "id"]);

/** A user as SCIM has it, with the attributes that were asked for (RFC 7644, section 3.9). */
export function scimUserView(
  ctx: Ctx,
  user: StoredUser,
  {
    attributes,
    excludedAttributes,
  }: { readonly attributes?: string | undefined; readonly excludedAttributes?: string | undefined } = {},
) {
  const location = `${ctx.settings.PUBLIC_BASE_URL}/scim/v2/Users/${user.userId}`;
  const meta = { resourceType: "User", created: user.createdAt, lastModified: user.updatedAt, location };
  const only = namesIn(attributes);
  const without = namesIn(excludedAttributes);
  const isWanted = (name: string) =>
    ALWAYS.has(name) || (only === null ? !without?.has(name.toLowerCase()) : only.has(name.toLowerCase()));
  return Object.fromEntries(Object.entries({ ...resourceOf(user), meta }).filter(([name]) => isWanted(name)));
}

/** The attributes by their first names: a part of one asks for the whole of it. */
const namesIn = (list: string | undefined): Set<string> | null =>
  list === undefined
    ? null
    : new Set(list.split(",").map((name) => name.trim().replace(`${USER_SCHEMA}:`, "").split(".")[0]!.toLowerCase()));
