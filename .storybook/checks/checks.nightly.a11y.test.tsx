import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import preview from '../preview.tsx';
import { findKeyboardErrors } from './keyboard.ts';
import { unreadableSvgText } from './svgText.ts';

const meta = preview.meta({ title: 'Checks', args: {}, parameters: { checks: true } });
const large = { minInlineSize: 60, minBlockSize: 60 } as const;

/** Runs a story like the test runner, including the checks of the preview. */
const show = (content: ReactNode) => meta.story({ render: () => <main>{content}</main> }).run();

const tabThrough = () => findKeyboardErrors(() => userEvent.tab());

describe('a story fails', () => {
  // wcag22-2.5.8 (site, game, kit)
  it('when a control is too small, and names it', async () => {
    const tiny = <button type="button" aria-label="Tiny" style={{ inlineSize: 30, blockSize: 60 }} />;

    await expect(show(tiny)).rejects.toThrow("button 'Tiny' is 30 x 60");
  });

  it('when the label of a hidden input is too small', async () => {
    const hidden = { position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, overflow: 'hidden' } as const;

    await expect(
      show(
        <label style={{ display: 'inline-block', inlineSize: 100, blockSize: 20, lineHeight: '20px', fontSize: 10 }}>
          <span style={hidden}>
            <input type="checkbox" />
          </span>
          Sound
        </label>,
      ),
    ).rejects.toThrow("input 'Sound' is 100 x 20");
  });

  it('when a link in a sentence of the game is too small for a child', async () => {
    const sentence = (
      <p>
        Read the <a href="#rules">rules</a> first.
      </p>
    );
    const story = preview
      .meta({ title: 'Game/Rules', args: {}, parameters: { checks: true } })
      .story({ render: () => <main>{sentence}</main> });

    await expect(story.run()).rejects.toThrow("a 'rules' is");
  });

  it('when a standalone link is only as high as its line', async () => {
    await expect(show(<a href="#top">Pricing</a>)).rejects.toThrow("a 'Pricing'");
  });

  // wcag22-1.4.10 (site, game, kit)
  it('when it is wider than the window', async () => {
    await expect(show(<p style={{ inlineSize: 3000 }}>Wide</p>)).rejects.toThrow(/3\d\d\d px wide in a window of/);
  });
});

describe('a story passes', () => {
  it('with a small link in a sentence', async () => {
    const shown = show(
      <p>
        Read the <a href="#rules">rules</a> first.
      </p>,
    );

    await expect(shown).resolves.toBeUndefined();
  });

  it('when a pseudo-element enlarges a small target', async () => {
    const shown = show(
      <>
        <style>{`.dot { inline-size: 20px; block-size: 20px; position: relative; border: 0; padding: 0; margin: 20px }
          .dot::after { content: ''; position: absolute; inset: -14px }`}</style>
        <button type="button" className="dot" aria-label="Dot" />
      </>,
    );

    await expect(shown).resolves.toBeUndefined();
  });
});

describe('tabbing through a story', () => {
  it('finds no error when every tab stop shows its focus', async () => {
    await show(
      <>
        <button type="button" style={large}>
          One
        </button>{' '}
        <button type="button" style={large}>
          Two
        </button>
      </>,
    );

    expect(await tabThrough()).toEqual([]);
  });

  it('passes through the parts of a date input', async () => {
    await show(
      <>
        <input type="date" aria-label="From" style={large} />
        <button type="button" style={large}>
          Show
        </button>
      </>,
    );

    expect(await tabThrough()).toEqual([]);
  });

  // wcag22-2.4.7 (site, game, kit)
  it('reports a tab stop without a focus ring', async () => {
    await show(
      <button type="button" style={{ ...large, outline: 'none', boxShadow: 'none' }}>
        Secret
      </button>,
    );

    expect(await tabThrough()).toEqual(["button 'Secret' has no visible focus indicator"]);
  });

  // wcag22-2.1.2 (site, game, kit)
  it('reports a focus trap', async () => {
    await show(
      <>
        <button type="button" style={large}>
          Before
        </button>
        <button type="button" style={large} onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()}>
          Trap
        </button>
      </>,
    );

    expect(await tabThrough()).toEqual(["focus is trapped on button 'Trap'"]);
  });

  // wcag22-1.3.2 wcag22-2.4.3 (site, game, kit)
  it('reports a step against the reading order', async () => {
    await show(
      <div style={{ display: 'flex', flexDirection: 'row-reverse' }}>
        <button type="button" style={large}>
          Second
        </button>
        <button type="button" style={large}>
          First
        </button>
      </div>,
    );

    expect(await tabThrough()).toEqual(["button 'First' comes before button 'Second' but is focused after it"]);
  });

  // wcag22-2.4.11 (site, game, kit)
  it('reports a covered tab stop', async () => {
    await show(
      <>
        <button type="button" style={large}>
          Below
        </button>
        <div style={{ position: 'fixed', inset: 0, background: 'white' }}>A banner</div>
      </>,
    );

    expect(await tabThrough()).toEqual(["button 'Below' is focused but not visible"]);
  });
});

it('finds text in a drawing that forced colors would leave in the color of the theme', async () => {
  const shape = <rect x="150" y="0" width="100" height="40" fill="#123" />;

  await show(
    <svg viewBox="0 0 400 40" width="400" height="40" role="img" aria-label="A chart">
      <text x="20" y="24" fill="#eee">
        Pale
      </text>
      {shape}
      <text x="160" y="24" fill="#eee">
        On a shape
      </text>
      <text x="280" y="24" fill="CanvasText">
        Forced
      </text>
    </svg>,
  );

  expect(unreadableSvgText()).toEqual(["SVG text 'Pale' has a contrast of 1.2"]);
});
