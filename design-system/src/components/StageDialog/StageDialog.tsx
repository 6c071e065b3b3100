import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { focusableIfScrolled } from '../Dialog/focusableIfScrolled.ts';
import { keepFocusInSight } from '../Dialog/keepFocusInSight.ts';
import {
  actions as actionsStyle,
  backdrop as backdropStyle,
  body,
  dialog,
  foot as footStyle,
  head,
  overlay,
} from './StageDialog.styles.ts';

export interface StageDialogProps {
  /** The title, one sentence. Announced when the dialog opens. */
  title: string;
  /** A line below the title. Announced with it. */
  description?: ReactNode;
  isOpen: boolean;
  /** Called with false on Escape. */
  onOpenChange: (isOpen: boolean) => void;
  /** A drawing above the title. Hidden in low windows. */
  emblem?: ReactNode;
  /** Fills the window behind everything else. Decorative. */
  backdrop: ReactNode;
  /** Buttons, primary first. Always visible: the content above them scrolls. */
  actions: ReactNode;
  /** Decorative people along the bottom edge. Hidden where there is no room. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** A scene for a great moment of the game: a modal dialog that fills the window. */
export function StageDialog({
  title,
  description,
  emblem,
  backdrop,
  actions,
  foot,
  children,
  ...props
}: StageDialogProps) {
  const descriptionId = useId();
  return (
    <ModalOverlay {...props} css={overlay}>
      <Modal>
        <AriaDialog
          ref={keepFocusInSight}
          css={dialog}
          data-surface="tile"
          {...(description !== undefined && { 'aria-describedby': descriptionId })}
        >
          <div css={backdropStyle} aria-hidden="true">
            {backdrop}
          </div>
          <div css={body} ref={focusableIfScrolled}>
            <div css={head}>
              {emblem !== undefined && <div data-part="emblem">{emblem}</div>}
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              {description !== undefined && <p id={descriptionId}>{description}</p>}
            </div>
            {children}
          </div>
          <div css={actionsStyle}>{actions}</div>
          {foot !== undefined && (
            <div css={footStyle} aria-hidden="true">
              {foot}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
