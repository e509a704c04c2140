/**
 * Needs that no catalogue answers, although single words of them occur in records; they measure the floor. The floor
 * was fitted to the first 34; the others were written afterwards.
 */
export const inventedNeeds: readonly string[] = `
salaries of ghosts in Singapore
what my neighbour earns
dental records of penguins
dreams of Roman emperors
phone numbers of celebrities' hairdressers
shoe sizes of chess grandmasters
diaries of submarine cooks
handwriting of left-handed astronauts
how often dragons sneeze
favourite colours of tax inspectors
playlists of dolphins
the weight of cathedral bells in Peru
divorce rates of penguins
sounds of melting candles
lunch menus of lighthouse keepers
recipes for volcano soup
prices of haunted castles
fingerprints of koalas
wages of mermaids in Denmark
horoscopes of football referees
tattoos of bank managers
love letters of accountants
invoices of medieval blacksmiths
my grandmother's shopping lists
bedtimes of vampire bats in zoos
umbrella lost property of Tokyo trains
passwords of famous pirates
kisses per capita in Venice
bagpipe tuning errors in Wales
blood types of mountain goats
the taste of moon rocks
gossip at royal weddings
elevator music of cruise ships
vending machine prices in Antarctica
wages of dragon tamers
sock colours of violinists
weddings of hedgehogs
nicknames of Swiss postmen
ice cream flavours preferred by judges
pension plans of pirates
how many spoons are in the Vatican
birthdays of lighthouse cats
snoring volume of opera singers
menus of Viking restaurants
locker combinations of gym members
sandcastle competitions in Belgium
speeding tickets of bishops
haircuts of kings
allergies of circus elephants
complaints about garden gnomes
karaoke songs of dentists
rent paid by owls
love lives of goldfish
ghost sightings in Norwegian lifts
`
  .split('\n')
  .filter((line) => line !== '');
