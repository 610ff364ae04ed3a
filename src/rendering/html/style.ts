import { COLORS, TONES } from "../document/theme.ts";
import { sha256Hex } from "../../platform/hashing.ts";

const toneRules = Object.entries(TONES).map(
  ([tone, { solid, tint, ink }]) =>
    `.tone-${tone}{color:#${ink}}.chip.tone-${tone}{background:#${tint}}.panel.tone-${tone}{background:#${tint};border-color:#${solid};color:#${COLORS.ink}}`,
);

/** The whole style sheet of a document in a browser, in the colours of its print. */
export const STYLE = [
  `*{box-sizing:border-box}`,
  `body{margin:0;background:#${COLORS.surface};color:#${COLORS.ink};font:16px/1.55 system-ui,sans-serif}`,
  `main{max-width:52rem;margin:2rem auto;padding:2.5rem 3rem;background:#fff;border:1px solid #${COLORS.hairline}}`,
  `.head,.foot{display:flex;justify-content:space-between;gap:1rem;font-size:.8rem;color:#${COLORS.muted}}`,
  `.head{padding-bottom:.6rem;border-bottom:1px solid #${COLORS.hairline}}`,
  `.foot{margin-top:2.5rem;padding-top:.6rem;border-top:1px solid #${COLORS.hairline}}`,
  `.head strong{color:#${COLORS.accent}}`,
  `.mark{margin:0 0 1rem;padding:.35rem;border-radius:.3rem;background:#${TONES.warning.tint};color:#${TONES.warning.ink};font-size:.8rem;font-weight:700;text-align:center}`,
  `.kicker{margin:2rem 0 0;font-size:.8rem;font-weight:700;letter-spacing:.04em;color:#${COLORS.muted}}`,
  `h1{margin:.1rem 0;font-size:1.9rem;line-height:1.2}`,
  `h2{margin:2.2rem 0 .4rem;font-size:1.2rem;color:#${COLORS.accent}}`,
  `h3{margin:1.4rem 0 .3rem;font-size:1rem}`,
  `h1,h2,h3,p,li,dt,dd,td,th{overflow-wrap:anywhere}`,
  `p{margin:.4rem 0 .8rem;white-space:pre-line}`,
  `.note,.caption,.code{font-size:.82rem;color:#${COLORS.muted}}`,
  `.muted{color:#${COLORS.muted}}.strong{font-weight:700}.lead{font-size:1.1rem}`,
  `.label{font-size:.75rem;font-weight:700;color:#${COLORS.muted}}`,
  `.code{font-family:ui-monospace,monospace}`,
  `.figure{font-size:1.9rem;font-weight:700;line-height:1.2}`,
  `.chip{display:inline-block;padding:.1rem .5rem;border-radius:.3rem;font-size:.72rem;font-weight:700;text-transform:uppercase}`,
  `.panel{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:1rem;margin:1rem 0;padding:1rem 1.2rem;border-left:4px solid}`,
  `.cell{white-space:pre-line}`,
  `dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;margin:.6rem 0}`,
  `dt,dd{margin:0;padding:.4rem 0;border-bottom:1px solid #${COLORS.hairline}}dt{color:#${COLORS.muted}}`,
  `table{width:100%;border-collapse:collapse;margin:.6rem 0}`,
  `th{padding:.3rem .8rem .3rem 0;border-bottom:1.5px solid #${COLORS.ink};font-size:.75rem;text-align:left;color:#${COLORS.muted}}`,
  `td{padding:.5rem .8rem .5rem 0;border-bottom:1px solid #${COLORS.hairline};vertical-align:top}`,
  `.right{text-align:right}.right .cell{white-space:nowrap}meter{width:100%}`,
  ...toneRules,
  `@media print{body{background:#fff}main{margin:0;border:0;padding:0;max-width:none}}`,
  `@media(max-width:40rem){main{margin:0;padding:1.2rem}.panel{grid-auto-flow:row}dl{grid-template-columns:1fr}dt{border:0;padding-bottom:0}}`,
].join("\n");

const styleHash = Buffer.from(sha256Hex(STYLE), "hex").toString("base64");

/** Lets the page show this style sheet and nothing else: no script, no request, no frame around it. */
export const HTML_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
