import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { sheetColour } from '../shared/chart.styles.ts';

export const line = css({ fill: 'none', strokeWidth: 3, strokeLinejoin: 'round' });

/** A point's shape with a rim of the sheet's colour, so that it stands apart from its line. */
export const marker = css({ stroke: sheetColour, strokeWidth: 1.5, strokeLinejoin: 'round' });

/** The name of a series where its line ends. */
export const seriesName = css({ fill: token.text.default, fontSize: '1em', fontWeight: token.weight.strong });
