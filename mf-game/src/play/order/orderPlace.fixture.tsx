import type { ReactElement } from 'react';

/** For stories: the place that the play screen gives to ticket and keys. */
export function inOrderPlace(Story: () => ReactElement) {
  const zones = { '--ticket': 'minmax(0, 1fr)', '--pad': '260px', '--order': '408px' };
  return <div style={{ maxInlineSize: 408, blockSize: 600, ...zones }}>{Story()}</div>;
}
