import { availabilityQuery } from '@countertop/client/payments/payments';
import { queryClient } from '@countertop/client/shared/queryClient';
import { notifications } from '@countertop/design-system/notifications';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { callError, unreachable } from '../../shared/callError.fixture.ts';
import { danaUser, miaUser } from '../../shared/account.fixture.ts';
import type { Outcome } from '../payment/outcome.ts';
import { PricingView, type PricingViewProps } from './PricingView.tsx';

type Pay = NonNullable<PricingViewProps['pay']>;

const free = { ...danaUser, subscriptionTier: 'free', subscriptionEndDate: null } as const;
const extension = {
  tier: 'explorer',
  endDate: danaUser.subscriptionEndDate ?? '',
  monthlyEndDate: '2027-04-03T12:00:00.000Z',
  yearlyEndDate: '2028-03-03T12:00:00.000Z',
} as const;
const customer = (user: typeof danaUser, mode: 'live' | 'test' | 'none' | null = 'live') => ({
  user,
  mode,
  extension: user.subscriptionEndDate === null ? null : extension,
  askedAtMs: Date.parse('2026-11-22T12:00:00Z'),
});
const nobody: PricingViewProps['customer'] = null;
const noOrder: PricingViewProps['orderCheck'] = 'none';
const cancel: PricingViewProps['onCancel'] = fn(() => Promise.resolve(danaUser));
const resume: PricingViewProps['onResume'] = fn(() => Promise.resolve(danaUser));
const ending = (outcome: Outcome): { pay: Pay } => ({ pay: fn(() => Promise.resolve(outcome)) });

const meta = preview.meta({
  title: 'Account/Pricing',
  component: PricingView,
  args: {
    customer: nobody,
    ...ending({ is: 'closed' }),
    leave: fn(),
    onEnded: fn(),
    orderCheck: noOrder,
    onCheckOrder: fn(),
    onCancel: cancel,
    onResume: resume,
    onChanged: fn(),
  },
  parameters: {
    layout: 'fullscreen',
  },
});

const plan = (name: string) => within(screen.getByRole('article', { name }));
const button = (name = 'Subscribe') => screen.getByRole('button', { name });

/** Its code comes late, and from a server that may be making it. */
const yourPlan = async () => within(await screen.findByRole('region', { name: 'Your plan' }));

export const Yearly = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  play: async () => {
    await expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(screen.getByText('Save up to 33% yearly')).toBeVisible();
    await expect(plan('Math Explorer').getByText('Most Popular')).toBeVisible();
    for (const text of ['$3.33', '$39.99 a year', 'Save 33%']) {
      await expect(plan('Math Explorer').getByText(text)).toBeVisible();
    }
    await expect(plan('Free').getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/');
  },
});

/** The largest saving is only advertised once its plan can be bought. */
export const ClassroomOpen = meta.story({
  tags: ['nightly'],
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  beforeEach: () => {
    queryClient.setQueryData(availabilityQuery().queryKey, {
      mode: 'test',
      checkoutScript: null,
      openPlans: ['classroom'],
    });
  },
  play: async () => {
    await expect(await screen.findByText('Save up to 37% yearly')).toBeVisible();
  },
});

/** They cannot be bought, so they say so once and advertise no savings. */
export const UpcomingPlans = meta.story({
  tags: ['nightly'],
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  play: async () => {
    for (const [name, price, bill] of [
      ['Family Plan', '$6.67', '$79.99 a year'],
      ['Classroom Edition', '$12.50', '$149.99 a year'],
    ] as const) {
      const card = within(await screen.findByRole('article', { name }));
      for (const text of [price, bill, 'Coming Soon']) await expect(card.getByText(text)).toBeVisible();
      await expect(card.queryByText(/^Save \d/)).toBeNull();
      await expect(card.queryByRole('button')).toBeNull();
    }
  },
});

/** The reason to pay: what parents see, with numbers that say that they are invented. */
export const SampleReport = meta.story({
  tags: ['nightly'],
  play: async () => {
    const sample = within(await screen.findByRole('region', { name: 'What you will see on Mondays' }));

    await expect(sample.getByText('Sample')).toBeVisible();
    await expect(sample.getByText(/invented/)).toBeVisible();
    await expect(sample.getAllByRole('meter')).toHaveLength(3);
  },
});

/** The questions people have before paying are answered without a press. */
export const QuestionsAnswered = meta.story({
  tags: ['nightly'],
  play: async () => {
    await expect(await screen.findByText(/We don’t store your card/)).toBeVisible();
    await expect(screen.getByText(/in two clicks, on this page/)).toBeVisible();
    await expect(screen.getByText(/in your profile, within 30 days/)).toBeVisible();
  },
});

