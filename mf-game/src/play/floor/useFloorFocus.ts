import type { TableId } from '@countertop/engine/play/game';
import { type RefObject, useEffect, useRef } from 'react';
import { isOverlayOpen } from '../../session/overlays.ts';
import { useGameSnapshot } from '../../session/GameStoreContext.tsx';

/** Waits until the closing dialog has tried to restore focus to a ticket that no longer exists. */
const afterDialogMs = 50;

/**
 * Keeps focus in the game. After a result, focus moves to its table, where the dish is served next. When the focused
 * control is removed, it moves to the table in the tab order.
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

/** Recovers focus from a removed element. Focus lost by a click on the background stays lost. */
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
