/** Returns the text, or its first `most` characters and an ellipsis. */
export const truncate = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most).join('').trimEnd()}…`;
};
