/** Whether the issuer has just sent the officer back. */
export const isReturning = (): boolean => /[?&](?:code|error)=/.test(location.search);
