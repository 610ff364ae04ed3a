import type { JWK } from "jose";

/** `VERIFY.md`: how to check a pack with a shell, sha256sum and openssl alone. */
export const verifyGuide = ({ kid, x }: JWK, issuer: string): string => `# How to check this case pack

You need a shell with \`sha256sum\` and \`openssl\` (3.0 or newer). Unpack the archive into an empty folder and run the
commands there. Each prints what it found; anything but the answer given here means that the pack is not what was
issued.

## 1. The key

The pack is signed with the Ed25519 key \`${kid}\`. Its public half is

    ${x}

A key that comes with what it signed proves nothing: compare it with the key of that name at
${issuer}/.well-known/jwks.json, or with what the issuer told you in another way. Then write it down as openssl
reads it:

\`\`\`sh
{ printf 'MCowBQYDK2VwAyEA' | openssl base64 -d -A; printf '%s=' '${x}' | tr '_-' '/+' | openssl base64 -d -A; } > /tmp/case-pack-key.der
\`\`\`

## 2. The signature

\`\`\`sh
openssl pkeyutl -verify -pubin -keyform DER -inkey /tmp/case-pack-key.der -rawin -in manifest.json -sigfile manifest.sig
\`\`\`

must print \`Signature Verified Successfully\`.

## 3. The list of hashes is the one that was signed

\`\`\`sh
printf '%s  SHA256SUMS\\n' "$(grep -o '"sha256sums":"[0-9a-f]*"' manifest.json | cut -d '"' -f 4)" | sha256sum -c
\`\`\`

must print \`SHA256SUMS: OK\`.

## 4. Every file

\`\`\`sh
sha256sum -c SHA256SUMS
\`\`\`

must print \`OK\` for each. A file that was changed, swapped or dropped is named.

## 5. The same signature as a JWS (RFC 7515)

\`\`\`sh
{ cut -d . -f 1 manifest.jws | tr -d '\\n'; printf '.'; openssl base64 -A -in manifest.json | tr '/+' '_-' | tr -d '='; } > /tmp/case-pack-jws.txt
{ cut -d . -f 3 manifest.jws | tr '_-' '/+' | tr -d '\\n'; printf '=='; } | openssl base64 -d -A > /tmp/case-pack-jws.sig
openssl pkeyutl -verify -pubin -keyform DER -inkey /tmp/case-pack-key.der -rawin -in /tmp/case-pack-jws.txt -sigfile /tmp/case-pack-jws.sig
\`\`\`

must print \`Signature Verified Successfully\`.

## What else can be checked

- \`index.html\` lists every file with what it is; a browser opens it without a network.
- \`evidence/\` and \`documents/\` are named by their SHA-256, documents with the extension of their type. \`case.json\` says which source each came from, and when.
- \`manifest.json\` says by \`"chain_valid":true\` that the audit log held when the pack was made. With
  \`"chain_valid":false\` it was changed or cut: \`chain_fault\` says where, and the log is not to be relied on.
- \`audit.jsonl\` has one event a line. The \`hash\` of each is the SHA-256 of the RFC 8785 JSON of its other members,
  \`prev_hash\` among them; the first \`prev_hash\` is 64 zeros. \`checkpoint.json\` signs how many there are and the
  last hash.
- \`readings.json\` says what was read in each document: its kind, each fact with page, place and the words that it stands
  on.
- \`ownership.json\` says who stands behind a company, statement by statement with its source, in the Beneficial
  Ownership Data Standard 0.4; \`ownership.svg\` is its picture. A pack on a natural person has neither.
- \`gaps.json\` says what no source could answer, and what is on record but no longer in storage.

\`node bin/dossier.mjs verify-pack FILE\` of the issuing software checks all of this on the archive itself, that no file was
added, and the audit log from its first entry to the signed last one.
`;
