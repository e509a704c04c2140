/** Words beside a value that are the same in every language. Folded; our own list. */

/** Beside a secret or what somebody is called on a network; the shapes in `shape/secret.ts` know them. */
export const labelWords = `bearer pin alarm cvv cvc insta instagram ig snap snapchat telegram discord skype kik wechat dot`;

/** Begin an address without a street; `address/find-box.ts` knows them. */
export const armedForcesBoxes = `psc unit uss usns uscgc usnv apo fpo dpo p po`;
