import { analyticsKeptDays } from '@countertop/contract/accounts/retention';
import { LocaleProvider } from '@countertop/design-system/messages';
import { routerAt, RouterContextProvider } from '@countertop/routes/routerAt.fixture';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrivacyPage } from './PrivacyPage.tsx';

const html = renderToString(
  <RouterContextProvider router={routerAt('/privacy')}>
    <LocaleProvider locale="en-US">
      <PrivacyPage />
    </LocaleProvider>
  </RouterContextProvider>,
);

it('renders its promises on the server', () => {
  expect(html).toContain('Last updated November 28, 2026');
  expect(html).toContain('within 48 hours');
  expect(html).toContain('under 13');
  expect(html).not.toContain(' style="');
});

it('says how long the server keeps a visit', () => {
  expect(html).toContain(`Visits are deleted after ${analyticsKeptDays} days`);
});
