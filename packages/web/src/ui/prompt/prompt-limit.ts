/** The API's limit, in UTF-16 units. Copied, since the API's schemas are loaded later than the page. */
export const longestPrompt = 4_000;
