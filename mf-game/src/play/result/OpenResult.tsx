import type { Result } from '@countertop/engine/play/game';
import { useSession } from '../../session/SessionContext.tsx';
import { ResultDialog } from './ResultDialog.tsx';

/** The result of the game around, and the way back to it. */
export function OpenResult({ result }: { result: Result }) {
  const { send } = useSession();
  return (
    <ResultDialog
      result={result}
      onClose={() => send({ type: 'resultClosed' })}
      onRetryOpened={() => send({ type: 'retryOpened' })}
      onRetried={(text) => send({ type: 'retried', text })}
      onRetryMeant={(hundredths) => send({ type: 'retryClarified', hundredths })}
    />
  );
}
