import { useMessages } from '@countertop/design-system/messages';
import { mainId } from '@countertop/design-system/Page';
import { en } from '../messages/en.messages.ts';
import { skipLink } from './SkipLink.styles.ts';

function focusPage(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  const t = useMessages(en);
  return (
    <a css={skipLink} href={`#${mainId}`} onClick={focusPage}>
      {t('frame.skip')}
    </a>
  );
}
