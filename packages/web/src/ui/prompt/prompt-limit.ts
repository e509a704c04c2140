/** As the API has it; its schemas are loaded later than the page. In UTF-16 units. */
export const longestPrompt = 4_000;
