/**
 * Stands in the Worker's bundle for `debug` (wrangler.toml), which one of file-type's libraries prints its steps with
 * when an environment variable asks for it. To find out whether one does, it loads a terminal.
 */
export default () => () => {};
