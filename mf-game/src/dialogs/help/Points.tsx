import { useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketLine } from '@countertop/design-system/Ticket';
import { tiers } from '@countertop/engine/problems/band';
import { points } from '@countertop/engine/play/constants';
import { paper } from './HelpDialog.styles.ts';
import { en } from './help.messages.ts';

/** The points for a right answer, by tier. */
export function Points() {
  const t = useMessages(en);
  return (
    <section>
      <Ticket>
        <div css={paper}>
          <h4>{t('help.points.title')}</h4>
          {tiers.map((tier) => (
            <TicketLine
              key={tier}
              label={t(`help.points.${tier}`)}
              value={t('help.points.value', { points: points.base[tier] })}
            />
          ))}
        </div>
      </Ticket>
    </section>
  );
}
