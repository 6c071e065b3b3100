import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** `npm test` names a Chromium; a developer's own is the first on PATH; undefined lets Playwright use its download. */
function chromiumPath(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const found = PATH.split(delimiter).flatMap((place) =>
    ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(place, name)),
  );
  return CHROMIUM_PATH ?? found.find((path) => existsSync(path));
}

const executablePath = chromiumPath();
const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** What the system asks for, besides less motion. */
interface System {
  readonly forcedColors?: 'active';
}

/** Tests that run in a real Chromium. */
export function inChromium(system: System = {}) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    api: { host: '127.0.0.1' },
    viewport: { width: 1280, height: 800 },
    provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' as const, ...system } }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/**
 * Stories as tests: each renders with these toolbar values, plays its `play` function, passes axe and the checks of the
 * preview, and is walked through with the Tab key.
 */
export function storyTests(
  name: string,
  toolbar: Readonly<Record<string, unknown>> = {},
  system: System = {},
): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: folder, initialGlobals: toolbar })],
    test: { name, maxWorkers: '100%', setupFiles: [join(folder, 'walk.setup.ts')], browser: inChromium(system) },
  };
}
