/** Words beside a value that are the same in every language. Folded; our own list. */

/** Words before a secret; the shapes in `shape/secret.ts` use them. */
export const labelWords = 'bearer dot key token secret pass wifi apikey api authorization';

/** Further words before a secret or the plate of a car. */
export const keyLabels = `wlan schlussel cle clave chiave chave sleutel kennzeichen autokennzeichen nummernschild kenteken kentekenplaat
  matricula immatriculation targa plate plates numberplate reg registration patente placa`;

/** Words that begin an address without a street; `address/find-box.ts` uses them. */
export const postBoxes = 'p po';
