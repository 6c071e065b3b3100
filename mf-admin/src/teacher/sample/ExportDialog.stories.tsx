import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { sampleClass } from './sampleClass.ts';
import { preloadParts } from './lazyParts.ts';
import { StatefulView } from './TeacherView.fixture.tsx';

const meta = preview.meta({
  title: 'Admin/Teacher dashboard/Export',
  component: StatefulView,
  args: { start: { tab: 'reports' } },
  beforeEach: async () => {
    await preloadParts();
    return clearNotifications;
  },
});

async function open(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Preview = meta.story({
  play: async () => {
    const dialog = await open('Class Performance Report');

    await expect(dialog.getByRole('heading', { level: 2, name: 'Class Performance Report' })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked();
    await expect(dialog.getByText('class-performance-report-sample-2026-11-21.pdf')).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: 'Class Performance Overview: chart, 10 rows, 8 columns' }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'CSV' }));
    await expect(dialog.getByText('class-performance-report-sample-2026-11-21.csv')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Class Performance Overview: 10 rows, 8 columns' })).toBeVisible();
  },
});

/** Each section opens to preview its rows. */
export const RowPreview = meta.story({
  play: async () => {
    const dialog = await open('Weekly Activity Summary');

    await userEvent.click(dialog.getByRole('button', { name: /^Correct answers by student and day/ }));

    const table = await dialog.findByRole('table', { name: 'Correct answers by student and day' });
    await expect(within(table).getByRole('row', { name: /Noah Williams/ })).toHaveTextContent('64%');
  },
});

/** The report of one student has a student select. */
export const OneStudent = meta.story({
  tags: ['nightly'],
  play: async () => {
    const dialog = await open('Individual Progress Report');
    await userEvent.click(dialog.getByRole('button', { name: /Student/ }));

    await userEvent.click(await screen.findByRole('option', { name: 'Emma Johnson' }));

    const title = await screen.findByRole('heading', { name: 'Individual Progress Report: Emma Johnson' });
    // The open list hides everything behind it from assistive technology until it has closed.
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(title).toBeVisible());
  },
});

async function download(format: 'CSV' | 'PDF') {
  const made = spyOn(URL, 'createObjectURL');
  const dialog = await open('Export All Data');
  await userEvent.click(dialog.getByRole('radio', { name: format }));
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  const [file] = made.mock.calls[0] ?? [];
  made.mockRestore();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  if (!(file instanceof Blob)) throw new Error('No file was created.');
  return file;
}

export const DownloadsCsv = meta.story({
  tags: ['nightly'],
  play: async () => {
    const file = await download('CSV');

    await expect(file.type).toBe('text/csv;charset=utf-8');
    const bytes = new Uint8Array(await file.arrayBuffer());
    await expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    await expect(notifications().visible?.message).toMatch(/^export-all-data-sample-2026-11-21\.csv/);
  },
});

export const DownloadsPdf = meta.story({
  tags: ['nightly'],
  play: async () => {
    const file = await download('PDF');

    await expect(file.type).toBe('application/pdf');
    await expect(await file.slice(0, 8).text()).toBe('%PDF-1.7');
  },
});

/** Names with characters that no font has, like this unassigned one, can be exported as CSV. */
export const UnsupportedCharacters = meta.story({
  tags: ['nightly'],
  args: { students: sampleClass.map((student) => ({ ...student, name: `\u0378 ${student.id}` })) },
  play: async () => {
    const dialog = await open('Achievement Summary');

    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));

    const [sentence] = await dialog.findAllByText(/no font on this device supports/);
    await expect(sentence).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'CSV' }));
    await waitFor(() => expect(dialog.queryByText(/no font on this device supports/)).toBeNull());
  },
});
