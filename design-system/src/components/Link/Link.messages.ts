export const en = {
  'link.newTab': 'opens in a new tab',
  'link.otherSite': 'leaves Countertop',
} as const;
