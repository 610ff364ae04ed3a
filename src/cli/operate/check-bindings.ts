import type { Configuration, WranglerConfig } from "./configuration.ts";
import { error, type Finding, warning } from "./finding.ts";

/** Checks that the bindings of wrangler.toml are complete and safe to deploy. */
export function checkBindings(configuration: Configuration): Finding[] {
  const { declared, environment } = configuration;
  return [
    ...checkQueues(declared),
    ...checkObjects(declared),
    ...checkClock(declared),
    ...checkMemory(declared, configuration.variables),
    ...(environment === "production" ? checkDeployed(configuration) : []),
  ];
}

function checkQueues({ queues }: WranglerConfig): Finding[] {
  const consumers = queues.consumers ?? [];
  const consumed = new Set(consumers.map(({ queue }) => queue));
  const dead = new Set(consumers.map(({ dead_letter_queue }) => dead_letter_queue));
  const findings: Finding[] = [];
  for (const { queue } of queues.producers ?? []) {
    if (consumed.has(queue)) continue;
    findings.push(error("queue_without_consumer", `nobody consumes ${queue}`, `add [[queues.consumers]] for ${queue}`));
  }
  for (const { queue, dead_letter_queue: deadQueue } of consumers) {
    if (deadQueue !== undefined && !consumed.has(deadQueue)) {
      const message = `nobody consumes ${deadQueue}: what ${queue} gives up on would be lost after four days`;
      findings.push(error("dead_letters_unread", message, `add [[queues.consumers]] for ${deadQueue}`));
    }
    if (deadQueue !== undefined || dead.has(queue)) continue;
    const message = `${queue} has no dead-letter queue: what fails for good would vanish`;
    findings.push(
      error("queue_without_dead_letters", message, `set dead_letter_queue = "${queue}-dead" and consume it`),
    );
  }
  return findings;
}

function checkObjects({ durable_objects: objects, migrations }: WranglerConfig): Finding[] {
  const migrated = new Set(
    migrations.flatMap(({ new_sqlite_classes = [], renamed_classes = [] }) => [
      ...new_sqlite_classes,
      ...renamed_classes.map(({ to }) => to),
    ]),
  );
  return objects.bindings
    .filter(({ class_name }) => !migrated.has(class_name))
    .map(({ class_name }) => {
      const fix = `add a [[migrations]] entry with a new tag and new_sqlite_classes = ["${class_name}"]`;
      return error(
        "object_not_migrated",
        `${class_name} is bound but in no migration: the deployment would be refused`,
        fix,
      );
    });
}

const OLDEST_DATE = "2026-06-01";

function checkClock({ triggers, compatibility_date: date = "" }: WranglerConfig): Finding[] {
  const findings: Finding[] = [];
  if ((triggers.crons ?? []).length === 0) {
    const message = "no cron trigger: keys, retention and lost alerts would never be looked after";
    findings.push(error("cron_missing", message, 'set crons = ["*/5 * * * *"] under [triggers]'));
  }
  if (date < OLDEST_DATE) {
    const message = `compatibility_date ${date || "is missing"}: before ${OLDEST_DATE} errors lose their fields between objects`;
    findings.push(error("compatibility_date_old", message, `set compatibility_date to ${OLDEST_DATE} or later`));
  }
  return findings;
}

/** Without an embedding model, vectors come from the built-in rules and have other dimensions than the index. */
function checkMemory(declared: WranglerConfig, variables: Readonly<Record<string, string>>): Finding[] {
  if (declared.vectorize.length === 0 || declared.ai?.binding || variables.MODEL_BASE_URL) return [];
  const fix = "bind [ai] too, or set MODEL_BASE_URL, or take [[vectorize]] away";
  return [error("vectors_without_model", "VECTORS is bound, but nothing makes vectors of its dimensions", fix)];
}

