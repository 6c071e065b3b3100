export const en = {
  seven:
    'A child adds two burgers at $4 and one juice at $3, and writes 7. A red cross says: no. It doesn’t say that 4 and 3 were added perfectly well and only the second burger was forgotten. Tomorrow there will be another ticket with a 2 on it, and another answer like this one.',
  path: 'Wrong answers are rarely random. Often they come from a good method applied to the wrong thing. Find out which, and you have something to teach. It takes about two minutes.',
  studies: 'What forty studies found',
  'studies.numbers':
    'In 2015, Fabienne van der Kleij, Remco Feskens and Theo Eggen combined 40 studies of feedback in computer-based learning. Telling learners only whether they were right had almost no effect on what they learned: 0.05 standard deviations. Showing the right answer did more: 0.32. Explaining did most: 0.49.',
  'studies.line':
    'What does that look like? Picture a hundred students lined up by their scores, and one of them in the middle. An effect of 0.05 moves this student up about two places; an effect of 0.49, about nineteen.',
  'studies.care':
    'The effects were larger in mathematics than in other subjects, smaller in primary and high schools, and smaller when the feedback came late. So don’t lean on the exact numbers. The order of the three is the message: a reason beats an answer, and an answer beats a cross.',
  paths: 'The usual wrong turns',
  'paths.lead':
    'In problems about money, these are the wrong turns that our game looks for first. You’ll recognize some of them:',
  'paths.item': 'Forgot an item. The ticket has three lines; the sum has two.',
  'paths.quantity': 'Ignored the quantity. Three soups were counted as one.',
  'paths.digits':
    'Subtracted the wrong way around. For 50 − 27 the child writes 37: in each column, the smaller digit was taken from the larger one.',
  'paths.question': 'Answered another question: the tip instead of the total, or the discount instead of the price.',
  'paths.decimal': 'Moved the decimal point. A 15 percent tip on $20 becomes $30, or 30 cents, instead of $3.',
  'paths.added': 'Added when the question was about change: the bill plus what was paid.',
  table: 'Two minutes at the table',
  'table.tell':
    '“Tell me what you did.” Not “Why did you do that?”, which sounds like an accusation. Ask it after right answers, too, or the question itself becomes the cross.',
  'table.right':
    'Say what is right. “You added 4 and 3 correctly.” It’s true, and it narrows the search for both of you.',
  'table.place':
    'Point at the place, not at the child. “Look at this line of the ticket again.” Then wait, and count to ten in your head.',
  'table.same': 'Let them try the same numbers once more. The aim is to fix this step, not to earn a fresh score.',
  'table.later':
    'Come back to it. Two or three problems later, ask one of the same kind with different numbers. If the reason has stuck, it shows now.',
  'table.say': '“Show me where the second burger is.” A good hint points. It doesn’t push.',
  class: 'With thirty children at once',
  'class.piles':
    'Nobody can sit next to thirty children. What a teacher can do is sort. After a short exercise, put the answers into piles by number, not by name. Six identical wrong answers are one misunderstanding and one five-minute conversation, not six.',
  'class.board':
    'Write the wrong answer on the board without a name and ask: what did this person do, and which part of it was right? Figuring out somebody else’s thinking is good math for everyone. And for the child who wrote it, the mistake has just become interesting.',
  'class.exit': 'An exit ticket for tomorrow',
  'class.exit.how':
    'Ask three questions: one total, one change, one “how many are left?”. On the back: “Which one would you explain to a friend, and how?” Read the backs first. They tell you which reasons your class already has.',
  success: 'Most answers should still be right',
  'success.study':
    'Reasons are for errors, and errors shouldn’t fill the whole evening. In a six-week study published in 2013, Brenda Jansen and her colleagues gave 207 children in grades 3 to 6 an adaptive arithmetic program. The higher the success rate it was set to, the more problems the children tried, and the more their math improved.',
  'success.rule':
    'Our rule of thumb: with fewer than about eight right answers in ten, switch to smaller numbers for a while. That isn’t giving up. It’s finding the place where the next step starts.',
  game: 'What our game does with a wrong number',
  'game.how':
    'Math Bistro compares a wrong number with the wrong turns that lead to it, and the child reads the reason in a short sentence. Then the same ticket can be tried again. This second try costs nothing and earns nothing: it’s only for learning. A problem of the same kind with different numbers comes back a few orders later. There is no cross, and nothing shakes.',
  play: 'See what a reason looks like: play Math Bistro',
  'source.kleij':
    'Van der Kleij, F. M., Feskens, R. C. W., & Eggen, T. J. H. M. (2015). Effects of Feedback in a Computer-Based Learning Environment on Students’ Learning Outcomes: A Meta-Analysis. Review of Educational Research.',
  'source.jansen':
    'Jansen, B. R. J., Louwerse, J., Straatemeier, M., Van der Ven, S. H. G., Klinkenberg, S., & Van der Maas, H. L. J. (2013). The influence of experiencing success in math on math anxiety, perceived math competence, and math performance. Learning and Individual Differences.',
} as const;
