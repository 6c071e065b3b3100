export const en = {
  two: 'Some children light up when a timer starts. Others look at 6 × 7, which they knew at breakfast, hear the seconds tick, and go blank. Both may sit in the same class, or at the same kitchen table. What should a grown-up do with the clock?',
  camps: 'Two camps and a guide',
  'camps.boaler':
    'The debate is louder than the evidence. In 2014, Jo Boaler of Stanford University wrote that evidence strongly suggests that timed tests cause the early onset of math anxiety. Her project, youcubed, shows ways to learn number facts without fear. The researchers of The Science of Math reply that no study has found timed tests to cause math anxiety, that weak skills often come first, and that in one experiment more anxiety went with harder tasks, not with the timing.',
  'camps.guide':
    'In between is the 2021 guide of the What Works Clearinghouse for elementary students who struggle with math. Timed activities are one of its six recommendations. But they are meant to build fluency in what students have already learned, not to introduce something new.',
  take: 'What we take from it',
  'take.lead': 'We make games; we won’t settle this here. But three things seem fair to both camps:',
  'take.known':
    'A clock is for what you already know. Beating your own time on number facts can be fun. Adding up a bill with three items for the first time is not a race.',
  'take.gate':
    'A clock is never a gate. A child who takes two minutes for what another does in ten seconds has done the same math and deserves the same reward.',
  'take.skill':
    'Skill and confidence grow together. If weak skills feed worry, practice at the right level does more than kind words.',
  promise: 'Why nobody should promise a cure',
  'promise.studies':
    'In 2013, Brenda Jansen and her colleagues gave 207 children an adaptive arithmetic program set to different success rates. Math anxiety improved equally in all groups, including the control group. In 2023, Anna Hilz and her colleagues reported on 376 fifth graders in Germany, some of whom practiced with such a program for about 20 weeks. Their view of themselves in math improved. No effect on math anxiety was found.',
  'promise.honest':
    'A game can offer calm practice and plenty of success. Anyone who says that it takes fear away is claiming more than these studies show. If your child is afraid of math for weeks, talk with the teacher.',
  ways: 'Five ways to give time',
  'ways.away':
    'Put the stopwatch away for anything new. Bring it back, if the child likes it, for facts that already come easily.',
  'ways.wait':
    'Wait. After a question, count slowly to ten before you help. Silence feels long to the person who asked and short to the one who is thinking.',
  'ways.turns': 'Count turns instead of minutes. “Three more problems, then we read” has an end that a child can see.',
  'ways.yesterday':
    'Race against yesterday, not against a classmate. If there has to be a record, make it the child’s own, and let “same as last time” be a fine result.',
  'ways.stop':
    'Stop the clock for mistakes. The moment after an error is the moment for a reason, and nobody reads a reason while the clock is ticking.',
  'ways.say': '“Take the time you need. The soup stays warm.”',
  class: 'In the classroom',
  'class.early':
    'Make finishing early a quiet thing. Give everyone the same five problems and one open end: anyone who is done writes a sixth for a neighbor. Nobody waits, nobody is watched while catching up, and you collect problems that fit your class.',
  'class.post':
    'On the wall, post strategies instead of times. “Maya counts up to the next ten” is something others can copy. “Maya: 48 seconds” isn’t.',
  'class.rule': 'A rule to borrow',
  'class.rule.text':
    'The Web Content Accessibility Guidelines ask that people can turn off, adjust or extend a time limit, unless the limit is the whole point. That was written for web pages. Try it on your next quiz: is the limit the point, or a habit?',
  calm: 'Untimed mode in our restaurant',
  'calm.how':
    'A restaurant without a clock sounds like a contradiction, because customers wait. In untimed mode they wait in turns. Each answer and each serving is a turn: the customer who walked in sits down, somebody else comes through the door, and nobody ever leaves because you were thinking. Points are given as if half the time were left, so the same work earns the same money, badges and certificates.',
  'calm.where':
    'You’ll find it on the start screen under Game speed, next to Standard and Extra time, which lets customers wait two, five or ten times as long. It isn’t hidden in a menu of special needs, because wanting time to think isn’t one.',
  end: 'Let children choose, and choose again next week. A child who wanted calm on Monday may want the bell on Friday.',
  play: 'Choose Untimed and try it: play Math Bistro',
  'source.boaler':
    'Boaler, J. (2014). Research Suggests that Timed Tests Cause Math Anxiety. Teaching Children Mathematics, on youcubed.',
  'source.science':
    'The Science of Math. Common Misconceptions: Timed Tests (and Other Instructional Activities) Cause Math Anxiety.',
  'source.wwc':
    'What Works Clearinghouse (2021). Assisting Students Struggling with Mathematics: Intervention in the Elementary Grades. WWC 2021006.',
  'source.jansen':
    'Jansen, B. R. J., and others (2013). The influence of experiencing success in math on math anxiety, perceived math competence, and math performance. Learning and Individual Differences.',
  'source.hilz':
    'Hilz, A., Guill, K., Roloff, J., Sommerhoff, D., & Aldrup, K. (2023). How to Continue? New Approaches to Investigating the Effects of Adaptive Math Learning Programs on Students’ Performance, Self-Concept, and Anxiety. Journal of Intelligence.',
  'source.wcag': 'World Wide Web Consortium. Understanding Success Criterion 2.2.1: Timing Adjustable. WCAG 2.2.',
} as const;