/** Kinds of bindings, each with the names of its bindings. An environment inherits none. */
const KINDS: Readonly<Record<string, (config: WranglerConfig) => readonly string[]>> = {
  d1_databases: (config) => config.d1_databases.map(({ binding }) => binding),
  r2_buckets: (config) => config.r2_buckets.map(({ binding }) => binding),
  "durable_objects.bindings": (config) => config.durable_objects.bindings.map(({ name }) => name),
  "queues.producers": (config) => (config.queues.producers ?? []).map(({ binding }) => binding),
  "queues.consumers": (config) => (config.queues.consumers ?? []).map(({ queue }) => queue),
  ratelimits: (config) => config.ratelimits.map(({ name }) => name),
  analytics_engine_datasets: (config) => config.analytics_engine_datasets.map(({ binding }) => binding),
};

function checkDeployed({ declared, topLevel, variables }: Configuration): Finding[] {
  const findings: Finding[] = [];
  for (const [kind, names] of Object.entries(KINDS)) {
    const restated = new Set(names(declared));
    for (const name of names(topLevel).filter((each) => !restated.has(each))) {
      const fix = `restate it as [[env.production.${kind}]]: an environment inherits no binding`;
      findings.push(error("binding_missing", `production has no ${name} of ${kind}`, fix));
    }
  }
  for (const { binding, database_id: id = "" } of declared.d1_databases) {
    if (!/^0{8}-/.test(id) && id !== "") continue;
    const fix = "npm run deploy makes the database and writes its id into wrangler.toml; or put yours there";
    findings.push(error("database_id_placeholder", `the database_id of ${binding} is a placeholder`, fix));
  }
  if (variables.DATA_JURISDICTION === "eu") findings.push(...checkBuckets(declared));
  findings.push(...checkAnchors(declared), ...checkExposure(declared));
  return findings;
}

function checkAnchors({ r2_buckets: buckets }: WranglerConfig): Finding[] {
  if (buckets.some(({ binding }) => binding === "ANCHOR_BUCKET")) return [];
  const message =
    "ANCHOR_BUCKET is not bound: who may write to FILES could replace the anchors of audit chains and the statements of screening";
  const fix =
    "bind a bucket of its own, as wrangler.toml shows, give it a lock rule, and copy it to a locked bucket of another account";
  return [warning("anchors_unprotected", message, fix)];
}

const checkBuckets = ({ r2_buckets }: WranglerConfig): Finding[] =>
  r2_buckets
    .filter(({ jurisdiction }) => jurisdiction !== "eu")
    .map(({ binding }) => {
      const fix = 'set jurisdiction = "eu" and let npm run deploy make the bucket; a bucket cannot be moved';
      return error("bucket_outside_jurisdiction", `DATA_JURISDICTION is eu and the bucket of ${binding} is not`, fix);
    });

function checkExposure({ observability, workers_dev, preview_urls }: WranglerConfig): Finding[] {
  const findings: Finding[] = [];
  if (observability?.enabled && observability.logs?.invocation_logs !== false) {
    const message = "the platform would log the address of every request, and a portal's holds its token";
    findings.push(error("addresses_logged", message, "set invocation_logs = false under [observability.logs]"));
  }
  findings.push(...checkTraces(observability?.traces));
  if (workers_dev === true || preview_urls === true) {
    const message = "workers.dev or preview addresses are on: a second way in, past what guards the first";
    findings.push(error("second_address", message, "set workers_dev = false and take preview_urls away"));
  }
  return findings;
}

/** A span of a request carries its address, which no setting of the platform leaves out. */
function checkTraces(traces: NonNullable<WranglerConfig["observability"]>["traces"]): Finding[] {
  if (!traces?.enabled) return [];
  if (traces.persist !== false) {
    const message = "the platform would keep the address of every traced request, and a portal's holds its token";
    const fix = "set persist = false under [env.production.observability.traces], or switch traces off";
    return [error("addresses_traced", message, fix)];
  }
  const message = "traces carry the addresses of requests to their destination, and a portal's holds its token";
  const fix = "let a collector of your own drop url.full, url.path and url.query: docs/operations.md, Traces";
  return [warning("traces_exported", message, fix)];
}
