import { buyYear, expectToast, ledgerKinds, openPricing, planOf } from '../../support/payments.ts';
import { test } from '../../support/paymentServer.ts';
import { expect } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';

test(
  'a payer gets a refund in the profile, and support for a second one (promise:guarantee)',
  { tag: '@nightly' },
  async ({ page, context, server, razorpay }) => {
    const refunds = page.getByRole('button', { name: /^Get a refund for receipt / });
    const list = page.getByRole('region', { name: 'Payments' });
    const { id } = await openPricing(page, context, server);
    await buyYear(page);
    await open(page, '/profile#plan');

    await test.step('says what happens before it happens', async () => {
      await refunds.click();
      const dialog = page.getByRole('dialog', { name: 'Refund $39.99?' });
      await expect(dialog).toContainText('Math Explorer ends right away');
      await dialog.getByRole('button', { name: 'Keep the plan' }).click();
      expect(await ledgerKinds(server, id)).toEqual(['paid']);
    });

    await test.step('refunds once, even if it is pressed twice', async () => {
      await refunds.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Get a refund' }).dblclick();
      await expectToast(page, 'Payment Refunded', '$39.99 is on its way back to you. We emailed you a confirmation.');
      await expect(list.getByText('Refunded', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible();
      const [payment] = razorpay.book.entities.payments.values();
      expect(payment).toMatchObject({ status: 'refunded', amount_refunded: 3999 });
      expect(await ledgerKinds(server, id)).toEqual(['paid', 'refund_requested', 'refunded']);
      expect(await planOf(server, id)).toMatchObject({ tier: 'free' });
    });

    await test.step('points to support for another payment within twelve months', async () => {
      await open(page, '/pricing');
      await page.getByText('Test mode', { exact: true }).waitFor();
      await buyYear(page);
      await open(page, '/profile#plan');
      await expect(list.getByRole('link', { name: 'Ask support for another refund' })).toHaveAttribute(
        'href',
        '/support',
      );
      await expect(refunds).toHaveCount(0);
    });
  },
);
