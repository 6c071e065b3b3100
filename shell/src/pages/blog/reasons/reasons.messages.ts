export const en = {
  seven:
    'A child adds two burgers at $4 and one juice at $3, and writes 7. A red cross says: no. It does not say that 4 and 3 were added perfectly well, and that only the second burger was forgotten. Tomorrow there will be another ticket with a 2 on it, and another answer like this one.',
  path: 'Wrong answers are rarely random. Often they are a good way of working, applied to the wrong thing. Find out which, and you have something to teach. It takes about two minutes.',
  studies: 'What forty studies found',
  'studies.numbers':
    'In 2015 Fabienne van der Kleij, Remco Feskens and Theo Eggen put together 40 studies of feedback in computer-based learning. Telling learners only whether they were right had almost no effect on what they learned: 0.05 standard deviations. Showing the right answer did more: 0.32. Explaining did most: 0.49.',
  'studies.line':
    'What does that look like? Picture a hundred students in a line, ordered by their scores, and one of them in the middle. An effect of 0.05 moves this student up about two places, an effect of 0.49 about nineteen.',
  'studies.care':
    'The effects were larger in mathematics than in other subjects. They were smaller in primary and high schools, and smaller when the feedback came late. So treat the exact numbers with care, and take the order of the three as the message: a reason beats an answer, and an answer beats a cross.',
  paths: 'The usual paths',
  'paths.lead':
    'In sums about money, these are the paths that our game looks for first. You will recognize some of them:',
  'paths.item': 'Forgot an item. The ticket has three lines, the sum has two.',
  'paths.quantity': 'Ignored the quantity. Three soups were counted as one soup.',
  'paths.digits':
    'Turned the digits around. For 50 − 27 the child writes 37: in each column, the smaller digit was taken from the larger one.',
  'paths.question': 'Answered another question: the tip instead of the total, or the discount instead of the price.',
  'paths.decimal': 'Moved the decimal point. A tip of 15 percent on $20 becomes $30, or 30 cents, instead of $3.',
  'paths.added': 'Added where the change was asked: what was paid, plus the bill.',
  table: 'Two minutes at the table',
  'table.tell':
    '“Tell me what you did.” Not “Why did you do that?”, which sounds like an accusation. Ask it after right answers, too, or the question itself becomes the cross.',
  'table.right':
    'Say what is right. “You added 4 and 3 correctly.” It is true, and it narrows the search for both of you.',
  'table.place':
    'Point at the place, not at the child. “Look at this line of the ticket again.” Then wait, and count to ten in your head.',
  'table.same': 'Let the same numbers be tried once more. The aim is to repair this path, not to earn a fresh score.',
  'table.later':
    'Come back to it. Two or three problems later, ask one of the same kind with other numbers. If the reason has stuck, it shows now.',
  'table.say': '“Show me where the second burger is.” A good hint points. It does not push.',
  class: 'With thirty children at once',
  'class.piles':
    'Nobody can sit beside thirty children. What a teacher can do is sort. After a short exercise, put the answers into piles by number and not by name. Six identical wrong answers are one misunderstanding and one conversation of five minutes, not six.',
  'class.board':
    'Write the wrong number on the board without a name, and ask: what did this person do, and which part of it was right? Finding somebody else’s path is good math for everyone. And for the one who wrote it, the mistake has just become interesting.',
  'class.exit': 'An exit ticket for tomorrow',
  'class.exit.how':
    'Ask for three sums: one total, one change, one “how many are left?”. On the back: “Which one would you explain to a friend, and how?” Read the backs first. They tell you which reasons your class already has.',
  success: 'Most answers should still be right',
  'success.study':
    'Reasons are for errors, and errors should not be the whole evening. Brenda Jansen and her colleagues gave 207 children in grades 3 to 6 an adaptive arithmetic program, in a study of 2013 that lasted six weeks. The higher the success rate that was set, the more problems the children tried, and the more their math improved.',
  'success.rule':
    'A rule of thumb of ours: with fewer than about eight right answers in ten, take smaller numbers for a while. That is not giving up. It is finding the place where the next step starts.',
  game: 'What our game does with a wrong number',
  'game.how':
    'In Math Bistro a wrong number is looked up among the paths that lead to it, and the child reads the reason in a short sentence. Then the same ticket can be tried again. This second try costs nothing and earns nothing: it is only for learning. A problem of the same kind with other numbers comes back a few orders later. There is no cross, and nothing shakes.',
  play: 'See what a reason looks like: play Math Bistro',
  'source.kleij':
    'Van der Kleij, F. M., Feskens, R. C. W., & Eggen, T. J. H. M. (2015). Effects of Feedback in a Computer-Based Learning Environment on Students’ Learning Outcomes: A Meta-Analysis. Review of Educational Research.',
  'source.jansen':
    'Jansen, B. R. J., Louwerse, J., Straatemeier, M., Van der Ven, S. H. G., Klinkenberg, S., & Van der Maas, H. L. J. (2013). The influence of experiencing success in math on math anxiety, perceived math competence, and math performance. Learning and Individual Differences.',
} as const;
