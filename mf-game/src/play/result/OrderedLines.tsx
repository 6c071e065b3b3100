import { useMessages } from '@countertop/design-system/messages';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import type { Result } from '@countertop/engine/play/game';
import { ProblemLines } from '@countertop/phrases/ProblemLines';
import { concernedLine } from './concernedLine.ts';
import { en } from './result.messages.ts';
import { concerned, lines } from './ResultDialog.styles.ts';

/** The order, with a mark on the line that the mistake concerns. */
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
              <span>{text}</span>
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
