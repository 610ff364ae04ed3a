/** Whether the issuer has just redirected the officer back. */
export const isReturning = (): boolean => /[?&](?:code|error)=/.test(location.search);
