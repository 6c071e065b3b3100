export const en = {
  'floor.title': 'Restaurant Floor',
  'floor.help': 'Tables. Use the arrow keys to move between them. Press R to hear all of them.',
  'floor.list': 'Six tables',
  'floor.hear': 'Hear all tables',
  'floor.untimed': 'Need more time? Accessibility Options can stop the clocks.',

  // Each name starts with the visible word.
  'bistro.items': 'In the bistro: {list}',

  'pass.prepare': 'Prepare',
  'pass.name': 'Prepare a dish. {count, plural, =0 {No plates} one {# plate} other {# plates}} prepared',
  'pass.full': 'Kitchen. {count, plural, one {# plate} other {# plates}} prepared',
  'pass.cook': 'Kitchen. The cook asks the question on the ticket',
  'pass.till': 'Kitchen. The question on the ticket is for the till',

  // Each name starts with the visible text of the card, for voice control.
  'table.free': 'Table {number}, Free, Nobody here yet',
  'table.plates': 'Table {number}, Clear the plates',
  'table.seating': 'Table {number}, {name}, Sitting down',
  'table.waiting': 'Table {number}, {name}, Waiting, ready to order, {patience}',
  'table.waitingUntimed': 'Table {number}, {name}, Waiting, ready to order',
  'table.waitingTurns':
    'Table {number}, {name}, {turns, plural, one {# turn} other {# turns}}, waiting and ready to order',
  'table.hurry': 'Table {number}, {name}, Hurry! Ready to order, almost out of patience',
  'table.ordering': 'Table {number}, {name}, Ordering, the ticket is open',
  'table.ready': 'Table {number}, {name}, Serve!',
  'table.served': 'Table {number}, {name}, Served',
  'table.left': 'Table {number}, {name}, Left',

  'table.patience.5': 'full of patience',
  'table.patience.4': 'lots of patience',
  'table.patience.3': 'some patience left',
  'table.patience.2': 'little patience left',
  'table.patience.1': 'almost out of patience',

  'label.free': 'Free',
  'label.freeState': 'Nobody here yet',
  'label.platesState': 'Clear',
  'label.seatingState': 'Sitting down',
  'label.waitingState': 'Waiting',
  'label.turnsState': '{turns, plural, one {# turn} other {# turns}}',
  'label.hurryState': 'Hurry!',
  'label.orderingState': 'Ordering',
  'label.readyState': 'Serve!',
  'label.servedState': 'Served',
  'label.leftState': 'Left',
} as const;
