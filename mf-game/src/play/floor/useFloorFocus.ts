import type { TableId } from '@countertop/engine/play/game';
import { type RefObject, useEffect, useRef } from 'react';
import { isOverlayOpen } from '../../session/gameStore.ts';
import { useGameSnapshot } from '../../session/GameStoreContext.tsx';

/** After a dialog has tried to give the focus back to a ticket that is gone. */
const afterDialogMs = 50;

/**
 * Keeps the focus in the game. When a result closes it goes to the table the result was about, where the dish is served
 * next. When a control that had it is taken away, or a dialog leaves it nowhere, it goes to the table of the tab order.
 */
export function useFloorFocus(floor: RefObject<HTMLElement | null>): void {
  const shown = useGameSnapshot();
  const isOpen = !isOverlayOpen(shown);
  const shownTable = shown.game.result?.tableId ?? null;
  const resultTable = useRef<TableId | null>(null);

  useEffect(() => {
    if (shownTable !== null) resultTable.current = shownTable;
  }, [shownTable]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => {
      const table = resultTable.current;
      resultTable.current = null;
      if (table !== null) focusTable(floor.current, `[data-table="${table}"]`);
    }, afterDialogMs);
    return () => clearTimeout(timer);
  }, [floor, isOpen]);

  useLostFocus(floor, isOpen);
}

/** Catches the focus that fell from something that was taken away. A press beside everything lets go of it by right. */
function useLostFocus(floor: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => {
      const isLost = last.current?.isConnected === false && document.activeElement === document.body;
      if (isLost) focusTable(floor.current, '[data-table][tabindex="0"]');
    }, afterDialogMs);
    return () => clearTimeout(timer);
  });
}

function focusTable(floor: HTMLElement | null, selector: string): void {
  floor?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
