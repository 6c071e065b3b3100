/** The work of one of the people who make the games. */
export type Job = 'cook' | 'artist' | 'writer';
