import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { sheetColor } from '../shared/chart.styles.ts';

export const line = css({ fill: 'none', strokeWidth: 3, strokeLinejoin: 'round' });

/** A marker with a rim in the background color, to separate it from the line. */
export const marker = css({ stroke: sheetColor, strokeWidth: 1.5, strokeLinejoin: 'round' });

export const seriesName = css({ fill: token.text.default, fontSize: '1em', fontWeight: token.weight.strong });
