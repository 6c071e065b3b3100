import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { type ReactNode, Suspense } from 'react';
import { Guide } from './Guide.tsx';
import { Hero } from './Hero.tsx';
import { en } from './start.messages.ts';
import { PracticeBoard } from './PracticeBoard.tsx';
import { type StartActions, StartForm, type StartFormProps } from './StartForm.tsx';
import { below } from './StartScreen.styles.ts';
import { TutorialOffer } from './TutorialOffer.tsx';

export type StartScreenProps = StartFormProps &
  Pick<StartActions, 'onHelp'> & {
    /** Above everything that a child chooses: the lessons of the child's class. */
    lessons?: ReactNode;
  };

/** The start menu. React hydrates what is in `Suspense` on its own, in short steps. */
export function StartScreen({ onHelp, lessons, ...form }: StartScreenProps) {
  const t = useMessages(en);
  return (
    <Page width="full">
      <Hero tagline={t('start.tagline')} isOpen={!form.closed} offer={<TutorialOffer onPress={form.onTutorial} />}>
        {lessons}
        <StartForm {...form} />
      </Hero>
      <div css={below}>
        <Suspense>
          <PracticeBoard chosen={form.band} />
        </Suspense>
        <Suspense>
          <Guide onHelp={onHelp} />
        </Suspense>
      </div>
    </Page>
  );
}
