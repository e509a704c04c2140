/** Words beside a value that are the same in every language. Folded; our own list. */

/** Words beside a secret or a user name on a network; the shapes in `shape/secret.ts` use them. */
export const labelWords = `bearer pin alarm cvv cvc insta instagram ig snap snapchat telegram discord skype kik wechat dot
  key token secret pass wifi apikey api authorization otp verification security confirmation login access door gate lock`;

/** Further words beside a secret or the plate of a car. */
export const keyLabels = `puk wlan geheimzahl schlussel cle clave chiave chave sleutel codigo codice kod
  kennzeichen autokennzeichen nummernschild kenteken kentekenplaat matricula immatriculation targa plate plates numberplate reg
  registration patente placa`;

/** Words that begin an address without a street; `address/find-box.ts` uses them. */
export const postBoxes = 'p po';
