/** What the build writes of PDF.js (`src/cli/console/pdf-library.ts`). */
export declare const OPS: Readonly<Record<string, number>>;
export declare function getDocument(options: Record<string, unknown>): unknown;
