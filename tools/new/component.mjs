// @ts-check

/**
 * A component of the design system: its four files.
 * @param {string} name for example `Badge`
 * @returns {{ files: Record<string, string>, next: readonly string[] }}
 */
export function component(name) {
  const folder = `design-system/src/${name}`;
  const style = name[0]?.toLowerCase() + name.slice(1);
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import { ${style} } from './${name}.styles.ts';

export interface ${name}Props {
  /** What stands inside. */
  children: ReactNode;
}

/** Says in one sentence what it is for. To do something else, use another. */
export function ${name}({ children }: ${name}Props) {
  return <div css={${style}}>{children}</div>;
}
`,
      [`${folder}/${name}.styles.ts`]: `import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';

export const ${style} = css({
  padding: token.space.m,
  color: token.text.default,
});
`,
      [`${folder}/${name}.stories.tsx`]: `import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({ title: 'New/${name}', component: ${name}, args: { children: 'Two burgers' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two burgers')).toBeVisible();
  },
});
`,
      [`${folder}/${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

# ${name}

What it is for, and what to use instead for other things.

## Examples

<Canvas of={stories.Default} />

## Keyboard

It takes no focus.

## What is announced

Nothing of its own.

## Props

<Controls />
`,
    },
    next: [
      `npm run storybook shows it under New/${name}; give it a story per state, and its own sentences in the .mdx page.`,
    ],
  };
}
