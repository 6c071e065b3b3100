import type { SignedInChild } from '@countertop/contract/classes/classes';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { useEffect, useRef } from 'react';
import { PlayerPicture } from '../shared/PlayerPicture.tsx';
import { current } from '../shared/Player.styles.ts';
import { step } from './ClassSignIn.styles.ts';
import { en } from './classSignIn.messages.ts';
import { LeaveClass } from './LeaveClass.tsx';

export interface WelcomeProps {
  /** `className` is null for a child who was signed in before the page was opened. */
  child: Omit<SignedInChild, 'className'> & { readonly className: string | null };
  /** Whether the page opened with it, so that the focus stays where the browser has it. */
  isFirst: boolean;
  /** Navigates with a full page load. */
  leave: (href: string) => void;
}

/** Shown to a child who is signed in. */
export function Welcome({ child, isFirst, leave }: WelcomeProps) {
  const t = useMessages(en);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <section css={step} aria-labelledby="class-welcome">
      <div css={current}>
        <PlayerPicture picture={child.picture} />
        <div>
          <h2 id="class-welcome" ref={heading} tabIndex={-1}>
            {t('welcome.title', { name: child.name })}
          </h2>
          <p>{child.className === null ? t('welcome.already') : t('welcome.text', { className: child.className })}</p>
          <PageLink variant="solid" tone="accent" size="large" to="/game">
            {t('welcome.play')}
          </PageLink>
        </div>
      </div>
      <LeaveClass leave={leave} />
    </section>
  );
}
