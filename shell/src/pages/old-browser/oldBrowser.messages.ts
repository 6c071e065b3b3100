export const en = {
  'oldBrowser.title': 'This browser is too old for the game',
  'oldBrowser.text':
    'The game, accounts and forms need Chrome or Edge {chrome}, Firefox {firefox}, Safari {safari}, or a newer version. On an iPhone or iPad, every browser needs iOS or iPadOS {safari}. Update your browser, or use another device.',
  'oldBrowser.pages': 'These pages work in this browser',
} as const;
