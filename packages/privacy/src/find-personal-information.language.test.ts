import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from './find-personal-information.ts';

const found = (text: string) =>
  findPersonalInformation(text).map(({ start, end, type }) => `${type}: ${text.slice(start, end)}`);

/** A text, and everything that must be found in it. */
type Row = readonly [text: string, ...expected: readonly string[]];

const rows: Readonly<Record<string, readonly Row[]>> = {
  English: [
    ['I met Zdravko Mlakar in Ljubljana', 'PERSON: Zdravko Mlakar', 'PLACE: Ljubljana'],
    ['please ask Grace Hill or Mark', 'PERSON: Grace Hill', 'PERSON: Mark'],
    ['my name is tom barker and i am late', 'PERSON: tom barker'],
    [
      'Ship it to 221B Baker Street, Apt. 4, London NW1 6XE today',
      'ADDRESS: 221B Baker Street, Apt. 4, London NW1 6XE',
    ],
    ['write to P.O. Box 1234, Boise, ID 83701', 'ADDRESS: P.O. Box 1234, Boise, ID 83701'],
    ['she moved to Quibberton last year', 'PLACE: Quibberton'],
    ['mail me: jo.x@example.org', 'EMAIL: jo.x@example.org'],
    ['mail me: jo_x@example.org', 'EMAIL: jo_x@example.org'],
    ['jo_x@here', 'HANDLE: jo_x'],
    ['call me on (212) 555-0187 tonight', 'PHONE: (212) 555-0187'],
    ['my SSN is 078-05-1120', 'NATIONAL_ID: 078-05-1120'],
    ['NI number AB 12 34 56 C', 'NATIONAL_ID: AB 12 34 56 C'],
    ['my driving licence is MORGA657054SM9IJ', 'DRIVER_LICENCE: MORGA657054SM9IJ'],
    ['he was born on March 12, 1990', 'DATE_OF_BIRTH: March 12, 1990'],
    ['zip code: 94103', 'ADDRESS: 94103'],
    ['come to 221b baker street', 'ADDRESS: 221b baker street'],
    ['vivo en calle mayor 5 piso 3', 'ADDRESS: calle mayor 5 piso 3'],
    ['la NATO il 12 marzo 1990'],
    ['lol jessica u r so funny!! see u at 42 elm grove', 'PERSON: jessica', 'ADDRESS: 42 elm grove'],
    ['RT @jane_doe: look https://t.co/abc123XYZ', 'HANDLE: @jane_doe', 'URL: https://t.co/abc123XYZ'],
    ['MARIA GONZALEZ LIVES IN BARCELONA', 'PERSON: MARIA GONZALEZ', 'PLACE: BARCELONA'],
    ["She told Siobhan O'Neill's sister", "PERSON: Siobhan O'Neill"],
    ['Tom I. Holzman will speak', 'PERSON: Tom I. Holzman'],
    ['write to PSC 6293, Box 8158\nAPO AP 04336', 'ADDRESS: PSC 6293, Box 8158\nAPO AP 04336'],
  ],
  Spanish: [
    ['Ayer hablé con Javier Ortega sobre el viaje a Sevilla', 'PERSON: Javier Ortega', 'PLACE: Sevilla'],
    ['Mi nombre es Rodrigo Sepúlveda', 'PERSON: Rodrigo Sepúlveda'],
    ['Vivo en la Calle Mayor 15, 28013 Madrid', 'ADDRESS: Calle Mayor 15, 28013 Madrid'],
    ['mi correo es ana@ejemplo.es', 'EMAIL: ana@ejemplo.es'],
    ['llámame al 612 345 678', 'PHONE: 612 345 678'],
    ['Quedamos con Pepe y Nuria en Zaragoza', 'PERSON: Pepe', 'PERSON: Nuria', 'PLACE: Zaragoza'],
    ['Mi hermano Joaquín nació en Guadalajara', 'PERSON: Joaquín', 'PLACE: Guadalajara'],
    ['mi DNI es 12345678Z', 'NATIONAL_ID: 12345678Z'],
    ['con NIE X1234567L', 'NATIONAL_ID: X1234567L'],
    ['nací el 12 de marzo de 1990', 'DATE_OF_BIRTH: 12 de marzo de 1990'],
  ],
  German: [
    ['Gestern traf ich Sabine Krause in Hamburg', 'PERSON: Sabine Krause', 'PLACE: Hamburg'],
    ['Ich heiße Jürgen Möllemann', 'PERSON: Jürgen Möllemann'],
    ['Meine Freundin Sabine kommt aus Dresden', 'PERSON: Sabine', 'PLACE: Dresden'],
    ['Herr Schmidt ist im Urlaub', 'PERSON: Schmidt'],
    ['Ich wohne in der Goethestraße 17, 10625 Berlin', 'ADDRESS: Goethestraße 17, 10625 Berlin'],
    ['schick es an Hauptstr. 88, 50667 Köln', 'ADDRESS: Hauptstr. 88, 50667 Köln'],
    ['schreib an uli@beispiel.de', 'EMAIL: uli@beispiel.de'],
    ['ruf an: 030/12345678', 'PHONE: 030/12345678'],
    ['meine Steuer-ID ist 86095742719', 'NATIONAL_ID: 86095742719'],
    ['geboren am 12.03.1990', 'DATE_OF_BIRTH: 12.03.1990'],
    ['auf DE89 3704 0044 0532 0130 00 bitte', 'BANK_ACCOUNT: DE89 3704 0044 0532 0130 00'],
  ],
  French: [
    [
      'Hier, Camille et Antoine Dubois sont partis à Bordeaux',
      'PERSON: Camille',
      'PERSON: Antoine Dubois',
      'PLACE: Bordeaux',
    ],
    ['Contactez M. Dupont au bureau', 'PERSON: Dupont'],
    ["Je m'appelle Thibault Lefèvre", 'PERSON: Thibault Lefèvre'],
    ["J'habite 12 rue des Lilas, 69003 Lyon", 'ADDRESS: 12 rue des Lilas, 69003 Lyon'],
    ["J'habite 45 bis boulevard Voltaire", 'ADDRESS: 45 bis boulevard Voltaire'],
    ['mon adresse est luc@exemple.fr', 'EMAIL: luc@exemple.fr'],
    ['appelle-moi au 06 12 34 56 78', 'PHONE: 06 12 34 56 78'],
    ['numéro 1 85 05 78 006 084 91', 'NATIONAL_ID: 1 85 05 78 006 084 91'],
    ['né le 12 mars 1990', 'DATE_OF_BIRTH: 12 mars 1990'],
  ],
  Portuguese: [
    ['Ontem falei com a Mariana Teixeira em Coimbra', 'PERSON: Mariana Teixeira', 'PLACE: Coimbra'],
    ['Meu nome é João Pedro Albuquerque', 'PERSON: João Pedro Albuquerque'],
    ['Moro na Rua das Flores, 123, São Paulo', 'ADDRESS: Rua das Flores, 123, São Paulo'],
    ['escreva para rui@exemplo.pt', 'EMAIL: rui@exemplo.pt'],
    ['ligue para +351 912 345 678', 'PHONE: +351 912 345 678'],
    ['meu CPF é 529.982.247-25', 'NATIONAL_ID: 529.982.247-25'],
    ['CNPJ 11.222.333/0001-81', 'NATIONAL_ID: 11.222.333/0001-81'],
    ['o meu NIF: 123456789', 'NATIONAL_ID: 123456789'],
    ['nascido em 12/03/1990', 'DATE_OF_BIRTH: 12/03/1990'],
    ['nato il 12 marzo 1990', 'DATE_OF_BIRTH: 12 marzo 1990'],
    ['født 12. marts 1990', 'DATE_OF_BIRTH: 12. marts 1990'],
    ['lahir 12 Maret 1990', 'DATE_OF_BIRTH: 12 Maret 1990'],
    ['syntynyt 12.3.1990', 'DATE_OF_BIRTH: 12.3.1990'],
    ['родился 12 марта 1990', 'DATE_OF_BIRTH: 12 марта 1990'],
  ],
  Chinese: [
    [
      '我叫王小明，住在北京市朝阳区建国路88号，电话13812345678',
      'PERSON: 王小明',
      'ADDRESS: 北京市朝阳区建国路88号',
      'PHONE: 13812345678',
    ],
    ['联系人：李娜，邮箱 lina@example.cn', 'PERSON: 李娜', 'EMAIL: lina@example.cn'],
    ['张伟先生昨天去了上海', 'PERSON: 张伟', 'PLACE: 上海'],
    ['我去了杭州，李雷说他不来', 'PLACE: 杭州', 'PERSON: 李雷'],
    ['护照号码E12345678', 'NATIONAL_ID: E12345678'],
    ['身份证号11010519491231002X', 'NATIONAL_ID: 11010519491231002X'],
    ['出生日期：1990年3月12日', 'DATE_OF_BIRTH: 1990年3月12日'],
    ['卡号4111111111111111，谢谢', 'CARD: 4111111111111111'],
  ],
};

