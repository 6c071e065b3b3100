import type { Learner } from '@countertop/contract/play/learners';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { choice } from './ChildChoice.styles.ts';
import { en } from './progress.messages.ts';

export interface ChildChoiceProps {
  learners: readonly Learner[];
  /** ID of the child that the page shows. */
  chosenId: string | undefined;
  /** Path of the page. */
  path: string;
  /** Whether the plan has room for several children, so that a single one has a family page, too. */
  hasFamily?: boolean;
}

/** Links to the same page for each learner, unless there is a single one, and to the family page. Addresses have the ID, because they are logged. */
export function ChildChoice({ learners, chosenId, path, hasFamily = false }: ChildChoiceProps) {
  const t = useMessages(en);
  const hasChoice = learners.length > 1;
  if (!hasChoice && !hasFamily) return null;
  return (
    <nav css={choice} aria-label={t('children.label')} data-screen-only="">
      {hasChoice && (
        <ul>
          {learners.map(({ id, nickname }) => (
            <li key={id}>
              <Link
                variant="outline"
                href={`${path}?child=${encodeURIComponent(id)}`}
                {...(id === chosenId && { 'aria-current': 'true' })}
              >
                {nickname ?? t('children.own')}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link variant="standalone" href="/family">
        {t('children.family')}
      </Link>
    </nav>
  );
}
