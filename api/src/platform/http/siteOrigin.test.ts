import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo, someMailsTo } from '../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

/** Requests a link and returns the status. `fetch` cannot set the `Host` header. */
function askFrom(host: string, email: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { Host: host, 'Content-Type': 'application/json' },
    });
    asked.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    asked.end(JSON.stringify({ email }));
  });
}

it.each([
  ['localhost:3000', 'localhost:3000'],
  ['127.0.0.1:3000', '127.0.0.1:3000'],
  ['LOCALHOST', 'localhost'],
])('emails links to a site opened as %s', async (host, inMail) => {
  const { email } = await server.signedIn();

  const status = await askFrom(host, email);

  expect(status).toBe(200);
  const [mail] = await someMailsTo(server, email);
  expect(mail).toContain(`http://${inMail}/sign-in#reset=`);
});

it.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'localhost@evil.example',
  'localhost:80@evil.example',
  'localhost:x',
  'evil.example#localhost',
  '[::1].evil.example',
  '10.0.0.7',
])('emails no link to %j, which is not an address of this machine', async (host) => {
  const { email } = await server.signedIn();

  const status = await askFrom(host, email);

  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await mailsTo(server, email)).toEqual([]);
});
