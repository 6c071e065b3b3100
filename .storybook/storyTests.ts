import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArguments, findBrowser } from '../tools/browser.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

const executablePath = findBrowser();
const launchOptions = { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArguments };

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
    test: {
      name,
      isolate: false,
      maxWorkers: '100%',
      setupFiles: [join(folder, 'a11y.setup.ts')],
      browser: inChromium(system),
    },
  };
}
