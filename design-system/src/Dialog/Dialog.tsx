import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { actions as actionsStyle, body, dialog, head, overlay, sheet, title as titleStyle } from './Dialog.styles.ts';

export interface DialogProps {
  /** What it is about, in one sentence. It is read aloud when the dialog opens. */
  title: string;
  isOpen: boolean;
  /** Called with false when the person leaves by Escape or, if `isDismissable`, by pressing beside it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Pressing beside the dialog closes it: only where nothing can be lost. */
  isDismissable?: boolean;
  /** One line under the title. */
  description?: ReactNode;
  /** A guest whose shoulders rest on the edge of the ticket below. */
  portrait?: ReactNode;
  /** `small` holds a question, `medium` a ticket with its explanation. */
  size?: 'small' | 'medium';
  /** Buttons, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Asks or tells something before the page goes on. Focus stays inside and goes back to where it was. */
export function Dialog({ title, description, portrait, size = 'medium', actions, children, ...state }: DialogProps) {
  return (
    <ModalOverlay {...state} css={overlay}>
      <Modal css={sheet} data-size={size}>
        <AriaDialog css={dialog}>
          <div css={head}>
            {portrait !== undefined && <div data-part="portrait">{portrait}</div>}
            <div>
              <Heading slot="title" level={2} css={titleStyle}>
                {title}
              </Heading>
              {description !== undefined && <p>{description}</p>}
            </div>
          </div>
          {children !== undefined && <div css={body}>{children}</div>}
          {actions !== undefined && <div css={actionsStyle}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
