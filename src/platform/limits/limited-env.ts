import { connect, currentInvocation } from "./invocation.ts";
import { limitBucket } from "./limited-bucket.ts";
import { limitDatabase } from "./limited-database.ts";
import { limitQueue } from "./limited-queue.ts";
import { network } from "../network.ts";

const limited = new WeakSet<object>();

/**
 * Enforces the platform's limits on every binding. Bindings are changed in place, so wrappers such as the tests' fault
 * injection run outside the limits. Safe to repeat.
 */
export function limitEnv(env: object): void {
  for (const binding of Object.values(env)) {
    if (typeof binding !== "object" || binding === null || limited.has(binding) || isService(binding)) continue;
    limited.add(binding);
    if ("createMultipartUpload" in binding) limitBucket(binding as R2Bucket);
    else if ("prepare" in binding && "batch" in binding) limitDatabase(binding as D1Database);
    else if ("sendBatch" in binding) limitQueue(binding as Queue);
    else if ("writeDataPoint" in binding) limitMetrics(binding as AnalyticsEngineDataset);
    else if ("getByName" in binding) countObjects(binding as DurableObjectNamespace);
  }
  limitNetwork();
}

/** A service binding reports every name as a method. */
const isService = (binding: object): boolean => "anyMethodAtAll" in binding;

/** The platform drops data points above its limit without an error. */
function limitMetrics(dataset: AnalyticsEngineDataset): void {
  const write = dataset.writeDataPoint.bind(dataset);
  dataset.writeDataPoint = (point) => {
    if (currentInvocation()?.countPoint() !== false) write(point);
  };
}

/** Counts stubs: one is made for each call of an object (`durable-object.ts`). */
function countObjects(namespace: DurableObjectNamespace): void {
  const getByName = namespace.getByName.bind(namespace);
  const jurisdiction = namespace.jurisdiction.bind(namespace);
  namespace.getByName = (name, options) => {
    currentInvocation()?.countSubrequest();
    return getByName(name, options);
  };
  namespace.jurisdiction = (place) => {
    const restricted = jurisdiction(place);
    countObjects(restricted);
    return restricted;
  };
}

let isNetworkLimited = false;

function limitNetwork(): void {
  if (isNetworkLimited) return;
  isNetworkLimited = true;
  const { fetch: original, fetchFrom } = network;
  network.fetch = (input, init) => connect(() => original(input, init));
  network.fetchFrom = (...request) => connect(() => fetchFrom(...request));
}
