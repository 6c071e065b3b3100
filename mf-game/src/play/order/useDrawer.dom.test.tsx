import type { Problem } from '@countertop/engine/problems/problem';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LazyMoneyDrawer } from './lazyMoneyDrawer.ts';
import { orderedGame } from '../../session/scenes.fixture.ts';
import { useDrawer } from './useDrawer.ts';

const problem = orderedGame('ages_6_7').order?.problem as Problem;

function Order({ hasMoney }: { hasMoney: boolean }) {
  const drawer = useDrawer({ problem, moneySupport: 'coins', isTyped: false, hasMoney, onAnswer: () => {} });
  return drawer === null ? 'keys' : 'drawer';
}

it('waits for its code with the money that was laid down, and else leaves the keys', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const places = [true, false].map((hasMoney) => {
    const place = document.createElement('div');
    return { place, hasMoney, root: createRoot(place) };
  });
  const texts = () => places.map(({ place }) => place.textContent);
  await act(async () => places.forEach(({ root, hasMoney }) => root.render(<Order hasMoney={hasMoney} />)));
  expect(texts()).toEqual(['keys', 'keys']);

  await act(() => LazyMoneyDrawer.preload());

  expect(texts()).toEqual(['drawer', 'keys']);
  await act(async () => places.forEach(({ root }) => root.unmount()));
});
