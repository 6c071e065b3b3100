import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { blockedSources } from './blockedSources.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  server = await startTestServer({ logTo, environment: { LOG_LEVEL: 'error', TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.end());

const risk = 'https://cdn.razorpay.com/static/cx/razorpay-risk-detection/bundle.js?email=mia@home.example';
const modern = [
  {
    type: 'csp-violation',
    url: 'https://shop.example/pricing?mia',
    body: { effectiveDirective: 'script-src-elem', blockedURL: risk },
  },
];
const older = { 'csp-report': { 'violated-directive': 'script-src-elem', 'blocked-uri': risk } };

function report(body: unknown, network = '10.0.0.1') {
  const headers = {
    'Content-Type': 'application/reports+json',
    'Sec-Fetch-Site': 'cross-site',
    'X-Forwarded-For': network,
  };
  return fetch(`${server.url}/api/policy-reports`, { method: 'POST', headers, body: JSON.stringify(body) });
}
const logged = () => lines.filter((line) => line.includes('a browser blocked'));

it('logs a blocked origin once an hour, without the address it came with', async () => {
  const statuses = [(await report(modern)).status, (await report(older)).status, (await report(modern)).status];

  expect(statuses).toEqual([204, 204, 204]);
  expect(logged()).toHaveLength(1);
  expect(logged()[0]).toContain('"directive":"script-src-elem","source":"https://cdn.razorpay.com"');
  expect(lines.join('')).not.toMatch(/mia|bundle/);
});

it('logs at most 20 sources an hour, and limits each network', async () => {
  const statuses = new Set<number>();
  for (let index = 0; index < 40; index += 1) {
    const blockedURL = `https://host-${index}.example/`;
    const body = [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL } }];
    statuses.add((await report(body, '10.0.0.2')).status);
  }

  expect(logged()).toHaveLength(20);
  expect([...statuses]).toEqual([204, 429]);
});

it.each([
  ['keywords', 'inline', ['inline']],
  ['extensions', 'chrome-extension://abc/x.js', []],
  ['no address', 'Mia Okafor', []],
  ['a directive', 'https://a.example/x', ['https://a.example']],
])('reads %s', (_, blocked, sources) => {
  const body = Buffer.from(
    JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': blocked } }),
  );

  expect(blockedSources(body).map(({ source }) => source)).toEqual(sources);
});

it.each(['', '[]', '{}', 'null', '[{"type":"deprecation","body":{}}]', '{"csp-report":{}}'])('ignores %j', (body) => {
  expect(blockedSources(Buffer.from(body))).toEqual([]);
});
