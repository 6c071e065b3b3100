import { createPortal } from 'react-dom';
import { useMessages } from '../../i18n/messages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { en } from './LoadingNotice.messages.ts';
import { overlay, sheet } from './LoadingNotice.styles.ts';

/** Says at the bottom of the window that something is loading. The page stays usable. */
export function LoadingNotice() {
  const t = useMessages(en);
  return createPortal(
    <div css={overlay}>
      <div css={sheet} data-loading="">
        <Spinner label={t('loading.label')} size="small" />
      </div>
    </div>,
    // The element that asked for it may become hidden, for example in a closing menu.
    document.body,
  );
}
