import { visits } from '../../support/addresses.ts';
import { findings } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';
import { open, prefer, signIn } from '../../support/visitor.ts';

for (const { path, account } of visits) {
  // wcag22-1.4.3 (site)
  test(`axe finds nothing on ${path} in any theme`, async ({ page, context, site }) => {
    await prefer(context, site.url, 'default');
    if (account !== undefined) await signIn(context, site.url, account);
    await open(page, path);
    await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0);

    expect(await findings(page)).toEqual([]);
  });
}
