import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { column } from '../shared/Account.styles.ts';

export const section = css({ ...column, gap: token.space.m, inlineSize: '100%', '& > h2': { margin: 0 } });

/** The button, with a sentence below it. */
export const takeBackButton = css({ ...column, gap: token.space.xs, justifyItems: 'start', '& > p': { margin: 0 } });
