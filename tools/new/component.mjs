// @ts-check

const kit = 'design-system/src';
const sections = [
  'Controls',
  'Fields',
  'Navigation',
  'Overlays',
  'Feedback',
  'Data',
  'Surfaces',
  'Layout',
  'Drawings',
  'Room',
  'Words',
];

/**
 * A component of the design system: its four files.
 * @param {string} name for example `Badge`
 * @returns {{ files: Record<string, string>, next: readonly string[] }}
 */
export function component(name) {
  const folder = `${kit}/components/${name}`;
  const style = name[0]?.toLowerCase() + name.slice(1);
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { en } from './${name}.messages.ts';
import { ${style} } from './${name}.styles.ts';

export interface ${name}Props {
  /** What stands inside. */
  children: ReactNode;
}

/** Says in one sentence what it is for. To do something else, use another. */
export function ${name}({ children }: ${name}Props) {
  const t = useMessages(en);
  return (
    <section css={${style}} aria-label={t('${style}.label')}>
      {children}
    </section>
  );
}
`,
      [`${folder}/${name}.messages.ts`]: `export const en = {
  '${style}.label': '${name}',
} as const;
`,
      [`${folder}/${name}.styles.ts`]: `import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const ${style} = css({
  padding: token.space.m,
  color: token.text.default,
});
`,
      [`${folder}/${name}.stories.tsx`]: `import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({ title: 'Surfaces/${name}', component: ${name}, args: { children: 'Two burgers' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '${name}' })).toHaveTextContent('Two burgers');
  },
});

export const LongText = meta.story({ args: { children: 'Two burgers with everything on them. '.repeat(20) } });
`,
      [`${folder}/${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

# ${name}

What it is for in one sentence: the index of components shows it. Then what to use instead for other things.

## Examples

<Canvas of={stories.Default} />

## Keyboard

It takes no focus.

## What is announced

Its name, then “region”.

## Props

<Controls />
`,
    },
    next: [
      `${name}.stories.tsx: put it into its section (${sections.join(', ')}) and give it a story per state.`,
      `${name}.mdx: write its own sentences; the index lists it by itself.`,
      `${name}.a11y.test.tsx beside it, if it moves the focus or says something by itself: ${kit}/components/Dialog has one.`,
      `npx vitest run --project stories ${folder} plays, measures and walks through its stories.`,
    ],
  };
}
