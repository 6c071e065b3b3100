import { makeQueryClient } from '@countertop/client/shared/queryClient';
import type { SchoolClass } from '@countertop/contract/classes/classes';
import { clearNotifications } from '@countertop/design-system/notifications';
import { addressIn, goTo, type OnSite } from '@countertop/routes/routerAt.fixture';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { class4b, lee, type Routes, serveClasses, summaryOf } from './classes.fixture.ts';
import { Classes, type ClassesProps } from './Classes.tsx';

/** The page with an empty cache. */
function Screen(props: ClassesProps) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Classes {...props} />
    </QueryClientProvider>
  );
}

const meta = preview.meta({
  title: 'Admin/Classes',
  component: Screen,
  args: { canMake: true, isSignedIn: true },
  // react-aria's announcement of a pending button outlives the button.
  parameters: { layout: 'fullscreen' },
});

let server: ReturnType<typeof serveClasses>;
const bodyOf = (name: string) => server.calls.find((call) => call.name === name)?.body;

/** Opens the page at an address, with a server that has these classes. */
const at =
  (address: string, routes: Routes = {}, classes: readonly SchoolClass[] = [class4b]) =>
  async (story: OnSite) => {
    await goTo(story, `/teacher-dashboard${address}`);
    server = serveClasses({
      'GET /api/classes': () => ({ json: classes.map(summaryOf) }),
      'GET /api/classes/c1': () => ({ json: class4b }),
      'GET /api/classes/c1/lessons': () => ({ json: [] }),
      'GET /api/classes/c1/overview': () => ({ json: [] }),
      'GET /api/auth/ways': () => ({ json: { way: 'password' } }),
      ...routes,
    });
    return () => {
      server.stop();
      clearNotifications();
    };
  };

