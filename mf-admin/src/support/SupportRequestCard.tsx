import type { OpenSupportRequest } from '@countertop/contract/site/support';
import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { EmailAddress } from '@countertop/design-system/EmailAddress';
import { Link } from '@countertop/design-system/Link';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { Tag } from '@countertop/design-system/Tag';
import { useId, useState } from 'react';
import { formatMoment } from '../shared/report/formatCell.ts';
import { dueText } from './dueText.ts';
import { facts, message as messageStyle, title } from './Support.styles.ts';
import { en } from './support.messages.ts';

export interface SupportRequestCardProps {
  request: OpenSupportRequest;
  /** When the list was loaded, ISO 8601. */
  measuredAt: string;
  /** Marks the request as answered, after which it leaves the list. Rejects on failure. */
  onAnswered: (id: number) => Promise<void>;
}

/** A request without an answer. */
export function SupportRequestCard({ request, measuredAt, onAnswered }: SupportRequestCardProps) {
  const { id, topic, message, dueAt } = request;
  const t = useMessages(en);
  const { locale } = useLocale();
  const titleId = useId();
  const [step, setStep] = useState<'idle' | 'saving' | 'failed'>('idle');
  const due = dueText(t, locale, dueAt, measuredAt);

  async function markAnswered(): Promise<void> {
    setStep('saving');
    try {
      await onAnswered(id);
    } catch (error) {
      console.warn('The request was not marked as answered.', error);
      setStep('failed');
    }
  }

  return (
    <Card as="li">
      <Stack gap="s">
        <div css={title}>
          <h3 id={titleId}>{t('request.title', { id: String(id), topic: t(`topic.${topic}`) })}</h3>
          <Tag tone={due.isOverdue ? 'danger' : 'neutral'}>{due.text}</Tag>
        </div>
        <Facts request={request} />
        <p css={messageStyle}>{message}</p>
        <Stack direction="horizontal" gap="s">
          <Reply request={request} />
          <Button
            size="medium"
            aria-describedby={titleId}
            isPending={step === 'saving'}
            pendingLabel={t('request.marking')}
            onPress={() => void markAnswered()}
          >
            {t('request.answered')}
          </Button>
        </Stack>
        {step === 'failed' && <p role="alert">{t('request.failed')}</p>}
      </Stack>
    </Card>
  );
}

function Facts({ request: { email, createdAt, reference } }: Pick<SupportRequestCardProps, 'request'>) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <dl css={facts}>
      <dt>{t('request.from')}</dt>
      <dd>
        <EmailAddress address={email} />
      </dd>
      <dt>{t('request.sent')}</dt>
      <dd>{formatMoment(createdAt, locale)}</dd>
      {reference !== null && (
        <>
          <dt>{t('request.reference')}</dt>
          <dd>
            <code dir="ltr">{reference}</code>
          </dd>
        </>
      )}
    </dl>
  );
}

function Reply({ request: { id, email } }: Pick<SupportRequestCardProps, 'request'>) {
  const t = useMessages(en);
  const subject = encodeURIComponent(t('request.subject', { id: String(id) }));
  return (
    <Link variant="outline" size="medium" href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}>
      {t('request.reply')}
    </Link>
  );
}
