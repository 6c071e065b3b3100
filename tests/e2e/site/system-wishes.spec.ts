import { expect, test } from '../../support/test.ts';
import { open, prefer } from '../../support/visitor.ts';

/** Returns the computed color of a custom property. */
const colorOf = (name: string) => {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

test(
  'a system preference for more contrast strengthens text and lines in the chosen theme',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/');
    const muted = await page.evaluate(colorOf, '--text-muted');

    await page.emulateMedia({ contrast: 'more' });

    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await page.evaluate(colorOf, '--text-muted')).toBe(await page.evaluate(colorOf, '--text-default'));
    expect(await page.evaluate(colorOf, '--text-muted')).not.toBe(muted);
    expect(await page.evaluate(colorOf, '--border-default')).toBe(await page.evaluate(colorOf, '--border-strong'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
    expect(background).toBe(await page.evaluate(colorOf, '--surface-page'));
  },
);

test(
  'a dark page is printed dark on white, without controls in its header',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await prefer(context, site.url, 'dark');
    await open(page, '/');
    const onScreen = await page.evaluate(() => getComputedStyle(document.body).color);

    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
    await expect(signIn).toBeVisible();

    await page.emulateMedia({ media: 'print' });

    expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe(onScreen);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(21, 36, 31)');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(signIn).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  },
);

// wcag22-2.2.2 (site, game, kit)
test('the chosen motion setting overrides the system, both ways', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const press = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--t-press'));

  const bySystem = await press();
  await page.evaluate(() => {
    document.documentElement.dataset['motion'] = 'off';
  });
  const byChoice = await press();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    document.documentElement.dataset['motion'] = 'on';
  });

  expect([bySystem, byChoice, await press()]).toEqual(['0s', '80ms', '0s']);
});

test("pseudo-elements don't move, either", { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');

  const seconds = await page.evaluate(() => {
    const moving = document.createElement('p');
    moving.id = 'moving';
    document.body.append(moving);
    const sheet = new CSSStyleSheet();
    sheet.insertRule('#moving::after { content: "x"; animation: spin 3s infinite }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return parseFloat(getComputedStyle(moving, '::after').animationDuration);
  });

  expect(seconds).toBeLessThanOrEqual(0.001);
});
