import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ environment: { METRICS_PORT: '0' } });
});
afterEach(() => server.end());

async function metrics(): Promise<string> {
  return (await fetch(server.metricsUrl ?? '')).text();
}

/** Returns the value of a metric line, or 0 if there isn't one. */
async function valueOf(line: string): Promise<number> {
  const found = (await metrics()).split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length) ?? 0);
}

const answered = (labels: string) => valueOf(`countertop_http_request_seconds_count{${labels}}`);

it('counts requests by route pattern, and never by values in the address', async () => {
  const { id, call } = await server.signedIn({ subscriptionTier: 'family' });
  await call('GET', `/api/player-progress/${id}`);
  await fetch(`${server.url}/game?seed=7`);
  await fetch(`${server.url}/js/main.0a1b2c3d.js`);
  await fetch(`${server.url}/api/nothing/secret-name`);
  await fetch(`${server.url}/secret-page`);

  await expect.poll(() => answered('method="GET",route="none",status="404"')).toBe(2);
  expect(await answered('method="GET",route="/api/player-progress/:userId",status="404"')).toBe(1);
  expect(await answered('method="GET",route="/game",status="200"')).toBe(1);
  expect(await answered('method="GET",route="asset",status="200"')).toBe(1);
  const text = await metrics();
  expect(text).not.toContain(id);
  expect(text).not.toContain('secret');
});

it('reports how many entries a commit contains and how many are waiting', async () => {
  const event = { sessionId: 'visitor', eventType: 'page_view', eventData: null };
  await Promise.all(Array.from({ length: 30 }, () => server.post('/api/analytics/event', event)));

  expect(await valueOf('countertop_group_commit_entries_sum{queue="analytics"}')).toBe(30);
  const commits = await valueOf('countertop_group_commit_seconds_count{queue="analytics"}');
  expect(commits).toBeGreaterThan(0);
  expect(commits).toBeLessThanOrEqual(30);
  expect(await valueOf('countertop_group_commit_waiting{queue="analytics"}')).toBe(0);
});

it('reports web vitals by page and metric, and nothing about the visitor', async () => {
  const send = (data: object) =>
    server.post('/api/analytics/event', {
      sessionId: 'somebody',
      eventType: 'web_vital',
      eventData: JSON.stringify(data),
    });
  await send({ name: 'LCP', value: 1900, rating: 'good', page: '/game' });
  await send({ name: 'CLS', value: 0.03, rating: 'good', page: '/game' });
  await send({ name: 'INP', value: 64, rating: 'good', page: '/children/mia' });
  await send({ name: 'LCP', value: 'fast', page: '/game' });

  expect(await valueOf('countertop_web_vital_seconds_sum{metric="LCP",page="/game"}')).toBe(1.9);
  expect(await valueOf('countertop_web_vital_seconds_count{metric="INP",page="other"}')).toBe(1);
  expect(await valueOf('countertop_web_vital_shift_sum{page="/game"}')).toBe(0.03);
  expect(await metrics()).not.toMatch(/somebody|mia/);
});

it('is served only on its own local port (ASVS v5.0.0-13.4.5)', async () => {
  const asked = ['/metrics', '/api/metrics', '/metrics/', '/api', '/docs', '/openapi.json', '/storybook'];
  const answers = await Promise.all(asked.map((where) => fetch(`${server.url}${where}`)));
  const statuses = new Set(answers.map(({ status }) => status));
  const other = await fetch(new URL('/', server.metricsUrl ?? ''));

  expect([...statuses]).toEqual([404]);
  expect(new URL(server.metricsUrl ?? '').hostname).toBe('127.0.0.1');
  expect(other.status).toBe(404);
});

it('exposes only health and readiness on the public port (ASVS v5.0.0-13.4.5)', async () => {
  const answers = await Promise.all(['/healthz', '/readyz'].map((where) => fetch(`${server.url}${where}`)));

  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ status: 'ok' }, { status: 'ready' }]);
});

it('is off unless a port is set', async () => {
  const quiet = await startTestServer();

  expect(quiet.metricsUrl).toBeNull();
  await quiet.end();
});

describe('monitoring', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const namesIn = (text: string) => [...new Set(text.match(/\b(?:countertop|nodejs|process)_\w+/g) ?? [])];

  it.each(['deploy/monitoring/grafana/countertop.json', 'deploy/monitoring/prometheus/alerts.yml'])(
    '%s uses existing metrics only',
    async (file) => {
      await (await fetch(`${server.url}/healthz`)).text();
      const known = new Set(Array.from((await metrics()).matchAll(/^# TYPE (\w+) /gm), ([, name]) => name));
      const named = namesIn(await read(file));
      const unknown = named.filter(
        (name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|sum|count)$/, '')),
      );

      expect(named.length).toBeGreaterThan(5);
      expect(unknown).toEqual([]);
    },
  );

  it('docs/operations.md covers every alert and every metric', async () => {
    const page = await read('docs/operations.md');
    const alerts = Array.from(
      (await read('deploy/monitoring/prometheus/alerts.yml')).matchAll(/alert: (\w+)/g),
      ([, name]) => name,
    );
    const ours = Array.from((await metrics()).matchAll(/^# TYPE (countertop_\w+) /gm), ([, name]) => name);

    expect(alerts.length).toBeGreaterThan(5);
    expect([...alerts, ...ours].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('OpenTelemetry', () => {
  it('sends a span per request named by route, with its queries as children and no address', async () => {
    const sent: string[] = [];
    const collector = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (part: string) => sent.push(part));
      request.on('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'));
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const at = collector.address();
    const endpoint = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
    const traced = await startTestServer({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } });
    await (await fetch(`${traced.url}/api/menu-items/beginner`)).text();

    await traced.end();

    collector.close();
    const { resourceSpans } = JSON.parse(sent.join(''));
    const spans: { name: string; traceId: string; spanId: string; parentSpanId?: string }[] =
      resourceSpans[0].scopeSpans[0].spans;
    const request = spans.find(({ name }) => name === 'GET /api/menu-items/:difficulty');
    const query = spans.find(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(request).toBeDefined();
    expect(query).toMatchObject({ name: 'select', traceId: request?.traceId });
    expect(sent.join('')).not.toContain('beginner');
  });
});
