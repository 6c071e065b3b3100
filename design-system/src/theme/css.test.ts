import { css as emotionCss, jsx } from '@emotion/react';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { collectStyles } from './collectStyles.ts';
import { ThemeRoot } from './ThemeRoot.tsx';

/** Renders a component inside a page that changes it, and returns the CSS of the base styles and of both. */
function rendered(component: ReactNode, isLayered: boolean): readonly string[] {
  const { cache, sheets } = collectStyles();
  const page = jsx('div', { css: emotionCss({ '& > *': { gap: 0 } }) }, component);
  const props = { cache, isLayered, children: page };
  renderToString(createElement(ThemeRoot, props));
  return sheets().map(({ css }) => css);
}

it('layers base styles and components, so that a page wins whatever its weight and whichever styles arrive first', () => {
  const [base, rest] = rendered(createElement(Skeleton), true);

  expect(base).toMatch(/^@layer base,kit;@layer base\{.+\}\}$/s);
  expect(rest).toMatch(/^\.ct-\w+>\*\{gap:0;\}@layer kit\{\.ct-\w+-kit\{.+\}\}$/);
});

it('uses no layers in the apps of others unless they ask, because any style sheet of theirs would win', () => {
  const [base, rest] = rendered(createElement(Spinner), false);

  expect(base).not.toContain('@layer');
  expect(rest).toMatch(/^\.ct-\w+>\*\{gap:0;\}\.ct-\w+(-kit)+\{/);
});
