import { css } from '@emotion/react';
import { outlined } from '../Picture/outlined.ts';

export const coin = css({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible', ...outlined });
