// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'checkout');

/** Path, file and type of the files that browsers load. @type {readonly (readonly [string, string, string])[]} */
const served = [
  ['/v1/checkout.js', 'checkout.js', 'text/javascript'],
  ['/sandbox/dialog.html', 'dialog.html', 'text/html'],
  ['/sandbox/dialog.js', 'dialog.js', 'text/javascript'],
  ['/sandbox/readableOn.js', 'readableOn.js', 'text/javascript'],
  ['/sandbox/dialog.css', 'dialog.css', 'text/css'],
];

/** As strict as possible, like for the real checkout. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'";

/**
 * Returns a file of the checkout with its headers, or undefined. Reads it each time, so that changes show immediately.
 * @param {string} urlPath
 */
export function fileAt(urlPath) {
  const [, file, type] = served.find(([candidate]) => candidate === urlPath) ?? [];
  if (file === undefined) return undefined;
  return {
    body: readFileSync(path.join(folder, file)),
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  };
}
