import { expect, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';

const meta = preview.meta({ title: 'Shell/Privacy', component: PrivacyPage, parameters: { layout: 'fullscreen' } });

const sections = [
  ['Information we collect', 'collected'],
  ['How we use it', 'use'],
  ['How we protect it', 'protect'],
  ['Your rights', 'rights'],
  ['Children’s privacy', 'children'],
  ['Contact', 'contact'],
] as const;

export const Default = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));

    await expect(canvas.getByText('Last updated November 28, 2026')).toBeVisible();
    for (const [name, id] of sections) {
      await expect(canvas.getByRole('region', { name })).toHaveAttribute('id', id);
      await expect(contents.getByRole('link', { name })).toHaveAttribute('href', `/privacy#${id}`);
    }
    await expect(canvas.getByRole('region', { name: 'Contact' })).toHaveTextContent('within 48 hours');
    await expect(canvas.getByRole('region', { name: 'Children’s privacy' })).toHaveTextContent(
      'Consent is needed under 13',
    );
  },
});

export const ListsWhatTheBrowserStores = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'What your browser stores for this site' }));

    await expect(table.getByRole('row', { name: /name of each player’s restaurant/ })).toHaveTextContent(
      'Until you clear it',
    );
    await expect(table.getByRole('rowheader', { name: /name of each player’s restaurant/ })).toHaveStyle({
      fontWeight: '400',
    });
  },
});

export const MarksTheSectionThatIsRead = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Your rights' });
    await expect(link).not.toHaveAttribute('aria-current', 'location');

    canvas.getByRole('region', { name: 'Your rights' }).scrollIntoView();

    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
    await expect(canvas.getAllByRole('link', { current: 'location' })).toHaveLength(1);
    window.scrollTo(0, 0);
    await waitFor(() => expect(link).not.toHaveAttribute('aria-current', 'location'));
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

/** The table of what the browser stores keeps within its column. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false }, textSize: '150' },
});
