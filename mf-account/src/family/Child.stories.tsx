import { notifications } from '@countertop/design-system/notifications';
import { initialPreferences } from '@countertop/design-system/preferences';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { danaUser, ruth } from '../shared/account.fixture.ts';
import { emptyFamily, family, leo, mia, parent } from './family.fixture.ts';
import { at, bodyOf, callNames, Screen } from './screen.fixture.tsx';

const meta = preview.meta({
  title: 'Account/Family/Child',
  component: Screen,
  args: { user: parent, leave: fn() },
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const address = '?child=u1';

export const Limits = meta.story({
  beforeEach: at(family, { address }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('12 of 30 min')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    await userEvent.click(button('Save times'));

    await waitFor(() => expect(notifications().visible?.message).toBe('The times apply from the next order.'));
    await expect(bodyOf('PUT /api/learners/:id/limits')).toEqual({
      minutesPerDay: 30,
      quietHours: null,
      timeZone: expect.any(String),
    });
  },
});

/** The device was taken back with the PIN. */
export const LimitsNeedPassword = meta.story({
  beforeEach: at(family, {
    address,
    routes: {
      'GET /api/auth/ways': () => ({ json: { way: 'password' } }),
      'PUT /api/learners/:id/limits': () => ({ code: 'password_needed' }),
    },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save times' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button('Save times')).toHaveFocus());
    await expect(screen.queryByText(/Enter your password again/)).toBeNull();
    await expect(notifications().visible).toBeUndefined();
  },
});

export const HandOver = meta.story({
  tags: ['nightly'],
  beforeEach: at(family, { address }),
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hand over to Mia' }));

    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/game'));
  },
});

export const PicturePassword = meta.story({
  tags: ['nightly'],
  beforeEach: at(family, { address: '?child=l2' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose three dishes' }));
    await expect(await screen.findByRole('button', { name: 'Use these dishes' })).toBeDisabled();
    for (const dish of ['Pizza', 'Soup', 'Burger']) await userEvent.click(button(dish));
    await userEvent.click(button('Take back the last one'));
    await userEvent.click(button('Pizza'));
    await userEvent.click(button('Use these dishes'));

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Show this to Leo' })).toBeVisible());
    await expect(bodyOf('PUT /api/family/children/:id/picture-password')).toEqual({
      pictures: ['pizza', 'soup', 'pizza'],
    });
  },
});

export const Edit = meta.story({
  beforeEach: at(family, { address }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByLabelText('Nickname');
    await userEvent.clear(field);
    await userEvent.type(field, 'Mo');
    await userEvent.click(screen.getByRole('radio', { name: 'Eva' }));
    await userEvent.click(button('Save'));

    await expect(await screen.findByRole('heading', { name: 'Mo' })).toBeVisible();
    await expect(bodyOf('PATCH /api/family/children/:id')).toEqual({
      nickname: 'Mo',
      picture: 'eva',
      band: 'ages_8_9',
    });
  },
});

export const Withdraw = meta.story({
  beforeEach: at(family, { address }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await screen.findByText(/Nothing more is saved, and Mia can still play/)).toBeVisible();
    await expect(button('Read and agree')).toBeVisible();
  },
});

export const Settings = meta.story({
  tags: ['nightly'],
  beforeEach: at(family, { address }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'All settings' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Read problems aloud' }));
    await userEvent.click(screen.getByRole('radio', { name: 'On the left' }));
    await userEvent.click(button('Save settings'));

    await waitFor(() =>
      expect(bodyOf('PUT /api/learners/:id/settings')).toMatchObject({
        settings: { readAloud: true, numberPadSide: 'left', theme: 'default' },
      }),
    );
  },
});

export const SettingsDownloaded = meta.story({
  tags: ['nightly'],
  beforeEach: at(family, {
    address,
    routes: { 'GET /api/learners/:id/settings': () => ({ json: { settings: initialPreferences } }) },
  }),
  play: async ({ userEvent }) => {
    const downloads = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});

    await userEvent.click(await screen.findByRole('button', { name: 'Download settings' }));

    await waitFor(() => expect(downloads).toHaveBeenCalledOnce());
    await expect(downloads.mock.contexts[0]).toHaveAttribute('download', 'countertop-settings.json');
  },
});

export const WrongSettingsCode = meta.story({
  tags: ['nightly'],
  beforeEach: at(family, {
    address,
    routes: { 'POST /api/learners/:id/settings-code/use': () => ({ code: 'settings_code_invalid' }) },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Take them along' }));
    await userEvent.type(await screen.findByLabelText('Code'), '7K3M{Enter}');

    const text = 'This code is mistyped, unknown or too old. Check it, or ask for a new one.';
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  },
});

export const MailBounced = meta.story({
  tags: ['nightly'],
  beforeEach: at(family, {
    address,
    routes: { 'GET /api/learners/:id/weekly-mail': () => ({ json: { isOn: false, stopped: 'bounced' } }) },
  }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/We stopped, because two emails came back/)).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Email me about Mia’s week' }));

    await waitFor(() => expect(bodyOf('PUT /api/learners/:id/weekly-mail')).toEqual({ isOn: true }));
  },
});

export const Erase = meta.story({
  beforeEach: at(family, { address }),
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erase Mia' }));
    await userEvent.type(await screen.findByLabelText('Type Mia to continue'), 'mia{Enter}');
    await expect(screen.getByText('sam@example.com no longer sees Mia, and gets an email.')).toBeVisible();
    await expect(screen.getByLabelText('Type Mia to continue')).toHaveAccessibleDescription(
      'Type the nickname and nothing else.',
    );
    await userEvent.clear(screen.getByLabelText('Type Mia to continue'));
    await userEvent.type(screen.getByLabelText('Type Mia to continue'), 'Mia{Enter}');

    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/family'));
    await expect(callNames()).toEqual(['DELETE /api/family/children/:id']);
  },
});

export const SecondGuardian = meta.story({
  tags: ['nightly'],
  args: { user: { ...danaUser, ...ruth } },
  beforeEach: at({ ...emptyFamily, children: [{ ...leo, role: 'second', consent: 'none' }] }, { address: '?child=l2' }),
  play: async () => {
    await expect(await screen.findByText(/Only the owner of the family can download or erase/)).toBeVisible();
    await expect(screen.getByText(/Nothing is saved until the owner of the family agrees/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Read and agree' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Erase Leo' })).toBeNull();
  },
});

export const WithoutConsent = meta.story({
  tags: ['nightly'],
  beforeEach: at({ ...family, children: [{ ...mia, consent: 'none' }] }, { address }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Read and agree' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));

    await expect(await screen.findByText('Everything Mia does in the game is saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
