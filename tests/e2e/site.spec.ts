import { pagePaths } from '@countertop/contract/pages';
import { expect, test } from '../support/test.ts';
import { declineOffer } from '../support/visitor.ts';

/** Returns the first group of a pattern in the served HTML. */
function attribute(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}

const patterns = {
  title: /<title>([^<]+)<\/title>/,
  description: /<meta name="description" content="([^"]+)"/,
  canonical: /<link rel="canonical" href="([^"]+)"/,
  socialTitle: /<meta property="og:title" content="([^"]+)"/,
  socialAddress: /<meta property="og:url" content="([^"]+)"/,
} as const;

test.describe('the HTML the server sends', () => {
  for (const address of pagePaths) {
    // wcag22-3.1.1 (site, game)
    test(`describes ${address} to crawlers and share previews`, async ({ request, baseURL }) => {
      const response = await request.get(address);
      const html = await response.text();

      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain('text/html');
      expect(attribute(html, patterns.title)).toContain('Countertop');
      expect(attribute(html, patterns.description)?.length).toBeGreaterThan(20);
      expect(attribute(html, patterns.canonical)).toBe(`${baseURL}${address}`);
      expect(attribute(html, patterns.socialAddress)).toBe(`${baseURL}${address}`);
      expect(attribute(html, patterns.socialTitle)).toBe(attribute(html, patterns.title));
      expect(html).toContain('<html lang="en-US"');
      expect(html).not.toMatch(/__[A-Z_]+__/);
    });
  }

  // wcag22-2.4.2 (site, game)
  test('gives every page a title and a description of its own', async ({ request }) => {
    const pages = await Promise.all(pagePaths.map(async (address) => (await request.get(address)).text()));

    for (const pattern of [patterns.title, patterns.description]) {
      const texts = pages.map((html) => attribute(html, pattern));
      expect(new Set(texts).size).toBe(pagePaths.length);
    }
  });

  for (const address of pagePaths) {
    test(`carries structured data that names ${address}`, async ({ request, baseURL }) => {
      const html = await (await request.get(address)).text();
      const json = attribute(html, /<script type="application\/ld\+json">(.+?)<\/script>/s);

      const data: unknown = JSON.parse(json ?? 'null');

      expect(data).toMatchObject({ '@context': 'https://schema.org', url: `${baseURL}${address}` });
      expect(data).toMatchObject({ name: expect.any(String), description: attribute(html, patterns.description) });
    });
  }

  test('ignores letter case and a trailing slash', async ({ request, baseURL }) => {
    for (const address of ['/Game', '/game/', '/GAME/', '/Teacher-Dashboard', '/pricing/']) {
      const response = await request.get(address);
      const canonical = `${baseURL}${address.toLowerCase().replace(/\/$/, '')}`;

      expect(response.status(), address).toBe(200);
      expect(attribute(await response.text(), patterns.canonical)).toBe(canonical);
    }
  });

  test('is the same for everyone, without inline scripts, and cacheable', async ({ request }) => {
    for (const address of ['/', '/game', '/nowhere']) {
      const response = await request.get(address);
      const html = await response.text();
      const { etag = '', 'content-security-policy': policy = '' } = response.headers();
      const again = await request.get(address, { headers: { 'If-None-Match': etag } });

      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toMatch(/; style-src( 'sha256-[\w+/]{43}=')+;/);
      expect(policy).not.toContain('unsafe');
      expect(policy.length).toBeLessThan(1500);
      expect(html).not.toMatch(/\son[a-z]+=/);
      expect(html.match(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(ld\+)?json")/)).toBeNull();
      expect(again.status()).toBe(address === '/nowhere' ? 404 : 304);
      expect(again.headers()['content-security-policy']).toBe(policy);
    }
  });

  test('has an icon at the default location', async ({ request }) => {
    const icon = await request.get('/favicon.ico');

    expect(icon.status()).toBe(200);
    expect(icon.headers()['content-type']).toBe('image/x-icon');
    expect(icon.headers()['cache-control']).toBe('public, max-age=86400');
  });
});

test.describe('an address that does not exist', () => {
  for (const address of ['/nowhere', '/game/level/3', '/gamesetup']) {
    test(`${address} is served with status 404 and the not-found page`, async ({ page }) => {
      const response = await page.goto(address);

      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
    });
  }

  test("is a plain 404 for a file, so that a missing script isn't hidden by a page", async ({ request }) => {
    for (const address of [
      '/js/main.00000000.js',
      '/remotes/mf-game/js/gone.js',
      '/index.html.bak',
      '/.env',
      '/..%2fpackage.json',
    ]) {
      const response = await request.get(address);

      expect(response.status(), address).toBe(404);
      expect(response.headers()['content-type'], address).not.toContain('html');
    }
  });

  test('leads home', async ({ page }) => {
    await page.goto('/nowhere');

    await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();

    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Start Your Math Adventure!' }).first()).toBeVisible();
  });
});

test.describe('the browser', () => {
  test.beforeEach(({ context }) => declineOffer(context));

  for (const address of pagePaths) {
    // wcag22-2.4.6 (site, game)
    test(`shows ${address} with one heading and the title that was served`, async ({ page, request }) => {
      const html = await (await request.get(address)).text();

      await page.goto(address);

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(attribute(html, patterns.title) ?? '');
      await expect(page.getByRole('main')).toHaveCount(1);
    });
  }

  // wcag22-2.4.2 wcag22-2.4.3 (site)
  test('keeps title, canonical address and focus right when a link is followed', async ({ page, request, baseURL }) => {
    await page.goto('/');
    const html = await (await request.get('/about')).text();

    await page.getByRole('link', { name: 'About' }).first().click();

    await expect(page).toHaveTitle(attribute(html, patterns.title) ?? '');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/about`);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('keeps structured data right when links are followed', async ({ page, baseURL }) => {
    const json = page.locator('script[type="application/ld+json"]');
    const described = async () => JSON.parse((await json.textContent()) ?? 'null');
    await page.goto('/');

    await page.getByRole('link', { name: 'Privacy', exact: true }).click();
    await expect.poll(described).toMatchObject({ '@type': 'WebPage', url: `${baseURL}/privacy` });
    await page.getByRole('link', { name: 'Age groups' }).click();
    await expect.poll(described).toMatchObject({ '@type': 'WebPage', url: `${baseURL}/game-setup` });

    await expect(json).toHaveCount(1);
  });

  test('may be an iPhone, where dialogs add a style to the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgentData', { value: undefined });
      Object.defineProperty(navigator, 'platform', { value: 'iPhone' });
      Object.defineProperty(navigator, 'userAgent', {
        value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1',
      });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Preferences' }).first().click();
    await page.getByRole('dialog').waitFor();

    // The content security policy allows it: `watched` saw no violation, and the browser parsed the rules.
    const rules = await page.evaluate(() => {
      const style = [...document.querySelectorAll('style')].find((one) =>
        one.textContent.includes('overscroll-behavior'),
      );
      return style?.sheet?.cssRules.length;
    });
    expect(rules).toBe(1);
  });

  // wcag22-2.4.1 (site)
  test('lets the first Tab skip to the page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(
      page
        .getByRole('main')
        .or(page.getByRole('heading', { level: 1 }))
        .and(page.locator(':focus')),
    ).toHaveCount(1);
  });
});
