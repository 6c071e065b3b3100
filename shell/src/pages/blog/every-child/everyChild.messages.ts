export const en = {
  class:
    'A game that one child in the class cannot play is not a game for the class. Usually nobody meant it that way: the buttons listen only to a mouse, the timer cannot be stopped, the hint is nothing but a color.',
  often:
    'It happens often. In research by the American Foundation for the Blind in 2020 and 2021, nearly 60 percent of educators said that their blind and low-vision students could not access at least one digital learning tool used in class. And blindness is only one reason. A broken arm, a migraine, a shaking hand, a noisy bus or the sun on the screen will do.',
  tests: 'Five tests in five minutes',
  'tests.lead': 'Before you give a game to a child or a class, try it yourself. You need no tools.',
  'tests.mouse':
    'Put the mouse away. Can you start, play and stop with Tab, the arrow keys, Enter and Escape? Can you always see where you are?',
  'tests.zoom': 'Zoom to 200 percent. Is everything still there, and without scrolling sideways?',
  'tests.sound':
    'Turn the sound off. Is anything lost? Now turn it on and close your eyes. Does anything tell you what is happening?',
  'tests.time': 'Look for time. Is there a limit, and can it be longer, or off?',
  'tests.gray':
    'Take a black-and-white photo of the screen. Can you still tell right from wrong, and full from empty? Color alone should never carry the meaning.',
  'tests.more':
    'These five come close to rules that are written down. The Web Content Accessibility Guidelines of the W3C are what schools and public offices are measured by, and the Game Accessibility Guidelines, made by people from studios and research, say what it means for games.',
  reading: 'What helps with reading',
  'reading.study':
    'Special fonts for dyslexia sound like a quick fix. In 2020 Jessica Galliussi and her colleagues let two groups of 64 children, with and without dyslexia, read aloud in different settings. The shape of the letters made no difference they could find. Wider gaps between letters slowed the children down, unless the gaps between words grew as well.',
  'reading.how':
    'So begin with what is simple: larger text, short lines, one question at a time. And offer to hear a problem read aloud, to everyone. A word problem is about the numbers, and whoever stumbles over the words never gets to them.',
  table: 'Without any screen',
  'table.coins':
    'Sort coins by touch. Dimes and quarters have ridges on the edge, pennies and nickels are smooth. Then count with closed eyes, all of you.',
  'table.rope':
    'Lay a number line on the floor, with a rope and clothespins. Walk the change: from 13 to 20 is seven steps.',
  'table.receipt': 'Write the receipt large, with a thick marker: one line for each thing, all prices in one column.',
  'table.answer':
    'Say the sum instead of showing it, and take the answer in whichever way is easiest: aloud, with fingers, by pointing at a number.',
  offer: 'Offer the setting, not the diagnosis',
  'offer.how':
    'When large text, extra time and reading aloud are things that anyone can switch on, nobody has to explain why they do. Children try what is there and keep what helps. Show all the settings once, to the whole class, in the first lesson with a new game. Five minutes are enough.',
  'offer.phet':
    'The PhET project of the University of Colorado Boulder works the same way. Keyboard input, sound and spoken descriptions are built into its simulations of science and math, so that students can work on the same one in different ways.',
  'offer.say': '“Which of these makes it easier for you?” is a better question than “What is wrong?”',
  home: 'One thing for this week',
  'home.how':
    'Sit down with your child and one game they like. Ask them to show you what is annoying about it: too small, too loud, too fast, too fiddly. Then look for a setting together. Knowing how to change a tool so that it fits is a skill for life, and it begins with being asked.',
  game: 'What Countertop does, and what it does not do yet',
  'game.does':
    'Math Bistro can be played from beginning to end with a keyboard. Arrow keys go from table to table, Enter takes an order, and R says every table. A screen reader hears who sits where and what has changed. Every ticket can be read aloud. There are six color themes, three of them for color blindness and one in high contrast, text from 75 to 150 percent, reduced motion, and an untimed mode without clocks. States have a word or a shape beside their color.',
  'game.not':
    'It is not finished. It speaks only English so far, and we have not tested it with switches or eye control. If something stands in your way, please tell us. Whoever hits the wall knows best where the door should be.',
  play: 'Try it with the mouse put away: play Math Bistro',
  'source.afb':
    'American Foundation for the Blind. Inaccessible Ed Tech Is a Barrier to Digital Inclusion for Blind and Low Vision Students. From the Access and Engagement studies of 2020 and 2021.',
  'source.galliussi':
    'Galliussi, J., Perondi, L., Chia, G., Gerbino, W., & Bernardis, P. (2020). Inter-letter spacing, inter-word spacing, and font with dyslexia-friendly features: testing text readability in people with and without dyslexia. Annals of Dyslexia.',
  'source.wcag': 'World Wide Web Consortium (2023). Web Content Accessibility Guidelines 2.2.',
  'source.games': 'Game Accessibility Guidelines. The full list.',
  'source.phet': 'PhET Interactive Simulations. Accessible Simulations.',
} as const;
