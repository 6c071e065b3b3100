import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { IconButton } from '../IconButton/IconButton.tsx';
import { crossIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { actions as actionsStyle, body, dialog, head, overlay, sheet, title as titleStyle } from './Dialog.styles.ts';
import { keepFocusInSight } from './keepFocusInSight.ts';
import { en } from './Dialog.messages.ts';

export { DialogTrigger } from 'react-aria-components/Dialog';

export interface DialogProps extends Omit<
  ModalOverlayProps,
  'className' | 'style' | 'render' | 'children' | 'UNSTABLE_portalContainer' | 'UNSTABLE_deferUntilEntered'
> {
  /** What it is about, in one sentence. It is read aloud when the dialog opens. */
  title: string;
  /** Whether it is open. Inside a `DialogTrigger` the trigger knows. */
  isOpen?: boolean;
  /** Called with false when the person leaves by Escape, by the close button or, if `isDismissable`, by pressing beside it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Pressing beside the dialog closes it: only where nothing can be lost. */
  isDismissable?: boolean;
  /** Escape does not close it: only while something runs that cannot be stopped. */
  isKeyboardDismissDisabled?: boolean;
  /** A cross in the upper corner, for a dialog without an action that ends it. */
  hasClose?: boolean;
  /** One line under the title. */
  description?: ReactNode;
  /** A guest whose shoulders rest on the edge of the ticket below. */
  portrait?: ReactNode;
  /** `small` holds a question, `medium` a ticket with its explanation. */
  size?: 'small' | 'medium';
  /** `alertdialog` is read out whole when it opens: use `AlertDialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons, the main one last. A `Button slot="close"` closes the dialog. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Asks or tells something before the page goes on. Focus stays inside and goes back to where it was. */
export function Dialog({ size = 'medium', role = 'dialog', actions, children, ...props }: DialogProps) {
  const { title, description, portrait, hasClose = false, ...overlayProps } = props;
  return (
    <ModalOverlay {...overlayProps} css={overlay}>
      <Modal css={sheet} data-size={size}>
        <AriaDialog ref={keepFocusInSight} css={dialog} role={role}>
          <Head title={title} description={description} portrait={portrait} hasClose={hasClose} />
          {children !== undefined && <Body role={role}>{children}</Body>}
          {actions !== undefined && <div css={actionsStyle}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function Head({ title, description, portrait, hasClose }: Partial<DialogProps>) {
  const t = useMessages(en);
  return (
    <div css={head}>
      {portrait !== undefined && <div data-part="portrait">{portrait}</div>}
      <div data-part="words">
        <Heading slot="title" level={2} css={titleStyle}>
          {title}
        </Heading>
        {description !== undefined && <p>{description}</p>}
      </div>
      {hasClose && <IconButton slot="close" icon={crossIcon} label={t('dialog.close')} />}
    </div>
  );
}

/** The words of an alert are its description, so that they are read with the title. */
function Body({ role, children }: Required<Pick<DialogProps, 'role' | 'children'>>) {
  if (role === 'dialog') return <div css={body}>{children}</div>;
  return (
    <Text slot="description" elementType="div" css={body}>
      {children}
    </Text>
  );
}
