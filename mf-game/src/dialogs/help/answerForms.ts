/** Accepted answers with their value in hundredths (docs/answer-contract.md). */
export const answerForms = [
  { text: '12', hundredths: 1200 },
  { text: '4.50', hundredths: 450 },
  { text: '4,50', hundredths: 450 },
  { text: '$4.50', hundredths: 450 },
  { text: '.50', hundredths: 50 },
  { text: '50¢', hundredths: 50 },
] as const;
