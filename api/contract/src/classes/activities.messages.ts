/** "Try this at home": a question to ask, and how to help. One for each kind of mistake. */
export const en = {
  'ask.groups': 'While you set the table: “We are 4, and everyone gets 3 crackers. How many do we need?”',
  'help.groups': 'Lay them out in rows and count row by row. Ask each time: is this for one person, or for everyone?',
  'ask.lines': 'At the store, hand over two different things: “How much are these together?”',
  'help.lines': 'Put a finger on each price. Say the first amount, keep it in mind, then add the second.',
  'ask.times': 'On the stairs or in the car: “What is 6 times 7? And how did you get there?”',
  'help.times':
    'Start from a fact that is easy, such as 5 times 7, and add one more 7. How your child got there matters more than speed.',
  'ask.counting': 'With a handful of coins: “Start at 8 and count on to 12. How many coins did you add?”',
  'help.counting': 'Say the starting number without moving a coin. The first coin you move is “9”.',
  'ask.carrying': 'On paper: “A game costs $38 and another one $27. What do both cost?”',
  'help.carrying': 'Add the ones first. When they make 10 or more, write the small ten above the tens right away.',
  'ask.borrowing': 'With a ten-dollar bill and some ones: “You have $42. Pay me $17. What is left?”',
  'help.borrowing':
    'Let your child swap a ten for ten ones before paying. Then do the same on paper: the ten that was swapped is crossed out.',
  'ask.decimals': 'With a receipt: cover the total and ask for the sum of two prices.',
  'help.decimals':
    'Write the prices below each other, point below point. It helps to say “2 dollars and 5 cents” out loud.',
  'ask.percent': 'At a sale: “This costs $40, and 10% comes off. How many dollars is that?”',
  'help.percent':
    'Find 1% first by moving the point two places, or 10% by moving it one. A percent is a part, never dollars.',
  'ask.charges': 'When you eat out or order in: “What did the food cost, and what was added to it?”',
  'help.charges':
    'Read the bill from top to bottom together: the food, then what is added or taken off, and from which amount.',
  'ask.change': 'At the store, pick two things and ask: “If I pay with $10, what comes back?”',
  'help.change': 'Count up from the price to the money, with coins if you have some. What you counted is the change.',
  'ask.left': 'When you hand out snacks: “There were 12, we ate 5. How many are left?”',
  'help.left': 'Let your child guess first: more than at the start, or fewer? Then take them away one by one.',
  'ask.fractions':
    'With 12 grapes or buttons: “Three fourths of these are yours. How many do you get, and how many are left?”',
  'help.fractions':
    'Make 4 equal groups first: the bottom number says how many groups, the top number how many of them to take.',
  'ask.profit': 'Plan a lemonade stand: “A cup costs us 20 cents and sells for 50. What do we earn on 6 cups?”',
  'help.profit': 'First find what one cup earns. Then count all cups. Real coins in two piles make the cost visible.',
  'ask.any': 'Let your child check the next receipt: “Does the total look right to you? How can you tell?”',
  'help.any': 'Round the prices, then add. Close enough is good: you are practicing to notice when a total is off.',
} as const;
