/** Keys of tests alone: the first signs, the second is an older one that is still published. */
export const TEST_SIGNING_KEYS = [
  {
    kty: "OKP" as const,
    crv: "Ed25519" as const,
    kid: "test",
    x: "33ddUlEjzc3sJ9KiCAj2d1jk7Ld9XWxAfJEvJVe2FW8",
    d: "kwQpSDF0KQJaQFGhnN1jnWhblcpvR2Fp7Yu_6o-ZbVQ",
  },
  {
    kty: "OKP" as const,
    crv: "Ed25519" as const,
    kid: "test-old",
    x: "Woa7v_uyiarlBdDAjVi5cbq3SWRp0VtVMoMBqLaBVfg",
    d: "uI8NighJz34-tldvqiaswaZ4O-Y6fo1b7heQ5avfGsI",
  },
];