export const Monthly = meta.story({
  tags: ['nightly'],
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));

    await expect(plan('Math Explorer').getByText('$4.99')).toBeVisible();
    await expect(plan('Math Explorer').getByText('$3.33')).not.toBeVisible();
    await expect(plan('Math Explorer').getByText('Save 33%')).not.toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    screen.getByRole('radio', { name: 'Yearly' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await userEvent.tab();
    await expect(button()).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(args.pay).toHaveBeenLastCalledWith({ tier: 'explorer', period: 'monthly' }));
  },
});

export const BackFromSigningIn = meta.story({
  tags: ['nightly'],
  args: { customer: customer(free), isMonthly: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked());
  },
});

export const QuestionOpen = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Who processes the payment?' }));

    await waitFor(() => expect(screen.getByText(/^Razorpay, a payment service/)).toBeVisible());
  },
});

export const Processing = meta.story({
  tags: ['nightly'],
  args: { customer: customer(free), pay: fn<Pay>(() => new Promise(() => {})) },
  play: async ({ userEvent, args }) => {
    await userEvent.dblClick(button());

    await waitFor(() => expect(button('Processing...')).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button('Processing...'));
    await expect(args.pay).toHaveBeenCalledOnce();
    await expect(args.pay).toHaveBeenLastCalledWith({ tier: 'explorer', period: 'yearly' });
  },
});

export const WindowClosed = meta.story({
  tags: ['nightly'],
  args: { customer: customer(free) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(button());
    await waitFor(() => expect(args.pay).toHaveBeenCalledOnce());

    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(notifications().visible).toBeUndefined();
  },
});

export const SignedOut = meta.story({
  tags: ['nightly'],
  args: ending({ is: 'signedOut' }),
  play: async ({ userEvent, args }) => {
    await userEvent.click(button());

    await waitFor(() => expect(args.leave).toHaveBeenLastCalledWith('/api/login?returnTo=%2Fpricing'));
  },
});

export const Failed = meta.story({
  args: { customer: customer(free), ...ending({ is: 'failed', error: unreachable }) },
  play: async ({ userEvent }) => {
    await userEvent.click(button());

    await waitFor(() =>
      expect(notifications().visible).toMatchObject({
        title: 'Payment Failed',
        message: 'Unable to process payment. Please try again.',
        tone: 'danger',
      }),
    );
    await expect(button()).toBeEnabled();
  },
});

export const PlanNotOnSale = meta.story({
  tags: ['nightly'],
  args: { customer: customer(free), ...ending({ is: 'failed', error: callError('coming_soon') }) },
  play: async ({ userEvent }) => {
    await userEvent.click(button());

    await waitFor(() => expect(notifications().visible?.message).toMatch(/^This plan is coming soon/));
  },
});

export const NotVerified = meta.story({
  args: { customer: customer(free), ...ending({ is: 'unverified' }) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(button());

    await waitFor(() =>
      expect(notifications().visible).toMatchObject({
        title: 'Payment Verification Failed',
        message: 'Please contact support if amount was debited.',
      }),
    );
    notifications().visible?.action?.onPress();
    await expect(args.leave).toHaveBeenLastCalledWith('/support?topic=payment');
  },
});

export const Paid = meta.story({
  args: { customer: customer(free), ...ending({ is: 'paid' }) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(button());

    await waitFor(() => expect(args.leave).toHaveBeenLastCalledWith('/dashboard'));
    await expect(button('Paid, thank you')).toBeDisabled();
    await expect(sessionStorage.getItem('countertop.toast')).toContain(
      'Welcome to Math Explorer! Your subscription is now active.',
    );
  },
});

export const TestMode = meta.story({
  tags: ['nightly'],
  args: { customer: customer(free, 'test') },
  play: async () => {
    await expect(screen.getByText('Test mode')).toBeVisible();
  },
});

/** At 400 % zoom with the largest text. */
export const NarrowTestMode = meta.story({
  tags: ['nightly'],
  globals: { textSize: '150', viewport: { value: 'narrow', isRotated: false } },
  args: { customer: customer(free, 'test') },
  play: async () => {
    const note = screen.getByText('No real money is charged.');
    const card = note.closest('article')?.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(note);

    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual((card?.right ?? 0) - 8);
  },
});

export const NotAvailable = meta.story({
  tags: ['nightly'],
  args: { customer: customer(free, 'none') },
  play: async () => {
    await expect(screen.getByText(/Payment isn’t available/)).toBeVisible();
    await expect(button()).toBeDisabled();
  },
});

export const Subscriber = meta.story({
  tags: ['nightly'],
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  args: { customer: customer(danaUser) },
  play: async () => {
    const banner = await yourPlan();
    await expect(banner.getByText('Renews on March 3, 2027')).toBeVisible();
    await expect(banner.getByText('We never charge you automatically.')).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
    await expect(screen.getByRole('heading', { level: 1, name: 'You have Math Explorer' })).toBeVisible();
    const own = plan('Math Explorer');
    await expect(own.getByText('Your plan')).toBeVisible();
    await expect(own.getByText('March 3, 2027')).toBeVisible();
    await expect(own.getByText('One more year: $39.99')).toBeVisible();
    await expect(own.queryByText('Most Popular')).toBeNull();
    await expect(own.getByText('$3.33')).not.toBeVisible();
    await expect(button('Pay for more time')).toBeEnabled();
    await expect(button('Pay for more time')).toHaveAccessibleDescription(/^Until March 3, 2028\./);
  },
});

