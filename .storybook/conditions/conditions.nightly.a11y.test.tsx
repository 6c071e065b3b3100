import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../design-system/src/components/Button/Button.tsx';
import { Page } from '../../design-system/src/components/Page/Page.tsx';
import { TextField } from '../../design-system/src/components/TextField/TextField.tsx';
import preview from '../preview.tsx';
import { conditions } from './conditions.ts';

const pressed: string[] = [];

function Bistro() {
  return (
    <Page title="Math Bistro" audience="adult">
      <TextField label="Name" description="On the sign above the door." />
      <p>The soup costs three dollars.</p>
      <Button onPress={() => pressed.push('Serve')}>Serve</Button>
      <Button onPress={() => pressed.push('Close')}>Close</Button>
    </Page>
  );
}

/** Renders the page under a condition, and runs axe and the checks of every story on it. */
const show = (condition: keyof typeof conditions) =>
  preview
    .meta({ title: 'Conditions', args: {}, parameters: { checks: true } })
    .story({ render: () => <Bistro />, globals: { condition } })
    .run();

const paragraph = () => getComputedStyle(page.getByText('The soup').element());
const heading = () => page.getByRole('heading').element();
const serve = () => page.getByRole('button', { name: 'Serve' });

beforeAll(() => show('none'));

it.for(Object.keys(conditions) as (keyof typeof conditions)[])('a page passes all checks: %s', async (condition) => {
  await expect(show(condition)).resolves.toBeUndefined();
});

describe('a condition', () => {
  it.for(['low-vision', 'protanopia', 'deuteranopia', 'tritanopia'] as const)(
    'filters what is seen: %s',
    async (name) => {
      await show(name);

      expect(getComputedStyle(document.documentElement).filter).not.toBe('none');
    },
  );

  it('is over with the next story', async () => {
    await show('low-vision');
    await show('none');

    expect(getComputedStyle(document.documentElement).filter).toBe('none');
  });

  it('takes motion', async () => {
    await show('no-motion');

    expect(document.documentElement.dataset['motion']).toBe('on');
  });

  it('takes sound and gives it back', async () => {
    await show('no-sound');
    expect([window.AudioContext, window.speechSynthesis]).toEqual([undefined, undefined]);

    await show('none');
    expect(window.speechSynthesis).toBeInstanceOf(SpeechSynthesis);
    expect(window.AudioContext).toBeTypeOf('function');
  });

  it('takes the pointer', async () => {
    await show('keyboard-only');

    const { x, y } = serve().element().getBoundingClientRect();
    expect(document.elementFromPoint(x + 4, y + 4)).toBe(document.documentElement);
  });

  it('leaves one switch, which presses the control in the frame', async () => {
    pressed.length = 0;
    await show('one-switch');

    const isOffered = () => {
      const frame = document.querySelector('[data-condition="one-switch"]')?.getBoundingClientRect();
      const { left, top } = serve().element().getBoundingClientRect();
      return frame !== undefined && Math.abs(frame.left + 6 - left) < 2 && Math.abs(frame.top + 6 - top) < 2;
    };
    await expect.poll(isOffered).toBe(true);
    await userEvent.keyboard('x');

    expect(pressed).toEqual(['Serve']);
    await show('none');
  });

  it('shows what a screen reader says', async () => {
    await show('transcript');

    await expect.element(page.getByText(/textbox, Name/)).toBeInTheDocument();
    await expect.element(page.getByText(/^button, Close/)).toBeInTheDocument();
    await show('none');
  });

  it('spaces text out', async () => {
    await show('text-spacing');

    const { letterSpacing, fontSize } = paragraph();
    expect(parseFloat(letterSpacing)).toBeCloseTo(0.12 * parseFloat(fontSize), 1);
  });

  it('emulates forced colors and more contrast', async () => {
    await show('forced-colors');
    expect(paragraph().color).toBe('rgb(255, 255, 255)');

    await show('none');
    const muted = () => getComputedStyle(document.documentElement).getPropertyValue('--text-muted');
    const before = muted();
    await show('more-contrast');
    expect(muted()).not.toBe(before);
  });

  it('changes language and direction', async () => {
    await show('right-to-left');
    expect(getComputedStyle(heading()).direction).toBe('rtl');

    await show('pseudo-locale');
    expect(getComputedStyle(heading()).direction).toBe('ltr');
  });

  it('changes the audience', async () => {
    await show('child');
    const height = () => serve().element().getBoundingClientRect().height;
    expect(height()).toBeGreaterThanOrEqual(56);

    await show('adult');
    expect(height()).toBeLessThan(56);
  });
});
