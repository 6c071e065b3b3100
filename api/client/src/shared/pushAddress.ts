/**
 * Adds a history entry for another view of the page. It carries its number, by which the host's router finds the way back when a
 * navigation is blocked; without one, going back over it would reload the page.
 */
export function pushAddress(address: string): void {
  const state: unknown = history.state;
  history.pushState({ ...Object(state), __TSR_index: entryNumber(state) + 1 }, '', address);
}

function entryNumber(state: unknown): number {
  const isNumbered = typeof state === 'object' && state !== null && '__TSR_index' in state;
  return isNumbered && typeof state.__TSR_index === 'number' ? state.__TSR_index : 0;
}
