import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { checkIcon, copyIcon } from '../Icon/icons.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { TextField } from '../TextField/TextField.tsx';
import { en } from './SharePanel.messages.ts';
import { refused } from './SharePanel.styles.ts';

/** How long the button shows that copying succeeded. */
export const copiedShownMs = 2000;

type Status = 'ready' | 'copied' | 'failed';

/** Copies the URL. If the browser refuses, shows it selected for manual copying. */
export function CopyLink({ url }: { url: string }) {
  const t = useMessages(en);
  const [status, setStatus] = useState<Status>('ready');
  useEffect(() => {
    if (status !== 'copied') return;
    const timer = setTimeout(() => setStatus('ready'), copiedShownMs);
    return () => clearTimeout(timer);
  }, [status]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus('copied');
    } catch {
      setStatus('failed');
    }
  };
  if (status === 'failed') return <ManualCopy url={url} />;
  const isCopied = status === 'copied';
  return (
    <>
      <Button variant="outline" icon={isCopied ? checkIcon : copyIcon} onPress={() => void copy()}>
        {t(isCopied ? 'share.copied' : 'share.copy')}
      </Button>
      <LiveRegion message={isCopied ? t('share.copiedAnnouncement') : ''} />
    </>
  );
}

function ManualCopy({ url }: { url: string }) {
  const t = useMessages(en);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div css={refused}>
      <TextField
        label={t('share.link')}
        description={t('share.copyFailed')}
        value={url}
        isReadOnly
        writing="ltr"
        inputRef={field}
      />
    </div>
  );
}
