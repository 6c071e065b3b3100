import { css } from '@emotion/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scriptStyles } from './scriptStyles.ts';
import { createStyleCache } from './styleCache.ts';

// Test files share the document, which holds styles of other tests.
const { head } = document;
beforeEach(() => head.replaceWith(document.createElement('head')));
afterEach(() => document.head.replaceWith(head));

it('uses insertRule on one element with an allowed hash, in production', () => {
  const cache = createStyleCache({ speedy: true });

  cache.insert('.ct-a', css({ color: 'red', '&:hover': { color: 'blue' } }), cache.sheet, true);
  cache.insert('.ct-b', css({ color: 'tan' }), cache.sheet, true);

  const [style, ...others] = document.head.querySelectorAll('style');
  expect(others).toEqual([]);
  expect(scriptStyles).toContain(style?.textContent);
  expect([...(style?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)).toEqual([
    '.ct-a { color: red; }',
    '.ct-a:hover { color: blue; }',
    '.ct-b { color: tan; }',
  ]);
});

it('recognizes server-rendered component styles and leaves them where they are', () => {
  const styles = css({ color: 'red' });
  const rendered = document.createElement('style');
  rendered.dataset['emotion'] = `ct-server other ${styles.name}`;
  const script = document.createElement('script');
  document.head.append(rendered, script);

  expect(createStyleCache().inserted).toEqual({ other: true, [styles.name]: true });
  expect([...document.head.children]).toEqual([rendered, script]);
});

it('leaves server-rendered global styles where they are', () => {
  const [rendered, other] = [document.createElement('style'), document.createElement('style')];
  document.head.append(rendered, other);
  const { sheet } = createStyleCache();

  sheet.hydrate([rendered]);

  expect(sheet.tags).toEqual([rendered]);
  expect([...document.head.children]).toEqual([rendered, other]);
});
