/** Describes a count that may be a minimum: `more than 100`. */
export const describeCount = ({ count, isMore }: { count: number; isMore: boolean }): string =>
  `${isMore ? 'more than ' : ''}${count.toLocaleString('en')}`;
