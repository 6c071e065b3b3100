import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Guide } from './Guide.tsx';
import { Hero } from './Hero.tsx';
import { en } from './start.messages.ts';
import { PracticeBoard } from './PracticeBoard.tsx';
import { type StartActions, StartForm, type StartFormProps } from './StartForm.tsx';
import { below } from './StartScreen.styles.ts';
import { TutorialOffer } from './TutorialOffer.tsx';

export type StartScreenProps = StartFormProps & Pick<StartActions, 'onHelp'>;

/** The start menu. */
export function StartScreen({ onHelp, ...form }: StartScreenProps) {
  const t = useMessages(en);
  return (
    <Page width="full">
      <Hero tagline={t('start.tagline')} isOpen={!form.closed} offer={<TutorialOffer onPress={form.onTutorial} />}>
        <StartForm {...form} />
      </Hero>
      <div css={below}>
        <PracticeBoard chosen={form.band} />
        <Guide onHelp={onHelp} />
      </div>
    </Page>
  );
}
