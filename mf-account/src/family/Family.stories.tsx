import type { Family as FamilyData } from '@countertop/contract/family/family';
import { pageTitleId } from '@countertop/design-system/Page';
import { notifications } from '@countertop/design-system/notifications';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { danaUser, ruth } from '../shared/account.fixture.ts';
import { emptyFamily, family, grandma, leo, mia, parent, pickle } from './family.fixture.ts';
import { at, bodyOf, callNames, Screen } from './screen.fixture.tsx';

const meta = preview.meta({
  title: 'Account/Family',
  component: Screen,
  args: { user: parent, leave: fn() },
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const Children = meta.story({
  tags: ['nightly'],
  beforeEach: at(family),
  play: async () => {
    const children = within(await screen.findByRole('region', { name: 'Children' }));
    await expect(children.getAllByRole('listitem')).toHaveLength(3);
    await expect(children.getByRole('link', { name: 'Mia' })).toHaveAttribute('href', '/family?child=u1');
    await waitFor(() => expect(children.getAllByText('42 min, 2 days')).toHaveLength(2));
    await expect(await children.findByText('Not played yet')).toBeVisible();
    await expect(button('Add a child')).toBeVisible();
  },
});

export const HandOver = meta.story({
  beforeEach: at(family),
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hand over this device' }));
    await waitFor(() => expect(button('Hand over to Leo')).toBeVisible());
    const widths = screen.getAllByRole('button', { name: /^Hand over to/ }).map(({ offsetWidth }) => offsetWidth);
    await expect(new Set(widths).size).toBe(1);
    await userEvent.click(button('Hand over to Leo'));

    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/game'));
    await expect(bodyOf('POST /api/family/hand-over')).toEqual({ learnerId: 'l2' });
  },
});

export const NoChildren = meta.story({
  tags: ['nightly'],
  beforeEach: at(emptyFamily),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Who’s coming to dinner?' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Hand over this device' })).toBeNull();
  },
});

export const AddByKeyboard = meta.story({
  tags: ['nightly'],
  beforeEach: at(emptyFamily),
  play: async ({ userEvent }) => {
    (await screen.findByRole('button', { name: 'Add a child' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Nickname')).toHaveFocus());
    await userEvent.keyboard('Mia{Enter}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Ruth' })).toHaveFocus());
    // In a browser, Enter is enough: it presses the button of the form.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Tab}{Tab}{Enter}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Ages 6-7' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Tab}{Tab}{Enter}');

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'May we save what Mia does?' })).toBeVisible());
    await expect(bodyOf('POST /api/family/children')).toEqual({ nickname: 'Mia', picture: 'zuri', band: 'ages_8_9' });
    await userEvent.click(button('I agree'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mia is at the table' })).toBeVisible());
    await expect(bodyOf('POST /api/learners/:id/consents')).toEqual({ noticeVersion: 1 });
    await userEvent.click(button('Add another child'));
    await waitFor(() => expect(screen.getByLabelText('Nickname')).toHaveFocus());
    await expect(screen.getByLabelText('Nickname')).toHaveValue('');
  },
});

