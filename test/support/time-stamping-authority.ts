import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const OPENSSL = spawnSync("openssl", ["version"]).status === 0;
if (!OPENSSL) process.stderr.write("openssl is not on this machine: its tests of time stamps are skipped\n");

const CONFIG = `
[tsa]
serial = SERIAL
signer_cert = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ordering = no
tsa_name = yes
ess_cert_id_chain = no
[ext]
extendedKeyUsage = critical,timeStamping
`;

/** A time stamping authority of openssl, with a certificate of its own, in a folder. */
export function makeAuthority(folder: string) {
  const run = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  writeFileSync(path.join(folder, "ts.cnf"), CONFIG.replace("SERIAL", path.join(folder, "serial")));
  writeFileSync(path.join(folder, "serial"), "01\n");
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  run("req", "-x509", ...key, "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=Test CA", "-days", "2");
  run("req", "-new", ...key, "-keyout", "tsa.key", "-out", "tsa.csr", "-subj", "/CN=Test TSA");
  const signing = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2"];
  run("x509", "-req", "-in", "tsa.csr", ...signing, "-extfile", "ts.cnf", "-extensions", "ext", "-out", "tsa.pem");
  return {
    caFile: path.join(folder, "ca.pem"),
    reply(request: Uint8Array): Uint8Array {
      writeFileSync(path.join(folder, "request.tsq"), request);
      const args = ["-config", "ts.cnf", "-section", "tsa", "-queryfile", "request.tsq", "-out", "answer.tsr"];
      run("ts", "-reply", ...args);
      return readFileSync(path.join(folder, "answer.tsr"));
    },
  };
}
