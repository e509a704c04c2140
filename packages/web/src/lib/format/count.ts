/** Says a count that may have stopped before its end. */
export const describeCount = ({ count, isMore }: { count: number; isMore: boolean }): string =>
  `${isMore ? 'more than ' : ''}${count.toLocaleString('en')}`;
