import { zlibSync } from "fflate";

/** Replaces pako in the Worker's bundle (wrangler.toml): pdf-lib packs by it, and fflate is in the bundle anyway. */
export default { deflate: (bytes: Uint8Array): Uint8Array => zlibSync(bytes) };
