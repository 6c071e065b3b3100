export const en = {
  'restaurant.name': 'Math Bistro',
  // Announces the new name when focus returns after renaming.
  'restaurant.rename': 'Rename {name}',
  'restaurant.field': 'Name of your restaurant',
  'restaurant.privacy': 'Don’t use your real name.',
  'restaurant.save': 'Save',
  'restaurant.cancel': 'Cancel',
  'restaurant.error.empty': 'Type a name for your restaurant first.',
  'restaurant.error.long': 'Use {most} letters or fewer so it fits.',
  'restaurant.error.unreadable': 'Some of these characters can’t go on the sign. Try letters.',
} as const;
