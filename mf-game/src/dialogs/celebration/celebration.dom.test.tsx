import { preferences } from '@countertop/design-system/preferences';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeAfterMs, levelUpTiming } from './timing.ts';
import { useAutoClose } from './useAutoClose.ts';
import { useFill, useStages } from './useStages.ts';

let root: Root;
let isHidden: boolean;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  preferences.reducedMotion = 'off';
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(element: ReactElement) {
  act(() => root.render(element));
}
function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
function hide(hidden: boolean) {
  isHidden = hidden;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

function Closing({ afterMs, onClose }: { afterMs: number | null; onClose: () => void }) {
  useAutoClose(afterMs, onClose);
  return null;
}

it('closes when its time is up', () => {
  const onClose = vi.fn<() => void>();
  show(<Closing afterMs={5000} onClose={onClose} />);

  pass(4999);
  expect(onClose).not.toHaveBeenCalled();
  pass(5000);

  expect(onClose).toHaveBeenCalledOnce();
});

it('pauses while the tab is hidden', () => {
  const onClose = vi.fn<() => void>();
  show(<Closing afterMs={4000} onClose={onClose} />);

  pass(1000);
  hide(true);
  pass(60_000);
  hide(false);
  pass(2999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);

  expect(onClose).toHaveBeenCalledOnce();
});

it('does not start in a tab that is hidden from the start', () => {
  const onClose = vi.fn<() => void>();
  isHidden = true;
  show(<Closing afterMs={4000} onClose={onClose} />);

  pass(60_000);
  hide(false);
  pass(3999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);

  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['standard', 4000],
  ['x2', 8000],
  ['x10', 40_000],
  ['none', null],
] as const)('at game speed %s, closes a popup after %s ms', (speed, afterMs) => {
  expect(closeAfterMs(4000, speed)).toBe(afterMs);
});

const seen: number[] = [];
function Staged() {
  const stage = useStages(levelUpTiming.stagesMs);
  const percent = useFill(stage > 1);
  seen.splice(0, 2, stage, percent);
  return null;
}

it('advances every 0.8 s and fills the bar by 5 percent every 50 ms', () => {
  show(<Staged />);
  expect(seen).toEqual([0, 0]);

  pass(800);
  expect(seen).toEqual([1, 0]);
  pass(800);
  expect(seen).toEqual([2, 0]);
  pass(50);
  expect(seen).toEqual([2, 5]);
  pass(750);
  expect(seen).toEqual([3, 80]);
  pass(1000);

  expect(seen).toEqual([3, 100]);
});

it('shows everything immediately with reduced motion', () => {
  preferences.reducedMotion = 'on';

  show(<Staged />);

  expect(seen).toEqual([3, 100]);
});
