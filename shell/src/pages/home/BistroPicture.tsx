import { Customer } from '@countertop/design-system/artwork/Customer';
import { customers, lamp, room } from './BistroPicture.styles.ts';

/** Four customers at the counter: served, thinking, served, and tired of waiting. */
export function BistroPicture() {
  return (
    <div css={room} aria-hidden="true">
      <svg css={lamp} viewBox="0 0 120 150">
        <path d="M60 0v104" stroke="var(--border-strong)" strokeWidth="3" />
        <path d="M18 140c3-26 20-38 42-38s39 12 42 38Z" fill="var(--accent-awning)" />
        <ellipse cx="60" cy="141" rx="14" ry="6" fill="var(--accent-butter)" />
      </svg>
      <div css={customers}>
        <Customer look={0} mood="happy" />
        <Customer look={3} mood="waiting" />
        <Customer look={1} mood="happy" />
        <Customer look={2} mood="angry" />
      </div>
    </div>
  );
}
