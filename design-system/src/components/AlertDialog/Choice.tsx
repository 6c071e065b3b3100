import { use, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { failure as failureStyle } from './AlertDialog.styles.ts';
import { en } from './AlertDialog.messages.ts';

export interface ChoiceProps {
  confirmLabel: string;
  cancelLabel?: string | undefined;
  onConfirm: () => void | Promise<void>;
  onCancel?: (() => void) | undefined;
  isDestructive?: boolean | undefined;
  pendingLabel?: string | undefined;
  failureMessage?: ((error: unknown) => string) | undefined;
  isPending: boolean;
  onPendingChange: (isPending: boolean) => void;
}

/** The two buttons of an alert. A separate component, so that its error is reset when the dialog closes. */
export function Choice({ confirmLabel, cancelLabel, onCancel, isDestructive = false, ...props }: ChoiceProps) {
  const { pendingLabel, isPending } = props;
  const t = useMessages(en);
  const { failure, confirm, close } = useConfirm(props);
  const cancel = () => {
    onCancel?.();
    close();
  };
  return (
    <>
      {failure !== undefined && (
        <p css={failureStyle} role="alert">
          <Icon icon={alertIcon} />
          <span>{failure}</span>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog starts on the safe choice */}
      <Button variant="outline" autoFocus isDisabled={isPending} onPress={cancel}>
        {cancelLabel ?? t('alertDialog.cancel')}
      </Button>
      <Button
        tone={isDestructive ? 'danger' : 'neutral'}
        isPending={isPending}
        {...(pendingLabel === undefined ? {} : { pendingLabel })}
        onPress={confirm}
      >
        {confirmLabel}
      </Button>
    </>
  );
}

function useConfirm({
  onConfirm,
  failureMessage,
  onPendingChange,
}: Pick<ChoiceProps, 'onConfirm' | 'failureMessage' | 'onPendingChange'>) {
  const t = useMessages(en);
  const overlay = use(OverlayTriggerStateContext);
  const [failure, setFailure] = useState<string>();
  const close = () => overlay?.close();

  const waitFor = async (running: Promise<void>) => {
    onPendingChange(true);
    try {
      await running;
      close();
    } catch (error) {
      setFailure(failureMessage?.(error) ?? t('alertDialog.failed'));
    }
    onPendingChange(false);
  };
  const confirm = () => {
    setFailure(undefined);
    const running = onConfirm();
    if (running) void waitFor(running);
    else close();
  };
  return { failure, confirm, close };
}
