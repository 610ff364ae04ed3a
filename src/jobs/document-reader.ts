import {
  READER_ENGINE_BYTES,
  READER_KEY_HEADER,
  type ReaderEnv,
  type ReaderFaultBody,
} from "../features/readings/reader-protocol.ts";
import { equalInConstantTime } from "../platform/hashing.ts";
import { errorClass, stackFrames } from "../platform/logger.ts";

/** Reads documents in a process of its own, for the local service alone. It stores nothing. */
export const documentReader = {
  async fetch(request, env) {
    const key = request.headers.get(READER_KEY_HEADER) ?? "";
    if (!equalInConstantTime(key, env.READER_KEY)) return new Response(null, { status: 403 });
    try {
      const bytes = new Uint8Array(await request.arrayBuffer());
      const { largestEngineBytes, readStored } = await import("../features/readings/read-stored.ts");
      const reading = await readStored(env, bytes, { contentType: request.headers.get("content-type") ?? "" });
      return Response.json(reading, { headers: { [READER_ENGINE_BYTES]: String(largestEngineBytes()) } });
    } catch (error) {
      const fault: ReaderFaultBody = { class: errorClass(error), stack: stackFrames(error) };
      return Response.json(fault, { status: 500 });
    }
  },
} satisfies ExportedHandler<ReaderEnv>;
