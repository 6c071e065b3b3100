import { Board, BoardLine } from '@countertop/design-system/artwork/Board';
import { useMessages } from '@countertop/design-system/messages';
import { philosophy } from './AboutPage.styles.ts';
import { en } from './about.messages.ts';

const beliefs = ['reason', 'mistake', 'time', 'everyone', 'customers', 'honest'] as const;

/** Our beliefs, on a chalkboard. */
export function Philosophy() {
  const t = useMessages(en);
  return (
    <div css={philosophy}>
      <Board title={t('about.philosophy')} columns={2}>
        {beliefs.map((name) => (
          <BoardLine key={name} label={t(`about.${name}`)} note={t(`about.${name}.more`)} />
        ))}
      </Board>
    </div>
  );
}
