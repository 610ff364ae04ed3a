const REASON_SHOWN_CHARS = 300;

/** An officer's reason, as it stands in a sentence. */
export const quotedReason = (reason: string): string =>
  `"${reason.length > REASON_SHOWN_CHARS ? `${reason.slice(0, REASON_SHOWN_CHARS)}…` : reason}"`;
