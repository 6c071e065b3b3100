import { css } from '@emotion/react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';
import { measure } from './Bar.styles.ts';

const phone = '@media (max-width: 720px)';

/** The level bar of a phone has its number beside it, where others have it above. */
export const progress = css(measure, {
  [phone]: {
    '&[data-look="level"]': { alignItems: 'center', fontSize: '0.75rem' },
    '&[data-look="level"] > [data-part="bar"]': { gridColumn: 'auto', gridRow: 1, blockSize: '0.625rem' },
  },
});

/** The name of what grows. Out of sight on a phone's level bar, where the number names it. */
export const label = css({ [phone]: { '[data-look="level"] > &': visuallyHidden } });

export const valueText = css({ textAlign: 'end' });
