import { pagePaths } from '@countertop/contract/pages';
import { privatePages } from '../support/addresses.ts';
import { findings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { open, prefer, signIn } from '../support/visitor.ts';

for (const address of [...pagePaths, '/nowhere']) {
  test(`axe finds nothing on ${address} in any theme`, async ({ page, context, site }) => {
    await prefer(context, site.url, 'default');
    if (privatePages.includes(address)) await signIn(context, site.url);
    await open(page, address);

    expect(await findings(page)).toEqual([]);
  });
}

test('no page scrolls sideways at 320 px and 100 or 150 % text', async ({ page, context, site }) => {
  test.slow();
  await prefer(context, site.url, 'default', 150);
  await signIn(context, site.url);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const address of pagePaths) {
    await open(page, address);
    for (const textSize of ['150', '100']) {
      const width = await page.evaluate((chosen) => {
        document.documentElement.dataset['textSize'] = chosen;
        return document.documentElement.scrollWidth;
      }, textSize);
      if (width > 320) wide.push(`${address} is ${width} wide at ${textSize} % text`);
    }
  }
  expect(wide).toEqual([]);
});
