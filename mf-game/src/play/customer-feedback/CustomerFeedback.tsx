import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Icon } from '@countertop/design-system/Icon';
import { infoIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import type { FeedbackEntry } from '@countertop/engine/play/game';
import { en } from '../play.messages.ts';
import { empty, face, list, text, title } from './CustomerFeedback.styles.ts';
import { en as feedbackTexts } from './customerFeedback.messages.ts';

export interface CustomerFeedbackProps {
  entries: readonly FeedbackEntry[];
  /** Follows the suggestion to move up to the next age band. */
  onMoveUp: () => void;
}

/** Recent customer feedback, newest first. */
export function CustomerFeedback({ entries, onMoveUp }: CustomerFeedbackProps) {
  const t = useMessages(en);
  return (
    <Card>
      <section aria-label={t('feedback.title')}>
        <h2 css={title}>{t('feedback.title')}</h2>
        {entries.length === 0 ? (
          <p css={empty}>{t('feedback.none')}</p>
        ) : (
          <ul css={list}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onMoveUp={onMoveUp} />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function Entry({ entry, onMoveUp }: { entry: FeedbackEntry; onMoveUp: () => void }) {
  const { customer, message, mood, points, action } = entry;
  const t = useMessages(en);
  const say = useMessages(feedbackTexts);
  return (
    <li data-mood={mood}>
      <span css={face}>
        {customer === null ? <Icon icon={infoIcon} size="large" /> : <Customer look={customer.look} mood={mood} />}
      </span>
      <div css={text}>
        {customer !== null && <b>{`${customer.name}: `}</b>}
        <span>{say(message)}</span>
        {points > 0 && <b>{` ${t('feedback.points', { points })}`}</b>}
        {action === 'move_up' && (
          <Button variant="outline" size="medium" onPress={onMoveUp}>
            {t('feedback.moveUp')}
          </Button>
        )}
      </div>
    </li>
  );
}
