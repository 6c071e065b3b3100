// @ts-check
import { spellings } from './insert.mjs';

const components = 'design-system/src/components';
/** Storybook sections of components. */
export const componentSections = [
  'Controls',
  'Fields',
  'Navigation',
  'Overlays',
  'Feedback',
  'Data',
  'Surfaces',
  'Layout',
  'Artwork',
  'Restaurant',
  'Accessibility',
];

/**
 * A component of the design system.
 * @param {string} name for example `Badge`
 * @returns {import('./insert.mjs').Plan}
 */
export function component(name) {
  const folder = `${components}/${name}`;
  const { camel } = spellings(name);
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { en } from './${name}.messages.ts';
import { ${camel} } from './${name}.styles.ts';

export interface ${name}Props {
  children: ReactNode;
}

/** Describe in one sentence what it is for. For something else, name the component to use. */
export function ${name}({ children }: ${name}Props) {
  const t = useMessages(en);
  return (
    <section css={${camel}} aria-label={t('${camel}.label')}>
      {children}
    </section>
  );
}
`,
      [`${folder}/${name}.messages.ts`]: `export const en = {
  '${camel}.label': '${name}',
} as const;
`,
      [`${folder}/${name}.styles.ts`]: `import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const ${camel} = css({
  padding: token.space.m,
  color: token.text.default,
});
`,
      [`${folder}/${name}.stories.tsx`]: `import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: 'Surfaces/${name}',
  tags: ['autodocs'],
  component: ${name},
  args: { children: 'Two burgers' },
});

/** Say in one sentence what the example shows: its page does, too. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '${name}' })).toHaveTextContent('Two burgers');
  },
});

/** Long text wraps. */
export const LongText = meta.story({ args: { children: 'Two burgers with everything on them. '.repeat(20) } });

export const DoShort = meta.story({
  tags: ['guidance'],
  name: 'Say in one sentence what is right about it.',
  render: () => <${name}>Two burgers</${name}>,
});

export const DontShort = meta.story({
  tags: ['guidance'],
  name: 'Say in one sentence what goes wrong.',
  render: () => <${name}>An order of two burgers in all</${name}>,
});
`,
      [`${folder}/${name}.docs.ts`]: `import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '${name}',
  intro: ['Describe in one sentence what it is for: the index of components shows it.'],
  alsoCalled: [],
  whenToUse: ['For one thing that people come for. Give an example.'],
  whenNotToUse: ['For another thing: use \`Card\`.'],
  anatomy: [{ part: 'Content', description: 'anything.' }],
  content: ['Say what to write, with an example.'],
  keyboard: [],
  announced: [{ text: 'Its name, then “region”.', reads: { Default: ['region, ${name}', 'Two burgers'] } }],
  related: ['Card'],
};
`,
    },
    edits: {},
    next: [
      `${folder}/${name}.stories.tsx: choose a section (${componentSections.join(', ')}) and write a story for each state. Its comment is its caption on the page.`,
      `${folder}/${name}.docs.ts: describe the component. Its page and the index of components show it.`,
      `The stories tagged guidance: show what to do and what to avoid, or set noGuidance in the record and delete them.`,
      `npx vitest run --project a11y design-system/src/docs/proofs: prove its keys and announcements.`,
      `npx vitest run --project stories ${folder}: run its stories.`,
    ],
  };
}
