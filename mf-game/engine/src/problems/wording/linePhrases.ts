/** Lines of the ticket. The `amount` at a line's end ('?' if absent) isn't among the values. */
export const linePhraseShapes = {
  /** '3 burgers at $2' */
  'line.order': { count: 'count', dish: 'dish', priceEach: 'cents' },
  /** '7 guests, steak at $12.40 each': one portion for every guest. `guests` people. */
  'line.guests': { guests: 'count', dish: 'dish', priceEach: 'cents' },
  /** 'Bill' ... $17 */
  'line.bill': {},
  /** 'Paid with' ... $20 */
  'line.paid': {},
  /** 'Paid with' ... bills and coins to count */
  'line.paid_notes': {},
  /** '8 % tax' ... ? */
  'line.tax': { percent: 'percent' },
  /** '18 % service charge' ... ? */
  'line.service': { percent: 'percent' },
  /** 'Off for 6 guests or more' ... 15 % */
  'line.discount_from': { guests: 'count' },
  /** 'Off for fewer than 6 guests' ... 10 % */
  'line.discount_below': { guests: 'count' },
  /** 'Burgers this morning' ... 15 */
  'line.stock': { dish: 'dish' },
  /** 'Served' ... 7 */
  'line.served': {},
  /** The stock on the menu board: 'Burgers in stock' ... 15 */
  'line.in_stock': { dish: 'dish' },
  /** 'Ordered for tonight' ... 8 */
  'line.ordered': {},
  /** 'Burgers yesterday morning' ... 15 */
  'line.stock_yesterday': { dish: 'dish' },
  /** 'Served yesterday' ... 8 */
  'line.served_yesterday': {},
  /** 'Cups of broth' ... 10 */
  'line.recipe': { ingredient: 'ingredient' },
  /** 'We make' ... 3/4 */
  'line.recipe_part': {},
  /** 'One burger sells for' ... $5 */
  'line.sells_for': { dish: 'dish' },
  /** 'One costs us' ... $3 */
  'line.costs': {},
  /** 'Our cost, of the price' ... 60 % */
  'line.costs_percent': {},
  /** 'Sold today' ... 4 */
  'line.sold': {},
} as const;
