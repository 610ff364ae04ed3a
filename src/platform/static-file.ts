/**
 * A static file that the build places in the assets; one whose name ends in `.gz` is unpacked.
 * @param path below the folder of the assets, such as `fonts/srgb.icc`
 * @throws Error if it is missing
 */
export async function readStaticFile({ ASSETS }: Pick<Env, "ASSETS">, path: string): Promise<Uint8Array> {
  const response = await ASSETS.fetch(`https://assets.invalid/${path}`);
  if (!response.ok || !response.body) throw new Error(`the static file ${path} is missing`);
  return bytesOf(path.endsWith(".gz") ? unpacked(response.body) : response.body);
}

const unpacked = (body: ReadableStream): ReadableStream => body.pipeThrough(new DecompressionStream("gzip"));
const bytesOf = async (body: ReadableStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(body).arrayBuffer());
