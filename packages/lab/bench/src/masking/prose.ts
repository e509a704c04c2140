/**
 * Ordinary prose that names nobody: every finding in it is false. From books in the public domain (Darwin 1859, Smith
 * 1776, Mill 1859, Thoreau 1854, Proust 1913, Cervantes 1605), the Universal Declaration of Human Rights, and everyday
 * sentences of this project's own.
 */
export const prose: readonly string[] = [
  `The greatest improvement in the productive powers of labour, and the greater part of the skill, dexterity, and judgment,
with which it is anywhere directed, or applied, seem to have been the effects of the division of labour. The effects of the
division of labour, in the general business of society, will be more easily understood, by considering in what manner it
operates in some particular manufactures. It is commonly supposed to be carried furthest in some very trifling ones; not
perhaps that it really is carried further in them than in others of more importance: but in those trifling manufactures
which are destined to supply the small wants of but a small number of people, the whole number of workmen must necessarily
be small; and those employed in every different branch of the work can often be collected into the same workhouse, and placed
at once under the view of the spectator. One man draws out the wire; another straights it; a third cuts it; a fourth points
it; a fifth grinds it at the top for receiving the head; to make the head requires two or three distinct operations; to put
it on is a peculiar business; to whiten the pins is another; it is even a trade by itself to put them into the paper.`,
  `It is not from the benevolence of the butcher, the brewer, or the baker, that we expect our dinner, but from their regard to
their own interest. We address ourselves, not to their humanity, but to their self-love, and never talk to them of our own
necessities, but of their advantages. Nobody but a beggar chooses to depend chiefly upon the benevolence of his
fellow-citizens.`,
  `When we look to the individuals of the same variety or sub-variety of our older cultivated plants and animals, one of the
first points which strikes us, is, that they generally differ much more from each other, than do the individuals of any one
species or variety in a state of nature. When we reflect on the vast diversity of the plants and animals which have been
cultivated, and which have varied during all ages under the most different climates and treatment, I think we are driven to
conclude that this greater variability is simply due to our domestic productions having been raised under conditions of life
not so uniform as, and somewhat different from, those to which the parent-species have been exposed under nature.`,
  `The subject of this Essay is not the so-called Liberty of the Will, so unfortunately opposed to the misnamed doctrine of
Philosophical Necessity; but Civil, or Social Liberty: the nature and limits of the power which can be legitimately exercised
by society over the individual. A question seldom stated, and hardly ever discussed, in general terms, but which profoundly
influences the practical controversies of the age by its latent presence, and is likely soon to make itself recognised as
the vital question of the future. The struggle between Liberty and Authority is the most conspicuous feature in the portions
of history with which we are earliest familiar. If all mankind minus one, were of one opinion, and only one person were of
the contrary opinion, mankind would be no more justified in silencing that one person, than he, if he had the power, would
be justified in silencing mankind.`,
  `I went to the woods because I wished to live deliberately, to front only the essential facts of life, and see if I could
not learn what it had to teach, and not, when I came to die, discover that I had not lived. I did not wish to live what was
not life, living is so dear; nor did I wish to practise resignation, unless it was quite necessary. The mass of men lead
lives of quiet desperation. What is called resignation is confirmed desperation. Our life is frittered away by detail.
Simplicity, simplicity, simplicity! I say, let your affairs be as two or three, and not a hundred or a thousand.`,
  `Got the new headphones on Saturday and they are great, 10/10 would buy again! The battery lasts about 20 hours. Shipping took
3 days, though the box was a bit dented. Honestly? I expected worse for $49.99. My dog chewed the cable after a week, lol, so
now I need a new one. Does anybody know if the Bluetooth version works with an older laptop? Running Windows 11 here.`,
  `Reminder: the Annual General Meeting of the Gardening Society takes place on Thursday, 14 May at 7:30 pm in the Village Hall.
Please bring your own chair. Tea and cake will be served. The Treasurer will present the accounts, and the Committee proposes
to raise the fee from 12 to 15 pounds. Will everybody who can help in the kitchen let the Secretary know by Monday?`,
  `Easy Lentil Soup. Serves 4. Heat 2 tablespoons of olive oil in a large pot over medium heat. Add 1 onion, 2 carrots and 3
cloves of garlic. Cook for 10 minutes. Stir in 250 g of red lentils and 1.2 litres of stock. Bring to the boil, then simmer for
25 minutes. Season with salt, pepper and lemon. Tip: Freeze what is left over in small boxes. Grace the top with parsley.`,
  `ok so i finished the whole season in one night and i cant stop thinking about the last episode. why would they do that?? the
music was so good tho. anyway going to bed now, got a maths exam at 9 and my alarm is set for 6:45. wish me luck! update: it
went fine, the third question was hard but i think i passed. going to celebrate with pizza and a movie`,
  `In 2021 the team won 23 of 38 games and scored 72 goals. Chapter 3 explains how revenue grew by 12.5% to 1,204 million in
the fourth quarter. According to the Ministry of Finance, Parliament will vote on the Budget in November. The Government and
the Opposition agree on little else. Section 12 of the Act applies from 1 January 2026.`,
  `Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben
comportarse fraternalmente los unos con los otros. Nadie estará sometido a esclavitud ni a servidumbre. En un lugar de la
Mancha, de cuyo nombre no quiero acordarme, no ha mucho tiempo que vivía un hidalgo de los de lanza en astillero, adarga
antigua, rocín flaco y galgo corredor. El lunes compramos pan, queso y tomates en el mercado. Mañana tengo un examen de
matemáticas a las 9. Qué partido el de anoche, increíble.`,
  `Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander
im Geist der Brüderlichkeit begegnen. Niemand darf in Sklaverei oder Leibeigenschaft gehalten werden. Am Samstag waren wir im
Kino, der Film dauerte fast drei Stunden. Der Zug hatte wie immer Verspätung, 45 Minuten diesmal. Die Kinder spielen im Garten,
der Hund schläft unter dem Tisch, und auf dem Herd kocht die Suppe.`,
  `Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de conscience et doivent
agir les uns envers les autres dans un esprit de fraternité. Longtemps, je me suis couché de bonne heure. Parfois, à peine ma
bougie éteinte, mes yeux se fermaient si vite que je n'avais pas le temps de me dire : « Je m'endors. » Samedi, nous avons vu
un film de trois heures. Le train avait 45 minutes de retard, comme toujours.`,
  `Todos os seres humanos nascem livres e iguais em dignidade e em direitos. Dotados de razão e de consciência, devem agir uns
para com os outros em espírito de fraternidade. Ninguém será mantido em escravatura ou em servidão. No sábado fomos ao cinema e
o filme durou quase três horas. O comboio chegou com 45 minutos de atraso. Amanhã tenho exame de matemática às 9.`,
  `人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。任何人不得使为奴隶或奴役。星期六我们去看了电影，
三个小时太长了。火车又晚点了四十五分钟。明天上午九点考数学。孩子们在花园里玩，狗在桌子下面睡觉。`,
];

/** Counts the words of the prose; a Chinese character counts as half a word. */
export function countWords(texts: readonly string[]): number {
  const text = texts.join('\n');
  const han = text.match(/\p{sc=Han}/gu)?.length ?? 0;
  return han / 2 + (text.match(/[\p{L}\p{N}][^\s\p{sc=Han}]*/gu)?.length ?? 0);
}
