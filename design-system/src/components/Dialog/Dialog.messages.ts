export const en = { 'dialog.close': 'Close' } as const;
