import { FORMATS } from "../../features/documents/file-type.ts";

/**
 * The media type of an uploaded file. When the browser does not know the type, the name's ending is the only claim;
 * the content is checked against it as against any other.
 */
export function declaredType(filename: string, mediaType: string): string {
  if (mediaType !== "" && mediaType !== "application/octet-stream") return mediaType;
  const ending = filename.split(".").at(-1)!.toLowerCase();
  const format = Object.values(FORMATS).find(({ extensions }) => extensions.includes(ending));
  return format?.mediaType ?? mediaType;
}
