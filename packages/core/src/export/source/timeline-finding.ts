/** A finding in words for the contributor's timeline. */
export interface TimelineFinding {
  readonly label: string;
  readonly value: string;
}
