import { IconButton } from '@countertop/design-system/IconButton';
import { editIcon } from '@countertop/design-system/icons';
import { lazyComponent, useIsLoaded } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useMessages } from '@countertop/design-system/messages';
import { PageTitle } from '@countertop/design-system/Page';
import { useEffect, useRef, useState } from 'react';
import { en } from '../../persistence/restaurant-name/restaurant.messages.ts';
import { restaurantName, useRestaurantName } from '../../persistence/restaurant-name/restaurantName.ts';
import { title } from './RestaurantTitle.styles.ts';

export const RenameForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "menu" */ './RenameForm.tsx')).RenameForm,
);

/** The restaurant's name as the page's title, with a button to rename it. */
export function RestaurantTitle() {
  const t = useMessages(en);
  const name = useRestaurantName();
  const [isEditing, setEditing] = useState(false);
  const isShown = useIsLoaded(RenameForm) && isEditing;
  const container = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isShown) container.current?.querySelector('button')?.focus();
    wasEditing.current = isShown;
  }, [isShown]);
  const stop = () => setEditing(false);
  const save = (text: string) => {
    restaurantName.set(text);
    setEditing(false);
  };

  return (
    <div css={title} ref={container}>
      <PageTitle>{name}</PageTitle>
      {isShown || (
        <IconButton icon={editIcon} label={t('restaurant.rename', { name })} onPress={() => setEditing(true)} />
      )}
      {isEditing && (
        <LazyBoundary onDismiss={stop}>
          <RenameForm name={name} onSave={save} onCancel={stop} />
        </LazyBoundary>
      )}
    </div>
  );
}
