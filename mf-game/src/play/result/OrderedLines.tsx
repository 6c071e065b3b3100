import { useMessages } from '@countertop/design-system/messages';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import type { Result } from '@countertop/engine/play/game';
import type { Mistake, Problem } from '@countertop/engine/problems/problem';
import { ProblemLines } from '@countertop/phrases/ProblemLines';
import { en } from './result.messages.ts';
import { concerned, lines } from './ResultDialog.styles.ts';

/** Returns the index of the ticket's line that the mistake names by its dish; null if it names none or several could be meant. */
export function concernedLine({ lines: printed }: Pick<Problem, 'lines'>, mistake: Mistake | null): number | null {
  const dishes = Object.values(mistake?.reason.values ?? {}).flatMap((value) => ('dish' in value ? [value.dish] : []));
  const places = printed.flatMap(({ dish }, index) => (dish !== undefined && dishes.includes(dish) ? [index] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** What was ordered, with a mark on the line that the mistake concerns. */
export function OrderedLines({ result: { problem, mistake } }: { result: Result }) {
  const t = useMessages(en);
  const marked = concernedLine(problem, mistake);
  return (
    <div css={lines}>
      <ProblemLines
        problem={problem}
        renderLabel={(text, index) =>
          index === marked ? (
            <mark css={concerned}>
              {text}
              <VisuallyHidden>{t('result.lookHere')}</VisuallyHidden>
            </mark>
          ) : (
            text
          )
        }
      />
    </div>
  );
}
