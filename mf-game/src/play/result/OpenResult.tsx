import type { Result } from '@countertop/engine/play/game';
import { useGameStore } from '../../session/GameStoreContext.tsx';
import { ResultDialog } from './ResultDialog.tsx';

/** The result of the game around, and the way back to it. */
export function OpenResult({ result }: { result: Result }) {
  const { dispatch } = useGameStore();
  return (
    <ResultDialog
      result={result}
      onClose={() => dispatch({ type: 'resultClosed' })}
      onRetryOpened={() => dispatch({ type: 'retryOpened' })}
      onRetried={(text) => dispatch({ type: 'retried', text })}
      onRetryClarified={(hundredths) => dispatch({ type: 'retryMeant', hundredths })}
    />
  );
}
