import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { en } from '../Spinner/Spinner.messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { group, lines as linesStyle, skeleton } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** What comes: lines of text, something with a frame, or a round picture. */
  shape?: 'text' | 'block' | 'plate';
  /** How many lines of text. */
  lines?: number;
}

/** The shape of what is on its way. It says nothing: the `SkeletonGroup` around it does. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  if (shape !== 'text') return <div css={skeleton} data-shape={shape} aria-hidden="true" />;
  return (
    <div css={linesStyle} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} css={skeleton} data-shape="text" />
      ))}
    </div>
  );
}

export interface SkeletonGroupProps {
  /** What is awaited: "Loading the class…". */
  label?: string;
  /** `Skeleton`s, laid out as what comes. */
  children: ReactNode;
}

/** Stands around the shapes and says once for all of them that they are waiting. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  const t = useMessages(en);
  return (
    <div css={group} role="status">
      <VisuallyHidden>{label ?? t('spinner.label')}</VisuallyHidden>
      {children}
    </div>
  );
}
