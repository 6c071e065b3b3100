import fc from 'fast-check';

/** Any bytes except line ends, which would turn one request into two. */
const bytes = fc
  .string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 12 })
  .map((text) => text.replaceAll(/[\r\n]/g, ''));

// Not HEAD: its responses can only be parsed by knowing the request.
const methods = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('TRACE', 'PROPFIND', 'M-SEARCH', 'QUERY', 'CONNECT', 'PRI', 'get', 'G T', ''),
  },
);

const goodTargets = ['/', '/game', '/healthz', '/readyz', '/api/auth/user', '/api/menu-items', '/js/main.0a1b2c3d.js'];
const oddTargets = [
  'http://[::1/',
  'http://[/',
  'foo://[',
  'ws://[a/',
  'http://xn--/',
  'http://u:p@[::1/',
  'http://[::1]:x/',
  'file://[x/',
  'http://a/',
  'HTTP://A:99999/',
  'a:b@c:1',
  '*',
  '',
  'a',
  '//',
  '///',
  '//a@[',
  '//a@[#',
  '/#',
  '/#a@[/',
  '/?#',
  '/\\',
  '\\',
  '/%',
  '/%ff',
  '/%00',
  '/%2e%2e/',
  '/../..',
  '/./',
  '/.',
  '/..;/',
  '/%E0%A4%A',
  '/a%0d%0ab',
  '/	',
  '/\xA0',
  '/ÿ',
  '/api',
  '/api/',
  '/API/AUTH/USER/',
  '/api//auth',
  '/api/menu-items/%',
  '/api/menu-items?difficulty=%00',
  '/api/verify/%00',
  '/api/login?returnTo=//a',
  '/api/login?returnTo=%ff',
  '/verify/A-B',
  '/remotes/mf-game/%',
  '/remotes/',
  '/js/%2e%2e/x.js',
  '/?'.padEnd(9e3, 'a'),
  `/${'../'.repeat(3e3)}`,
  `/api/${'a/'.repeat(2e3)}`,
  `/${'%25'.repeat(2e3)}`,
];
const targets = fc.oneof(
  { weight: 70, arbitrary: fc.constantFrom(...goodTargets) },
  { weight: 5, arbitrary: fc.constantFrom(...oddTargets) },
  { weight: 2, arbitrary: bytes.map((text) => `/${text}`) },
  { weight: 1, arbitrary: bytes },
);

const versions = fc.oneof(
  { weight: 60, arbitrary: fc.constant(' HTTP/1.1') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(' HTTP/1.0', ' HTTP/0.9', ' HTTP/2.0', ' HTTP/3', ' HTTP/1.1 ', ' http/1.1', '', ' X'),
  },
);

const oddHeaders = [
  'Host: [::1',
  'Host: a b',
  'Host: ',
  'Host: evil.example@a',
  'Host: a\r\nHost: b',
  'X-Forwarded-For: [',
  'X-Forwarded-Host: [',
  'X-Forwarded-Proto: ÿ',
  'Cookie: =',
  'Cookie: session=%ff; session=ÿ',
  'Cookie: preferences=%',
  `Cookie: a=${'b'.repeat(5e3)}`,
  'Accept-Encoding: br;q=x',
  'Accept-Encoding: ,,;',
  'Accept: ÿ',
  'If-None-Match: "',
  'If-None-Match: *',
  'Range: bytes=9-1',
  'Content-Type: ;',
  'Content-Type: application/json; charset=[',
  'Content-Encoding: br',
  'X-Request-Id: "ÿ',
  'Origin: [',
  'Origin: null',
  'Sec-Fetch-Site: ÿ',
  'Authorization: Basic =',
  'Upgrade: websocket\r\nConnection: upgrade',
  'Upgrade: h2c',
  'Connection: x',
  'Expect: x',
  'Expect: 100-continue',
  'Connection: close',
  'Connection: keep-alive',
  'Keep-Alive: timeout=-1',
  'Date: never',
  'Referer: http://[',
  ' folded',
  ':',
  'No-Colon',
  'A\0B: c',
  'A: b\0',
  'A : b',
  `X: ${'y'.repeat(17e3)}`,
  'Via: \x07',
  'TE: trailers',
  'Trailer: x',
];
const bodies = [
  '',
  '',
  '',
  '',
  'Content-Length: 0\r\n\r\n',
  'Content-Length: 2\r\n\r\n{}',
  'Content-Length: 2\r\nContent-Type: application/json\r\n\r\n[]',
  'Content-Length: -1\r\n\r\n',
  'Content-Length: 1e3\r\n\r\n',
  'Content-Length: 2\r\nContent-Length: 3\r\n\r\nabc',
  'Content-Length: 99\r\n\r\nabc',
  'Content-Length: 99999999999999999999\r\n\r\n',
  'Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'Transfer-Encoding: chunked\r\n\r\nzz\r\n',
  'Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n',
  'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
  'Transfer-Encoding: chunked\r\n\r\n1;a="\r\n',
  `Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(17e3)}\r\n`,
];
const headers = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constantFrom(...oddHeaders) },
  { weight: 1, arbitrary: fc.tuple(bytes, bytes).map(([name, value]) => `${name}: ${value}`) },
);
// Mostly absent: a request that breaks its connection costs a new one, and one that never ends costs its timeout.
const anyBody = fc.oneof(
  { weight: 20, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom(...bodies) },
);
/** A request with a hostile request line, headers or body, or none of them. */
export const rawRequest = fc
  .record({ method: methods, target: targets, version: versions, header: headers, body: anyBody })
  .map(({ method, target, version, header, body }) => {
    const lines = `${method} ${target}${version}\r\nHost: a\r\n${header === '' ? '' : `${header}\r\n`}`;
    return `${lines}${body === '' ? '\r\n' : body}`;
  });
