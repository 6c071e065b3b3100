/** The words of arithmetic that children learn at school, one term per age group. All other texts take them from here. */
export const en = {
  // Exchanging a ten for ten ones, at the start of a sentence, and what was done.
  'term.regroup.ages_6_7': 'Open a ten',
  'term.regroup.ages_8_9': 'Regroup a ten',
  'term.regroup.ages_10_12': 'Regroup a ten',
  'term.regroup.ages_12_plus': 'Regroup a ten',
  'term.regrouped.ages_6_7': 'You opened a ten',
  'term.regrouped.ages_8_9': 'You regrouped a ten',
  'term.regrouped.ages_10_12': 'You regrouped a ten',
  'term.regrouped.ages_12_plus': 'You regrouped a ten',
  // The ten that ten ones make, in the middle of a sentence.
  'term.newTen.ages_6_7': 'the new ten',
  'term.newTen.ages_8_9': 'the regrouped ten',
  'term.newTen.ages_10_12': 'the regrouped ten',
  'term.newTen.ages_12_plus': 'the regrouped ten',
} as const;
