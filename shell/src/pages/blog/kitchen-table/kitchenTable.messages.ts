export const en = {
  evening:
    'Dinner needs ten more minutes, the worksheet went badly, and nobody wants another try. This is a good moment to put the paper away and get out the coin jar.',
  believe:
    'Money is math that children already believe in. Nobody has to explain why it matters whether you get three dollars back or four. And because a coin can be held, stacked, counted and pushed across the table, a child can often show you what went wrong before being able to say it.',
  research: 'What research says about coins and blocks',
  'research.guide':
    'Objects that children handle to see a number are called manipulatives. In its 2021 guide for elementary students who struggle with math, the What Works Clearinghouse of the U.S. Department of Education recommends a well-chosen set of concrete and semi-concrete representations, number lines, and clear mathematical language.',
  'research.modest':
    'Still, it pays to stay modest. In 2019, Anne Lafay, Helena Osana and Marion Valat reviewed 38 studies of children with learning disabilities in math. Working with objects was reported to help with many goals, but the reviewers also found weaknesses in how the studies were done. So use coins as a bridge: first in the hand, then drawn as circles or as jumps on a line, then in the head.',
  games: 'Three games for tonight',
  'games.numbers':
    'Each takes about ten minutes. Choose numbers that fit: in first and second grade, whole dollars or whole cents and no decimal point. Prices like $4.75 can wait until about fourth grade, and percentages until about sixth. That’s also the order of the Common Core standards.',
  shop: 'Shopkeeper, ages 6 and 7',
  'shop.how':
    'Put three things with price tags on the table: soup $6, juice $3, cake $5. Your child is the shopkeeper and tells you the total. Pay with a homemade $20 bill and ask for your change. Then trade places, and make one mistake on purpose.',
  thumb: 'Thumb on the receipt, ages 8 and 9',
  'thumb.how':
    'Take a grocery receipt and cover the total with your thumb. Round each price to the nearest dollar and add them up together. Say your estimate out loud before you lift your thumb. Within two dollars, you both win.',
  deal: 'The better deal, ages 10 and up',
  'deal.how':
    'The same juice comes in two sizes: 3 liters for $7.20 or 1 liter for $2.60. Which is cheaper per liter? And how much does a family that drinks 6 liters a month save? ($2.40 beats $2.60, and saves $1.20 a month.)',
  count: 'For change, count up',
  'count.how':
    'Change is easier to count up than to subtract. The bill is $13 and you pay with $20. Put down a dollar: “fourteen.” Another: “fifteen.” Then a five: “twenty.” What’s on the table is the change: seven dollars. On paper it’s a subtraction with borrowing. In the hand it’s three small steps forward, and a number line on the back of an envelope shows exactly the same steps.',
  'count.say': '“If I pay with ten dollars, what do I get back?” is a whole lesson in one question.',
  mix: 'Mix the questions',
  'mix.study':
    'Ten change problems in a row look like progress. In 2014, Doug Rohrer, Robert Dedrick and Kaleena Burgess tried it both ways with 140 seventh graders. Some practiced one kind of problem at a time; others got different kinds mixed together. Two weeks after nine weeks of practice came a surprise test: 38 percent for one kind at a time, 72 percent for the mix.',
  'mix.how':
    'Those were seventh graders and your child may be seven, so take it as a hint, not a law. But it costs nothing to try: one total, one change, one “how many are left?”, and around again. Each time, the child has to decide what is being asked, and that’s half of every word problem.',
  point: 'Let the answer decide something',
  'point.study':
    'In 2011, Jacob Habgood and Shaaron Ainsworth published a study with different versions of a game about division. In one, dividing was how you played. In another, the math was kept apart from the game. Among 58 children, those whose game was the math learned more. Among 16 others who could choose freely, the version with the math inside was played seven times longer. Small groups, but a useful rule for the kitchen.',
  'point.list': 'Questions with answers that decide something, no worksheet needed:',
  'point.pizza': 'Two pizzas at $9 and one salad at $5: is $25 enough for our imaginary dinner, and what’s left?',
  'point.potatoes': 'Two and a half potatoes per person, six people: how many go in the pot?',
  'point.bus': 'The bus costs $2 each way, and there are three of us. Which bills do we bring?',
  end: 'And stop while it’s still fun. Nobody has to finish the whole list. The coin jar will be there tomorrow, and so will the question of what you get back.',
  play: 'Totals and change with hungry customers: play Math Bistro',
  'source.wwc':
    'What Works Clearinghouse (2021). Assisting Students Struggling with Mathematics: Intervention in the Elementary Grades. WWC 2021006.',
  'source.lafay':
    'Lafay, A., Osana, H. P., & Valat, M. (2019). Effects of Interventions with Manipulatives on Immediate Learning, Maintenance, and Transfer in Children with Mathematics Learning Disabilities. Education Research International.',
  'source.rohrer':
    'Rohrer, D., Dedrick, R. F., & Burgess, K. (2014). The benefit of interleaved mathematics practice is not limited to superficially similar kinds of problems. Psychonomic Bulletin & Review.',
  'source.habgood':
    'Habgood, M. P. J., & Ainsworth, S. E. (2011). Motivating children to learn effectively: exploring the value of intrinsic integration in educational games. Journal of the Learning Sciences.',
} as const;
