import { Customer } from '@countertop/design-system/Customer';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../messages/en.messages.ts';
import { art, card, facts, guests, text } from './BistroCard.styles.ts';

/** The game that can be played. */
export function BistroCard() {
  const t = useMessages(en);
  return (
    <article css={card}>
      <div css={art} aria-hidden="true">
        <div css={guests}>
          <Customer look={0} mood="happy" />
          <Customer look={3} mood="waiting" />
          <Customer look={9} mood="happy" />
        </div>
      </div>
      <div css={text}>
        <h3>{t('home.bistro')}</h3>
        <p>{t('home.bistroAbout')}</p>
        <ul css={facts}>
          <li>{t('home.bistroAges')}</li>
          <li>{t('home.bistroTime')}</li>
          <li>{t('home.bistroAccount')}</li>
        </ul>
        <Link look="button" href="/game">
          {t('home.start')}
        </Link>
      </div>
    </article>
  );
}
