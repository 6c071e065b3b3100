/** Major version of a browser, at most three digits. */
const major = String.raw`(\d{1,3}(?!\d))?`;

/** Ordered: Edge also calls itself Chrome, and Chrome also calls itself Safari. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [new RegExp(String.raw`\bEdg(?:e|A|iOS)?/${major}`), 'Edge'],
  [new RegExp(String.raw`\bOPR/${major}`), 'Opera'],
  [new RegExp(String.raw`\bSamsungBrowser/${major}`), 'Samsung Internet'],
  [new RegExp(String.raw`\b(?:Firefox|FxiOS)/${major}`), 'Firefox'],
  [new RegExp(String.raw`\b(?:HeadlessChrome|Chrome|CriOS)/${major}`), 'Chrome'],
  [new RegExp(String.raw`\bVersion/${major}[\d.]* .*\bSafari/`), 'Safari'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, device: string, family: string])[] = [
  [/\biPad\b/, 'iPad', 'iOS'],
  [/\biPhone\b/, 'iPhone', 'iOS'],
  [/\bAndroid\b/, 'Android', 'Android'],
  [/\bCrOS\b/, 'ChromeOS', 'ChromeOS'],
  [/\bWindows\b/, 'Windows', 'Windows'],
  [/\bMac OS X\b/, 'macOS', 'macOS'],
  [/\bLinux\b/, 'Linux', 'Linux'],
];

interface ParsedUserAgent {
  readonly browser: string | null;
  /** Major version, for example `128`. */
  readonly version: string | null;
  /** Name that an owner would use for the device: `iPad`, `Windows`. */
  readonly device: string | null;
  /** Operating system family: `iOS`, `Windows`. */
  readonly family: string | null;
}

function parseUserAgent(userAgent: string): ParsedUserAgent {
  const [, device = null, family = null] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  for (const [pattern, browser] of browsers) {
    const match = pattern.exec(userAgent);
    if (match) return { browser, version: match[1] ?? null, device, family };
  }
  return { browser: null, version: null, device, family };
}

const joined = (browser: string | null, system: string | null) =>
  [browser, system].filter((part) => part !== null).join(' on ') || null;

/** Returns the browser and device in terms that the account owner recognizes, for example `Firefox on iPad`. */
export function deviceOf(userAgent: string): string | null {
  const { browser, device } = parseUserAgent(userAgent);
  return joined(browser, device);
}

/**
 * Returns browser, major version and operating system family, for example `Chrome 130 on Android`, or `Other` if neither
 * is known. This is all that is stored of a visitor's browser: models and build numbers could single out a person.
 */
export function coarseUserAgent(userAgent: string): string {
  const { browser, version, family } = parseUserAgent(userAgent);
  return joined(browser !== null && version !== null ? `${browser} ${version}` : browser, family) ?? 'Other';
}
