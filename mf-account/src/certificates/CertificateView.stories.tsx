import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { certificates, dana, loading, ready } from '../shared/account.fixture.ts';
import { CertificateView, type CertificateViewProps } from './CertificateView.tsx';
import { download } from '@countertop/design-system/download';
import { makePdf } from './makePdf.ts';

const [certificate] = certificates;
const facts: CertificateViewProps['facts'] = ready(
  certificate === undefined
    ? null
    : {
        certificate,
        skills: [
          { skill: 'times_tables', standard: '3.OA.C.7' },
          { skill: 'change_from_notes', standard: '4.MD.A.2' },
          { skill: 'large_orders', standard: '3.OA.A.3' },
        ],
      },
);
const user: CertificateViewProps['user'] = ready(dana);
const onDownload: CertificateViewProps['onDownload'] = fn(() => Promise.resolve());

const meta = preview.meta({
  title: 'Account/Certificate',
  component: CertificateView,
  args: {
    user,
    facts,
    path: '/certificate?id=c1',
    host: 'countertop.example',
    onPrint: fn(),
    onDownload,
    leave: fn(),
  },
});

const field = () => screen.getByRole('textbox', { name: 'Your child’s name' });
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });

/** The line is free until a name is written. */
export const Ready = meta.story({
  parameters: inAllModes,
  play: async () => {
    await expect(heading('Rookie Certificate')).toBeVisible();
    await expect(screen.getByText('Uses the times tables (3.OA.C.7)')).toBeVisible();
    await expect(screen.getByText('32 problems, 87 percent right')).toBeVisible();
    await expect(screen.getByText('November 12, 2026')).toBeVisible();
    await expect(screen.getByText('Check code 7K3MQ-X9T2A, at countertop.example/verify/7K3MQX9T2A')).toBeVisible();
  },
});

/** By keyboard: the name, and Enter prints. */
export const Printed = meta.story({
  play: async ({ userEvent, args }) => {
    field().focus();
    await userEvent.keyboard(' Mia Lindqvist ');
    await expect(screen.getByText('Mia Lindqvist')).toBeVisible();

    await userEvent.keyboard('{Enter}');

    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
});

const files: Blob[] = [];

/** The file is made in the browser and handed over. */
export const Downloaded = meta.story({
  tags: ['nightly'],
  args: {
    onDownload: async (texts) => {
      const bytes = await makePdf(texts);
      files.push(new Blob([new Uint8Array(bytes)]));
      download(bytes, 'application/pdf', 'certificate.pdf');
    },
  },
  play: async ({ userEvent }) => {
    files.length = 0;
    await userEvent.type(field(), 'Mia');

    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));

    const said = () => expect(screen.getByText('The PDF is in your downloads.')).toBeInTheDocument();
    await waitFor(said);
    await expect((await files[0]?.text())?.slice(0, 8)).toBe('%PDF-1.7');
  },
});

const strange: CertificateViewProps['onDownload'] = fn(() =>
  Promise.reject(Object.assign(new Error('no'), { name: 'MissingGlyphsError' })),
);

/** A name that our fonts cannot draw: the page can. */
export const OtherLetters = meta.story({
  args: { onDownload: strange },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), '小明');
    await expect(screen.getByText('小明')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));

    await waitFor(() => expect(field()).toHaveAccessibleDescription(/no font for all the letters/));
    await userEvent.type(field(), 'x');
    await expect(field()).not.toHaveAccessibleDescription(/letters/);
  },
});

const away: CertificateViewProps['onDownload'] = fn(() => Promise.reject(new TypeError('Failed to fetch')));

export const NotMade = meta.story({
  tags: ['nightly'],
  args: { onDownload: away },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'Mia');
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));

    await waitFor(() => expect(field()).toHaveAccessibleDescription(/couldn’t be created/));
    await expect(field()).toHaveValue('Mia');
  },
});

/** Of another account, or of none. */
export const NotYours = meta.story({
  tags: ['nightly'],
  args: { facts: ready(null) },
  play: async () => {
    await expect(heading('This certificate is not in your account')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Check a certificate' })).toHaveAttribute('href', '/verify');
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

export const Loading = meta.story({ args: { facts: loading } });

export const LoadingAccount = meta.story({ args: { user: loading } });

const retry = fn();

export const Missing = meta.story({
  tags: ['nightly'],
  args: { facts: { status: 'failed', onRetry: retry } },
  play: async ({ userEvent }) => {
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));

    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const SignedOut = meta.story({
  tags: ['nightly'],
  args: { user: ready(null) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/api/login?returnTo=%2Fcertificate%3Fid%3Dc1'));
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
