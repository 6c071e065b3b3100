import { supportLink } from '@countertop/contract/support.limits';
import { Button } from '@countertop/design-system/Button';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './pricing.messages.ts';
import { orderStatus } from './Pricing.styles.ts';
import type { OrderCheck } from './watchOrder.ts';

export interface OrderStatusProps {
  check: Exclude<OrderCheck, 'none'>;
  /** Checks the order now. */
  onCheck: () => void;
}

/** Status of a payment that is being checked or was not found, with the next step. */
export function OrderStatus({ check, onCheck }: OrderStatusProps) {
  const t = useMessages(en);
  return (
    <div css={orderStatus} role="status">
      {check === 'checking' ? (
        <>
          <p>
            <strong>{t('check.title')}</strong>
          </p>
          <p>{t('check.text')}</p>
          <Button emphasis="quiet" onPress={onCheck}>
            {t('check.now')}
          </Button>
        </>
      ) : (
        <>
          <p>{t(`check.${check}`)}</p>
          <Link variant="standalone" href={supportLink({ topic: 'payment' })}>
            {t('check.contact')}
          </Link>
        </>
      )}
    </div>
  );
}
