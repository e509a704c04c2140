/** A list in the API's form. */
export const listOf = (url: string, data: readonly unknown[], hasMore = false) => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
