import { Customer } from '@countertop/design-system/artwork/Customer';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { CounterScene, OnCounter } from '../counter-scene/CounterScene.tsx';
import { columns, picture } from './AboutPage.styles.ts';
import { en } from './about.messages.ts';

/** The people who make it, and some of those it is made for. */
export function Team() {
  const t = useMessages(en);
  return (
    <>
      <div css={picture}>
        <CounterScene size="wide">
          {[0, 18, 5, 8, 7, 12].map((look) => (
            <OnCounter key={look} width="customer">
              <Customer look={look} mood="happy" />
            </OnCounter>
          ))}
        </CounterScene>
      </div>
      <div css={columns}>
        <p>{t('about.team.who')}</p>
        <Stack gap="s" align="start">
          <p>{t('about.team.you')}</p>
          <Link variant="standalone" href="/#contact">
            {t('about.team.contact')}
          </Link>
        </Stack>
      </div>
    </>
  );
}
