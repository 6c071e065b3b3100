import { Diner } from '@countertop/design-system/artwork/Diner';
import { useMessages } from '@countertop/design-system/messages';
import { useId } from 'react';
import { FirstOrder, firstOrderCents, type FirstOrderProps } from './FirstOrder.tsx';
import { bell, lamp, place, scene } from './HeroScene.styles.ts';
import { en } from './home.messages.ts';

/** A lamp on a long cord, with its light. */
function Lamp() {
  const beam = useId();
  return (
    <svg css={lamp} viewBox="0 0 200 320" aria-hidden="true">
      <linearGradient id={beam} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--art-lamp)" stopOpacity=".34" />
        <stop offset="1" stopColor="var(--art-lamp)" stopOpacity="0" />
      </linearGradient>
      <path d="M100 -600V4" stroke="#94D4BD" strokeWidth="4" />
      <path data-part="beam" d="M48 46h104l92 300H-44Z" fill={`url(#${beam})`} />
      <path d="M46 46c4-30 26-44 54-44s50 14 54 44Z" fill="var(--accent-butter)" />
      <ellipse cx="100" cy="47" rx="18" ry="8" fill="#FFF9E3" />
    </svg>
  );
}

/** The bell on the counter. */
function Bell({ isRung }: { isRung: boolean }) {
  return (
    <svg css={bell} viewBox="0 0 68 54" aria-hidden="true" data-rung={isRung || undefined}>
      <rect x="30" y="2" width="8" height="12" rx="4" fill="var(--play-edge)" />
      <path d="M8 42c0-19 11-30 26-30s26 11 26 30Z" fill="var(--play-bg)" stroke="var(--play-edge)" strokeWidth="2" />
      <path
        d="M17 34c2-9 7-14 13-15"
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="3" y="42" width="62" height="11" rx="4" fill="var(--border-strong)" />
    </svg>
  );
}

/** Customers at their tables, and an order to solve. The customer who waits for it cheers at the right answer. */
export function HeroScene(props: FirstOrderProps) {
  const t = useMessages(en);
  const isSolved = props.answerCents === firstOrderCents;
  return (
    <div css={scene}>
      <div css={place} data-only="full">
        <Lamp />
        <Diner look={2} pose="happy" dish="burger" />
      </div>
      <FirstOrder {...props} />
      <div css={place} role="img" aria-label={t(isSolved ? 'home.sceneSolved' : 'home.scene')}>
        <Lamp />
        <Diner look={1} {...(isSolved && { pose: 'happy', dish: 'burger' })} />
      </div>
      <Bell isRung={isSolved} />
    </div>
  );
}
