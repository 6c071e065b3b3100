import { lookOf } from '@countertop/contract/family/playerLook';
import type { FamilyChild } from '@countertop/contract/family/family';
import { Avatar } from '@countertop/design-system/Avatar';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { useHash } from '@countertop/routes/useHash';
import { childName } from './family.ts';
import { buttonRow, list } from './Family.styles.ts';
import type { FamilyCalls } from './familyCalls.ts';
import { en } from './family.messages.ts';
import { useAction } from './useAction.ts';

/** The header links to it. */
const handOverHash = 'hand-over';

export interface HandOverProps {
  children: readonly FamilyChild[];
  calls: Pick<FamilyCalls, 'handOver'>;
  /** Navigates with a full page load, after which everything belongs to the child. */
  leave: (href: string) => void;
}

/** The button that hands the device to a child, and the choice of the child. */
export function HandOver({ children, calls, leave }: HandOverProps) {
  const t = useMessages(en);
  const [hash, setHash] = useHash();
  const close = () => setHash('');
  return (
    <>
      <Button onPress={() => setHash(handOverHash)}>{t('family.handOver')}</Button>
      <Dialog
        title={t('handOver.title')}
        description={t('handOver.text')}
        size="small"
        isOpen={hash === handOverHash}
        onOpenChange={close}
        actions={
          <Button variant="outline" onPress={close}>
            {t('handOver.cancel')}
          </Button>
        }
      >
        <ul css={list}>
          {children.map((child) => (
            <li key={child.id}>
              <div css={buttonRow}>
                <Avatar name={childName(child, t)} look={lookOf(child.picture)} size="large" isDecorative />
                <div>
                  <HandOverButton child={child} variant="outline" {...{ calls, leave }} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

export interface HandOverButtonProps extends Pick<HandOverProps, 'calls' | 'leave'> {
  child: FamilyChild;
  variant?: 'solid' | 'outline';
}

/** Hands the device to a child, who finds the kitchen open. */
export function HandOverButton({ child, variant = 'solid', calls, leave }: HandOverButtonProps) {
  const t = useMessages(en);
  const { isPending, run } = useAction(t('handOver.failed.title'));
  const handOver = () =>
    run(async () => {
      // Without a network no page can load: this one has become the child's.
      if ((await calls.handOver(child.id)) === 'known') leave('/game');
    });
  return (
    <Button variant={variant} isPending={isPending} pendingLabel={t('handOver.pending')} onPress={handOver}>
      {t('handOver.to', { name: childName(child, t) })}
    </Button>
  );
}