export const Extended = meta.story({
  tags: ['nightly'],
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  args: { customer: customer(danaUser) },
  play: async ({ userEvent, args }) => {
    const more = await screen.findByRole('button', { name: 'Pay for more time' });
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    await waitFor(() => expect(more).toHaveAccessibleDescription(/^Until April 3, 2027\./));
    await userEvent.click(more);
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend Math Explorer until April 3, 2027?' }));
    for (const fact of ['March 3, 2027', 'April 3, 2027', '$4.99']) {
      await waitFor(() => expect(dialog.getByText(fact, { selector: 'dd' })).toBeVisible());
    }
    await expect(args.pay).not.toHaveBeenCalled();

    await userEvent.click(dialog.getByRole('button', { name: 'Pay $4.99' }));

    const wanted = { tier: 'explorer', period: 'monthly', extendsFrom: extension.endDate };
    await waitFor(() => expect(args.pay).toHaveBeenLastCalledWith(wanted));
    await waitFor(() => expect(args.onEnded).toHaveBeenCalledOnce());
  },
});

export const NotExtended = meta.story({
  tags: ['nightly'],
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  args: { customer: customer({ ...danaUser, subscriptionStatus: 'cancelled' }) },
  play: async ({ userEvent, args }) => {
    const extend = await screen.findByRole('button', { name: 'Pay for more time' });
    await userEvent.click(extend);
    const dialog = within(await screen.findByRole('dialog', { name: /^Extend Math Explorer/ }));
    await waitFor(() => expect(dialog.getByText('Your canceled plan becomes active again.')).toBeVisible());

    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));

    await waitFor(() => expect(extend).toHaveFocus());
    await expect(args.pay).not.toHaveBeenCalled();
  },
});

export const PlanWithoutAnEnd = meta.story({
  tags: ['nightly'],
  args: { customer: customer({ ...danaUser, subscriptionEndDate: null }) },
  play: async () => {
    await yourPlan();
    await expect(plan('Math Explorer').getByText(/no end date/)).toBeVisible();
    await expect(plan('Math Explorer').getByText('No end date')).toBeVisible();
    await expect(plan('Math Explorer').queryByRole('button')).toBeNull();
  },
});

export const PlanThatHasJustEnded = meta.story({
  tags: ['nightly'],
  args: { customer: { ...customer(danaUser), extension: null, askedAtMs: Date.parse('2027-03-03T12:00:00Z') } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(button());

    await waitFor(() => expect(args.pay).toHaveBeenLastCalledWith({ tier: 'explorer', period: 'yearly' }));
  },
});

export const ChangedMeanwhile = meta.story({
  tags: ['nightly'],
  args: { customer: customer(free), ...ending({ is: 'changed' }) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(button());

    await waitFor(() => expect(notifications().visible?.title).toBe('Your plan has changed'));
    await expect(args.onEnded).toHaveBeenCalledOnce();
  },
});

export const CheckingThePayment = meta.story({
  tags: ['nightly'],
  args: { customer: customer(free), orderCheck: 'checking' },
  play: async ({ userEvent, args }) => {
    // The loading notice is a status, too.
    await plan('Math Explorer').findByText('We’re checking your payment');
    const status = within(plan('Math Explorer').getByRole('status'));
    await expect(status.getByText(/Please don’t pay again/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();

    await userEvent.click(status.getByRole('button', { name: 'Check now' }));

    await expect(args.onCheckOrder).toHaveBeenCalledOnce();
  },
});

export const PaymentNotFound = meta.story({
  args: { customer: customer(free), orderCheck: 'overdue' },
  play: async () => {
    await expect(await screen.findByText(/haven’t received your payment/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/support?topic=payment');
    await expect(button()).toBeEnabled();
  },
});

export const PaymentToReview = meta.story({
  tags: ['nightly'],
  args: { customer: customer(free), orderCheck: 'review' },
  play: async () => {
    await expect(await screen.findByText(/doesn’t match your order/)).toBeVisible();
  },
});

export const CancelledSubscriber = meta.story({
  tags: ['nightly'],
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  args: { customer: customer({ ...danaUser, subscriptionStatus: 'cancelled' }) },
  play: async () => {
    const banner = await yourPlan();
    await expect(banner.getByText('Expires on March 3, 2027')).toBeVisible();
    await expect(banner.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
    await expect(banner.getByRole('button', { name: 'Resume subscription' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

/** A child can't pay. */
export const ChildPlays = meta.story({
  tags: ['nightly'],
  args: { customer: customer(miaUser) },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'This page is for grown-ups' })).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
});