const openDialog = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const button = (name: string) => screen.findByRole('button', { name });
/** Opens a dialog from the menu of a child. */
async function choose(userEvent: { click: (element: Element) => Promise<void> }, child: string, action: string) {
  await userEvent.click(await button(`Actions for ${child}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return openDialog();
}

/** A second class, so that there is one to choose. */
const both: readonly SchoolClass[] = [class4b, { ...class4b, id: 'c2', name: 'Class 5A', role: 'co_teacher' }];

export const List = meta.story({
  beforeEach: at('?', {}, both),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Open Class 4B' })).toHaveAttribute(
      'href',
      '/teacher-dashboard?class=c1',
    );
    await expect(screen.getAllByText(/^3 children, Intermediate \(8-9\), until/)[0]).toBeVisible();
    await expect(screen.getByText('You’re a co-teacher of this class.')).toBeVisible();
  },
});

/** The only class of a teacher opens immediately, and so does the dialog for a lesson that was made for it. */
export const OnlyClass = meta.story({
  tags: ['nightly'],
  beforeEach: at('?assign=2MYW-PSQK-4WR6'),
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

    await expect(await screen.findByRole('heading', { level: 1, name: 'Class 4B' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'All classes' })).toBeNull();
    await userEvent.click(await button('New class'));
    await expect((await openDialog()).getByRole('button', { name: 'Make class' })).toBeVisible();
  },
});

/** Co-teachers without the plan can't make a class. */
export const OnlyClassOfACoTeacher = meta.story({
  tags: ['nightly'],
  args: { canMake: false },
  beforeEach: at('?'),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Class 4B' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'New class' })).toBeNull();
    await expect(screen.queryByRole('link', { name: 'All classes' })).toBeNull();
  },
});

/** The first class of a teacher, who agrees to the notice to schools. */
export const NewClass = meta.story({
  tags: ['nightly'],
  beforeEach: at('?', { 'POST /api/classes': () => ({ json: class4b }) }, []),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('New class'));
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/^Name of the class/), 'Class 4B');
    await userEvent.click(dialog.getByRole('button', { name: 'Make class' }));
    await expect(dialog.getByText('Read the notice to schools and agree to it for your school.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^notice to schools/ })).toHaveAttribute('href', '/schools');

    await userEvent.click(dialog.getByRole('checkbox', { name: 'My school agrees to the notice to schools' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make class' }));

    await expect(await screen.findByRole('heading', { level: 1, name: 'Class 4B' })).toBeVisible();
    await expect(bodyOf('POST /api/classes')).toMatchObject({ name: 'Class 4B', band: 'ages_8_9', noticeVersion: 1 });
  },
});

export const Loading = meta.story({
  tags: ['nightly'],
  beforeEach: async (story: OnSite) => {
    const stop = await at('?')(story);
    globalThis.fetch = () => new Promise(() => {});
    return stop;
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Loading your classes…')[0]).toBeInTheDocument());
  },
});

export const Failed = meta.story({
  tags: ['nightly'],
  beforeEach: at('?', { 'GET /api/classes': () => 'offline' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'We couldn’t load your classes' })).toBeVisible();
    await expect(await button('Try again')).toBeVisible();
  },
});

export const OneClass = meta.story({
  tags: ['nightly'],
  beforeEach: at('?class=c1'),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Class 4B' })).toBeVisible();
    const row = within(screen.getByRole('row', { name: /^Ben/ }));
    await expect(row.getByText('Locked')).toBeVisible();
    await expect(within(screen.getByRole('row', { name: /^Zoë/ })).getByText('No card')).toBeVisible();
    await expect(screen.getByText('lee@example.com, invited')).toBeVisible();
  },
});

/** Nobody knows who tried, so all are unlocked at once. */
export const UnlockAll = meta.story({
  beforeEach: (story: OnSite) => {
    let isLocked = true;
    return at('?class=c1', {
      'GET /api/classes/c1': () => ({
        json: { ...class4b, seats: class4b.seats.map((seat) => ({ ...seat, isLocked })) },
      }),
      'POST /api/classes/c1/unlock': () => {
        isLocked = false;
        return { json: { ok: true } };
      },
    })(story);
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/^Wrong pictures have locked 3 children for a day/)).toBeVisible();

    await userEvent.click(await button('Unlock all'));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Unlock all' })).toBeNull());
    await expect(screen.queryByText('Locked')).toBeNull();
    await waitFor(() => expect(screen.getByText(/^All children are unlocked/)).toHaveFocus());
  },
});

/** Everything can be read, exported and erased, and nothing else. */
export const PlanEnded = meta.story({
  beforeEach: at('?class=c1', {
    'GET /api/classes/c1': () => ({ json: { ...class4b, plan: 'ended' } }),
  }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'The plan of this class has ended' })).toBeVisible();
    await expect(screen.getByText('The plan of this class has ended. Children can’t sign in anymore.')).toBeVisible();
    for (const name of ['Open sign-in', 'Add children', 'Make cards', 'Assign a lesson', 'Invite a co-teacher'])
      await expect(screen.queryByRole('button', { name })).toBeNull();
    for (const name of ['Export the class', 'Erase the class', 'Hand over the class'])
      await expect(screen.getByRole('button', { name })).toBeVisible();

    await userEvent.click(await button('Actions for Ben'));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Void the card', 'Remove from the class']);
    await userEvent.keyboard('{Escape}');
  },
});

export const PlanEndedToday = meta.story({
  tags: ['nightly'],
  beforeEach: at('?class=c1', {
    'GET /api/classes/c1': () => ({
      json: { ...class4b, plan: 'grace', graceUntil: '2099-11-25T10:45:00.000Z', role: 'co_teacher' },
    }),
  }),
  play: async () => {
    await expect(await screen.findByText(/^Children can sign in until November 25, 2099/)).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
  },
});

/** A teacher with several classes comes from the page where the lesson was made. */
export const ChooseClassForLesson = meta.story({
  tags: ['nightly'],
  beforeEach: at('?assign=2MYW-PSQK-4WR6', {}, both),
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Assign to Class 4B' });
    await expect(link).toHaveAttribute('href', '/teacher-dashboard?class=c1&assign=2MYW-PSQK-4WR6');
  },
});

/** The lesson is in the dialog immediately. Afterwards it's no longer in the address. */
export const AssignMadeLesson = meta.story({
  tags: ['nightly'],
  beforeEach: at('?class=c1&assign=2MYW-PSQK-4WR6'),
  play: async ({ userEvent, ...story }) => {
    const dialog = await openDialog();
    await expect(dialog.getByLabelText(/^Code or link/)).toHaveValue('2MYW-PSQK-4WR6');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(addressIn(story)).toBe('/teacher-dashboard?class=c1');
  },
});

/** The teacher was removed from the class while the page was open. */
export const Removed = meta.story({
  tags: ['nightly'],
  beforeEach: at('?class=c1', {
    'GET /api/classes/c1/lessons': () => ({ code: 'class_not_found' }),
  }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This class isn’t here' })).toBeVisible();
  },
});

/** Every line of the list says what happens to it. */
export const AddChildren = meta.story({
  tags: ['nightly'],
  beforeEach: at('?class=c1', { 'POST /api/classes/c1/seats': () => ({ json: class4b }) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add children'));
    const dialog = await openDialog();
    const file = new File(['Name\nCleo\nada\nMary Ann\nIvan Petrov\n=1+1\n'], 'class.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText(/^Or choose a CSV file/), file);
    await waitFor(() =>
      expect(dialog.getByText('3 children will be added. 2 lines are left out.')).toBeInTheDocument(),
    );
    const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines[1]).toBe('ada – already in the class, left outAnother child: add as “ada 2”');
    await expect(lines[3]).toContain('Ivan Petrov – will be added as “Ivan”');
    await expect(lines[4]).toBe('=1+1 – looks like a formula, left out');

    await userEvent.click(dialog.getByRole('checkbox', { name: 'Keep “Mary Ann”: it’s a first name' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add 3 children' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bodyOf('POST /api/classes/c1/seats')).toEqual({
      version: 3,
      names: [{ name: 'Cleo' }, { name: 'Mary Ann', isConfirmed: true }, { name: 'Ivan' }],
    });
  },
});

/** Only a teacher knows which column has first names. What was typed before stays, and the encoding of an old file can be changed. */
export const AddChildrenOfAFile = meta.story({
  beforeEach: at('?class=c1', { 'POST /api/classes/c1/seats': () => ({ json: class4b }) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add children'));
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/^Names/), 'Cleo{Enter}"Bob');
    // "Okafor, Ondřej" and "Silva, Zoe" in Windows-1250.
    const list = Uint8Array.from('Okafor, Ond\xF8ej\nSilva, Zoe\n', (letter) => letter.codePointAt(0) ?? 0);
    await userEvent.upload(dialog.getByLabelText(/^Or choose a CSV file/), new File([list], 'class.csv'));
    await userEvent.click(await dialog.findByRole('button', { name: /Encoding of the file/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Central European (Windows)' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Add/ }));
    await expect(dialog.getByText(/^Choose which of the columns/)).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: /Which of these are first names/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ondřej · Zoe' }));

    await expect(dialog.getByLabelText(/^Names/)).toHaveValue('Cleo\nBob\nOndřej\nZoe');
    await expect(dialog.queryByText(/^Choose which of the columns/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 3 children' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bodyOf('POST /api/classes/c1/seats')).toMatchObject({
      names: [{ name: 'Cleo' }, { name: 'Bob' }, { name: 'Ondřej' }],
    });
  },
});

/** Closing the dialog loses nothing that was typed. A question about files is gone with the next file. */
export const AddChildrenAgain = meta.story({
  tags: ['nightly'],
  beforeEach: at('?class=c1'),
  play: async ({ userEvent }) => {
    const classQuestion = { name: /Class in the file/ };
    await userEvent.click(await button('Add children'));
    const first = await openDialog();
    await userEvent.type(first.getByLabelText(/^Names/), 'Cleo{Enter}Dan');
    const users = new File(['sourcedId,givenName\nu1,Eve\nu2,Flo'], 'users.csv');
    const enrollments = new File(['classSourcedId,userSourcedId\nc1,u1\nc2,u2'], 'enrollments.csv');
    await userEvent.upload(first.getByLabelText(/^Or choose a CSV file/), [users, enrollments]);
    await expect(await first.findByRole('button', classQuestion)).toBeVisible();
    await userEvent.upload(first.getByLabelText(/^Or choose a CSV file/), new File(['PK\u0003\u0004'], 'class.csv'));
    await waitFor(() => expect(first.queryByRole('button', classQuestion)).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(await button('Add children'));

    const second = await openDialog();
    await expect(second.getByLabelText(/^Names/)).toHaveValue('Cleo\nDan');
  },
});

/** Another teacher saved in between: both versions are shown, and one is chosen. */
export const RenamedByTwo = meta.story({
  tags: ['nightly'],
  beforeEach: at('?class=c1', {
    'PATCH /api/classes/c1/seats/s1': (body) =>
      Object(body).version === 3
        ? {
            code: 'class_changed',
            stored: {
              ...class4b,
              version: 4,
              seats: class4b.seats.map((seat) => (seat.id === 's1' ? { ...seat, name: 'Ada O.' } : seat)),
            },
          }
        : { json: class4b },
  }),
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, 'Ada', 'Rename');
    const name = dialog.getByLabelText(/^First name or initials/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Adaeze');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Ada O.')).toBeVisible();
    await expect(dialog.getByText('Adaeze')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep what’s saved' })).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(server.calls.at(-1)?.body).toEqual({ version: 4, name: 'Adaeze' });
  },
});

export const RemoveChild = meta.story({
  tags: ['nightly'],
  beforeEach: at('?class=c1', { 'DELETE /api/classes/c1/seats/s2': () => ({ json: class4b }) }),
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, 'Ben', 'Remove from the class');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from the class' }));
    await expect(dialog.getByText('Type “Ben”, exactly as it’s written.')).toBeVisible();

    await userEvent.type(dialog.getByRole('textbox'), 'Ben{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(server.calls.at(-1)).toEqual({
      name: 'DELETE /api/classes/c1/seats/s2',
      body: { confirmation: 'Ben' },
    });
  },
});

/** Open for a time that never comes, so that the story doesn't depend on the clock. */
export const SignInOpen = meta.story({
  tags: ['nightly'],
  beforeEach: at('?class=c1', {
    'GET /api/classes/c1': () => ({ json: { ...class4b, openUntil: '2099-11-24T10:45:00.000Z' } }),
  }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('7K3MQX')).toBeVisible();
    await expect(screen.getByText(/^Open until/)).toBeVisible();

    await userEvent.click(await button('Close sign-in'));

    await waitFor(() => expect(bodyOf('PUT /api/classes/c1/sign-in')).toEqual({ openUntil: null }));
  },
});

const card = {
  seatId: 's3',
  name: 'Zoë مريم',
  picture: 'mina',
  dishes: ['pizza', 'soup', 'pizza'],
  token: 'x'.repeat(22),
};

/**
 * The customer and the dishes are drawn on the cards, and a name that no font of the PDF has. The earlier cards work until the file
 * is made.
 */
export const MakeCards = meta.story({
  beforeEach: (story: OnSite) => {
    let calls = 0;
    let drawn = 0;
    return at('?class=c1', {
      'POST /api/classes/c1/cards': () => {
        drawn += 1;
        return { json: [{ ...card, token: String(drawn).repeat(22) }] };
      },
      'PUT /api/classes/c1/cards': () => {
        calls += 1;
        return calls === 1 ? 'offline' : { json: { ok: true } };
      },
    })(story);
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Make cards'));
    const dialog = await openDialog();
    await expect(dialog.getByRole('radio', { name: 'Children without a card' })).toBeChecked();
    const save = spyOn(URL, 'createObjectURL');
    const saved = () =>
      save.mock.calls.flatMap(([file]) => (file instanceof Blob && file.type === 'application/pdf' ? [file] : []));
    await userEvent.click(dialog.getByRole('button', { name: 'Make PDF' }));

    await expect(await dialog.findByText(/^We couldn’t reach our server/)).toBeVisible();
    await expect(bodyOf('POST /api/classes/c1/cards')).toEqual({ seatIds: ['s3'] });
    await expect(saved()).toEqual([]);

    await userEvent.click(dialog.getByRole('button', { name: 'Make PDF' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    // The same cards: the first save may have arrived.
    const { seatId, dishes } = card;
    const token = '1'.repeat(22);
    await expect(bodyOf('PUT /api/classes/c1/cards')).toEqual({ cards: [{ seatId, dishes, token }] });
    const [pdf] = saved();
    save.mockRestore();
    if (!pdf) throw new Error('The cards are a file.');
    // The customer, two dishes, and the name.
    await expect((await pdf.text()).match(/\/Subtype \/Image/g)).toHaveLength(4);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Handing over needs the password again. */
export const HandOver = meta.story({
  tags: ['nightly'],
  beforeEach: (story: OnSite) => {
    let isConfirmed = false;
    return at('?class=c1', {
      'POST /api/auth/confirm-password': () => {
        isConfirmed = true;
        return { json: { ok: true } };
      },
      'POST /api/classes/c1/invitations': (body) =>
        isConfirmed
          ? { json: { id: 'i2', expiresAt: '2099-11-30T12:00:00.000Z', askedBy: null, ...Object(body) } }
          : { code: 'password_needed' },
    })(story);
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Hand over the class'));
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/^Email/), 'lee@example.com{Enter}');
    await userEvent.type(await screen.findByLabelText(/^Password/), 'demo counter 7{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(server.calls.at(-1)?.body).toEqual({ email: 'lee@example.com', role: 'owner' });
  },
});

export const CoTeacher = meta.story({
  tags: ['nightly'],
  beforeEach: at('?class=c1', { 'GET /api/classes/c1': () => ({ json: { ...class4b, role: 'co_teacher' } }) }),
  play: async () => {
    await expect(await button('Add children')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Hand over the class' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Erase the class' })).toBeNull();
  },
});

export const Erase = meta.story({
  beforeEach: at('?class=c1', {}, both),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Erase the class'));
    const dialog = await openDialog();
    await expect(dialog.getByText(/stored about its 3 children, for all 2 teachers/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Class 4B{Enter}');

    await expect(await screen.findByRole('link', { name: 'Open Class 4B' })).toBeVisible();
    await expect(bodyOf('DELETE /api/classes/c1')).toEqual({ confirmation: 'Class 4B' });
  },
});

/** Somebody accepts the class, and the owner confirms. */
export const ConfirmNewOwner = meta.story({
  beforeEach: at('?class=c1', {
    'GET /api/classes/c1': () => ({
      json: {
        ...class4b,
        invitations: [{ ...lee, role: 'owner', askedBy: { userId: 'u9', email: 'lee@other.example' } }],
      },
    }),
  }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/^lee@other\.example, accepts this class/)).toBeVisible();
    await userEvent.click(await button('Confirm lee@other.example'));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over the class' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bodyOf('POST /api/classes/c1/invitations/i1/confirm')).toEqual({ userId: 'u9' });
  },
});

/** The other teacher has no plan anymore. */
export const TeacherNotReady = meta.story({
  tags: ['nightly'],
  beforeEach: at('?class=c1', {
    'GET /api/classes/c1': () => ({
      json: { ...class4b, invitations: [{ ...lee, askedBy: { userId: 'u9', email: 'lee@other.example' } }] },
    }),
    'POST /api/classes/c1/invitations/i1/confirm': () => ({ code: 'teacher_not_ready' }),
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Confirm lee@other.example'));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByText(/^They can’t join right now/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await button('Refuse lee@other.example'));
    const refusal = within(await screen.findByRole('dialog', { name: 'Refuse lee@other.example' }));
    await expect(refusal.getByText(/The invitation stays open, and only for /)).toBeVisible();
    await userEvent.click(refusal.getByRole('button', { name: 'Refuse' }));

    await waitFor(() => expect(server.calls.at(-1)?.name).toBe('DELETE /api/classes/c1/invitations/i1/askers/u9'));
  },
});

const offer = { inviter: 'Rosa', className: 'Class 4B', expiresAt: '2099-11-30T12:00:00.000Z' };

/** A class changes hands only after its owner confirms. */
export const InvitationToOwn = meta.story({
  beforeEach: at('#invitation=x', {
    'POST /api/class-invitations/open': () => ({ json: { ...offer, role: 'owner', step: 'ask' } }),
    'POST /api/class-invitations/accept': () => ({ json: { outcome: 'asked' } }),
  }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Rosa has to confirm you before the class changes hands.')).toBeVisible();

    await userEvent.click(await button('Ask Rosa'));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'We’ve asked Rosa' })).toHaveFocus());
  },
});

export const Invitation = meta.story({
  args: { canMake: false },
  beforeEach: at(
    '#invitation=x',
    {
      'POST /api/class-invitations/open': () => ({
        json: { ...offer, role: 'co_teacher', step: 'accept' },
      }),
      'POST /api/class-invitations/accept': () => ({ json: { outcome: 'accepted' } }),
    },
    both,
  ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Rosa invites you to teach “Class 4B” together.')).toBeVisible();

    await userEvent.click(await button('Accept'));

    await expect(await screen.findByRole('link', { name: 'Open Class 4B' })).toBeVisible();
  },
});

export const InvitationExpired = meta.story({
  tags: ['nightly'],
  args: { canMake: false },
  beforeEach: at('#invitation=x', {
    'POST /api/class-invitations/open': () => ({ code: 'invitation_expired' }),
  }),
  play: async () => {
    await expect(await screen.findByText('This invitation has expired. Ask for a new one.')).toBeVisible();
  },
});
