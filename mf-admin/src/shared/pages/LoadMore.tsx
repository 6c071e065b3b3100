import { Button } from '@countertop/design-system/Button';
import type { MorePages } from './morePages.ts';

export interface LoadMoreProps extends MorePages {
  label: string;
  pendingLabel: string;
  /** Said when the next page couldn't be loaded. */
  failure: string;
}

/** Loads the next page of a list. */
export function LoadMore({ onMore, more, label, pendingLabel, failure }: LoadMoreProps) {
  return (
    <>
      {onMore !== null && (
        <div>
          <Button
            variant="outline"
            size="medium"
            isPending={more === 'loading'}
            pendingLabel={pendingLabel}
            onPress={onMore}
          >
            {label}
          </Button>
        </div>
      )}
      {more === 'failed' && <p role="alert">{failure}</p>}
    </>
  );
}
