import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { Card } from '@countertop/design-system/Card';
import { clockIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { en } from './games.messages.ts';

/** The picture next to the text, or above it if large text leaves no space. */
const placeholder = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.s} ${token.space.l}`,
  '& > div': { flex: '1 1 11.5rem', display: 'grid', justifyItems: 'start', gap: token.space.xs, minInlineSize: 0 },
  '& p': { color: token.text.muted },
});

const cloche = css({
  flex: 'none',
  inlineSize: 'clamp(80px, 12vw, 150px)',
  fill: token.border.default,
  '& text': { fontFamily: token.font.display, fontSize: '42px', fill: token.surface.card },
});

export interface PlaceholderCardProps {
  /** The announcement of the game. */
  children: string;
}

/** A game that is not announced yet, under a cloche. */
export function PlaceholderCard({ children }: PlaceholderCardProps) {
  const t = useMessages(en);
  return (
    <Card as="article" isNotReady>
      <div css={placeholder}>
        <svg css={cloche} viewBox="0 0 160 110" aria-hidden="true">
          <ellipse cx="80" cy="98" rx="74" ry="9" fill="var(--art-plate-rim)" />
          <ellipse cx="80" cy="93" rx="74" ry="9" fill="var(--art-plate)" />
          <path d="M22 90c0-36 24-60 58-60s58 24 58 60Z" />
          <path
            d="M40 80c2-18 12-30 28-36"
            fill="none"
            stroke="#fff"
            strokeOpacity=".6"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <circle cx="80" cy="22" r="9" />
          <text x="80" y="82" textAnchor="middle">
            ?
          </text>
        </svg>
        <div>
          <Tag tone="warning" icon={clockIcon}>
            {t('home.comingSoon')}
          </Tag>
          <h3>{t('home.placeholder')}</h3>
          <p>{children}</p>
        </div>
      </div>
    </Card>
  );
}
