import { connect, currentInvocation } from "./invocation.ts";
import { limitBucket } from "./limited-bucket.ts";
import { limitDatabase } from "./limited-database.ts";
import { limitQueue } from "./limited-queue.ts";
import { network } from "../network.ts";

const limited = new WeakSet<object>();

/**
 * Makes every binding refuse what the platform would. Bindings are changed in place, so whatever else wraps them, as
 * the tests' faults do, stays outside of the limits. Safe to repeat.
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

/** A binding to another Worker seems to have every method. */
const isService = (binding: object): boolean => "anyMethodAtAll" in binding;

/** The platform drops measurements beyond its limit without a word. */
function limitMetrics(dataset: AnalyticsEngineDataset): void {
  const write = dataset.writeDataPoint.bind(dataset);
  dataset.writeDataPoint = (point) => {
    if (currentInvocation()?.countPoint() !== false) write(point);
  };
}

/** A stub is made for each call of an object (`durable-object.ts`), so stubs are what is counted. */
function countObjects(namespace: DurableObjectNamespace): void {
  const getByName = namespace.getByName.bind(namespace);
  const jurisdiction = namespace.jurisdiction.bind(namespace);
  namespace.getByName = (name, options) => {
    currentInvocation()?.countSubrequest();
    return getByName(name, options);
  };
  namespace.jurisdiction = (place) => {
    const there = jurisdiction(place);
    countObjects(there);
    return there;
  };
}

let isNetworkLimited = false;

function limitNetwork(): void {
  if (isNetworkLimited) return;
  isNetworkLimited = true;
  const bare = network.fetch;
  network.fetch = (input, init) => connect(() => bare(input, init));
}
