import { DurableObject } from "cloudflare:workers";

// So that a bench can be started with the service's own bindings, and only the code differs.
export class CaseWorkflow extends DurableObject {}
export class ListDownloader extends DurableObject {}
export class MemoryWorker extends DurableObject {}
export class Monitor extends DurableObject {
  wake(): void {}
}
export class RateLimiter extends DurableObject {}
export class SarWorkflow extends DurableObject {}
export class ScanBuffer extends DurableObject {}
export class ScreeningGroup extends DurableObject {}
export class SourceRateLimiter extends DurableObject {}
export class Sweeper extends DurableObject {}
export class WebhookDelivery extends DurableObject {}
