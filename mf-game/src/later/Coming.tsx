import { useMessages } from '@countertop/design-system/messages';
import { Spinner } from '@countertop/design-system/Spinner';
import { useEffect, useState } from 'react';
import { over } from './Coming.styles.ts';
import { en } from './later.messages.ts';

/** What is there in this time comes without a word before it. */
const quietMs = 150;

/** Says that something is on its way, over the page, so that what the person pressed stays where it is. */
export function Coming() {
  const t = useMessages(en);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div css={over}>
      <Spinner label={t('later.coming')} appears="atOnce" />
    </div>
  );
}
