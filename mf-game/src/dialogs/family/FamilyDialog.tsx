import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { ReadButton } from '../../assist/read-aloud/ReadButton.tsx';
import { en } from './family.messages.ts';

const list = css({
  display: 'grid',
  gap: token.space.xs,
  margin: `${token.space.s} 0 0`,
  paddingInlineStart: token.space.l,
});

const records = ['answers', 'skills', 'days', 'restaurant', 'awards', 'settings'] as const;

/** Tells a child what the family can see (UK Children's Code, standard 11). */
export function FamilyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(en);
  const texts = records.map((record) => t(`family.sees.${record}`));
  return (
    <Dialog
      title={t('family.title')}
      description={t('family.text')}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <ReadButton sentences={[t('family.title'), t('family.text'), t('family.sees'), ...texts]} />
          <Button onPress={onClose}>{t('family.close')}</Button>
        </>
      }
    >
      <h3>{t('family.sees')}</h3>
      <ul css={list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Dialog>
  );
}
