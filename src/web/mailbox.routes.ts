import type { Context } from "hono";
import { html, raw } from "hono/html";
import { decodeMail, type ReadMail } from "../features/mail/encode-mail.rules.ts";
import type { Api, ApiEnv } from "../http/endpoint-spec.ts";
import { DomainError } from "../platform/errors.ts";

/** Mails that the page shows: the newest of the folder. */
const SHOWN_MAX = 200;

/** Names of this machine, as a browser sends them. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

interface StoredMail extends ReadMail {
  readonly id: string;
  readonly writtenAt: string;
}

/** Shows the mails that the local service wrote into its folder. A deployed service has no such folder. */
export function registerMailbox({ app }: Api): void {
  app.get("/mail", showMails);
}

async function showMails(c: Context<ApiEnv>): Promise<Response> {
  const { MAILBOX, ENVIRONMENT } = c.env;
  // A page of another site could have a name of its own lead to this machine, and read the mails by it.
  const isLocal = LOOPBACK.includes(new URL(c.req.url).hostname);
  if (!MAILBOX || ENVIRONMENT === "production" || !isLocal) {
    throw new DomainError("not_found", "There is nothing here.");
  }
  const mails = await readMails(MAILBOX);
  const newest = mails.toSorted((a, b) => (a.writtenAt < b.writtenAt ? 1 : -1)).slice(0, SHOWN_MAX);
  return c.html(page(newest), 200, {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  });
}

async function readMails(mailbox: Fetcher): Promise<StoredMail[]> {
  const listed = await (await mailbox.fetch("http://mailbox/")).json<{ name: string; type: string }[]>();
  const names = listed.map(({ name }) => name).filter((name) => name.endsWith(".eml"));
  const mails: StoredMail[] = [];
  // One at a time: a folder of years has thousands.
  for (const name of names) {
    const file = await mailbox.fetch(`http://mailbox/${name}`);
    const written = new Date(file.headers.get("last-modified") ?? 0).toISOString();
    mails.push({ id: name.replace(/\.eml$/, ""), writtenAt: written, ...decodeMail(await file.text()) });
  }
  return mails;
}

const page = (mails: readonly StoredMail[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mails of the local service</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>Mails of the local service</h1>
        <p>
          Nothing was sent to anybody. ${mails.length === 0 ? "No mail was written yet." : "The newest comes first."}
        </p>
        ${mails.map(article)}
      </body>
    </html>`;

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid #ccc; border-radius: 6px; padding: 1rem; margin: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  p { margin: 0; color: #555; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 1rem 0 0; }`;

const article = ({ from, to, subject, text, writtenAt }: StoredMail) =>
  html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, from ${from}, <time>${writtenAt}</time></p>
    <pre>
${text.split(/^(https?:\/\/\S+)$/m).map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}</pre>
  </article>`;
