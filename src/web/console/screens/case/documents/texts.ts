/** Words of the pages of a document. */
export const SHEET = {
  previous: "Previous page",
  next: "Next page",
  page: (number: number, of: number) => `${number} of ${of}`,
  facts: "Facts marked on the page",
  noPreview: "This file has no picture of its pages. Its text stands below, as far as it was read.",
  alt: (filename: string, page: number) => `Page ${page} of ${filename}`,
  loading: "Opening the document…",
} as const;
