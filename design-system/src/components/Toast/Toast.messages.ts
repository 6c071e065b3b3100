export const en = {
  'toast.area': 'Notifications (F8)',
  'toast.title': 'Notifications',
  'toast.close': 'Close',
  'toast.closeArea': 'Close notifications',
  'toast.history': 'Earlier',
  'toast.empty': 'Nothing here yet. Notifications you close stay here for a while.',
  'toast.actionHint': '{action}: press F8.',
} as const;
