export const en = {
  'inventory.title': 'Manage Inventory',
  'inventory.lead': '{cost} buys {portions} more of a dish.',
  'inventory.till': 'In your till',
  'inventory.left': '{count, number} left',
  'inventory.soldOut': 'Sold out',
  'inventory.restock': 'Restock',
  'inventory.restockDish': 'Restock, {dish}',
  'inventory.notEnoughMoney': 'You need {cost} in the till to restock.',
  'inventory.announcement': '{dish}: {count, number} left.',
  'inventory.close': 'Close',
} as const;
