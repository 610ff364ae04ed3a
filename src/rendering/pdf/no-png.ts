/** Replaces `@pdf-lib/upng` in the Worker's bundle (wrangler.toml): no document embeds a PNG. */
const UPNG = {
  decode: (): never => {
    throw new Error("documents embed no PNG");
  },
};
export default UPNG;
