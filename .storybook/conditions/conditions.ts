import { emulateMedia } from './emulateMedia.ts';
import { forcedColors, keyboardOnly, lowVision, textSpacing, withColorFilter } from './conditionStyles.ts';
import { scanWithOneSwitch } from './oneSwitch.ts';

/** Undoes what a condition changed. */
export type Stop = () => void;

/** How somebody else meets a story: with other eyes, ears, hands, devices or languages. */
export interface Condition {
  /** Name in the toolbar. */
  readonly title: string;
  /** Toolbar values that the condition replaces. */
  readonly toolbar?: { readonly motion?: 'on'; readonly locale?: string };
  /** Changes the page, until the returned function is called. */
  readonly start?: (() => Stop) | undefined;
}

/** Adds a stylesheet, or other markup, to the page. */
function withMarkup(markup: string): Stop {
  const element = document.createElement('div');
  element.dataset['condition'] = '';
  element.hidden = true;
  element.innerHTML = markup;
  document.body.append(element);
  return () => element.remove();
}

const withStyles = (styles: string) => () => withMarkup(`<style>${styles}</style>`);

/** Takes the APIs that make a sound from the page, as in a browser without them. */
function removeSound(): Stop {
  const names = ['AudioContext', 'speechSynthesis'] as const;
  const originals = names.map((name) => Object.getOwnPropertyDescriptor(window, name));
  for (const name of names) Object.defineProperty(window, name, { value: undefined, configurable: true });
  return () => {
    for (const [index, name] of names.entries()) {
      Reflect.deleteProperty(window, name);
      const original = originals[index];
      if (original !== undefined) Object.defineProperty(window, name, original);
    }
  };
}

/** Shows the page for children or for adults, whatever it was made for. */
function forAudience(audience: 'child' | 'adult'): Stop {
  const originals = new Map<HTMLElement, string | undefined>();
  const change = () => {
    for (const page of [document.body, ...document.querySelectorAll<HTMLElement>('[data-audience]')]) {
      if (!originals.has(page)) originals.set(page, page.dataset['audience']);
      page.dataset['audience'] = audience;
    }
  };
  change();
  const observer = new MutationObserver(change);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const [page, original] of originals) {
      if (original === undefined) delete page.dataset['audience'];
      else page.dataset['audience'] = original;
    }
  };
}

function emulateForcedColors(): Stop {
  const stops = [emulateMedia('(forced-colors: active)'), withStyles(forcedColors)()];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Lazy because the screen reader is large. */
const lazyTranscript = (): Stop => {
  let stop: Stop | undefined;
  let isStopped = false;
  void import('./transcript.ts').then(async ({ startTranscript }) => {
    if (!isStopped) stop = startTranscript();
  });
  return () => {
    isStopped = true;
    stop?.();
  };
};

/** The entries of the toolbar menu "Conditions", by the value of the global `condition`. */
export const conditions = {
  none: { title: 'No condition' },
  'low-vision': { title: 'Low vision', start: withStyles(lowVision) },
  protanopia: { title: 'Protanopia (no red)', start: () => withMarkup(withColorFilter('protanopia')) },
  deuteranopia: { title: 'Deuteranopia (no green)', start: () => withMarkup(withColorFilter('deuteranopia')) },
  tritanopia: { title: 'Tritanopia (no blue)', start: () => withMarkup(withColorFilter('tritanopia')) },
  'no-motion': { title: 'No motion', toolbar: { motion: 'on' } },
  'no-sound': { title: 'No sound', start: removeSound },
  'keyboard-only': { title: 'Keyboard only', start: withStyles(keyboardOnly) },
  'one-switch': { title: 'Switch control: any key presses', start: scanWithOneSwitch },
  transcript: { title: 'Screen-reader transcript', start: lazyTranscript },
  // The manager makes the window as narrow as one of 1280 px at 400 %.
  zoom: { title: '400 % zoom' },
  'text-spacing': { title: 'Text spacing (WCAG 1.4.12)', start: withStyles(textSpacing) },
  'forced-colors': { title: 'Forced colors', start: emulateForcedColors },
  'more-contrast': { title: 'More contrast', start: () => emulateMedia('(prefers-contrast: more)') },
  'pseudo-locale': { title: 'Pseudo-locale, 40 % longer', toolbar: { locale: 'en-XA' } },
  'right-to-left': { title: 'Right to left', toolbar: { locale: 'ar' } },
  child: { title: 'For children', start: () => forAudience('child') },
  adult: { title: 'For grown-ups', start: () => forAudience('adult') },
} as const satisfies Readonly<Record<string, Condition>>;

/** Returns the condition that the toolbar or the URL names. */
export function conditionOf(name: unknown): Condition {
  return Object.entries(conditions).find(([known]) => known === name)?.[1] ?? conditions.none;
}
