import { virtual } from '@guidepup/virtual-screen-reader';

/** Phrases that end reading: the end of the document, or of a modal. */
const isEnd = (phrase: string) => /^end of (document|dialog|alertdialog)/.test(phrase);

/** Returns what a screen reader says from the start to the end of `container`, phrase by phrase. */
export async function readThrough(container: Node = document.body): Promise<readonly string[]> {
  await virtual.start({ container });
  try {
    for (let step = 0; step < 400 && !isEnd(await virtual.lastSpokenPhrase()); step += 1) await virtual.next();
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
  }
}

/** Returns what a screen reader says while `work` runs: focus changes and announcements. */
export async function listenDuring(work: () => Promise<void>): Promise<readonly string[]> {
  await virtual.start({ container: document.body });
  try {
    await virtual.clearSpokenPhraseLog();
    await work();
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
  }
}

/** Returns what has been said so far, while `listenDuring` runs. */
export async function spokenSoFar(): Promise<readonly string[]> {
  return await virtual.spokenPhraseLog();
}
