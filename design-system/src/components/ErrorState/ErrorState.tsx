import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { repeatIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ClosedShutter } from '../../artwork/Scene/parts/ClosedShutter.tsx';
import { Spill } from '../../artwork/Scene/parts/Spill.tsx';
import { SceneFrame } from '../../artwork/Scene/SceneFrame.tsx';
import { reference } from './ErrorState.styles.ts';
import { en } from './ErrorState.messages.ts';

export interface ErrorStateProps {
  /** `offline`: the network is gone. `broken`: anything else. Words and picture follow, unless given. */
  kind?: 'broken' | 'offline';
  /** What did not work: the page's or the part's heading. */
  title?: string;
  /** Level of the heading. 1 is the page's own title, where focus goes after a change of page. */
  level?: 1 | 2 | 3;
  /** What happened, what is safe and what to do. */
  children?: ReactNode;
  /** Tries once more; with it there is a button. */
  onRetry?: () => void;
  /** More ways on, after the button. */
  actions?: ReactNode;
  /** Something to tell the help desk: the number of the request. It can be selected in one click. */
  details?: string;
  /** True when it comes after something the person did, and so has to be announced. False when the page opens with it. */
  isAlert?: boolean;
  /** Another picture. */
  picture?: ReactNode;
}

const scenes = { broken: Spill, offline: ClosedShutter };

/** What stands where something should be that did not come: what happened, what is safe, what to do. */
export function ErrorState({ kind = 'broken', onRetry, actions, details, isAlert = false, ...state }: ErrorStateProps) {
  const t = useMessages(en);
  const { title = t(`error.${kind}.title`), children = t(`error.${kind}.text`), ...rest } = state;
  const { level = 2, picture = <Still kind={kind} /> } = rest;
  return (
    <div role={isAlert ? 'alert' : undefined}>
      <EmptyState
        title={title}
        level={level}
        picture={picture}
        actions={onRetry === undefined ? actions : <Ways onRetry={onRetry}>{actions}</Ways>}
        footnote={details === undefined ? undefined : <Reference>{details}</Reference>}
      >
        {children}
      </EmptyState>
    </div>
  );
}

function Still({ kind }: { kind: keyof typeof scenes }) {
  const Drawing = scenes[kind];
  return (
    <SceneFrame>
      <Drawing />
    </SceneFrame>
  );
}

function Ways({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
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

function Reference({ children }: { children: string }) {
  const t = useMessages(en);
  return (
    <>
      {t('error.details')}{' '}
      <code css={reference} dir="ltr">
        {children}
      </code>
    </>
  );
}
