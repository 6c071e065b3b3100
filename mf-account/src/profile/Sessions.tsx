import type { SignedInSession } from '@countertop/contract/accounts/account';
import { Button } from '@countertop/design-system/Button';
import { checkIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { Tag } from '@countertop/design-system/Tag';
import { useState } from 'react';
import { rows } from '../shared/Account.styles.ts';
import { shortDateOf, shortMomentOf } from '../shared/dates.ts';
import { EndOthers, type EndOthersProps } from './EndOthers.tsx';
import { en } from './profile.messages.ts';
import { device as deviceStyle } from './Profile.styles.ts';

export interface SessionsProps {
  /** Last used first. */
  sessions: readonly SignedInSession[];
  /** Ends a session. Rejects if that fails. */
  onEnd: (id: string) => Promise<void>;
  /** Ends all other sessions. Rejects if that fails. */
  onEndOthers: EndOthersProps['onEnd'];
}

/** The user's sessions. The current one is ended by signing out. */
export function Sessions({ sessions, onEnd, onEndOthers }: SessionsProps) {
  const t = useMessages(en);
  const [ending, setEnding] = useState<string | null>(null);
  const [ended, setEnded] = useState('');
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;

  async function end(id: string, device: string): Promise<void> {
    if (ending !== null) return;
    setEnding(id);
    try {
      await onEnd(id);
      setEnded(t('sessions.ended', { device }));
    } catch {
      notify({ title: t('sessions.failed.title'), message: t('sessions.failed'), tone: 'danger' });
    }
    setEnding(null);
  }

  return (
    <>
      <LiveRegion message={ended} />
      <ul css={rows}>
        {sessions.map((session) => {
          const device = session.device ?? t('sessions.unknown');
          return (
            <li key={session.id}>
              <Session session={session} device={device} />
              {!session.isCurrent && (
                <Button
                  variant="outline"
                  tone="danger"
                  size="medium"
                  aria-label={t('sessions.endOf', { device })}
                  isPending={ending === session.id}
                  pendingLabel={t('sessions.ending')}
                  onPress={() => void end(session.id, device)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others > 1 && <EndOthers count={others} onEnd={onEndOthers} />}
    </>
  );
}

function Session({ session, device }: { session: SignedInSession; device: string }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { signedInAt, lastUsedAt, isCurrent } = session;
  return (
    <div>
      <p css={deviceStyle}>
        <span>{device}</span>
        {isCurrent && (
          <Tag tone="success" icon={checkIcon}>
            {t('sessions.current')}
          </Tag>
        )}
      </p>
      <p>{t('sessions.used', { moment: shortMomentOf(lastUsedAt, locale) })}</p>
      <p>{t('sessions.since', { day: shortDateOf(signedInAt, locale) })}</p>
    </div>
  );
}
