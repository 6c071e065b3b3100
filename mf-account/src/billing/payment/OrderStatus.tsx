import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { alertIcon, clockIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './order.messages.ts';
import type { OrderCheck } from './openOrder.ts';

/** Status of an unconfirmed payment, in place of the button or above it. */
const orderStatus = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  gap: `${token.space.xs} ${token.space.s}`,
  padding: token.space.m,
  border: `${token.line.edge} solid ${token.info.border}`,
  borderRadius: token.radius.control,
  background: token.info.bg,
  color: token.info.text,
  '&[data-tone="warning"]': {
    borderColor: token.warning.border,
    background: token.warning.bg,
    color: token.warning.text,
    marginBlockEnd: token.space.m,
  },
  '& > svg': { marginBlockStart: '0.1em' },
  '& p': { margin: 0 },
  '& > div': { display: 'grid', justifyItems: 'start', gap: token.space.xs, minInlineSize: 0 },
  '--text-link': 'currentColor',
});

export interface OrderStatusProps {
  check: Exclude<OrderCheck, 'none'>;
  /** Checks the order now. */
  onCheck: () => void;
}

/** Status of a payment that is being checked or was not found, with the next step. */
export function OrderStatus({ check, onCheck }: OrderStatusProps) {
  const t = useMessages(en);
  const isChecking = check === 'checking';
  return (
    <div css={orderStatus} role="status" data-tone={isChecking ? 'info' : 'warning'}>
      <Icon icon={isChecking ? clockIcon : alertIcon} />
      <div>
        <p>
          <strong>{t(isChecking ? 'check.title' : `check.${check}.title`)}</strong>
        </p>
        <p>{t(isChecking ? 'check.text' : `check.${check}`)}</p>
        {isChecking ? (
          <Button variant="outline" size="medium" onPress={onCheck}>
            {t('check.now')}
          </Button>
        ) : (
          <PageLink variant="standalone" to="/support" search={{ topic: 'payment' }}>
            {t('check.contact')}
          </PageLink>
        )}
      </div>
    </div>
  );
}
