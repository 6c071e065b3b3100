import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import type { Learner } from '@countertop/contract/play/learners';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './progress.messages.ts';

/** One button per child, and the way to their settings at the end. */
const choice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.s,
  marginBlockEnd: token.space.l,
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: token.space.xs, margin: 0, padding: 0, listStyle: 'none' },
  '& a[aria-current]': {
    background: token.action.selectedBg,
    color: token.action.selectedText,
    borderColor: token.action.bg,
  },
});

export interface ChildChoiceProps {
  learners: readonly Learner[];
  /** ID of the child that the page shows. */
  chosenId: string | undefined;
  /** Path of the page. */
  path: '/dashboard' | '/progress';
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
              <PageLink
                variant="outline"
                to={path}
                search={{ child: id }}
                current={id === chosenId ? 'true' : undefined}
              >
                {nickname ?? t('children.own')}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <PageLink variant="standalone" to="/family">
        {t('children.family')}
      </PageLink>
    </nav>
  );
}
