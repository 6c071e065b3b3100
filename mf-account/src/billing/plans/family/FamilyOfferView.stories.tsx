import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { danaUser } from '../../../shared/account.fixture.ts';
import type { Customer } from '../../payment/loadCustomer.ts';
import type { Outcome } from '../../payment/outcome.ts';
import { FamilyOfferView, type FamilyOfferViewProps } from './FamilyOfferView.tsx';

const askedAtMs = Date.parse('2026-11-23T12:00:00Z');
const explorer: Customer = { user: danaUser, mode: 'test', extension: null, askedAtMs };
const free: Customer = {
  ...explorer,
  user: { ...danaUser, subscriptionTier: 'free', subscriptionEndDate: null },
};
const family: Customer = {
  ...explorer,
  user: { ...danaUser, subscriptionTier: 'family' },
  extension: {
    tier: 'family',
    endDate: '2027-03-03T12:00:00.000Z',
    monthlyEndDate: '2027-04-03T12:00:00.000Z',
    yearlyEndDate: '2028-03-03T12:00:00.000Z',
  },
};
const nobody: FamilyOfferViewProps['customer'] = null;
const pay: FamilyOfferViewProps['pay'] = fn(() => Promise.resolve<Outcome>({ is: 'closed' }));

const meta = preview.meta({
  title: 'Account/Pricing/Family Plan',
  component: FamilyOfferView,
  args: { customer: nobody, pay, leave: fn(), onEnded: fn() },
});

export const Visitor = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

    await expect(args.pay).toHaveBeenCalledWith({ tier: 'family', period: 'yearly' });
  },
});

export const NoticeAgreed = meta.story({
  args: { customer: free },
  play: async ({ userEvent, args }) => {
    const checkbox = screen.getByRole('checkbox', { name: /I’m a parent or guardian/ });
    await userEvent.click(checkbox);
    await waitFor(() => expect(checkbox).toBeChecked());
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

    await expect(args.pay).toHaveBeenCalledWith({ tier: 'family', period: 'yearly', noticeVersion: 1 });
  },
});

export const Notice = meta.story({
  args: { customer: free },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Read it' }));

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'What we keep about your child' })).toBeVisible());
    await expect(screen.getByText(/the nickname, picture and age group you choose/)).toBeVisible();
  },
});

export const Upgrade = meta.story({
  tags: ['nightly'],
  args: { customer: explorer },
  play: async () => {
    await expect(screen.getByText(/100 remaining days.*worth 50 days of the Family Plan/)).toBeVisible();
  },
});

export const OwnPlan = meta.story({
  tags: ['nightly'],
  globals: { locale: 'en-US' },
  args: { customer: family },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Pay for more time' })).toBeVisible();
    await expect(screen.getByText(/Until March 3, 2028/)).toBeVisible();
  },
});
