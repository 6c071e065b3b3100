import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const keys = { RAZORPAY_KEY_ID: 'rzp_test_a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { REMOTE_MF_ACCOUNT_URL: 'https://account.example/v7', ...keys } });
});
afterAll(() => server.end());

/** Returns the findings of Google's CSP Evaluator of at least medium severity. */
function findingsOf(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

it('the evaluator reports an unsafe policy (ASVS v5.0.0-3.4.3)', () => {
  expect(findingsOf("default-src 'self' 'unsafe-inline' https:")).not.toEqual([]);
});

it.each(['/', '/game', '/pricing', '/profile', '/nothing', '/js/main.0a1b2c3d.js', '/api/auth/ways', '/robots.txt'])(
  'the policy of %s has no findings of high or medium severity (ASVS v5.0.0-3.4.3)',
  async (path) => {
    const { headers } = await fetch(`${server.url}${path}`);

    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(findingsOf(policy)).toEqual([]);
  },
);

it('pages and the service worker run workers and make requests of this site only', async () => {
  const [page, worker] = await Promise.all(
    ['/game', '/offline-worker.js'].map((path) => fetch(`${server.url}${path}`)),
  );

  const [ofPage = '', ofWorker = ''] = [page, worker].map((from) => from?.headers.get('content-security-policy') ?? '');
  expect(ofPage).toMatch(/(?:^|; )worker-src 'self'(?:;|$)/);
  expect(ofWorker).toMatch(/(?:^|; )connect-src 'self'(?:;|$)/);
});
