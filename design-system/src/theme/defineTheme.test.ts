import { describe, expect, it } from 'vitest';
import { defineTheme, ThemeError, type ThemeOptions } from './defineTheme.ts';

const plum: ThemeOptions = {
  name: 'plum',
  colors: { action: { bg: '#6B2D73', bgHover: '#5A2461', bgPressed: '#4A1C50' } },
};

function errorsOf(options: ThemeOptions): readonly string[] {
  try {
    defineTheme(options);
  } catch (error) {
    if (error instanceof ThemeError) return error.errors;
    throw error;
  }
  return [];
}

describe('defineTheme', () => {
  it('changes what it is given and takes the rest from the base', () => {
    const { colors, rule } = defineTheme({ ...plum, base: 'default', radii: { control: '2px' } });

    expect(colors.action.bg).toBe('#6B2D73');
    expect(colors.surface.page).toBe('#F6F8F1');
    expect(rule).toMatchObject({
      '[data-theme="plum"]': { colorScheme: 'light', '--action-bg': '#6B2D73', '--r-control': '2px' },
    });
  });

  it('inherits color scheme and lines from the base', () => {
    const { rule } = defineTheme({ name: 'night', base: 'high-contrast', colors: {} });

    expect(rule).toMatchObject({ '[data-theme="night"]': { colorScheme: 'dark', '--foot': '0px' } });
  });

  it('lists every pair with too little contrast and its ratio', () => {
    expect(errorsOf({ name: 'pale', colors: { action: { quietText: '#9FB8AE' } } })).toEqual([
      'action.quietText on surface.page is 1.97:1 and needs 4.5:1.',
      'action.quietText on surface.card is 2.11:1 and needs 4.5:1.',
      'action.quietText on surface.raised is 2.11:1 and needs 4.5:1.',
      'action.quietText on surface.band is 1.86:1 and needs 4.5:1.',
      'action.quietText on action.quietBg is 1.86:1 and needs 4.5:1.',
      'action.quietText on action.quietHover is 1.58:1 and needs 4.5:1.',
    ]);
  });

  it('requires 7:1 for text of a high-contrast theme', () => {
    const [error] = errorsOf({ name: 'soft', base: 'high-contrast', colors: { text: { muted: '#8A8A8A' } } });

    expect(error).toMatch(/^text\.muted on .* needs 7:1\.$/);
  });

  it.each([
    ['a built-in name', { name: 'dark', colors: {} }, /'dark' is the name of a built-in theme/],
    ['a name that is not an identifier', { name: 'My theme', colors: {} }, /lowercase letters/],
    ['an invalid color', { name: 'odd', colors: { text: { link: 'blueish' } } }, /text\.link is 'blueish'/],
    ['an unknown color', { name: 'odd', colors: { text: { lnk: '#000' } } }, /text\.lnk is not a color/],
    ['an unknown group', { name: 'odd', colors: { txt: { link: '#000' } } }, /txt\.link is not a color/],
  ])('rejects %s', (_, options, error) => {
    expect(errorsOf(options as ThemeOptions).join()).toMatch(error);
  });

  it('does not compile with an unknown color', () => {
    // @ts-expect-error -- `lnk` is a typing error
    const options: ThemeOptions = { name: 'odd', colors: { text: { lnk: '#000' } } };

    expect(() => defineTheme(options)).toThrow(ThemeError);
  });
});
