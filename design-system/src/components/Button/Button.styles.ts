import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;

/** A bell that swings and comes to rest. */
export const sway = keyframes({
  '0%, 100%': { transform: 'none' },
  '15%': { transform: 'rotate(-14deg)' },
  '35%': { transform: 'rotate(11deg)' },
  '55%': { transform: 'rotate(-7deg)' },
  '75%': { transform: 'rotate(4deg)' },
});

/** Colors and depth of each variant and tone are variables, so that states are defined once. */
export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.625rem',
  minBlockSize: token.target.control,
  minInlineSize: token.target.min,
  padding: 'var(--pad-control)',
  border: '2px solid var(--button-edge, transparent)',
  borderRadius: token.radius.control,
  background: 'var(--button-face)',
  color: 'var(--button-ink)',
  boxShadow: `0 ${token.foot} 0 var(--button-foot, transparent)`,
  fontFamily: token.font.text,
  fontSize: token.type.label,
  fontWeight: token.weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  // Nobody can press anything on paper.
  '@media print': { display: 'none' },
  touchAction: 'manipulation',
  transition: ['transform', 'box-shadow']
    .map((property) => `${property} ${duration.press} ${easing.out}`)
    .concat(`background-color ${duration.quick} ${easing.out}`)
    .join(),

  '&[data-size="large"]': { '--target-control': token.target.child },
  '&[data-size="medium"]': { '--target-control': token.target.adult, '--pad-control': '0.5rem 1rem', fontSize: '1rem' },

  '&:where([data-variant="solid"])': {
    '--button-face': token.action.bg,
    '--button-ink': token.action.text,
    '--button-foot': token.action.edge,
    '&[data-hovered]': { '--button-face': token.action.bgHover },
    // A pending button stays pressed.
    '&[data-pressed], &[data-pending]': {
      '--button-face': token.action.bgPressed,
      transform: `translateY(${token.foot})`,
      boxShadow: 'none',
    },
    '&:where([data-tone="accent"])': {
      '--button-face': token.play.bg,
      '--button-ink': token.play.text,
      '--button-edge': token.play.edge,
      '--button-foot': token.play.edge,
      '&[data-hovered]': { '--button-face': token.play.bgHover },
      '&[data-pressed], &[data-pending]': { '--button-face': token.play.bgPressed },
    },
    '&:where([data-tone="danger"])': {
      '--button-face': token.danger.solid,
      '--button-ink': token.danger.onSolid,
      '--button-foot': `color-mix(in srgb, ${token.danger.solid} 45%, ${token.art.ink})`,
      '&[data-hovered], &[data-pressed], &[data-pending]': { '--button-face': token.danger.text },
      '[data-theme="high-contrast"] &[data-hovered]': { '--button-edge': token.text.default },
    },
  },
  '&:where([data-variant="outline"])': {
    '--button-face': token.quiet.face,
    '--button-ink': token.quiet.text,
    '--button-edge': token.quiet.edge,
    '&[data-hovered], &[data-pressed], &[data-pending]': { '--button-face': token.quiet.hover },
    // Keeps its light background on tile and board, where berry text would not be readable.
    '&:where([data-tone="danger"])': {
      '--button-face': token.surface.card,
      '--button-ink': token.danger.text,
      '--button-edge': token.border.default,
      '&[data-hovered], &[data-pressed], &[data-pending]': {
        '--button-face': token.danger.bg,
        '--button-edge': token.danger.border,
      },
    },
  },
  '&[data-variant="text"]': {
    '--button-face': 'none',
    '--button-ink': token.text.link,
    paddingInline: token.space.xs,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    '&[data-hovered], &[data-pressed], &[data-pending]': { textDecorationThickness: '3px' },
  },

  '&[data-pending]': { cursor: 'progress' },
  '&[data-focus-visible]': focusRing,
  '&[data-disabled]': {
    '--button-face': token.surface.sunken,
    '--button-ink': token.text.muted,
    '--button-edge': token.border.default,
    borderStyle: 'dashed',
    boxShadow: 'none',
    cursor: 'default',
  },
  '@media (forced-colors: active)': {
    '&[data-disabled]': { '--button-edge': 'GrayText', '--button-ink': 'GrayText' },
  },
  '&[data-disabled]:where([data-variant="text"])': { '--button-face': 'none', '--button-edge': 'transparent' },
});

/** Both labels share a grid cell, so that the button keeps its size while pending. */
export const labels = css({ display: 'inline-grid', gap: 'inherit' });

export const label = css({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  '&[data-hidden]': { visibility: 'hidden' },
  '&:not([data-hidden]) > [data-icon="bell"]': {
    transformOrigin: '50% 85%',
    '[data-pending] &': { animation: `${sway} ${duration.party} ${easing.linear} 2` },
  },
});
