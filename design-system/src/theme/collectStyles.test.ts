import { css, keyframes } from '@emotion/react';
import { expect, it } from 'vitest';
import { themeNames } from '../tokens/tokens.ts';
import { collectStyles, themeStyles } from './collectStyles.ts';

it('separates global styles from the styles and keyframes of components', () => {
  const { cache, sheets } = collectStyles();
  const base = css({ 'h1, h2': { margin: 0 } });
  const hop = keyframes({ '40%': { opacity: 0 } });
  const card = css({ color: 'red', animation: `${hop} 1s`, '&:hover': { color: 'blue' } });

  cache.insert('', base, cache.sheet, true);
  // Like Emotion does for a component's class name.
  cache.registered[`ct-${card.name}`] = card.styles;
  cache.insert(`.ct-${card.name}`, card, cache.sheet, true);
  if (card.next) cache.insert('', card.next, cache.sheet, true);

  const [global, components] = sheets();
  expect(global).toEqual({ emotion: `ct-global ${base.name}`, css: 'h1,h2{margin:0;}' });
  expect(components?.emotion).toBe(`ct-server ${card.name} ${card.next?.name}`);
  expect(components?.css).toMatch(/^\.ct-\w+\{color:red;.+\}\.ct-\w+:hover\{color:blue;\}@.*keyframes .+\}\}$/);
});

it('returns the colors of every theme except the default', () => {
  const styles = themeStyles();

  expect(Object.keys(styles)).toEqual(themeNames.filter((name) => name !== 'default'));
  for (const [name, rule] of Object.entries(styles))
    expect(rule).toMatch(new RegExp(`^\\[data-theme="${name}"\\]\\{.*--`));
});
