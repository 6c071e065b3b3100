import { virtual } from '@guidepup/virtual-screen-reader';

/** How often new phrases are shown, in milliseconds. */
const intervalMs = 300;

/** Time for the story to be rendered, in milliseconds. */
const renderMs = 500;

/** Phrases at most. A long table is cut off. */
const maxPhrases = 300;

const panelStyles =
  'position: fixed; inset-inline-end: 0; z-index: 2147483647; overflow: auto; padding: 12px 16px; ' +
  'background: #111; color: #fff; font: 14px/1.5 ui-monospace, monospace; margin: 0; list-style-position: inside';

const widePlace = '; inset-block: 0; inline-size: 22rem';
const narrowPlace = '; inset-block-end: 0; inset-inline-start: 0; block-size: 10rem';

/** Reads from the start to the end once. Afterwards the reader goes on listening to focus and live regions. */
async function readStory(container: HTMLElement, isStopped: () => boolean) {
  await new Promise((resolve) => setTimeout(resolve, renderMs));
  if (isStopped()) return;
  await virtual.start({ container });
  for (let step = 0; step < maxPhrases && !isStopped(); step += 1) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()).startsWith('end of document')) return;
  }
}

/** Shows what a screen reader says next to the story: all of it once, and then each change of focus and announcement. */
export function startTranscript(): () => void {
  const panel = document.createElement('ol');
  // Below the story on a phone.
  const isNarrow = window.innerWidth < 700;
  panel.style.cssText = panelStyles + (isNarrow ? narrowPlace : widePlace);
  document.documentElement.append(panel);
  let isStopped = false;
  const story = document.querySelector<HTMLElement>('#storybook-root') ?? document.body;
  // Room next to the story.
  if (isNarrow) story.style.marginBlockEnd = '10rem';
  else story.style.marginInlineEnd = '23rem';
  void readStory(document.body, () => isStopped);
  const show = async () => {
    const phrases = await virtual.spokenPhraseLog().catch(() => []);
    for (const phrase of phrases.slice(panel.childElementCount)) {
      const line = document.createElement('li');
      line.textContent = phrase;
      panel.append(line);
      line.scrollIntoView({ block: 'nearest' });
    }
  };
  const timer = setInterval(() => void show(), intervalMs);
  return () => {
    isStopped = true;
    clearInterval(timer);
    panel.remove();
    story.style.marginInlineEnd = '';
    story.style.marginBlockEnd = '';
    void virtual.stop();
  };
}
