import type { TableId } from '@countertop/engine/play/game';

const tableIds: readonly TableId[] = [1, 2, 3, 4, 5, 6];
const columns = 3;

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
};

/** Returns the table an arrow key, Home or End moves to. Returns null for other keys and at the edges. */
export function nextTable(current: TableId, key: string, direction: 'ltr' | 'rtl'): TableId | null {
  if (key === 'Home') return 1;
  if (key === 'End') return 6;
  const step = steps[key];
  if (step === undefined) return null;
  const isSideways = Math.abs(step) === 1;
  const target = current + (isSideways && direction === 'rtl' ? -step : step);
  return tableIds.find((id) => id === target) ?? null;
}
