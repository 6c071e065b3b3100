import { css, keyframes } from '@emotion/react';
import { expect, it } from 'vitest';
import { themeNames } from '../tokens/tokens.ts';
import { collectStyles, themeStyles } from './collectStyles.ts';

it('keeps global styles apart, and what components drew in one sheet with their names', () => {
  const { cache, sheets } = collectStyles('ct');
  const base = css({ 'h1, h2': { margin: 0 } });
  const hop = keyframes({ '40%': { opacity: 0 } });
  const card = css({ color: 'red', animation: `${hop} 1s`, '&:hover': { color: 'blue' } });

  cache.insert('', base, cache.sheet, true);
  cache.insert(`.ct-${card.name}`, card, cache.sheet, true);
  if (card.next) cache.insert('', card.next, cache.sheet, true);

  const [global, components] = sheets();
  expect(global).toEqual({ emotion: `ct-global ${base.name}`, css: 'h1, h2{margin:0;}' });
  expect(components?.emotion).toBe(`ct ${card.name} ${card.next?.name}`);
  expect(components?.css).toMatch(/^\.ct-\w+\{color:red;animation:.+;&:hover\{color:blue;\}\}@keyframes .+\}\}$/);
});

it('knows the colours of every theme but the default one', () => {
  const styles = themeStyles();

  expect(Object.keys(styles)).toEqual(themeNames.filter((name) => name !== 'default'));
  for (const [name, rule] of Object.entries(styles))
    expect(rule).toMatch(new RegExp(`^\\[data-theme="${name}"\\]\\{.*--`));
});
