import type { Language } from './language.ts';

/** What is searched for in Portuguese text; words are folded unless they are compared as written. */
export const portuguese: Language = {
  code: 'pt',
  nameOdds: -0.45,
  placeOdds: 0.3,
  letters: 'áâãàçéêíóôõú',
  rule: {},
  functionWords: `
    o a os as um uma uns umas e ou de do da dos das em no na nos nas por pelo pela pelos pelas para pra com
    sem sob sobre entre ate desde que quem qual quando onde como quanto porque mas porem se sim nao nem ja
    tambem muito muita muitos muitas mais menos pouco todo todos toda todas outro outra outros outras este
    esta estes estas esse essa esses essas aquele aquela isto isso aquilo meu minha meus minhas teu tua seu
    sua seus suas nosso nossa eu tu ele ela vos eles elas voce voces me te lhe sao era eram foi foram ser
    estar estao estou estamos estava sou somos es tenho tem temos tinha fazer faz fez vou vai vao vamos ir
    quero quer pode podem posso deve devem ola oi obrigado obrigada bom boa dia tarde noite hoje ontem amanha
    agora antes depois entao sempre nunca aqui ali assim bem mal grande novo nova melhor primeiro primeira
    segundo cada algo nada alguem ninguem durante enquanto chamo chama nasci nasceu moro mora moramos prezado
    prezada caro cara senhor senhora dona rua avenida abraco ano anos casa vida tempo vez mundo musica musicas
    amor coracao chuva verao festa`,
  roleWords: {
    streetStart: 'rua r avenida av praca travessa alameda estrada rodovia largo',
    unit: 'andar bloco sala apto',
    firmEnd: 'universidade',
    title: 'sr sra doutor doutora dona',
    particle: 'da de do das dos e sao santa',
    nameParticle: 'da de do das dos',
    placeCue: 'em para de do da a ate',
    addressCue: 'endereco moro mora morada',
    birthCue: 'nascido nascida nascimento nasci nasceu',
    article: 'un',
    notName: `sol lua mar rio terra paz deus alma vida amor flor flores festa guerra igreja campo campos
      monte fe gloria rosario`,
  },
  nameCue: {
    greeting: `obrigado | bom dia | boa tarde | boa noite | obrigada | valeu | parabéns | oi | olá | querido |
      querida | feliz aniversário | com`,
    addressee: 'deus senhor senhora pessoal gente amigos amigas todos todas galera equipe mae pai',
    sure: 'nome e | sobrenome e | nome è | nome é | sobrenome é | me chamo | se chama',
    likely: `chamado | chamada | esposo | irmão | irmã | filho | filha | namorado | namorada | primo | tio
      | tia | chefe`,
    label: 'nome cliente paciente usuário',
    and: 'e ou',
  },
  placeCue: {
    label: 'cidade local',
  },
  valueLabel: {
    DRIVER_LICENCE: 'habilitacao cnh carta',
    NATIONAL_ID: 'passaporte',
    ADDRESS: 'cep',
  },
  password: 'senha passe',
  is: 'é',
  phoneCue: 'telefone celular',
  street: { small: { before: 'rua r avenida av travessa alameda praca' } },
  digit: 'zero um dois três quatro cinco seis/meia sete oito nove',
  date: {
    month: `janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro`,
  },
  countedThing: 'temporada capitulo parte',
};
