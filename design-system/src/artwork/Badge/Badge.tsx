import { Icon } from '../../components/Icon/Icon.tsx';
import { arrowIcon, checkIcon } from '../../components/Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { badge, description, name, state } from './Badge.styles.ts';
import { BadgeDrawing, type BadgeDrawingProps } from './BadgeDrawing.tsx';
import { en } from './Badge.messages.ts';

export { BadgeDrawing, type BadgeDrawingProps } from './BadgeDrawing.tsx';
export type { BadgeVariant } from './parts/frames.ts';

export interface BadgeProps extends Pick<BadgeDrawingProps, 'variant' | 'picture' | 'size'> {
  title: string;
  /** Reason for the badge, in one sentence. */
  children?: string;
  /** When it was earned: "on May 3". */
  earnedOn?: string;
  /** The next step, without "Next:". Marks the badge as not earned yet: it is drawn pale and gray. */
  next?: string;
}

/** An award with its name and description. The frame's shape shows the kind: plate for service, tile for a skill, rosette for a level. */
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
