/** Given names that are also English words, but capitalised are far more often a name. */
export const firmGivenNames = `jack john peter harry henry bob bobby billy jim jimmy tom tommy tim ben nick nicky mike joe jenny kitty
 molly polly carol heather melody sheila jazz willy wally brook nelly olive ruby amber christian fritz
 rosemary angelica veronica robin roger martin terry jerry josh ricky roman barry gene lee ken dave laura
 emma maria`;
