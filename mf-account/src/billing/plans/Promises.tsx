import { guaranteeDays } from '@countertop/contract/payments/plans';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { lead, promises } from './Pricing.styles.ts';
import { en } from './pricing.messages.ts';

/** Features of every plan. */
export function Lead() {
  const t = useMessages(en);
  return <p css={lead}>{t('pricing.lead')}</p>;
}

/** Promises that apply to everybody, before paying. */
export function Promises() {
  const t = useMessages(en);
  const { locale } = useLocale();
  const days = formatNumber(guaranteeDays, locale);
  return (
    <ul css={promises}>
      {[t('promise.guarantee', { days }), t('promise.cancel'), t('promise.calm')].map((text) => (
        <li key={text}>
          <Icon icon={checkIcon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
