/** Replaces zod's messages in fifty other languages in the Worker's bundle (wrangler.toml). English stays. */
export {};
