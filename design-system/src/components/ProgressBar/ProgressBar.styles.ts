import { css } from '../../theme/css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';
import { measure } from './Bar.styles.ts';

const phone = '@media (max-width: 720px)';

/** On phones, the level bar has its value next to it instead of above. */
export const progress = css(measure, {
  [phone]: {
    '&[data-variant="level"]': { alignItems: 'center', fontSize: '0.75rem' },
    '&[data-variant="level"] > [data-part="bar"]': { gridColumn: 'auto', gridRow: 1, blockSize: '0.625rem' },
  },
});

/** Visually hidden on the level bar on phones, where the value names the level. */
export const label = css({ [phone]: { '[data-variant="level"] > &': visuallyHidden } });

export const valueText = css({ textAlign: 'end' });
