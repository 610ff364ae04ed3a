/**
 * Replaces `debug` in the Worker's bundle (wrangler.toml). A library of file-type imports it for debug output, and it
 * would load a terminal.
 */
export default () => () => {};
