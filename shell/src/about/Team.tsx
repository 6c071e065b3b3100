import { Card } from '@countertop/design-system/Card';
import { Customer } from '@countertop/design-system/Customer';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { CounterScene, OnCounter } from '../counter-scene/CounterScene.tsx';
import { en } from './messages/en.messages.ts';

/** Who makes it, beside some of those it is made for. */
export function Team() {
  const t = useMessages(en);
  const guests = (
    <CounterScene>
      {[0, 18, 5].map((look) => (
        <OnCounter key={look} width="guest">
          <Customer look={look} mood="happy" />
        </OnCounter>
      ))}
    </CounterScene>
  );
  return (
    <Card picture={guests}>
      <Stack gap="m" align="start">
        <p>{t('about.team.who')}</p>
        <p>{t('about.team.you')}</p>
        <Link look="standalone" href="/#contact">
          {t('about.team.contact')}
        </Link>
      </Stack>
    </Card>
  );
}
