import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { emailedLink } from '../../support/outbox.ts';
import { query } from '../../support/ownServer.ts';
import { hold, open, ready, reload } from '../../support/visitor.ts';

const signUpPath = '**/api/early-access';

test(
  'the sign-up offer opens automatically once per browser, and Track Progress reopens it',
  { tag: '@nightly' },
  async ({ page }) => {
    const offer = page.getByRole('dialog', { name: 'Track Your Achievements' });
    await page.clock.install();
    await open(page, '/', { isFirstVisit: true });
    // It doesn't interrupt a visitor on the first screen.
    await page.mouse.wheel(0, 400);
    // Nobody is idle before.
    await page.waitForLoadState('load');

    // The first idle moment loads the offer, a later one shows it.
    await page.clock.runFor(2000);
    await ready(page);
    await page.clock.runFor(2000);
    await expect(offer).toBeVisible();
    await expect(offer.getByRole('listitem')).toHaveCount(3);
    await expect(offer.getByRole('link', { name: 'Sign Up / Sign In' })).toHaveAttribute('href', '/api/login');
    await offer.getByRole('button', { name: 'Continue Without Account' }).click();
    await expect(offer).toHaveCount(0);

    await reload(page);
    await page.waitForLoadState('load');
    await page.clock.runFor(60_000);
    await expect(offer).toHaveCount(0);

    await page.getByRole('button', { name: 'Track Progress' }).click();
    await expect(offer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Track Progress' })).toBeFocused();
  },
);

/** Opens the dialog for early access to the next game. */
async function openEarlyAccess(page: Page) {
  const button = page.getByRole('button', { name: 'Get early access' });
  await button.click();
  const dialog = page.getByRole('dialog');
  return {
    button,
    dialog,
    field: dialog.getByRole('textbox', { name: 'Email address' }),
    submit: dialog.getByRole('button', { name: 'Sign Up', exact: true }),
  };
}

test(
  'early access stores an address once, with progress and confirmation',
  { tag: '@nightly' },
  async ({ page, site }) => {
    await page.clock.install();
    await open(page, '/');
    const release = await hold(page, signUpPath);
    const { button, dialog, field, submit } = await openEarlyAccess(page);
    await expect(dialog).toHaveAccessibleName('Be the first to know when The Missing Number opens');
    await expect(submit).toBeDisabled();

    await field.fill('parent@home.example');
    await field.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Signing Up...' })).toBeVisible();
    release();
    await expect(dialog.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await page.clock.runFor(5000);
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page.getByText(/open the link we emailed you to confirm/).first()).toBeVisible();

    const again = await openEarlyAccess(page);
    await again.field.fill('Parent@Home.example');
    await again.submit.click();
    await expect(again.dialog.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    const signUps = "select email, game_title, source from early_access where email = 'parent@home.example'";
    expect(await query(site, signUps)).toEqual([
      { email: 'parent@home.example', game_title: 'The Missing Number', source: 'homepage_card' },
    ]);
  },
);

test(
  'early access is confirmed and canceled by the links in the email',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    /** Opens a link of an email in a new tab. */
    const follow = async (hash: string) => {
      const tab = await context.newPage();
      await open(tab, `/early-access${hash}`);
      return tab;
    };
    const email = `links-${Date.now()}@home.example`;
    await open(page, '/');
    const { field, submit } = await openEarlyAccess(page);
    await field.fill(email);
    await submit.click();
    const link = new URL(await emailedLink(email));
    const stored = () =>
      query(site, `select confirmed_at is not null as is_confirmed from early_access where email = '${email}'`);

    expect(link.pathname).toBe('/early-access');
    const confirmation = await follow(link.hash);
    await expect(confirmation).toHaveURL(/\/early-access$/);
    expect(await stored()).toEqual([{ is_confirmed: 0 }]);
    await confirmation.getByRole('button', { name: 'Confirm' }).click();
    await expect(confirmation.getByRole('heading', { name: 'You’re on the list' })).toBeFocused();
    expect(await stored()).toEqual([{ is_confirmed: 1 }]);

    const cancellation = await follow(link.hash.replace('confirm', 'unsubscribe'));
    await cancellation.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(cancellation.getByRole('heading', { name: 'You’re unsubscribed' })).toBeFocused();
    expect(await stored()).toEqual([]);

    const late = await follow(link.hash);
    await late.getByRole('button', { name: 'Confirm' }).click();
    await expect(late.getByRole('heading', { name: 'This link has expired' })).toBeFocused();
    await late.getByRole('textbox').fill(email);
    await late.getByRole('textbox').press('Enter');
    await expect(late.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    expect(new URL(await emailedLink(email)).hash).toMatch(/^#confirm=/);
  },
);

// wcag22-3.3.1 wcag22-3.3.3 (site)
test(
  'early access explains an invalid address at its field, and sends nothing',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/');
    let sent = 0;
    await page.route(signUpPath, (route) => {
      sent += 1;
      return route.abort();
    });
    const { field, submit } = await openEarlyAccess(page);

    await field.fill('nobody@');
    await submit.click();

    await expect(field).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(field).toBeFocused();
    expect(sent).toBe(0);
    await field.press('x');
    await expect(field).not.toHaveAccessibleDescription(/Please enter/);
  },
);

test(
  'early access keeps the entry when the server fails, and can be sent again',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/');
    await page.route(signUpPath, (route) => route.fulfill({ status: 500, json: { error: 'Something broke.' } }));
    const { dialog, field, submit } = await openEarlyAccess(page);

    await field.fill('teacher@school.example');
    await submit.click();

    await expect(field).toHaveAccessibleDescription(/Something went wrong\. Please try again\./);
    await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
    await expect(field).toHaveValue('teacher@school.example');
    await page.unroute(signUpPath);
    await submit.click();
    await expect(dialog.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  },
);

test.describe('sharing a page', () => {
  /** Opens the panel in a browser without native sharing. */
  async function openPanel(page: Page) {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await open(page, '/about');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    return page.getByRole('dialog', { name: 'Share this page' });
  }

  test('links to three networks and copies the address', { tag: '@nightly' }, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const panel = await openPanel(page);

    await panel.getByRole('button', { name: 'Copy Link' }).click();

    await expect(panel.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/about`);
    await expect(panel.getByRole('button', { name: 'Copy Link' })).toBeVisible();
    for (const network of ['Twitter', 'Facebook', 'LinkedIn']) {
      const link = panel.getByRole('link', { name: network });
      await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(`${baseURL}/about`)));
    }
  });

  test(
    "shows the address selected if the browser doesn't allow copying",
    { tag: '@nightly' },
    async ({ page, baseURL }) => {
      await page.addInitScript(() => {
        const writeText = () => Promise.reject(new Error('planted'));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      });
      const panel = await openPanel(page);

      await panel.getByRole('button', { name: 'Copy Link' }).click();

      const field = panel.getByRole('textbox', { name: 'Link to this page' });
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/blocked copying/);
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${baseURL}/about`);
    },
  );
});

test(
  'Contact in the footer of another page moves the focus to the contact section',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/privacy');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();

    await expect(page).toHaveURL('/#contact');
    const contact = page.getByRole('region', { name: 'Contact', exact: true });
    await expect(contact).toBeFocused();
    await expect(contact.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport();
  },
);
