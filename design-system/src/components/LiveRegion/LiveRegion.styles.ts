import { css } from '../../theme/css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';

/** At the top, because below a page that fills the window it would make the page scroll. */
export const liveRegion = css(visuallyHidden, { insetBlockStart: 0 });
