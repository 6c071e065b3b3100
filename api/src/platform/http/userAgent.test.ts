import { expect, it } from 'vitest';
import { coarseUserAgent, deviceOf } from './userAgent.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const galaxy = `Mozilla/5.0 (Linux; Android 8.0.0; SM-G965U Build/R16NW) ${webKit} Chrome/130.0.6723.58 Mobile Safari/537.36`;
const iPad =
  'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1';

it.each([
  [galaxy, 'Chrome 130 on Android'],
  [iPad, 'Safari 17 on iOS'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/129.0.0.0 Safari/537.36 Edg/129.0.2792.79`,
    'Edge 129 on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128 on Linux'],
  ['Firefox/1234567890 my-name-is-mia', 'Firefox'],
  ['SM-G965U/R16NW', 'Other'],
  ['', 'Other'],
])('keeps only browser, major version and system family of %s', (userAgent, coarse) => {
  expect(coarseUserAgent(userAgent)).toBe(coarse);
});

it('names the device for its owner without a version', () => {
  expect([deviceOf(iPad), deviceOf(galaxy), deviceOf('curl/8')]).toEqual(['Safari on iPad', 'Chrome on Android', null]);
});
