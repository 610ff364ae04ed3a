/** pdf-lib is loaded on first use, because start-up time counts and most requests print nothing. */
export type PdfLib = typeof import("pdf-lib");
