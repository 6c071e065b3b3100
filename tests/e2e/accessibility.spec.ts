import { AxeBuilder } from '@axe-core/playwright';
import { addresses, themes } from '../support/addresses.ts';
import { expect, test } from '../support/house.ts';
import { open, prefer } from '../support/visitor.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const theme of themes) {
  test.describe(`in the theme ${theme}`, () => {
    for (const address of [...addresses, '/nowhere']) {
      test(`axe finds nothing on ${address}`, async ({ page, context, house }) => {
        await prefer(context, house.url, theme);
        await open(page, address);

        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();

        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
      });
    }
  });
}

for (const textSize of [100, 150] as const) {
  test(`no page scrolls sideways at 320 pixels and ${textSize} % text`, async ({ page, context, house }) => {
    await prefer(context, house.url, 'default', textSize);
    await page.setViewportSize({ width: 320, height: 640 });
    const wide: string[] = [];
    for (const address of addresses) {
      await open(page, address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${address} is ${width} wide`);
    }
    expect(wide).toEqual([]);
  });
}
