import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

const arrive = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } });

export const title = css({ fontSize: token.type.h3 });

export const list = css({
  display: 'grid',
  gap: 12,
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '52px 1fr',
    gap: 12,
    alignItems: 'center',
    fontSize: '1rem',
    lineHeight: 1.4,
    animation: `${arrive} ${token.motion.duration.base} ${token.motion.easing.out}`,
  },
});

export const face = css({ display: 'grid', placeItems: 'center', color: token.info.text });

export const text = css({
  padding: '9px 14px',
  background: token.surface.sunken,
  borderRadius: token.radius.control,
  '& button': { display: 'flex', marginBlockStart: 8 },
  '& b': { fontWeight: token.weight.strong },
  '[data-theme="high-contrast"] &': { border: `2px solid ${token.border.default}` },
});

export const empty = css({ marginBlockStart: 12, color: token.text.muted });