/** The guardian agreed to the notice when buying the plan, and isn't asked again. */
export const AddedAndAgreed = meta.story({
  beforeEach: at(emptyFamily, {
    routes: { 'POST /api/family/children': (body) => ({ json: { ...mia, ...Object(body), consent: 'given' } }) },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a child' }));
    await userEvent.type(await screen.findByLabelText('Nickname'), 'Mia{Enter}');
    await screen.findByRole('radio', { name: 'Ruth' });
    await userEvent.click(button('Next'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Ages 8-9' }));
    await userEvent.click(button('Add Mia'));

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mia is at the table' })).toBeVisible());
    await expect(screen.getByText(/you agreed when you bought your plan/)).toBeVisible();
  },
});

export const Ideas = meta.story({
  tags: ['nightly'],
  beforeEach: at(emptyFamily),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a child' }));
    const ideas = within(await screen.findByRole('group', { name: 'Ideas' })).getAllByRole('button');
    await userEvent.click(ideas[0] ?? button('More ideas'));

    await expect(screen.getByLabelText('Nickname')).toHaveValue(ideas[0]?.textContent);
  },
});

export const NoNickname = meta.story({
  tags: ['nightly'],
  beforeEach: at(emptyFamily),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a child' }));
    await waitFor(() => expect(screen.getByLabelText('Nickname')).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(screen.getByText('Enter a nickname.')).toBeVisible());
    await expect(screen.getByLabelText('Nickname')).toHaveFocus();
  },
});

export const FullName = meta.story({
  tags: ['nightly'],
  beforeEach: at(emptyFamily, {
    routes: {
      'POST /api/family/children': (body) =>
        'isNicknameConfirmed' in Object(body)
          ? { json: { ...mia, ...Object(body), isNicknameConfirmed: undefined, consent: 'none' } }
          : { code: 'unsafe_nickname', fields: { nickname: 'full_name' } },
    },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a child' }));
    await userEvent.type(await screen.findByLabelText('Nickname'), 'Mia Miller{Enter}');
    await screen.findByRole('radio', { name: 'Ruth' });
    await userEvent.click(button('Next'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Ages 8-9' }));
    await userEvent.click(button('Add Mia Miller'));

    const question = 'This looks like a full name. Choose a nickname, or use the first name only.';
    await waitFor(() => expect(screen.getByLabelText('Nickname')).toHaveAccessibleDescription(new RegExp(question)));
    await userEvent.click(screen.getByRole('checkbox', { name: 'It’s a nickname, not a full name' }));
    await userEvent.click(button('Next'));
    await screen.findByRole('radio', { name: 'Ruth' });
    await userEvent.click(button('Next'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add Mia Miller' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'May we save what Mia Miller does?' })).toBeVisible(),
    );
  },
});

export const ConsentByEmail = meta.story({
  beforeEach: at(
    { ...family, children: [{ ...mia, consent: 'none' }] },
    {
      address: '?child=u1',
      routes: { 'POST /api/learners/:id/consents': () => ({ json: { consent: 'pending' } }) },
    },
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Read and agree' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));

    await waitFor(() => expect(notifications().visible?.title).toBe('Check your inbox'));
  },
});

export const FiveChildren = meta.story({
  tags: ['nightly'],
  beforeEach: at({
    ...family,
    children: [mia, leo, pickle, { ...leo, id: 'l4', nickname: 'Ada' }, { ...leo, id: 'l5', nickname: 'Noor' }],
  }),
  play: async () => {
    await expect(await screen.findByText('That’s 5 children, the most that one plan has room for.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add a child' })).toBeNull();
  },
});

export const SixthChildElsewhere = meta.story({
  tags: ['nightly'],
  beforeEach: at(emptyFamily, { routes: { 'POST /api/family/children': () => ({ code: 'too_many_children' }) } }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a child' }));
    await userEvent.type(await screen.findByLabelText('Nickname'), 'Mia{Enter}');
    await screen.findByRole('radio', { name: 'Ruth' });
    await userEvent.click(button('Next'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Ages 8-9' }));
    await userEvent.click(button('Add Mia'));

    await waitFor(() =>
      expect(screen.getAllByText('There’s no room for another child. One plan has room for five.')[0]).toBeVisible(),
    );
  },
});

export const ConsentStates = meta.story({
  tags: ['nightly'],
  beforeEach: at({
    ...family,
    children: [
      { ...mia, consent: 'none' },
      { ...leo, consent: 'pending' },
      { ...pickle, consent: 'withdrawn' },
    ],
  }),
  play: async () => {
    await expect(await screen.findByText('Nothing is saved yet')).toBeVisible();
    await expect(screen.getByText('Waiting for your email')).toBeVisible();
    await expect(screen.getByText('Saving is off')).toBeVisible();
  },
});

export const NoPlan = meta.story({
  args: { user: danaUser },
  beforeEach: at({ ...emptyFamily, maxChildren: 1 }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'See the price' })).toHaveAttribute('href', '/pricing');
  },
});

export const NotForSale = meta.story({
  tags: ['nightly'],
  args: { user: danaUser },
  beforeEach: at(
    { ...emptyFamily, maxChildren: 1 },
    {
      routes: {
        'GET /api/payments/availability': () => ({ json: { mode: 'test', checkoutScript: null, openPlans: [] } }),
      },
    },
  ),
  play: async () => {
    await expect(await screen.findByText('Coming Soon')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'See the price' })).toBeNull();
  },
});

export const PlanEnded = meta.story({
  tags: ['nightly'],
  args: { user: { ...danaUser, subscriptionTier: 'free', subscriptionEndDate: null } },
  beforeEach: at({
    ...family,
    maxChildren: 1,
    children: [mia, { ...leo, erasedOn: '2099-02-03' }, { ...pickle, erasedOn: '2099-02-03' }],
  }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Your Family Plan has ended' })).toBeVisible();
    await expect(screen.getAllByText('Erased on February 3, 2099')).toHaveLength(2);
    await expect(screen.queryByRole('button', { name: 'Add a child' })).toBeNull();
  },
});

const shared: FamilyData = {
  ...emptyFamily,
  maxChildren: 1,
  children: [{ ...leo, role: 'second', guardians: [{ userId: 'u2', email: 'dana@example.com', role: 'owner' }] }],
};

/** Returns the families that the server returns before and after something is deleted. */
const afterDelete = (before: FamilyData, after: FamilyData) => ({
  'GET /api/family': () =>
    callNames()?.some((name) => name?.startsWith('DELETE')) ? { json: after } : { json: before },
});

export const SecondGuardian = meta.story({
  tags: ['nightly'],
  args: { user: { ...danaUser, ...ruth } },
  beforeEach: at(shared, { routes: afterDelete(shared, emptyFamily) }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Shared with you')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Invite a grown-up' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'PIN for grown-ups' })).toBeNull();
    await userEvent.click(button('Leave'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop being a guardian?' }));
    await expect(dialog.getByText('You no longer see Leo. The owner can invite you again.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));

    await waitFor(() => expect(callNames()).toContain('DELETE /api/family/guardians/u1'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const Offline = meta.story({
  tags: ['nightly'],
  beforeEach: at(family, { routes: { 'GET /api/family': () => 'offline' } }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Invite = meta.story({
  tags: ['nightly'],
  beforeEach: at(family),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a grown-up' }));
    await userEvent.type(await screen.findByLabelText(/Email address/), 'sam@example.com');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Leo' }));
    await userEvent.click(button('Send invitation'));

    await waitFor(() => expect(notifications().visible?.title).toBe('Invitation Sent'));
    await expect(bodyOf('POST /api/family/invitations')).toEqual({
      email: 'sam@example.com',
      learnerIds: ['u1', 'l3'],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const RemoveGuardian = meta.story({
  beforeEach: at(family),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove sam@example.com' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(callNames()).toEqual(['DELETE /api/family/guardians/u2']);
  },
});

const lee = { ...grandma, learnerIds: ['u1', 'l2'], askedBy: { userId: 'u9', email: 'lee@example.com' } };
const asked = { ...family, invitations: [lee] };

/** Somebody else opened an invitation: the owner confirms them, or doesn't. */
export const ConfirmGuardian = meta.story({
  beforeEach: at(asked),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Asks to see Mia and Leo. You invited grandma@example.com.')).toBeVisible();
    await userEvent.click(button('Confirm lee@example.com'));
    const question = within(await screen.findByRole('alertdialog', { name: /^Is lee@example\.com/ }));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(bodyOf('POST /api/family/invitations/:id/confirm')).toEqual({ userId: 'u9' });
  },
});

export const RefuseGuardian = meta.story({
  beforeEach: at(asked, { routes: afterDelete(asked, family) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse lee@example.com' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Refuse lee@example.com?' }));
    await expect(question.getByText(/stays open, and only for grandma@example\.com/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Refuse' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(callNames()).toEqual(['DELETE /api/family/invitations/:id/askers/u9']);
    await waitFor(() => expect(document.getElementById(pageTitleId)).toHaveFocus());
  },
});

/** Another guardian came first. */
export const NoRoomForGuardian = meta.story({
  beforeEach: at(asked, {
    routes: { 'POST /api/family/invitations/:id/confirm': () => ({ code: 'too_many_guardians' }) },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm lee@example.com' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));

    await expect(await question.findByText(/^There’s no room for another guardian/)).toBeVisible();
  },
});

export const PinChange = meta.story({
  tags: ['nightly'],
  beforeEach: at({ ...family, hasPin: true }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change the PIN' }));

    await expect(await screen.findByRole('dialog', { name: 'Change the PIN' })).toBeVisible();
  },
});

export const Pin = meta.story({
  beforeEach: at(family),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a PIN' }));
    await userEvent.type(await screen.findByLabelText(/^PIN/, { selector: 'input' }), '1234{Enter}');
    await expect(await screen.findByText('That’s the first one anybody tries. Choose different digits.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/^PIN/, { selector: 'input' }));
    await userEvent.type(screen.getByLabelText(/^PIN/, { selector: 'input' }), '2468{Enter}');

    await waitFor(() => expect(bodyOf('PUT /api/family/pin')).toEqual({ pin: '2468' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
