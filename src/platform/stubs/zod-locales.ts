/** Stands in the Worker's bundle for zod's messages in fifty languages (wrangler.toml). English is not among these. */
export {};
