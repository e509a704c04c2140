/** Lists given names that are common in many countries and rarely anything else. */

const list = `
aaron abdul abigail adam adrian ahmad ahmed aiden aisha alan albert alejandra alejandro alessandra alessandro alex
alexander alexandra alexis alfred ali alice alicia alison allison alvaro alyssa amanda amelia amir amy ana anastasia
anders andrea andreas andres andrew andy angela angelica anita anna anne anneliese annette annie anthony antoine anton
antonio arjun arthur astrid aurelie ava barbara beatrice beatriz ben benedikt benjamin bernard bernd beth bettina
bianca birgit bjorn bob bogdan brandon brenda brian bruno caitlin camila camille carla carlos carmen carol carolina
caroline catherine cecilia charles charlotte chen chiara chloe chris christian christina christine christopher claire
clara claudia clemens connor cynthia daniel daniela david deborah deepak denise dennis diana diego dieter dimitri
dmitri dominik donald donna dorothy douglas dylan edgar eduardo edward elena eleanor elisabeth elizabeth ella ellen
elsa emily emma enrique eric erik ernst esther ethan eva evelyn fabian fabio fatima federico felipe felix fernanda
fernando filippo fiona florian francesca francesco francisco francois frank franz freya friedrich gabriel gabriela
gary george gerald gerhard giovanni giulia giuseppe gloria greg gregory guillaume gunther gustavo hannah hans harald
harold harry hassan heather heidi heinrich heinz helen helena helga henrik henry hiroshi hugo ian ibrahim ignacio igor
ines ingrid irene irina isaac isabel isabella isabelle ivan jacob jacqueline jaime james jan jane janet jasmine javier
jean jeff jeffrey jennifer jens jeremy jerome jessica jing joachim joan joanna joao joel johan johanna johannes john
jonas jonathan jorge jose josef joseph joshua juan juana judith julia julian julie julien jurgen justin kai karen karim
karin karl karla karolina katarina kate katharina katherine kathleen kathryn katie katja kayla keith kelly kenji
kenneth kevin khalid kim klaus kristen kristin kristina kumar kurt kyle lara lars laura lauren laurent lea leila lena
leo leon leonardo leonie liam lin linda lisa logan lorenzo louis louise luca lucas lucia luciana luis luisa lukas lukasz
luke madison magdalena mahmoud maja manuel marc marcel marco marcos margaret margarita margarethe maria mariana marie
marina mario marion marta martha martin martina mary mateo mathias mathieu matteo matthew matthias maurice max
maximilian megan mehmet mei melanie melissa michael michal michele michelle miguel mikael mike mohamed mohammad mohammed
monica monika muhammad nadia nancy natalia natalie nathan nathalie neil nicholas nicolas nicole niklas nils nina noah
nora norbert nuria olga oliver olivia omar oscar otto pablo pamela paola patricia patrick paul paula pauline pedro
peggy peter petra philip philipp philippe pierre pilar piotr priya rachel rafael rahul raj ralf ramon raphael raquel
raul ravi rebecca regina reinhard renate ricardo richard rita robert roberto rodrigo roger roland ronald rosa ruben
rudolf russell ruth ryan sabine samantha samuel sandra santiago sara sarah scott sean sebastian sergei sergio sharon
shirley siddharth silvia simon simone sofia sonia sophia sophie stefan stefanie stephanie stephen steve steven stuart
susan susanne suzanne svetlana sven sylvia takashi tamara tanja tanya tatiana ted teresa theo theodore theresa thomas
tim timothy tobias todd tomas tony tracy ulrich ulrike ursula valentina valeria vanessa vera veronica victor victoria
viktor vincent virginia vladimir walter wei wendy werner wilhelm william wolfgang xavier yasmin yolanda yuki yusuf yvonne
zachary zoe
`;

export const givenNames: ReadonlySet<string> = new Set(list.split(/\s+/).filter((name) => name !== ''));
