/** Words of the nicknames that are suggested for children. All of them name something good to eat or a job in a restaurant. */
const firstWords = [
  'Captain',
  'Chef',
  'Crispy',
  'Fluffy',
  'Golden',
  'Happy',
  'Jolly',
  'Lucky',
  'Minty',
  'Peppy',
  'Salty',
  'Speedy',
  'Sunny',
  'Super',
  'Sweet',
  'Zesty',
] as const;
const secondWords = [
  'Avocado',
  'Biscuit',
  'Cherry',
  'Cookie',
  'Dumpling',
  'Lemon',
  'Mango',
  'Muffin',
  'Noodle',
  'Olive',
  'Pancake',
  'Peach',
  'Pepper',
  'Pickle',
  'Taco',
  'Waffle',
] as const;

/** All suggested nicknames: "Captain Pancake". None is longer than `nicknameMaxLength`. */
export const suggestedNicknames: readonly string[] = firstWords.flatMap((first) =>
  secondWords.map((second) => `${first} ${second}`),
);

/** Whether a nickname comes from the list, so that its two capitalized words are not a full name. */
export function isSuggestedNickname(nickname: string): boolean {
  return suggestedNicknames.includes(nickname.trim());
}
