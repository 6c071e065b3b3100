import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

const sideways = { pad: 'clamp(204px, 61% - 6rem, 252px)', ticket: 'minmax(0, 1fr)' } as const;
/** Child preference: the keys are on the left of ticket and floor. */
const leftPad = '[data-pad-side="left"] &';

/** Ticket and keys, each in a fixed place that no content moves. */
export const zone = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'var(--ticket) var(--pad)',
  blockSize: '100%',
  minBlockSize: 0,
  outline: 'none',
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  [when.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    gridTemplateRows: 'minmax(0, 1fr)',
    columnGap: 16,
  },
  [when.phone]: { background: token.surface.sunken, paddingInline: 8, paddingBlockStart: 4 },
  [when.shortestPhone]: { paddingBlockStart: 2 },
  [when.sideways]: {
    gridTemplateColumns: `${sideways.ticket} ${sideways.pad}`,
    gridTemplateRows: 'minmax(0, 1fr)',
    columnGap: 8,
    padding: '4px 0 0',
    background: 'none',
  },
  [leftPad]: {
    [when.tablet]: { gridTemplateColumns: '336px minmax(0, 1fr)', readingFlow: 'grid-rows' },
    [when.sideways]: { readingFlow: 'grid-rows', gridTemplateColumns: `${sideways.pad} ${sideways.ticket}` },
  },
});

/** The rail on top, the ticket with the rest of the height. */
export const ticket = css({
  gridArea: '1 / 1',
  display: 'grid',
  minBlockSize: 0,
  '& > *': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minBlockSize: 0 },
  // The paper fills the place below the rail.
  '& > * > :last-child': { minBlockSize: 0 },
  '&[data-long]': { gridArea: '1 / 1 / -1 / -1', zIndex: token.layer.raised },
  [when.phone]: { '& > * > :last-child': { marginInline: 4 } },
  [when.sideways]: { '& > * > :last-child': { marginInline: 4 } },
  [`${leftPad}:not([data-long])`]: { [when.tablet]: { gridArea: '1 / 2' }, [when.sideways]: { gridArea: '1 / 2' } },
});

export const pad = css({
  gridArea: '2 / 1',
  minBlockSize: 0,
  padding: '14px 14px 0',
  // The edges of the keys would be seen next to the ticket.
  '&[data-covered]': { visibility: 'hidden' },
  [when.lowDesktop]: { paddingBlockStart: 10 },
  [when.phone]: { padding: '9px 6px 8px' },
  [when.shortPhone]: { padding: '5px 6px 5px' },
  [when.tablet]: { gridArea: '1 / 2', padding: '8px 0 0' },
  [when.sideways]: { gridArea: '1 / 2', padding: 0 },
  [leftPad]: { [when.tablet]: { gridArea: '1 / 1' }, [when.sideways]: { gridArea: '1 / 1' } },
});
