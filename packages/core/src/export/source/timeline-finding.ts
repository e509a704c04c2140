/** What was found in an export before it was read, in words, for the contributor's timeline. */
export interface TimelineFinding {
  readonly label: string;
  readonly value: string;
}
