import { css } from '../../theme/css.ts';
import { outlined } from '../Picture/outlined.ts';
import { token } from '../../tokens/tokens.ts';

const notEarned = {
  '--rim': token.surface.sunken,
  '--rim-line': token.border.subtle,
  '--ring': token.border.subtle,
  '--face': token.surface.card,
  '--letter': token.text.muted,
  '--ribbon': token.border.subtle,
  '--edge': token.border.default,
  '--edge-width': '2',
  '--edge-dash': '5 4',
};

const service = { '--rim': '#0B6850', '--rim-line': '#94D4BD', '--ring': token.accent.coin };
const skill = { '--rim': '#1A5E9B', '--rim-line': '#8CC4F0', '--ring': token.accent.coin };
const level = { '--rim': token.accent.coin, '--rim-line': token.accent.coinEdge, '--ring': token.accent.awning };

/** Colors of the frame. Its shape carries the same information. */
export const drawing = css({
  flex: 'none',
  inlineSize: '6rem',
  blockSize: 'auto',
  overflow: 'visible',
  '&[data-size="x-small"]': { inlineSize: '3rem' },
  '&[data-size="small"]': { inlineSize: '4.5rem' },
  '&[data-size="large"]': { inlineSize: '10rem' },
  ...notEarned,
  '& [data-picture]': { filter: 'grayscale(1)', opacity: 0.4 },
  '& [data-picture] > svg': { inlineSize: '100%', blockSize: '100%' },
  '&[data-earned]': {
    ...service,
    '--face': token.art.plate,
    '--letter': token.text.onPaper,
    '--ribbon': token.accent.awning,
    '--edge': token.art.shade,
    '--edge-width': '0',
    '--edge-dash': 'none',
    // The plate is white in every theme.
    '--border-strong': token.text.onPaper,
    '--bell-base': token.text.onPaper,
    color: token.text.onPaper,
    '& [data-picture]': { filter: 'none', opacity: 1 },
  },
  '&[data-earned][data-variant="skill"]': skill,
  '&[data-earned][data-variant="level"]': { ...level, '--edge': token.accent.coinEdge, '--edge-width': '2' },
  // Green and blue frames need an edge on dark backgrounds.
  '[data-surface="tile"] &[data-earned]:not([data-variant="level"]), [data-theme="dark"] &[data-earned]:not([data-variant="level"])':
    {
      '--edge': 'var(--rim-line)',
      '--edge-width': '2',
    },
  '[data-theme="high-contrast"] &': { '--ribbon': token.surface.page },
  '[data-theme="high-contrast"] &[data-earned]': {
    '--rim': token.surface.page,
    '--rim-line': token.text.default,
    '--ribbon': token.surface.page,
  },
  '[data-theme="high-contrast"] [data-surface] &[data-earned], [data-theme="high-contrast"] &[data-earned][data-variant]':
    {
      '--edge': token.text.default,
      '--edge-width': '3',
    },
  '[data-theme="high-contrast"] &[data-earned][data-variant="level"]': {
    '--rim': token.accent.butter,
    '--rim-line': token.accent.coinEdge,
    '--ring': token.art.ink,
  },
  '@media (forced-colors: active)': outlined['@media (forced-colors: active)'],
});

/** The number on the plate, in the display font. Not mirrored in RTL. */
export const lettering = css({
  fontFamily: token.font.display,
  textAnchor: 'middle',
  direction: 'ltr',
  fill: 'var(--letter)',
  stroke: 'none',
});

/** The badge next to its text, or above it if there is no room. */
export const badge = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.m,
  '& > :last-child': { flex: '1 1 9rem' },
});

export const name = css({
  fontWeight: token.weight.strong,
  lineHeight: token.leading.dense,
  color: token.text.heading,
});

export const description = css({ marginBlockStart: token.space.xxs, color: token.text.muted });

/** "Earned" or the next step, with an icon. */
export const state = css({
  display: 'flex',
  gap: token.space.xs,
  marginBlockStart: token.space.xs,
  fontSize: token.type.caption,
  fontWeight: token.weight.strong,
  '& > svg': { marginBlockStart: '0.15em' },
  '&[data-earned]': { color: token.success.text },
});
