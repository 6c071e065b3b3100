import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleProvider, useLocale } from './locale.tsx';

const rendered = vi.fn<(locale: string) => void>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  rendered.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

function Text() {
  const { locale, direction } = useLocale();
  rendered(locale);
  return <p dir={direction}>{locale}</p>;
}

it('renders a component that uses the locale once during hydration', async () => {
  const page = (
    <LocaleProvider locale="ar-EG">
      <Text />
    </LocaleProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  rendered.mockClear();

  const hydrated = await act(async () => hydrateRoot(root, page));

  expect(rendered.mock.calls).toEqual([['ar-EG']]);
  expect(root.innerHTML).toBe('<p dir="rtl">ar-EG</p>');
  await act(async () => hydrated.unmount());
});

it('is that of the innermost provider', () => {
  const html = renderToString(
    <LocaleProvider locale="ar-EG">
      <Text />
      <LocaleProvider locale="en-US">
        <Text />
      </LocaleProvider>
    </LocaleProvider>,
  );

  expect(html).toBe('<p dir="rtl">ar-EG</p><p dir="ltr">en-US</p>');
});

it('is American English without a provider', () => {
  expect(renderToString(<Text />)).toBe('<p dir="ltr">en-US</p>');
});
