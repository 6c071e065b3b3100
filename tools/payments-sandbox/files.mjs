// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'checkout');

/** Address, file and type of what browsers load. @type {readonly (readonly [string, string, string])[]} */
const served = [
  ['/v1/checkout.js', 'checkout.js', 'text/javascript'],
  ['/stand-in/dialog.html', 'dialog.html', 'text/html'],
  ['/stand-in/dialog.js', 'dialog.js', 'text/javascript'],
  ['/stand-in/readableOn.js', 'readableOn.js', 'text/javascript'],
  ['/stand-in/dialog.css', 'dialog.css', 'text/css'],
];

/** The frame must do with as little as the real one would be let. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'";

/**
 * A file of the checkout with its headers, or undefined. Read anew each time, so that a change shows at once.
 * @param {string} address
 */
export function fileAt(address) {
  const [, file, type] = served.find(([candidate]) => candidate === address) ?? [];
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
