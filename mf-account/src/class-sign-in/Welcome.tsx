import type { SignedInChild } from '@countertop/contract/classes';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { useEffect, useRef } from 'react';
import { PlayerPicture } from '../players/PlayerPicture.tsx';
import { current } from '../players/Players.styles.ts';
import { step } from './ClassSignIn.styles.ts';
import { en } from './classSignIn.messages.ts';
import { LeaveClass } from './LeaveClass.tsx';

export interface WelcomeProps {
  child: SignedInChild;
  /** Navigates with a full page load. */
  leave: (href: string) => void;
}

/** Shown once a child is signed in. */
export function Welcome({ child, leave }: WelcomeProps) {
  const t = useMessages(en);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section css={step} aria-labelledby="class-welcome">
      <div css={current}>
        <PlayerPicture picture={child.picture} />
        <div>
          <h2 id="class-welcome" ref={heading} tabIndex={-1}>
            {t('welcome.title', { name: child.name })}
          </h2>
          <p>{t('welcome.text', { className: child.className })}</p>
          <Link variant="solid" tone="accent" size="large" href="/game">
            {t('welcome.play')}
          </Link>
        </div>
      </div>
      <LeaveClass leave={leave} />
    </section>
  );
}
