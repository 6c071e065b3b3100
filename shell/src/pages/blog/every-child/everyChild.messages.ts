export const en = {
  class:
    'A game that one child in the class can’t play isn’t a game for the class. Usually nobody meant it that way: the buttons only work with a mouse, the timer can’t be stopped, or the only hint is a color.',
  often:
    'It happens often. In research by the American Foundation for the Blind in 2020 and 2021, nearly 60 percent of educators said that their blind and low-vision students could not access at least one digital learning tool used in class. And blindness is only one reason. A broken arm, a migraine, shaky hands, a noisy bus or sun on the screen is enough.',
  tests: 'Five tests in five minutes',
  'tests.lead': 'Before you give a game to a child or a class, try it yourself. You don’t need any tools.',
  'tests.mouse':
    'Put the mouse away. Can you start, play and stop with Tab, the arrow keys, Enter and Escape? Can you always see where you are?',
  'tests.zoom': 'Zoom in to 200 percent. Is everything still there, without sideways scrolling?',
  'tests.sound':
    'Turn the sound off. Do you miss anything? Now turn it on and close your eyes. Can you tell what is happening?',
  'tests.time': 'Look for time limits. If there is one, can you extend it or turn it off?',
  'tests.gray':
    'Take a black-and-white photo of the screen. Can you still tell right from wrong, and full from empty? Color alone should never carry the meaning.',
  'tests.more':
    'These five tests come close to published rules. Schools and public agencies are measured against the Web Content Accessibility Guidelines of the W3C. The Game Accessibility Guidelines, written by game studios, specialists and academics, spell out what that means for games.',
  reading: 'What helps with reading',
  'reading.study':
    'Special fonts for dyslexia sound like a quick fix. In 2020, Jessica Galliussi and her colleagues had two groups of 64 children, one with and one without dyslexia, read aloud in different settings. The shape of the letters made no difference they could find. Wider gaps between letters slowed the children down unless the gaps between words grew as well.',
  'reading.how':
    'So start simple: larger text, short lines, one question at a time. And offer everyone the option to hear a problem read aloud. A word problem is about the numbers, and a child who stumbles over the words never gets to them.',
  table: 'No screen needed',
  'table.coins':
    'Sort coins by touch. Dimes and quarters have ridges on the edge; pennies and nickels are smooth. Then count them with your eyes closed, all of you.',
  'table.rope':
    'Lay a number line on the floor with a rope and clothespins. Walk the change: from 13 to 20 is seven steps.',
  'table.receipt':
    'Write the receipt in large print with a thick marker: one line for each item, all prices in one column.',
  'table.answer':
    'Say the problem instead of showing it, and take the answer in whatever way is easiest: out loud, on fingers, by pointing at a number.',
  offer: 'Offer the setting, not the diagnosis',
  'offer.how':
    'When large text, extra time and reading aloud are settings that anyone can turn on, nobody has to explain why they do. Children try what is there and keep what helps. Show all the settings once, to the whole class, in the first lesson with a new game. Five minutes is enough.',
  'offer.phet':
    'The PhET project at the University of Colorado Boulder works the same way. Its science and math simulations have keyboard input, sound and spoken descriptions built in, so that students can work on the same one in different ways.',
  'offer.say': '“Which of these makes it easier for you?” is a better question than “What is wrong?”',
  home: 'One thing to do this week',
  'home.how':
    'Sit down with your child and a game they like. Ask them to show you what’s annoying about it: too small, too loud, too fast, too fiddly. Then look for a setting together. Knowing how to make a tool fit you is a skill for life, and it starts with being asked.',
  game: 'What Countertop does, and what it doesn’t do yet',
  'game.does':
    'You can play Math Bistro from start to finish with a keyboard. The arrow keys move from table to table, Enter takes an order, and R reads out every table. A screen reader announces who sits where and what has changed. Every ticket can be read aloud. There are six color themes, three of them for color blindness and one with high contrast, text from 75 to 150 percent, reduced motion, and an untimed mode without clocks. Every state has a word or a shape in addition to its color.',
  'game.not':
    'It isn’t finished. So far it speaks only English, and we haven’t tested it with switches or eye control. If something gets in your way, please tell us. The person who hits the wall knows best where the door should be.',
  play: 'Put the mouse away and try it: play Math Bistro',
  'source.afb':
    'American Foundation for the Blind. Inaccessible Ed Tech Is a Barrier to Digital Inclusion for Blind and Low Vision Students. From the Access and Engagement studies of 2020 and 2021.',
  'source.galliussi':
    'Galliussi, J., Perondi, L., Chia, G., Gerbino, W., & Bernardis, P. (2020). Inter-letter spacing, inter-word spacing, and font with dyslexia-friendly features: testing text readability in people with and without dyslexia. Annals of Dyslexia.',
  'source.wcag': 'World Wide Web Consortium (2023). Web Content Accessibility Guidelines 2.2.',
  'source.games': 'Game Accessibility Guidelines. The full list.',
  'source.phet': 'PhET Interactive Simulations. Accessible Simulations.',
} as const;
