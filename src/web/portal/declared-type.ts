import { FORMATS } from "../../features/documents/file-type.ts";

/**
 * The media type of a file that a browser sent. One that does not know the type says so, and then the name's
 * ending is the only claim that there is; the content is held against it as against any other.
 */
export function declaredType(filename: string, mediaType: string): string {
  if (mediaType !== "" && mediaType !== "application/octet-stream") return mediaType;
  const ending = filename.split(".").at(-1)!.toLowerCase();
  const format = Object.values(FORMATS).find(({ extensions }) => extensions.includes(ending));
  return format?.mediaType ?? mediaType;
}
