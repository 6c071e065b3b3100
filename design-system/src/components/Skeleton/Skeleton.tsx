import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { en } from '../Spinner/Spinner.messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { group, lines as linesStyle, skeleton } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** The content: lines of text, a framed block, or a round picture. */
  variant?: 'text' | 'block' | 'plate';
  /** Number of text lines. */
  lines?: number;
}

/** A placeholder in the shape of loading content. The `SkeletonGroup` around it makes the announcement. */
export function Skeleton({ variant = 'text', lines = 1 }: SkeletonProps) {
  if (variant !== 'text') return <div css={skeleton} data-variant={variant} aria-hidden="true" />;
  return (
    <div css={linesStyle} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} css={skeleton} data-variant="text" />
      ))}
    </div>
  );
}

export interface SkeletonGroupProps {
  /** Names the loading content: "Loading the class…". */
  label?: string;
  /** `Skeleton`s, laid out like the content. */
  children: ReactNode;
}

/** Groups skeletons and announces the loading state once. While it is on a page, `Page` keeps the footer below the fold. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  const t = useMessages(en);
  return (
    <div css={group} role="status" data-loading="">
      <VisuallyHidden>{label ?? t('spinner.label')}</VisuallyHidden>
      {children}
    </div>
  );
}
