import { latePart, useArrival } from '@countertop/design-system/latePart';
import { useMessages } from '@countertop/design-system/messages';
import { createElement, useEffect } from 'react';
import { SideSheet } from '../../play/order/SideSheet.tsx';
import { en } from './scratchPad.messages.ts';
import type { ScratchPadProps } from './ScratchPad.tsx';

/** Until then the problem itself is what loads and is read. */
const readingMs = 1000;

const scratchPad = latePart(async () => (await import('./ScratchPad.tsx')).ScratchPad);

/** The scratch pad, fetched when it is first opened, and again after a failure. */
export function LazyScratchPad(props: ScratchPadProps) {
  const arrival = useArrival(scratchPad);
  useEffect(() => {
    void scratchPad.fetch();
  }, []);
  if (arrival === null) return null;
  return createElement(arrival === 'failed' ? MissingPad : arrival, props);
}

/** Fetches the pad while a child reads the problem, so that it opens at once, and offline. */
export function useScratchPadSoon(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => void scratchPad.fetch(), readingMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
}

/** A game that went offline before it had the pad goes on without it. */
function MissingPad({ id, onClose }: ScratchPadProps) {
  const t = useMessages(en);
  return (
    <SideSheet id={id} label={t('scratch.title')} closeLabel={t('scratch.close')} onClose={onClose}>
      <p>{t('scratch.missing')}</p>
    </SideSheet>
  );
}
