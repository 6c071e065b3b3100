import { Icon } from '../../components/Icon/Icon.tsx';
import { arrowIcon, checkIcon } from '../../components/Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { badge, description, name, state } from './Badge.styles.ts';
import { BadgeDrawing, type BadgeDrawingProps } from './BadgeDrawing.tsx';
import { en } from './Badge.messages.ts';

export { BadgeDrawing, type BadgeDrawingProps } from './BadgeDrawing.tsx';
export type { BadgeKind } from './parts/frames.ts';

export interface BadgeProps extends Pick<BadgeDrawingProps, 'kind' | 'picture' | 'size'> {
  /** The badge's name. */
  title: string;
  /** What it is given for, in one sentence. */
  children?: string;
  /** The day it was earned, as text: "on 3 May". */
  earnedOn?: string;
  /** What is left to do, without "Next:". With it the badge is not earned yet, and is drawn grey and pale. */
  next?: string;
}

/** An award with its words. The frame's shape tells the kind: plate for service, tile for a skill, rosette for a level. */
export function Badge({ title, children, earnedOn, next, ...props }: BadgeProps) {
  const t = useMessages(en);
  const isEarned = next === undefined;
  return (
    <div css={badge}>
      <BadgeDrawing {...props} isEarned={isEarned} />
      <div>
        <p css={name}>{title}</p>
        {children !== undefined && <p css={description}>{children}</p>}
        <p css={state} data-earned={isEarned || undefined}>
          <Icon icon={isEarned ? checkIcon : arrowIcon} size="small" />
          <span>{isEarned ? earned(t, earnedOn) : t('badge.next', { step: next })}</span>
        </p>
      </div>
    </div>
  );
}

function earned(t: ReturnType<typeof useMessages<typeof en>>, date: string | undefined): string {
  return date === undefined ? t('badge.earned') : t('badge.earnedOn', { date });
}
