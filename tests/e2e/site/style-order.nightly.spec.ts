import type { Page } from '@playwright/test';
import { visits } from '../../support/addresses.ts';
import { expect, test } from '../../support/test.ts';
import { open, ready, signIn } from '../../support/visitor.ts';

/** The visible elements of a page in order, each with its computed styles. */
interface Look {
  readonly properties: readonly string[];
  readonly elements: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** Gives every page the functions `look` and `arrange`. */
async function watchLooks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = (): Look => {
      // Custom properties come in an order of the document's, and show in others.
      const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
      const visible = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
      const elements = visible.map((element) => {
        const style = getComputedStyle(element);
        const name = `<${element.localName}> ${element.textContent.replaceAll(/\s+/g, ' ').slice(0, 40)}`;
        // Generated IDs differ between a page that was hydrated and one that was rendered here.
        const valueOf = (property: string) => style.getPropertyValue(property).replaceAll(/url\("#[^"]*"\)/g, 'url(#)');
        return { name, values: properties.map(valueOf) };
      });
      return { properties, elements };
    };
    /** Puts the styles of all components before or after those of pages, as if they had arrived first or last. */
    const arrange = (place: 'first' | 'last') => {
      const rules: string[] = [];
      for (const element of document.querySelectorAll<HTMLStyleElement>(
        'style[data-emotion]:not([data-emotion*="global"])',
      )) {
        for (const { cssText } of element.sheet?.cssRules ?? []) rules.push(cssText);
        if (element.sheet) element.sheet.disabled = true;
      }
      const isOfComponent = (rule: string) => /\.ct-[\w-]+-kit\b/.test(rule);
      const ofComponents = rules.filter(isOfComponent);
      const others = rules.filter((rule) => !isOfComponent(rule));
      const arranged = new CSSStyleSheet();
      arranged.replaceSync(
        (place === 'first' ? [...ofComponents, ...others] : [...others, ...ofComponents]).join('\n'),
      );
      document.adoptedStyleSheets = [arranged];
    };
    Object.assign(globalThis, { look, arrange });
  });
}

/** Returns how the page looks. Focus, which is where the last press left it, is not part of it. */
async function lookOf(page: Page): Promise<Look> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(page.locator('[data-focus-visible]')).toHaveCount(0);
  return page.evaluate((): Look => Reflect.get(globalThis, 'look')());
}

function differences(one: Look, other: Look): readonly string[] {
  const names = ({ elements }: Look) => elements.map(({ name }) => name);
  expect(names(other)).toEqual(names(one));
  return one.elements.flatMap(({ name, values }, index) =>
    values.flatMap((value, at) => {
      const now = other.elements[index]?.values[at];
      return now === value ? [] : [`${name}: ${one.properties[at]} was ${value}, is ${now}`];
    }),
  );
}

for (const { path, account } of [...visits, { path: '/teacher-dashboard', account: 'teacher@demo.example' }]) {
  test(`${path} looks the same whether components or pages bring their styles first, for ${account ?? 'visitors'}`, async ({
    page,
    site,
  }) => {
    if (account !== undefined) await signIn(page.context(), site.url, account);
    await watchLooks(page);
    await open(page, path);

    const changed = await page.evaluate(() => {
      const [look, arrange] = ['look', 'arrange'].map((name) => Reflect.get(globalThis, name));
      const looks: readonly Look[] = [look(), (arrange('first'), look()), (arrange('last'), look())];
      return looks.flatMap(({ properties, elements }) =>
        elements.flatMap(({ name, values }, index) =>
          values.flatMap((value, at) => {
            const before = looks[0]?.elements[index]?.values[at];
            return value === before ? [] : [`${name}: ${properties[at]} was ${before}, is ${value}`];
          }),
        ),
      );
    });

    expect(changed).toEqual([]);
  });
}

const links = ['Teachers', 'Pricing', 'About', 'Games'] as const;

for (const order of [links, links.toReversed()]) {
  test(`pages reached by the links ${order.join(', ')} look as at their addresses`, async ({ page, context }) => {
    await watchLooks(page);
    await open(page, '/support');
    for (const name of order) {
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      await link.press('Enter');
      await expect(link).toHaveAttribute('aria-current', 'page');
      await ready(page);
      const byLink = await lookOf(page);
      const other = await context.newPage();
      await watchLooks(other);

      await open(other, new URL(page.url()).pathname);

      expect(differences(await lookOf(other), byLink), name).toEqual([]);
      await other.close();
    }
  });
}
