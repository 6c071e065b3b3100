import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { IconButton } from '../IconButton/IconButton.tsx';
import { crossIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import {
  actions as actionsStyle,
  body,
  dialog,
  head,
  overlay,
  scroller,
  sheet,
  title as titleStyle,
} from './Dialog.styles.ts';
import { focusableIfScrolled } from './focusableIfScrolled.ts';
import { keepFocusInSight } from './keepFocusInSight.ts';
import { en } from './Dialog.messages.ts';

export { DialogTrigger } from 'react-aria-components/Dialog';

export interface DialogProps extends Omit<
  ModalOverlayProps,
  'className' | 'style' | 'render' | 'children' | 'UNSTABLE_portalContainer' | 'UNSTABLE_deferUntilEntered'
> {
  /** The title, one sentence. Announced when the dialog opens. */
  title: string;
  /** Whether the dialog is open. Not needed inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Called with false on Escape, the close button or, if `isDismissable`, a press outside. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether a press outside closes the dialog. Only where nothing can be lost. */
  isDismissable?: boolean;
  /** Whether Escape is disabled. Only while something runs that cannot be stopped. */
  isKeyboardDismissDisabled?: boolean;
  /** Shows a close button in the corner, for dialogs without a closing action. */
  hasClose?: boolean;
  /** A line below the title. Announced with it. */
  description?: ReactNode;
  /** A customer, resting on the top edge of the ticket below. */
  portrait?: ReactNode;
  /** `small` for a question, `medium` for a ticket with an explanation. */
  size?: 'small' | 'medium';
  /** For `alertdialog`, which is announced with its content, use `AlertDialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons, primary last. A `Button slot="close"` closes the dialog. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog. Focus stays inside, and returns to where it was on closing. */
export function Dialog({ size = 'medium', role = 'dialog', actions, children, ...props }: DialogProps) {
  const { title, description, portrait, hasClose = false, ...overlayProps } = props;
  const descriptionId = useId();
  return (
    <ModalOverlay {...overlayProps} css={overlay}>
      <Modal css={sheet} data-size={size}>
        <AriaDialog
          ref={keepFocusInSight}
          css={dialog}
          role={role}
          {...(description !== undefined && { 'aria-describedby': descriptionId })}
        >
          <div ref={focusableIfScrolled} css={scroller}>
            <Head {...{ title, description, descriptionId, portrait, hasClose }} />
            {children !== undefined && <Body role={role}>{children}</Body>}
          </div>
          {actions !== undefined && <div css={actionsStyle}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface HeadProps extends Pick<DialogProps, 'title' | 'description' | 'portrait' | 'hasClose'> {
  descriptionId: string;
}

function Head({ title, description, descriptionId, portrait, hasClose }: HeadProps) {
  const t = useMessages(en);
  return (
    <div css={head}>
      {portrait !== undefined && <div data-part="portrait">{portrait}</div>}
      <div data-part="words">
        <Heading slot="title" level={2} css={titleStyle}>
          {title}
        </Heading>
        {description !== undefined && <p id={descriptionId}>{description}</p>}
      </div>
      {hasClose && <IconButton slot="close" icon={crossIcon} label={t('dialog.close')} />}
    </div>
  );
}

/** The content of an alert is its description, so that it is announced with the title. */
function Body({ role, children }: Required<Pick<DialogProps, 'role' | 'children'>>) {
  if (role === 'dialog') return <div css={body}>{children}</div>;
  return (
    <Text slot="description" elementType="div" css={body}>
      {children}
    </Text>
  );
}
