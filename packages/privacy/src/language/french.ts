import type { Language } from './language.ts';

/** What is searched for in French text; words are folded unless they are compared as written. */
export const french: Language = {
  code: 'fr',
  nameOdds: 0,
  placeOdds: 0.3,
  nameArticle: { words: 'le la les du des un une', odds: -1.5 },
  letters: 'àâæçèéêëîïôœùûüÿ',
  rule: { isInitialTitle: true },
  functionWords: `
    le la les un une des du de d et ou a au aux en dans par pour sans sous sur entre vers chez avec que qui
    quoi quel quelle quels quand comment pourquoi combien parce mais donc or ni car si oui non ne pas plus
    moins tres trop peu beaucoup tout tous toute toutes autre autres ce cet cette ces celui celle ceux mon ma
    mes ton ta tes son sa ses notre nos votre vos leur leurs je j tu il elle on nous vous ils elles me te se
    lui moi toi soi y est sont etait etaient etre ete suis es sommes etes ai as avons avez ont avait avaient
    avoir fait faire font fais va vais vont aller peut peux peuvent doit dois veux veut voudrais bonjour
    bonsoir salut merci aujourdhui hier demain maintenant avant apres puis ensuite alors toujours jamais ici
    bien mal grand grande petit petite nouveau nouvelle meilleur premier premiere deuxieme chaque rien quelque
    quelquun personne pendant depuis comme aussi meme encore deja appelle habite habitons nee cher chere
    monsieur madame mademoiselle rue cordialement voici voila cest jai jhabite lannee ans jour jours nuit vie
    amour coeur cour hiver pluie musique chanson chansons soiree fete lorsque puisque afin selon malgre vu`,
  roleWords: {
    streetEnd: 'chaussee',
    streetStart: 'rue r avenue av boulevard bd quai chemin allee impasse route place cours',
    unit: 'appt appartement bureau etage bat batiment',
    firmEnd: 'sa sas sarl universite',
    title: 'm monsieur madame mademoiselle mme mlle',
    particle: 'de du des la le les d saint',
    nameParticle: 'de du des la le d saint',
    placeCue: 'a de',
    addressCue: 'adresse habite cedex',
    birthCue: 'naissance ne nee',
    article: 'le la les des du ce cette mon ma ton sa notre votre un',
    notName: `ciel soleil lune terre mer montagne bois foret fleur pain vin fromage marche maison roi reine
      ange noel jour nuit ete hiver automne printemps europe lac jardin ville village pont dieu`,
  },
  nameCue: {
    greeting: `merci | bonsoir | bonne nuit | félicitations | bravo | salut | bonjour | coucou | cher | chère |
      bon anniversaire | joyeux anniversaire | avec`,
    addressee: 'dieu seigneur monsieur madame messieurs mesdames tous toutes amis equipe gars maman papa',
    sure: 'nom est | prenom est | m appelle | s appelle',
    likely: `prénommé | nommé | mari | femme | soeur | sœur | frère | fils | fille | ami | amie | copain |
      copine | oncle | tante`,
    label: 'nom utilisateur',
    and: 'et ou',
  },
  placeCue: {
    label: 'ville lieu pays',
  },
  valueLabel: {
    DRIVER_LICENCE: 'permis',
    NATIONAL_ID: 'passeport',
  },
  password: 'mdp',
  is: 'est',
  phoneCue: 'téléphone télephone teléphone',
  street: { small: { before: 'rue avenue boulevard bd impasse chemin quai allee' } },
  digit: 'zéro un deux trois quatre cinq six sept huit neuf',
  date: {
    month: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  },
  countedThing: 'saison episode chapitre partie',
};
