import { useMessages } from '@countertop/design-system/messages';
import type { Award } from '@countertop/engine/rewards/award';
import { AwardDrawing } from '../../persistence/awards/AwardDrawing.tsx';
import { awardText } from '../../persistence/awards/awardText.ts';
import { en as awardTexts } from '../../persistence/awards/awards.messages.ts';
import { en } from './progress.messages.ts';
import { part, shelf } from './ProgressDialog.styles.ts';

/** The earned badges. Of the level badges only the highest is shown. */
export function BadgeShelf({ awards }: { awards: readonly Award[] }) {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  const shown = [
    ...awards.filter(({ kind }) => kind === 'badge'),
    ...awards.filter(({ kind }) => kind === 'level').slice(-1),
  ];
  return (
    <section css={part} aria-labelledby="progress-badges">
      <h3 id="progress-badges">{t('progress.badges')}</h3>
      {shown.length === 0 ? (
        <p>{t('progress.noBadges')}</p>
      ) : (
        <ul css={shelf}>
          {shown.map((one) => {
            const { name, why } = awardText(one, award);
            return (
              <li key={name}>
                <AwardDrawing award={one} isEarned />
                <p>
                  <b>{name}</b>
                  {why}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
