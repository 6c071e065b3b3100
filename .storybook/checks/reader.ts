import { virtual } from '@guidepup/virtual-screen-reader';

/** Ends of a walk by screen reader: the document's own, or that of a modal it must not leave. */
const isEnd = (phrase: string) => /^end of (document|dialog|alertdialog)/.test(phrase);

/** What a screen reader says from the top to the end of `container`, phrase by phrase. */
export async function readThrough(container: Node = document.body): Promise<readonly string[]> {
  await virtual.start({ container });
  try {
    for (let step = 0; step < 200 && !isEnd(await virtual.lastSpokenPhrase()); step += 1) await virtual.next();
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
  }
}

/** What a screen reader says while something is done: focus that moves, and what is announced. */
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
