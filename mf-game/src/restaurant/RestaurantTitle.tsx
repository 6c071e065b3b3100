import { IconButton } from '@countertop/design-system/IconButton';
import { editIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { PageTitle } from '@countertop/design-system/Page';
import { useEffect, useRef, useState } from 'react';
import { en } from './messages/en.messages.ts';
import { RenameForm } from './RenameForm.tsx';
import { restaurantName, useRestaurantName } from './restaurantName.ts';
import { title } from './RestaurantTitle.styles.ts';

/** The restaurant's name as the page's title, with a pencil that paints another one on the sign. */
export function RestaurantTitle() {
  const t = useMessages(en);
  const name = useRestaurantName();
  const [isEditing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) place.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const save = (text: string) => {
    restaurantName.set(text);
    setEditing(false);
  };

  return (
    <div css={title} ref={place}>
      <PageTitle>{name}</PageTitle>
      {isEditing ? (
        <RenameForm name={name} onSave={save} onCancel={() => setEditing(false)} />
      ) : (
        <IconButton icon={editIcon} label={t('restaurant.rename', { name })} onPress={() => setEditing(true)} />
      )}
    </div>
  );
}
