/** Frequent words of seven languages, folded: they tell which language a text is in, and are no names. Our own list. */
export const functionWords: Readonly<Record<string, string>> = {
  es: `
el la los las un una unos unas y e o u de del al a en con por para sin sobre entre hasta desde hacia segun que quien
cual cuando donde como cuanto porque pero sino aunque si no ni ya tambien tampoco muy mas menos mucho muchos mucha
muchas poco pocos todo todos toda todas otro otra otros otras este esta estos estas ese esa esos esas aquel aquella
esto eso aquello mi mis tu tus su sus nuestro nuestra nuestros yo ella nosotros vosotros ellos ellas usted ustedes me
te se nos os lo le les es son era eran fue fueron ser estar estan estoy estamos estaba estaban soy somos eres he ha
han hemos habia hay tengo tiene tienen tenemos tenia hacer hace hizo voy va van vamos ir iba quiero quiere puede
pueden puedo podemos debe deben hola gracias buenos buenas dias tardes noches hoy ayer manana ahora antes despues
luego entonces siempre nunca aqui alli asi bien mal gran grande nuevo nueva mejor peor primer primero primera segundo
cada algo nada alguien nadie durante mientras llamo llama naci nacio vivo vive vivimos estimado estimada querido
querida senor senora senorita don dona calle avenida saludos favor perdon claro vale bueno buena ano anos casa vida
tiempo dia vez mundo cancion musica amor corazon noche lluvia verano invierno fiesta mejores exitos canciones
`,
  fr: `
le la les un une des du de d et ou a au aux en dans par pour sans sous sur entre vers chez avec que qui quoi quel
quelle quels quand comment pourquoi combien parce mais donc or ni car si oui non ne pas plus moins tres trop peu
beaucoup tout tous toute toutes autre autres ce cet cette ces celui celle ceux mon ma mes ton ta tes son sa ses notre
nos votre vos leur leurs je j tu il elle on nous vous ils elles me te se lui moi toi soi y est sont etait etaient etre
ete suis es sommes etes ai as avons avez ont avait avaient avoir fait faire font fais va vais vont aller peut peux
peuvent doit dois veux veut voudrais bonjour bonsoir salut merci aujourdhui hier demain maintenant avant apres puis
ensuite alors toujours jamais ici bien mal grand grande petit petite nouveau nouvelle meilleur premier premiere
deuxieme chaque rien quelque quelquun personne pendant depuis comme aussi meme encore deja appelle habite habitons nee
cher chere monsieur madame mademoiselle rue cordialement voici voila cest jai jhabite lannee ans jour jours nuit vie
amour coeur cour hiver pluie musique chanson chansons soiree fete lorsque puisque afin selon malgre
`,
  de: `
der die das den dem des ein eine einen einem einer eines und oder aber denn sondern wenn weil dass ob als wie wo wer
was wann warum welche welcher welches in im an am auf aus bei beim mit nach seit von vom zu zum zur fur gegen ohne um
durch uber unter vor hinter neben zwischen bis wahrend wegen trotz ich du er sie es wir ihr mich dich ihn uns euch mir
dir ihm ihnen mein meine meinen meinem meiner dein deine sein seine seinen seinem ihre ihren ihrem ihrer unser unsere
euer dieser diese dieses diesen diesem jener jede jeder jedes alle alles viele wenig mehr sehr nicht kein keine keinen
nie nur noch schon auch dann da hier dort heute gestern morgen jetzt immer oft ja nein doch bitte danke hallo guten
liebe lieber geehrte geehrter ist sind war waren bin bist seid gewesen wird werden wurde wurden worden hat haben habe
hast hatte hatten kann konnen konnte muss mussen soll sollen will wollen darf mochte macht machen gehen geht ging
kommen kommt heise heist wohne wohnt wohnen geboren gut guter gute neu neue neuer gros grose alt alte erste ersten
zweite anderer andere anderen man etwas nichts jemand niemand mal so damit daher deshalb trotzdem obwohl sonst wieder
herr frau strase gruse mfg ab bevor nachdem sobald falls beide einige mehrere ganz ganze gerade gibt gab sagte sagt
sei ware tag abend nacht jahr jahre uhr zeit leben leute freund freunde
`,
  pt: `
o a os as um uma uns umas e ou de do da dos das em no na nos nas por pelo pela pelos pelas para pra com sem sob sobre
entre ate desde que quem qual quando onde como quanto porque mas porem se sim nao nem ja tambem muito muita muitos
muitas mais menos pouco todo todos toda todas outro outra outros outras este esta estes estas esse essa esses essas
aquele aquela isto isso aquilo meu minha meus minhas teu tua seu sua seus suas nosso nossa eu tu ele ela vos eles elas
voce voces me te lhe sao era eram foi foram ser estar estao estou estamos estava sou somos es tenho tem temos tinha
fazer faz fez vou vai vao vamos ir quero quer pode podem posso deve devem ola oi obrigado obrigada bom boa dia tarde
noite hoje ontem amanha agora antes depois entao sempre nunca aqui ali assim bem mal grande novo nova melhor primeiro
primeira segundo cada algo nada alguem ninguem durante enquanto chamo chama nasci nasceu moro mora moramos prezado
prezada caro cara senhor senhora dona rua avenida abraco ano anos casa vida tempo vez mundo musica musicas amor
coracao chuva verao festa
`,
  it: `
il lo la i gli le un uno una e ed o di del della dello dei degli delle a al alla allo ai agli alle da dal dalla in nel
nella nei con su sul sulla per tra fra senza che chi cui quale quando dove come quanto perche ma pero se si no non ne
anche molto molti piu meno poco tutto tutti tutta altro altra questo questa questi queste quello quella quelli mio mia
miei tuo tua suo sua nostro nostra vostro loro io tu lui lei noi voi mi ti ci vi sono era erano fu essere stato stata
sei siamo ho hai ha abbiamo hanno aveva fare fa fatto va vado vanno andare puo possono devo deve voglio vuole ciao
grazie buongiorno buonasera oggi ieri domani adesso ora prima dopo poi allora sempre mai qui qua li cosi bene male
grande nuovo nuova migliore primo chiamo abito abita nato nata caro cara gentile signor signora via anno anni casa
vita tempo giorno volta mondo canzone musica amore cuore notte estate festa ed ad viene venne vengono dell nell dall
sull delle nelle dalle sulle sui negli dagli dallo ogni proprio stesso stessa essi esso essa
`,
  nl: `
de het een en of in op aan van voor met bij naar uit over onder door tot om tegen zonder tussen dat die dit deze wie
wat waar wanneer waarom hoe als dan maar want omdat niet geen wel ook nog al er hier daar nu ik jij je u hij zij ze
wij we jullie hun hen mijn jouw zijn haar ons onze is was waren ben bent heb heeft hebben had kan kunnen moet moeten
wil willen wordt worden gaat gaan hallo dank bedankt goed goede vandaag gisteren morgen altijd nooit heel veel meer
heet woon woont geboren heer mevrouw beste den der des eene eener ter ten te zich zal zullen zou zouden werd werden na
toen toch zo zoals iets iemand niemand mij elk elke alle andere ander deed doen doet gedaan komt kwam komen mag mogen
sinds tijdens volgens eens dus nou even reeds tot
`,
};
