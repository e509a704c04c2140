/** A list, as the API answers it. */
export const listOf = (url: string, data: readonly unknown[], hasMore = false) => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
