import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Link } from '../Link/Link.tsx';
import { repeatIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ClosedShutter } from '../../artwork/Scene/parts/ClosedShutter.tsx';
import { Spill } from '../../artwork/Scene/parts/Spill.tsx';
import { SceneFrame } from '../../artwork/Scene/SceneFrame.tsx';
import { reference } from './ErrorState.styles.ts';
import { en } from './ErrorState.messages.ts';

export interface ErrorStateProps {
  /** `offline`: no network. `broken`: anything else. Determines default text and picture. */
  variant?: 'broken' | 'offline';
  /** What failed. The heading of the page or section. */
  title?: string;
  /** Heading level. 1 is the page title, which gets focus after navigation. */
  level?: 1 | 2 | 3;
  /** What happened, what is safe, what to do. */
  children?: ReactNode;
  /** Called by the "Try again" button, which is shown if this is set. */
  onRetry?: () => void;
  /** More actions after the button. */
  actions?: ReactNode;
  /** The request ID for support. One click selects it. */
  details?: string | undefined;
  /** Page where the reference can be sent to support: a link after the reference. */
  supportHref?: string | undefined;
  /** Whether to announce it as an alert: true after a user action, false on page load. */
  isAlert?: boolean;
  /** Replaces the default picture. */
  picture?: ReactNode;
}

const scenes = { broken: Spill, offline: ClosedShutter };

/** Shown in place of content that failed to load: what happened, what is safe, what to do. */
export function ErrorState({
  variant = 'broken',
  onRetry,
  actions,
  details,
  isAlert = false,
  ...state
}: ErrorStateProps) {
  const t = useMessages(en);
  const { title = t(`error.${variant}.title`), children = t(`error.${variant}.text`), ...rest } = state;
  const { level = 2, supportHref, picture = <ErrorScene variant={variant} /> } = rest;
  return (
    <div role={isAlert ? 'alert' : undefined}>
      <EmptyState
        title={title}
        level={level}
        picture={picture}
        actions={onRetry === undefined ? actions : <Actions onRetry={onRetry}>{actions}</Actions>}
        footnote={details === undefined ? undefined : <RequestId id={details} supportHref={supportHref} />}
      >
        {children}
      </EmptyState>
    </div>
  );
}

function ErrorScene({ variant }: { variant: keyof typeof scenes }) {
  const Drawing = scenes[variant];
  return (
    <SceneFrame>
      <Drawing />
    </SceneFrame>
  );
}

function Actions({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const t = useMessages(en);
  return (
    <>
      <Button icon={repeatIcon} onPress={onRetry}>
        {t('error.tryAgain')}
      </Button>
      {children}
    </>
  );
}

function RequestId({ id, supportHref }: { id: string } & Pick<ErrorStateProps, 'supportHref'>) {
  const t = useMessages(en);
  return (
    <>
      {t('error.details')}{' '}
      <code css={reference} dir="ltr">
        {id}
      </code>{' '}
      {supportHref !== undefined && <Link href={supportHref}>{t('error.support')}</Link>}
    </>
  );
}
