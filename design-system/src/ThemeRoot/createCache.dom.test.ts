import { css, keyframes } from '@emotion/react';
import { afterEach, expect, it } from 'vitest';
import createCache from './createCache.ts';
import { scriptStyles } from './scriptStyles.ts';

afterEach(() => {
  document.head.replaceChildren();
});

/** What the browser is given for a style, rule by rule. */
function inserted(selector: string, styles: Parameters<typeof css>[0]): string[] {
  const cache = createCache({ key: 'ct' });
  cache.insert(selector, css(styles), cache.sheet, true);
  return cache.sheet.tags.map((tag) => tag.textContent.replaceAll(/\s*label:[^;]*;/g, ''));
}

it('gives a component one rule, nested as it is written', () => {
  expect(inserted('.ct-a', [css({ color: 'red', '&:hover': { color: 'blue', '& > b': { color: 'tan' } } })])).toEqual([
    '.ct-a{color:red;&:hover{color:blue;& > b{color:tan;}}}',
  ]);
});

it('writes declarations before nested rules at every depth, so that a later one does not undo a condition', () => {
  const small = { '@media (max-width: 720px)': { '&:hover': { color: 'blue' }, color: 'red' } };

  expect(inserted('.ct-a', [css(small), css({ color: 'tan' })])).toEqual([
    '.ct-a{color:tan;@media (max-width: 720px){color:red;&:hover{color:blue;}}}',
  ]);
});

it('gives global styles rule by rule', () => {
  const font = { '@font-face': { fontFamily: "'Lexend'", src: "url(data:font/woff2;base64,AAAA) format('woff2')" } };

  expect(inserted('', [font, { 'h1, h2': { margin: 0 }, '@media print': { nav: { display: 'none' } } }])).toEqual([
    "@font-face{font-family:'Lexend';src:url(data:font/woff2;base64,AAAA) format('woff2');}",
    'h1, h2{margin:0;}',
    '@media print{nav{display:none;}}',
  ]);
});

it('brings the keyframes that a style names', () => {
  const hop = keyframes({ '40%': { transform: 'translateY(-4%)' } });
  const styles = css({ animation: `${hop} 1s` });
  const cache = createCache({ key: 'ct' });

  cache.insert('.ct-a', styles, cache.sheet, true);
  if (styles.next) cache.insert('', styles.next, cache.sheet, true);

  expect(cache.sheet.tags.map((tag) => tag.textContent)).toContainEqual(
    expect.stringMatching(/^@keyframes animation-\w+\{40%\{transform:translateY\(-4%\);\}\}$/),
  );
  expect(cache.inserted).toHaveProperty([styles.name], true);
});

it('adds the names that some browsers know a property by', () => {
  expect(inserted('.ct-a', [{ userSelect: 'none', '&[data-cut]': { mask: 'none', maskImage: 'url(a.svg)' } }])).toEqual(
    [
      '.ct-a{-webkit-user-select:none;user-select:none;' +
        '&[data-cut]{-webkit-mask:none;mask:none;-webkit-mask-image:url(a.svg);mask-image:url(a.svg);}}',
    ],
  );
});

it('fills elements of one text through insertRule in production, since the policy names texts by their hash', () => {
  const cache = createCache({ key: 'ct', speedy: true });

  cache.insert('.ct-a', css({ color: 'red' }), cache.sheet, true);
  cache.insert('.ct-b', css({ color: 'tan' }), cache.sheet, true);

  const [style, ...others] = document.head.querySelectorAll('style');
  expect(others).toEqual([]);
  expect(style?.dataset['emotion']).toBe('ct');
  expect(scriptStyles).toContain(style?.textContent);
  expect([...(style?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)).toEqual([
    '.ct-a { color: red; }',
    '.ct-b { color: tan; }',
  ]);
});

it('does not write again what the page brought with it', () => {
  const styles = css({ color: 'red' });
  const brought = document.createElement('style');
  brought.dataset['emotion'] = `ct other ${styles.name}`;
  document.head.append(brought);

  expect(createCache({ key: 'ct' }).inserted).toEqual({ other: true, [styles.name]: true });
  expect(createCache({ key: 'c' }).inserted).toEqual({});
});

it('leaves a sheet of global styles that the page brought where it is', () => {
  const [brought, other] = [document.createElement('style'), document.createElement('style')];
  document.head.append(brought, other);
  const { sheet } = createCache({ key: 'ct' });

  sheet.hydrate([brought]);

  expect(sheet.tags).toEqual([brought]);
  expect([...document.head.children]).toEqual([brought, other]);
});