describe.each(Object.entries(rows))('in %s text', (_language, table) => {
  it.each(table.map(([text, ...expected]) => ({ text, expected })))(
    'everything personal is found: $text',
    ({ text, expected }) => {
      expect(found(text)).toEqual(expected);
    },
  );
});

const prose: Readonly<Record<string, readonly string[]>> = {
  English: [
    'When we reflect on the vast diversity of the plants and animals which have been cultivated, we are driven to conclude that this is due to our domestic productions.',
    'Will you come on Sunday? May I help? Mark my words. Hope springs eternal. Bill the customer.',
    'The Supreme Court will hear the case in March. NASA launched a rocket in 1969.',
    'Section 4 of Chapter 12 covers this. She paid $1,250.00 for the 2 tickets on 12/05/2019.',
    'My iPhone 12 broke, so I use Windows 11 and Python 3.',
    'i love this song so much, listening to it all day long',
  ],
  Spanish: [
    'Todos los seres humanos nacen libres e iguales en dignidad y derechos.',
    'El lunes el Gobierno no hizo nada. La Luna y el Sol. Feliz Navidad.',
  ],
  German: [
    'Alle Menschen sind frei und gleich an Würde und Rechten geboren.',
    'Der Koch steht in der Küche, der Bauer auf dem Feld. Die Rose blüht im Garten.',
  ],
  French: [
    "L'Assemblée générale proclame la présente Déclaration universelle.",
    'La Terre tourne autour du Soleil. Joyeux Noël et bonne année.',
  ],
  Portuguese: [
    'A Assembleia Geral proclama a presente Declaração Universal.',
    'O Governo anunciou novas medidas. A Lua e o Sol.',
  ],
  Chinese: ['人人生而自由，在尊严和权利上一律平等。', '今天天气很好，我们高兴地去公园散步。'],
};

describe.each(Object.entries(prose))('in ordinary %s prose', (_language, texts) => {
  it.each(texts)('nothing is found: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
