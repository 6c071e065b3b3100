import type { Attempt } from '@countertop/contract/play/attempts';
import { dayMs } from '@countertop/contract/shared/time';
import { rebuild } from '@countertop/engine/problems/rebuild';
import { answeredRight, playedAttempts } from '../../../api/test/attempts.ts';
import { signInNew } from '../../support/account.ts';
import { clickToDownload } from '../../support/report.ts';
import { expect, test } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';

const mistakes = {
  'mistake.take_away.not_paid_back': 'Borrowed and not carried over',
  'mistake.multiplication.other_table': 'A neighboring times table used',
  'mistake.profit.one_only': 'The profit on one instead of all',
};
const days = 7;
const ordersPerDay = 10;

/** Returns the attempt with the answer of one of the mistakes if it can be made here, otherwise with the right one. */
function withMistake(attempt: Attempt): Attempt {
  const made = rebuild(attempt)?.mistakes.find(({ reason }) => reason.id in mistakes);
  return made === undefined ? answeredRight(attempt) : { ...attempt, answerHundredths: made.hundredths };
}

test(
  'the report of a week names exactly the three mistakes that were made, with their orders',
  { tag: ['@promise:analytics', '@nightly'] },
  async ({ page, context, site }) => {
    const { id } = await signInNew(context, site, { tier: 'explorer' });
    for (let day = 0; day < days; day += 1) {
      const startMs = Date.now() - (days - day) * dayMs + dayMs / 2;
      const played = playedAttempts(ordersPerDay, { seed: 7 + day, startMs });
      const data = { attempts: played.map((attempt) => withMistake(attempt)) };
      const response = await context.request.post(`/api/learners/${id}/attempts`, {
        data,
        headers: { Origin: site.url },
      });
      expect(await response.json()).toEqual({ outcomes: played.map(() => ({ status: 'stored' })) });
    }

    await open(page, '/dashboard');
    await expect(page.getByText(/is the one to talk about: \d+ of \d+ right/)).toBeVisible();
    await page.getByRole('link', { name: 'See the whole report' }).click();
    await expect(page).toHaveURL(/\/progress$/);

    const list = page.getByRole('region', { name: 'Mistakes worth a look' });
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(Object.keys(mistakes).length);
    for (const name of Object.values(mistakes)) {
      const mistake = list.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
      await expect(mistake.getByText('Your child’s answer')).toHaveCount(2);
      await expect(mistake.getByText('Right answer')).toHaveCount(2);
      await expect(mistake.getByText(/^What your child read: “.+”$/)).toHaveCount(2);
    }

    await page.emulateMedia({ media: 'print' });
    await expect(list).toBeVisible();
    // Cards in a grid overlapped where one didn't fit on the page.
    await expect(list.locator('xpath=../..')).toHaveCSS('display', 'block');
    await expect(page.getByRole('button', { name: 'Download as PDF' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    for (const [format, start] of [
      ['CSV', '\uFEFFPart,Name'],
      ['PDF', '%PDF-1.7'],
    ] as const) {
      const { bytes } = await clickToDownload(page, page.getByRole('button', { name: `Download as ${format}` }));
      expect(Buffer.from(bytes).toString('utf8')).toContain(start);
    }
  },
);

test(
  'a free account sees a sample that says so, and what a plan adds',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    await signInNew(context, site);
    await open(page, '/progress');

    const notice = page.getByRole('region', { name: 'This is a sample report' });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
    await expect(page.getByRole('heading', { name: 'Borrowed and not carried over' })).toBeVisible();
  },
);
