export const en = {
  evening:
    'Dinner needs ten more minutes, the worksheet went badly, and nobody wants to try it again. This is a good moment to put the paper away and get the coin jar out.',
  believe:
    'Money is math that children already believe in. Nobody has to explain why it matters whether you get three dollars back or four. And because a coin can be held, stacked, counted and pushed across the table, a child who cannot yet say what went wrong can often show you.',
  research: 'What research says about coins and blocks',
  'research.guide':
    'Things that a child can handle to see a number are called manipulatives. The What Works Clearinghouse of the U.S. Department of Education, in its 2021 guide for elementary students who struggle with math, recommends a well-chosen set of concrete and semi-concrete representations, number lines, and clear mathematical language.',
  'research.modest':
    'It pays to stay modest, though. In 2019 Anne Lafay, Helena Osana and Marion Valat reviewed 38 studies with children who have learning disabilities in math. Working with objects was reported to help with many goals, but the reviewers also found weaknesses in how the studies were done. So use coins as a bridge: first in the hand, then drawn as circles or as jumps on a line, then in the head.',
  games: 'Three games for tonight',
  'games.numbers':
    'Each takes about ten minutes. Choose numbers that fit: in first and second grade, whole dollars or whole cents, and no decimal point. Prices like $4.75 can wait until about fourth grade, and percentages until about sixth. That is also the order of the Common Core standards.',
  shop: 'Shopkeeper, ages 6 and 7',
  'shop.how':
    'Put three things on the table with price tags: soup $6, juice $3, cake $5. Your child is the shopkeeper and tells you the total. Pay with a paper $20 note and ask for your change. Then swap places, and make one mistake on purpose.',
  thumb: 'Thumb on the receipt, ages 8 and 9',
  'thumb.how':
    'Take a grocery receipt and cover the total with your thumb. Round each price to whole dollars and add them up together. Say your estimate aloud before you lift the thumb. Within two dollars, you both win.',
  deal: 'The better deal, ages 10 and up',
  'deal.how':
    'The same juice comes in two sizes: 3 liters for $7.20, or 1 liter for $2.60. Which is cheaper for each liter? And what does a family save that drinks 6 liters a month? ($2.40 against $2.60, and $1.20 a month.)',
  count: 'For change, count up',
  'count.how':
    'Change is easier to count up than to take away. The bill is $13 and you pay with $20. Put down a dollar: “fourteen.” Another: “fifteen.” Then a five: “twenty.” What lies on the table is the change, seven dollars. On paper it is a subtraction with borrowing. In the hand it is three small steps forward, and a number line on the back of an envelope shows exactly the same steps.',
  'count.say': '“If I pay with ten dollars, what comes back?” is a whole lesson in one question.',
  mix: 'Mix the questions',
  'mix.study':
    'Ten change problems in a row look like progress. Doug Rohrer, Robert Dedrick and Kaleena Burgess tried it both ways with 140 seventh graders in 2014. Some practiced one kind of problem at a time, others got different kinds mixed. Two weeks after nine weeks of practice came a surprise test: 38 percent for one kind at a time, 72 percent for the mix.',
  'mix.how':
    'Those were seventh graders, and your child may be seven, so take it as a hint and not as a law. But it costs nothing to try: one total, one change, one “how many are left?”, and around again. Each time the child has to decide what is being asked, and that is half of every word problem.',
  point: 'Let the sum decide something',
  'point.study':
    'Jacob Habgood and Shaaron Ainsworth made versions of a game about division, published in 2011. In one, dividing was the way to play. In another, the math stood beside the game. Among 58 children, those whose game was the math learned more. Among 16 others who could choose freely, the version with the math inside was played seven times longer. Small groups, but a useful rule for the kitchen.',
  'point.list': 'Sums that decide something, none of which needs a worksheet:',
  'point.pizza': 'Two pizzas at $9 and one salad at $5: is $25 enough for the imaginary dinner, and what is left?',
  'point.potatoes': 'Two and a half potatoes for each person, six people: how many go in the pot?',
  'point.bus': 'The bus costs $2 each way for three of us. Which notes do we take along?',
  end: 'And stop while it is still fun. Nobody has to finish the row. The coin jar will be there tomorrow, and so will the question about what comes back.',
  play: 'Totals and change with hungry guests: play Math Bistro',
  'source.wwc':
    'What Works Clearinghouse (2021). Assisting Students Struggling with Mathematics: Intervention in the Elementary Grades. WWC 2021006.',
  'source.lafay':
    'Lafay, A., Osana, H. P., & Valat, M. (2019). Effects of Interventions with Manipulatives on Immediate Learning, Maintenance, and Transfer in Children with Mathematics Learning Disabilities. Education Research International.',
  'source.rohrer':
    'Rohrer, D., Dedrick, R. F., & Burgess, K. (2014). The benefit of interleaved mathematics practice is not limited to superficially similar kinds of problems. Psychonomic Bulletin & Review.',
  'source.habgood':
    'Habgood, M. P. J., & Ainsworth, S. E. (2011). Motivating children to learn effectively: exploring the value of intrinsic integration in educational games. Journal of the Learning Sciences.',
} as const;
